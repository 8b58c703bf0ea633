import type { Document } from '../../text/document.ts';
import { valueOfDigits } from './figure.ts';
import { type NumberWords, SCALE } from './number-words.ts';

/** "5 000", "10 thousand", "2.5 million": a number whose digits go on behind a space. Undefined where they do not. */
export function groupedAt({ tokens, plain }: Document, at: number): NumberWords | undefined {
  if (!/^\d[\d.,]*$/.test(tokens[at]!.text)) return undefined;
  const isNext = (k: number): boolean =>
    tokens[k] !== undefined && /^\s$/.test(plain.slice(tokens[k - 1]!.end, tokens[k]!.start));
  if (isNext(at + 1)) {
    const scale = SCALE[tokens[at + 1]!.lower];
    if (scale !== undefined) return { last: at + 1, value: valueOfDigits(tokens[at]!.text) * scale };
  }
  let digits = tokens[at]!.text;
  if (!/^[1-9]\d{0,2}$/.test(digits)) return undefined;
  let last = at;
  while (last < at + 3 && isNext(last + 1) && /^\d{3}$/.test(tokens[last + 1]!.text)) digits += tokens[++last]!.text;
  return last > at ? { last, value: Number(digits) } : undefined;
}
