import type { Document, Sentence } from '../../text/document.ts';

/** Something befalls a subject, or is asked of it. */
export const isDuty = (word: string): boolean => /^(?:must|has|have|needs?|should|is|are|will|loses?)$/.test(word);

/** Those that ask for more than to be told of: "any database still there is paused" befalls a part. */
export const isOrder = (word: string): boolean => /^(?:must|has|have|needs?)$/.test(word);

/** "Has to move", or behind an insertion: ", no matter how it connects, has to move". */
export function owesBehind({ tokens, plain }: Document, { last }: Sentence, at: number, must = isDuty): boolean {
  const comma = (k: number): boolean => plain.slice(tokens[k - 1]!.end, tokens[k]!.start).includes(',');
  let k = at;
  if (k < last && comma(k)) {
    k++;
    while (k < Math.min(last, at + INSERTED) && !comma(k)) k++;
  }
  if (/^(?:now|then|also|still|therefore)$/.test(tokens[k]?.lower ?? '')) k++;
  return k < last && must(tokens[k]!.lower);
}
/** So many tokens are inserted at the most. */
const INSERTED = 10;
