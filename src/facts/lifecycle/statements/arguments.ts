import { behindColon, isCounted, listedBehind } from '../colon.ts';
import { withCompanions } from '../companions.ts';
import { isGroup } from '../mention.ts';
import { objectOf } from '../object.ts';
import { LOSE } from '../predicate/ends.ts';
import { startsObject } from '../subject.ts';
import { subjectBefore } from '../subject-before.ts';
import { opensAdverbial } from '../when.ts';
import type { Verb } from './verb.ts';

/** What a verb has before it and behind it. Words are given by their tokens. */
export interface Arguments {
  /** The subject that stands before it, or that it shares with an earlier one. */
  readonly before: readonly number[];
  /** Undefined where none begins right behind it. */
  readonly object: readonly number[] | undefined;
}

/** What a verb tells of. */
export interface Topic extends Arguments {
  /** It tells of its subject and of its object alike: "we no longer support `x`", "the gateway stops serving `x`". */
  readonly both: boolean;
  /** What is no longer done: "stop working", "no longer reach the relay". */
  readonly complement: readonly number[];
  /** Its own arguments, of which it tells by its kind. */
  readonly told: readonly number[];
  /** "One thing ends: `x`": what the colon names instead. */
  readonly listed: readonly number[];
  readonly subject: readonly number[];
}

export const subjectIn = ({ doc, s, predicate, begin, first, shared, goesOn }: Verb): readonly number[] =>
  subjectBefore(doc, s, predicate.family, begin, first, shared, goesOn);

export function objectIn(verb: Verb): readonly number[] | undefined {
  const { doc, c, at, predicate, chain, first, end, stop } = verb;
  const { tokens, clauses } = doc;
  const { form } = predicate;
  const active = !chain.passive && (chain.mood !== 'present' || form !== 'ed');
  if (!predicate.transitive || !active || !startsObject(tokens, end, stop) || isSetOff(verb)) return undefined;
  const object = objectOf(tokens, end, stop, clauses, c);
  // "Users of the already retired `a` and of `b`": an attribute tells of its own noun alone.
  const attribute = form === 'ed' && first < at && ARTICLE.test(tokens[first - 1]?.lower ?? '');
  return attribute ? object.filter((k, n) => k === object[0]! + n) : object;
}

const ARTICLE = /^(?:the|an?|our|your|its|their|this|that|these|those|any|all)$/;

/** "Deprecated: `x`" names it; "deprecated, keeps working" does not. */
const isSetOff = (verb: Verb): boolean =>
  verb.predicate.family === 'deprecation' ? gapBehind(verb).includes(',') : /[(:;,]/.test(gapBehind(verb));

const gapBehind = ({ doc: { tokens, plain }, end }: Verb): string =>
  plain.slice(tokens[end - 1]!.end, tokens[end]?.start);

export function topicOf(verb: Verb, { before, object }: Arguments): Topic {
  const { doc, s, at, predicate, chain, end } = verb;
  const { tokens } = doc;
  const both = (predicate.family === 'work' && !chain.passive) || /^(?:stop|ceas)/.test(tokens[at]!.lemma);
  const complement = both && object === undefined ? complementOf(verb) : [];
  const instead =
    object !== undefined && object.length > 0 && (!isAbility(verb) || isGroup(doc, before)) ? object : before;
  const told = both ? before.concat(object ?? complement) : instead;
  const listed = object === undefined && isCounted(tokens, told) ? listedBehind(doc, s, end) : [];
  const own = told.length > 0 || !chain.empty ? told : behindColon(doc, s, at);
  const subject = withCompanions(doc, s, end, listed.length > 0 ? listed : own);
  return { before, object, both, complement, told, listed, subject };
}

/** "The uploader loses the ability to upload": what ends is its own. */
const isAbility = ({ doc: { tokens }, at, end }: Verb): boolean =>
  tokens[at]!.lemma === LOSE &&
  /^(?:ability|capability)$/.test(
    tokens[/^(?:the|its|all)$/.test(tokens[end]?.lower ?? '') ? end + 1 : end]?.lower ?? '',
  );

/** "Stop working", "no longer reach the relay"; but "ceases on the same date" has none. */
function complementOf(verb: Verb): readonly number[] {
  const { doc, c, end, stop } = verb;
  if (opensAdverbial(doc.tokens, end) || /[,;:]/.test(gapBehind(verb))) return [];
  return objectOf(doc.tokens, end, stop, doc.clauses, c);
}
