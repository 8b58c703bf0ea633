import type { DateFact } from '../../facts/dates.ts';
import type { Claim } from './claim.ts';

/** "A postponement of the second stage to 30 June". */
export const putsOff = (text: string): boolean =>
  /\b(?:postpone\w*|extension|extend\w*|deferr?\w*|delay\w*|waiver|prolong\w*|reprieve)\b/i.test(text);

/**
 * Whether a clause, up to a date, lets somebody use a thing until then; behind another preposition the date is no end. "Until
 * the end of the paid year, 30 April": told in other words before.
 */
export const lastsUntil = (text: string): boolean =>
  lastsUntilAnotherName(text) ||
  /\b(?:until|till|through|to|before)\s(?:(?!(?:from|on|as|since|starting|beginning)\s)[^\s;]+\s){0,2}$/i.test(text);

/** "Until the end of the paid year, 30 April": the day stands behind what falls on it. */
export const lastsUntilAnotherName = (text: string): boolean =>
  /\b(?:until|till|through)\s(?:[^\s,;.:()\d]+\s){1,7}[^\s,;.:()\d]+,\s$/i.test(text);

/** So many characters behind a grant its end may be told. */
const NEAR = 60;

/** An end that comes after another one: whoever has it, theirs was put off, whatever the verb ("put back", "moved"). */
const isLater = (end: DateFact, dates: readonly DateFact[]): boolean =>
  end.lifecycle && dates.some((other) => other.lifecycle && !other.superseded && other.value < end.value);

/**
 * "A prolongation until 30 September", where the notice says "we can extend it until 30 September": the same end, put off
 * by the notice itself.
 */
export function isPutOff({ output, notice, fact }: Claim): boolean {
  const { doc, facts } = notice;
  const { range, sentence, sort, days } = fact;
  if (days !== undefined) return false;
  const isEnd = (end: DateFact): boolean =>
    ((sort === 'request' && isLater(end, facts.dates)) ||
      putsOff(doc.plain.slice(doc.sentences[end.sentence]!.start, end.range.start))) &&
    lastsUntil(doc.plain.slice(Math.max(0, end.range.start - NEAR), end.range.start));
  return output.facts.dates.some(
    (date) =>
      date.sentence === sentence &&
      date.range.start >= range.start &&
      date.range.start - range.end < NEAR &&
      facts.dates.some((end) => end.value === date.value && isEnd(end)),
  );
}
