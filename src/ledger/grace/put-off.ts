import type { Reading } from '../../facts/read.ts';
import type { Range } from '../../text/span.ts';

/** "A postponement of the second stage to 30 June". */
export const PUT_OFF = /\b(?:postpone\w*|extension|extend\w*|deferr?\w*|delay\w*|waiver|prolong\w*|reprieve)\b/i;

/** Words by which a clause lets somebody use a thing until a date. */
export const LASTS = /\b(?:until|till|through|to|before)\s(?:\S+\s){0,2}$/;

/** So many characters behind a grant its end may be told. */
const NEAR = 60;

/** Words of the output that grant time, and the sentence in which they stand. */
interface Granted {
  readonly range: Range;
  readonly sentence: number;
}

/**
 * "A prolongation until 30 September", where the notice says "we can extend it until 30 September": the same end, put off
 * by the notice itself.
 */
export const isPutOff = ({ facts }: Reading, { range, sentence }: Granted, { doc, facts: told }: Reading): boolean =>
  facts.dates.some(
    (date) =>
      date.sentence === sentence &&
      date.range.start >= range.start &&
      date.range.start - range.end < NEAR &&
      told.dates.some(
        (end) =>
          end.value === date.value &&
          PUT_OFF.test(doc.plain.slice(doc.sentences[end.sentence]!.start, end.range.start)) &&
          LASTS.test(doc.plain.slice(Math.max(0, end.range.start - NEAR), end.range.start)),
      ),
  );
