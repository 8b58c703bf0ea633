import type { Token } from '../../../text/tokens.ts';
import {
  afterPlan,
  endsPlan,
  isAttribute,
  isCompound,
  isDayDropped,
  isHindered,
  isNone,
  isPlan,
  isPulled,
  isRate,
  isTimeNoun,
  takesBack,
} from '../guards.ts';
import { lastsFor, passes } from '../lasting.ts';
import { isLedIn } from '../led-in.ts';
import { isPlural } from '../subject.ts';
import type { Arguments } from './arguments.ts';
import type { Verb } from './verb.ts';

/* What looks like a verb of an end and tells of none. */

/** "Nothing is being switched off", "no endpoint will be removed", "nobody plans to". */
export const isOfNothing = ({ doc, c, predicate: { family }, chain, begin, first }: Verb): boolean =>
  isShown(doc.tokens, first) ||
  (family !== 'stay' && !(family === 'work' && chain.negated) && isNone(doc, c, begin, first));

/** "The table shows what is retiring": what is told elsewhere. */
const isShown = (tokens: readonly Token[], first: number): boolean =>
  tokens[first - 1]?.lower === 'what' &&
  /^(?:shows?|lists?|tells?|says?|explains?|describes?|see)$/.test(tokens[first - 2]?.lower ?? '');

/** "At contract end", "before the shut-off", "200 anonymous pulls an hour": no verb, as `subject` is none of its. */
export function isNoun(verb: Verb, subject: readonly number[]): boolean {
  const { doc, at, predicate, chain, end, stop } = verb;
  const { tokens } = doc;
  if (isCompound(doc, at)) return true;
  if (predicate.form === 's') return isRate(tokens, at);
  if (predicate.form !== 'base' || !chain.empty) return false;
  // "In the sandbox calls with `G1` fail already"
  if (subject.length > 0 && end < stop && tokens[end]!.lower === 'already') return false;
  if (isTimeNoun(tokens, at)) return true;
  return !(
    isSecondVerb(verb) ||
    isLedIn(doc, verb.s, at, end) ||
    isPlural(tokens, subject, at, subjectFloor(verb, subject))
  );
}

/** "Is shut down and close": behind a verb in the present. */
const isSecondVerb = ({ doc: { tokens }, at, previous }: Verb): boolean =>
  previous?.mood === 'present' && /^(?:and|then)$/.test(tokens[at - 1]?.lower ?? '');

/** "Calls (`PURGE /x`) no longer work": the subject begins before the bracket. */
const subjectFloor = ({ at, opens }: Verb, subject: readonly number[]): number => Math.min(opens, subject[0] ?? at);

/** What happens to a thing, or to the plan for it, and is no end of it. */
export function endsNothing(verb: Verb, { before, object }: Arguments): boolean {
  const { doc, at, predicate, chain, first, clause, end, stop } = verb;
  const { tokens } = doc;
  const { family, form } = predicate;
  // "Will not work together with later ones": a bar between two things.
  if (tokens[at]!.lemma === 'work' && tokens[end]?.lower === 'together') return true;
  // "Holds now lapse after 8 minutes", "is unavailable for ten minutes": how long each lasts, and what passes.
  if (lastsFor(tokens, at, end, stop) || (family === 'state' && passes(tokens, end, stop))) return true;
  // "Its retirement is off", "the shutdown has been dropped": what goes is the plan.
  if (object === undefined) return endsPlan(tokens, before, family, at) || isDayDropped(tokens, clause, first, at);
  // "Failed deliveries are retried"
  if (form === 'ed' && chain.empty && isAttribute(tokens, end, stop)) return true;
  return isPulled(tokens, at, first, before, end, stop) || isHindered(tokens, at, end, stop) || isOfPlan(verb, object);
}

/** "We have withdrawn that plan": what goes is the plan, not the thing. */
const isOfPlan = ({ doc, s, at }: Verb, object: readonly number[]): boolean =>
  object.length > 0 && (isPlan(doc.tokens, object) || (takesBack(doc.tokens, at, object) && afterPlan(doc, s)));
