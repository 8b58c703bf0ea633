import { isParted } from '../chain.ts';
import type { Signs } from '../fate.ts';
import { leadsIntoTime } from '../leads-into-time.ts';
import { isByRelease } from '../points.ts';
import { opensAnew } from '../reach.ts';
import { asOfToday, hasSince } from '../since.ts';
import { isLength } from '../subject.ts';
import { inThisRelease, isAdded, isBracketed, withThisRelease } from '../when.ts';
import { isConditional } from './dependence.ts';
import type { Reading } from './reading.ts';
import type { Verb } from './verb.ts';

/** What stands round a verb and decides its time. */
export function signsOf(x: Reading): Signs {
  const { doc, predicate, first, begin, end, stop } = x.verb;
  const { near } = x.days;
  const since = isSince(x.verb);
  const dated = near.length > 0 && !isAdded(doc, predicate.family, x.mood, near);
  const sooner = isSooner(x);
  return {
    since,
    here: inThisRelease(doc.tokens, end, stop) || withThisRelease(doc.tokens, begin, first),
    already: (!sooner && isAlready(x.verb)) || isOurAct(x),
    firmly: !sooner && isFirm(x.verb),
    anchored: !since && (dated || isTimely(x, stop) || isDroppedByRelease(x)),
    own: hasOwnDay(x),
    conditional: isConditional(x),
  };
}

/** "As of today it fails", "fails since March": begun already. */
function isSince({ doc, c, at, previous, first, begin, end, stop }: Verb): boolean {
  const follows = previous !== undefined && previous.end > begin - 1 && !opensAnew(doc, begin);
  // "It is deprecated as of now and goes away": the time is told of the first.
  const isOfFirst = follows && doc.tokens.slice(begin, first).some(({ lower }) => lower === 'and');
  if (asOfToday(doc.tokens, isOfFirst ? first : begin, first, end, stop)) return true;
  if (doc.tokens[at]!.lower === 'on') return false;
  return hasSince(doc, end, follows ? at : begin, stop, c);
}

/** "On 3 May we already switch it off" for some: sooner than for others, and no more is told. */
const isSooner = ({ topic, mood, days }: Reading): boolean =>
  mood === 'present' && topic.object !== undefined && days.near.length > 0;

const isAlready = (verb: Verb): boolean => {
  const { doc, chain, first, end } = verb;
  // "Calls fail now and then": from time to time.
  const nowBehind =
    isNow(wordIn(verb, end)) && !(wordIn(verb, end + 1) === 'and' && /^(?:then|again)$/.test(wordIn(verb, end + 2)));
  return chain.already || nowBehind || (!isParted(doc.tokens, first) && isNow(wordIn(verb, first - 1)));
};
const isNow = (word: string): boolean => word === 'now' || word === 'already';

/** "Already" right beside the predicate. */
const isFirm = (verb: Verb): boolean => {
  const { at, first, end } = verb;
  return [at - 1, end, first].some((k) => wordIn(verb, k) === 'already');
};

/** A word of the verb's sentence. */
function wordIn({ doc, s }: Verb, k: number): string {
  const { first, last } = doc.sentences[s]!;
  return k >= first && k < last ? doc.tokens[k]!.lower : '';
}

/** "We blocked the old keys": an act, and not how they behaved. */
const isOurAct = ({ mood, verb: { doc, first } }: Reading): boolean =>
  mood === 'past' && doc.tokens[first - 1]?.lower === 'we';

/** The present tense tells of a time to come: by a word for it, up to the token `stop`, or by what was told before. */
export const isTimely = ({ verb, topic }: Reading, stop: number): boolean =>
  isHypothetical(verb) ||
  leadsIntoTime(verb.doc.tokens, verb.begin, verb.first, verb.end, stop) ||
  followsEnd(verb, topic.before);

/** "Without the cloud, the app is gone": so it will be. */
const isHypothetical = ({ doc, s }: Verb): boolean => doc.tokens[doc.sentences[s]!.first]!.lower === 'without';

/** "The relay closes on 3 May and calls fail": what has no name of its own goes on from an end to come. */
const followsEnd = ({ doc, previous }: Verb, subject: readonly number[]): boolean =>
  previous !== undefined &&
  previous.family !== 'deprecation' &&
  !subject.some((k) => doc.tokens[k]!.code || doc.tokens[k]!.shaped) &&
  (previous.ahead || (previous.anchored && !previous.done));

const isDroppedByRelease = ({ verb: { doc, first, end }, mood, topic }: Reading): boolean =>
  mood === 'present' && topic.object !== undefined && isByRelease(doc.tokens, first, end);

/** A date of its own, outside brackets. */
function hasOwnDay({ verb: { doc, clause, end }, mood, days: { own, led } }: Reading): boolean {
  if (own.some((x) => !isBracketed(doc, x.range.start, clause))) return true;
  if (mood !== 'bare') return false;
  // "1 June: `x` removed": the day that leads in is its own, too.
  if (own.length === 0 && led.length > 0) return true;
  // "Deprecated now and switched off twelve months after that"
  return isLength(doc.tokens, end) && /^(?:after|later|from)$/.test(doc.tokens[end + 2]?.lower ?? '');
}
