import type { Document } from '../../text/document.ts';
import { isTimeUnit } from './units.ts';

/** So many words behind a number it may be told what it is counted over. */
const REACH = 4;

/** "400 a day", "60 requests per minute": the span of time over which the number at `at` is counted, or "". */
export function rateAt({ tokens, plain }: Document, at: number): string {
  for (let k = at + 1; k <= at + REACH && k + 1 < tokens.length; k++) {
    if (!/^(?:a|an|per|each|every)$/.test(tokens[k]!.lower)) continue;
    const unit = tokens[k + 1]!.lower.replace(/s$/, '');
    return isTimeUnit(unit) && !/[.;:(]/.test(plain.slice(tokens[at]!.end, tokens[k + 1]!.start)) ? unit : '';
  }
  return '';
}

/** "$5/month": the same behind a stroke. */
export function rateOf(over: string): string {
  const unit = over.toLowerCase();
  return isTimeUnit(unit) ? unit : '';
}
