import { beforeColon } from '../colon.ts';
import type { Signs, Told } from '../fate.ts';
import { isPartial } from '../partial.ts';
import { indirectRelative } from '../relative.ts';
import { isAppended } from '../shared-subject.ts';
import { isOpenState } from '../state-as-of.ts';
import { PRONOUN } from '../subject.ts';
import { isToldAside } from '../told-aside.ts';
import { commaAfter } from '../when.ts';
import type { Reading } from './reading.ts';
import { isTimely } from './signs.ts';

/* How a statement tells what it tells: as certain, over or to come, of all of a thing, of the thing itself. */

/** May happen, or only under a condition. */
export function isHedged({ verb: { predicate, chain, clause }, mood }: Reading, { conditional }: Signs): boolean {
  if (conditional || mood !== 'modal') return conditional;
  const isUnable = predicate.family === 'work' && chain.able && (chain.noLonger || chain.negated);
  return !isUnable || clause.lead === 'so';
}

/** "As of 1 May builds are no longer possible": the tense leaves open whether that is over. */
export function isSoft(x: Reading, { ahead }: Told, { anchored }: Signs): boolean {
  const { verb, mood, days } = x;
  const { family } = verb.predicate;
  if (!anchored || verb.works || days.led.length > 0 || mood === 'future') return false;
  if (isResultOfPlan(verb)) return false;
  if (mood === 'progressive') return family === 'refusal' && !ahead;
  return isOpenState(verb.doc, verb.s, family) || isAnswerBehind(x) || isAsOfRelease(x);
}

/** "It will be deprecated on 3 May, making it | no longer available": what a plan brings about lies ahead with it. */
const isResultOfPlan = ({ doc: { plain, sentences, tokens }, s, first }: Reading['verb']): boolean => {
  const { start } = tokens[first]!;
  const before = plain.slice(Math.max(sentences[s]!.start, start - LONG), start);
  return BRINGS_ABOUT.test(before) && PLANS.test(before);
};
const BRINGS_ABOUT = /\b(?:making|leaving|rendering)\s(?:\S+\s){1,5}$/i;
const PLANS = /\b(?:will|shall|going to)\b[^.;:]+$/i;

/** "As of release 7.2 rate updates are retired": of a release without a day nobody knows whether it is out. */
function isAsOfRelease({ verb: { doc, s, predicate, chain }, mood, days }: Reading): boolean {
  if (predicate.family !== 'removal' || mood !== 'present' || !chain.passive || days.near.length > 0) return false;
  const { start, end } = doc.sentences[s]!;
  return AS_OF_RELEASE.test(doc.plain.slice(start, Math.min(end, start + LONG)));
}
const AS_OF_RELEASE =
  /\bas of (?:the |our )?(?:\S+ ){0,3}?(?:(?:version|release|firmware|v) ?\d[\d.x]*|v?\d+(?:\.[\dx]+)* (?:version|release|update))\b/i;
/** So much of a sentence is looked at. */
const LONG = 240;

/** "Retired 3 May 2027, returns 410" */
const isAnswerBehind = ({ verb: { doc, predicate, previous, first }, mood, days }: Reading): boolean =>
  predicate.family === 'refusal' &&
  mood === 'present' &&
  previous !== undefined &&
  isAppended(doc, previous, first, days.near);

/** Told as a state of now, but for a date that follows. */
export const isLent = (x: Reading): boolean =>
  x.verb.predicate.family === 'work' &&
  x.verb.chain.noLonger &&
  x.mood !== 'future' &&
  !isTimely(x, commaAfter(x.verb.doc, x.verb.end, x.verb.stop));

/** Only making, adding, signing up ends. */
export function isOfPart({ verb, topic: { subject }, days }: Reading): boolean {
  const { doc, s, c, at, predicate, clause, end, stop } = verb;
  if (predicate.family === 'deprecation') return false;
  const words = subject.length > 0 || days.near.length > 0 ? subject : beforeColon(doc, s, c);
  return isPartial(doc.tokens, words, at, end, Math.min(stop, clause.last));
}

/** About somebody else's thing or about data round the thing, or told on the way: "for which …". */
export const isAside = ({ verb, topic }: Reading): boolean =>
  indirectRelative(verb.doc.tokens, verb.begin, verb.first, verb.doc.plain) !== undefined || isToldAside(verb, topic);

/** The subject is a pronoun or nothing: an earlier one goes on. */
export function isElliptic({ verb: { doc }, topic: { both, before, subject } }: Reading): boolean {
  const word = (k: number): string => doc.tokens[k]!.lower;
  // "It will stop loading": what "it" is stands elsewhere; "we stop evaluating `x`" names it.
  const ofDoer = both && !before.every((k) => /^(?:we|i)\b/.test(word(k)));
  return (ofDoer ? before : subject).every((k) => PRONOUN.has(word(k)) || /^(?:we|you|i)$/.test(word(k)));
}
