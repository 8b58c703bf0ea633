import type { Document } from '../../text/document.ts';
import { numberWord } from '../../text/number-word.ts';
import type { Token } from '../../text/tokens.ts';
import { isTimeUnit, keyOf } from './units.ts';

/** So many words behind a number it may be told what it is counted over. */
const REACH = 6;
const OVER = /^(?:a|an|per|each|every|any)$/;

/**
 * "400 a day", "60 requests per minute", "10 per key and second", "25 jobs hourly", "50 rps": the span of time over which the
 * number at `at` is counted, in one spelling for all words for it (see `keyOf`), or "".
 */
export function rateAt({ tokens, plain }: Document, at: number): string {
  const { end } = tokens[at]!;
  for (let k = at + 1; k <= at + REACH && k < tokens.length; k++) {
    const { lower, start } = tokens[k]!;
    if (/[.;:(,]\s|[;(]/.test(plain.slice(end, start))) return '';
    const within = spanWithin(lower);
    if (within !== '') return within;
    // "Per key and second": the span stands behind what else it is counted over.
    const isOver = OVER.test(lower) || (lower === 'and' && tokens[k - 2]?.lower === 'per');
    const span = plain[start - 1] === '/' ? rateOf(lower) : isOver ? spanFrom(tokens, k + 1) : '';
    if (span !== '') return span;
  }
  return '';
}

/** "Second", "24 hours". */
function spanFrom(tokens: readonly Token[], k: number): string {
  const first = tokens[k]?.lower ?? '';
  const count = /^\d{1,4}$/.test(first) ? Number(first) : numberWord(first);
  const unit = (tokens[count === undefined ? k : k + 1]?.lower ?? '').replace(/(?<=..)s$/, '');
  return isTimeUnit(unit) ? keyOf(count ?? 1, unit) : '';
}

/** What a word tells by itself: "hourly", "rps". */
function spanWithin(word: string): string {
  const [, letter] = /^[rqt]p([smhd])$/.exec(word) ?? [];
  if (letter !== undefined) return rateOf(letter === 'm' ? 'min' : letter);
  return word.endsWith('ly') ? rateOf(word.slice(0, -2).replace(/i$/, 'y')) : '';
}

/** "$5/month": the same behind a stroke. */
export function rateOf(over: string): string {
  const unit = over.toLowerCase();
  return isTimeUnit(unit) ? keyOf(1, unit) : '';
}
