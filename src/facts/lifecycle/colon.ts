import type { Document } from '../../text/document.ts';
import type { Token } from '../../text/tokens.ts';
import { isCarrier } from './subject.ts';

/* What a statement without a subject of its own takes from the other side of a colon. Words are given by their tokens. */

/** "New sign-ups: closed already": what leads in a statement without a subject, by the tokens of its words. */
export function beforeColon({ tokens, clauses, sentences }: Document, s: number, c: number): readonly number[] {
  const before = clauses[c]!.lead === ':' && c > sentences[s]!.firstClause ? clauses[c - 1]! : undefined;
  if (before === undefined || before.last - before.first > LEAD) return [];
  const words: number[] = [];
  for (let k = before.first; k < before.last; k++) if (isCarrier(tokens[k]!)) words.push(k);
  return words;
}

/**
 * "Ignored now: `a`", "Shut down on 3 May and now `404`: `a`": behind the colon stands what a statement at the head of its
 * sentence tells of.
 */
export function behindColon({ tokens, plain, sentences }: Document, s: number, at: number): readonly number[] {
  const { first, last } = sentences[s]!;
  for (let k = first; k < at; k++) if (isCarrier(tokens[k]!)) return [];
  const gap = (k: number): string => plain.slice(tokens[k - 1]!.end, tokens[k]!.start);
  let colon = at + 1;
  while (colon < last && colon < at + FAR && !/[;:]/.test(gap(colon))) colon++;
  if (colon >= last || !gap(colon).includes(':') || /^(?:it|they|we|you)$/.test(tokens[colon]!.lower)) return [];
  const words: number[] = [];
  for (let k = colon; k < last && words.length < LEAD && (k === colon || !/[;:]/.test(gap(k))); k++)
    if (isCarrier(tokens[k]!)) words.push(k);
  return words;
}
/** "One thing", "two parts", "these", "the following": what a colon behind the verb names. */
export const isCounted = (tokens: readonly Token[], subject: readonly number[]): boolean =>
  subject.length > 0 && subject.length < 4 && subject.every((k) => !tokens[k]!.code && COUNTED.test(tokens[k]!.lower));
const COUNTED =
  /^(?:one|two|three|four|five|six|several|some|these|those|they|following|things?|parts?|features?|changes?|more|items?|products?|services?|endpoints?|names?|other|others)$/;

/** "One thing ends: the “Monday mail”, the mailer of X, on 3 May": the words behind the colon, without what stands in apposition. */
export function listedBehind({ tokens, plain, sentences }: Document, s: number, end: number): readonly number[] {
  const { last } = sentences[s]!;
  const gap = (k: number): string => plain.slice(tokens[k - 1]!.end, tokens[k]!.start);
  let colon = end;
  while (colon < last && colon < end + FAR && !/[;:]/.test(gap(colon))) colon++;
  if (colon >= last || !gap(colon).includes(':')) return [];
  const words: number[] = [];
  for (let k = colon; k < last && words.length < LISTED; k++) {
    if (
      k > colon &&
      (/[;:(]/.test(gap(k)) || (gap(k).includes(',') && /^(?:the|an?|on|from|by|at|our|its)$/.test(tokens[k]!.lower)))
    )
      break;
    if (isCarrier(tokens[k]!)) words.push(k);
  }
  return words;
}
/** So many words of a list are looked at. */
const LISTED = 24;

/** So many words on the colon stands at most. */
const FAR = 16;
/** So many words lead in at most. */
const LEAD = 5;
