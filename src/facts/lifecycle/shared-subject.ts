import type { Document } from '../../text/document.ts';
import type { Token } from '../../text/tokens.ts';
import type { DateFact } from '../dates.ts';
import { isKnownVerb } from '../grammar/has-verb.ts';
import type { Mood } from './chain.ts';
import { isCarrier } from './subject.ts';
import { AUXILIARY } from './words.ts';

/**
 * "They load, with a warning, and | will stop", "the gateway answers slowly and | is shut": right behind the conjunction a
 * verb shares the subject of an earlier one, which is what stands before that.
 */
export function beforeFirstVerb(tokens: readonly Token[], first: number, last: number): number {
  if (!/^(?:and|but|then)$/.test(tokens[last - 1]?.lower ?? '')) return last;
  let from = first;
  while (from < last && /^(?:and|but|so)$/.test(tokens[from]!.lower)) from++;
  if (NOMINATIVE.test(tokens[from]?.lower ?? '')) return from + 1;
  let named = false;
  for (let k = from; k < last - 1; k++) {
    const token = tokens[k]!;
    if (/^(?:that|which|who|whose)$/.test(token.lower)) return last;
    // "The bridge is present in 7.x and | will be left out of 8.0"
    if (named && (isThirdPerson(tokens, k) || /^(?:is|are)$/.test(token.lower))) return k;
    named ||= isCarrier(token);
  }
  return last;
}
const NOMINATIVE = /^(?:they|it|he|she|we|you)$/;

/** "Answers the", "prints W118", "still parse": a verb in the present, and no noun in the plural. */
export const isThirdPerson = (tokens: readonly Token[], k: number): boolean =>
  !tokens[k]!.code &&
  /^\p{Ll}{3,}$/u.test(tokens[k]!.text) &&
  (/^(?:still|also)$/.test(tokens[k - 1]?.lower ?? '') ||
    (tokens[k]!.lower.endsWith('s') &&
      isKnownVerb(tokens[k]!) &&
      /^(?:the|an?|no|\p{Ll}*ly|[^a-z].*)$/u.test(tokens[k + 1]?.text ?? '')));

/** An earlier statement of the same sentence, as token indexes. */
interface Earlier {
  readonly chain: number;
  readonly end: number;
  readonly mood: Mood;
}

/** "Is deprecated with effect from May and | will be removed": the subject goes on behind a conjunction. */
export const goesOnBehind = ({ tokens, plain }: Document, { end }: Earlier, chain: number, clause: number): boolean =>
  /^(?:and|or|but|then)$/.test(tokens[chain - 1]?.lower ?? '') &&
  chain > clause &&
  !plain.slice(tokens[end - 1]!.end, tokens[chain]!.start).includes(';');

/** True where commas set apart a participle and its complements between a subject and the auxiliaries at `chain`. */
export function isInserted(
  { tokens, plain }: Document,
  { chain: participle, end, mood }: Earlier,
  chain: number,
): boolean {
  const comma = (k: number): boolean => plain.slice(tokens[k - 1]?.end ?? 0, tokens[k]!.start).includes(',');
  if (mood !== 'bare' || participle === 0 || !comma(participle) || !comma(chain) || chain - end > LONG_INSERTION)
    return false;
  for (let k = end; k < chain; k++)
    if (
      /[;:]/.test(plain.slice(tokens[k - 1]!.end, tokens[k]!.start)) ||
      /^(?:and|but|which|who|so)$/.test(tokens[k]!.lower)
    )
      return false;
  return true;
}
const LONG_INSERTION = 12;

/** "Retired 3 May 2027, returns 410": the day is the participle's, and the present may be that of now. */
export const isAppended = (
  { tokens, plain }: Document,
  { mood, end }: Earlier,
  chain: number,
  dates: readonly DateFact[],
): boolean =>
  mood === 'bare' &&
  dates.length > 0 &&
  dates.every(({ range }) => range.start >= tokens[end - 1]!.end && range.end <= tokens[chain]!.start) &&
  /,\s?$/.test(plain.slice(tokens[chain - 1]!.end, tokens[chain]!.start));

/**
 * "The file is deleted and the server closed", "it is sent a last time on 3 May, and its server closed on 4 June": whether "and"
 * with a few words of a subject joins the verb to a passive in the present.
 */
export function sharesAuxiliary(tokens: readonly Token[], verb: number, floor: number): boolean {
  let and = verb - 1;
  while (and > floor && and > verb - SUBJECT && tokens[and]!.lower !== 'and') and--;
  if (tokens[and]?.lower !== 'and') return false;
  for (let k = and - 1; k > floor && k > and - PREDICATE; k--) {
    if (AUXILIARY.test(tokens[k]!.lower)) return false;
    if (/(?:ed|en|wn|ff|ut|pt)$/.test(tokens[k]!.lower) && /^(?:is|are|gets?)$/.test(tokens[k - 1]!.lower)) return true;
  }
  return false;
}
/** So many tokens at the most lie between the two, and so many between the first one and "and". */
const [SUBJECT, PREDICATE] = [7, 14];
