import type { DateFact } from '../../facts/dates.ts';
import type { GraceFact } from '../../facts/grace.ts';
import type { Reading } from '../../facts/read.ts';

/** "A postponement of the second stage to 30 June". */
export const PUT_OFF = /\b(?:postpone\w*|extension|extend\w*|deferr?\w*|delay\w*|waiver|prolong\w*|reprieve)\b/i;

/** Words by which a clause lets somebody use a thing until a date; behind another preposition the date is no end. */
export const LASTS =
  /\b(?:until|till|through|to|before)\s(?:(?!(?:from|on|as|since|starting|beginning)\s)[^\s;]+\s){0,2}$/i;

/** So many characters behind a grant its end may be told. */
const NEAR = 60;

/** An end that comes after another one: whoever has it, theirs was put off, whatever the verb ("put back", "moved"). */
const isLater = (end: DateFact, dates: readonly DateFact[]): boolean =>
  end.lifecycle && dates.some((other) => other.lifecycle && !other.superseded && other.value < end.value);

/**
 * "A prolongation until 30 September", where the notice says "we can extend it until 30 September": the same end, put off
 * by the notice itself.
 */
export const isPutOff = (
  output: Reading,
  { range, sentence, sort }: GraceFact,
  { doc, facts: told }: Reading,
): boolean =>
  output.facts.dates.some(
    (date) =>
      date.sentence === sentence &&
      date.range.start >= range.start &&
      date.range.start - range.end < NEAR &&
      told.dates.some(
        (end) =>
          end.value === date.value &&
          ((sort === 'request' && isLater(end, told.dates)) ||
            PUT_OFF.test(doc.plain.slice(doc.sentences[end.sentence]!.start, end.range.start))) &&
          LASTS.test(doc.plain.slice(Math.max(0, end.range.start - NEAR), end.range.start)),
      ),
  );
