import type { Document } from '../../text/document.ts';
import type { DateFact } from '../dates.ts';
import { type Predicate, predicateAt } from './predicate.ts';

/**
 * "Withdraws `x`, its webhook header since 2013,", "closes the fax line, which has been open since 1998": an insertion that
 * tells since when a thing has been what it is, and not since when it is no more. `since` is the token of that word.
 */
export function isOrigin({ tokens, plain }: Document, since: number): boolean {
  for (let k = since; k > 0 && k > since - LONGEST; k--) {
    if (k < since && isEnd(predicateAt(tokens, k, since))) return false;
    if (!/[,(–—]/.test(plain.slice(tokens[k - 1]!.end, tokens[k]!.start))) continue;
    const opens = tokens[k]!.lower;
    if (/^(?:which|who)$/.test(opens)) return /^(?:has|have)$/.test(tokens[k + 1]!.lower);
    return k < since && (DETERMINER.test(opens) || THERE.test(opens));
  }
  return false;
}
/** "Unreachable since 3 May", "closed since March". */
const isEnd = (found: Predicate | undefined): boolean => /^(?:removal|refusal|state)$/.test(found?.family ?? '');
const DETERMINER = /^(?:its|our|their|your|the|an?)$/;
/** Being there: "in service", "on sale", "live". */
const THERE = /^(?:in|on|live|online|open|around|available|out|sold|offered|used|known|running|launched|introduced)$/;
/** So many words such an insertion has at most. */
const LONGEST = 10;

/** Whether a date is that of such an origin. */
export function isOriginDay(doc: Document, { range, sentence }: DateFact): boolean {
  if (doc.plain.slice(range.start - SINCE.length, range.start).toLowerCase() !== SINCE) return false;
  const { first } = doc.sentences[sentence]!;
  let k = doc.sentences[sentence]!.last - 1;
  while (k > first && doc.tokens[k]!.start >= range.start) k--;
  return isOrigin(doc, k);
}
const SINCE = 'since ';
