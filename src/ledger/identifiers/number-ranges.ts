import type { IdentifierFact } from '../../facts/identifiers.ts';
import type { Reading } from '../../facts/read.ts';
import { oncePer } from '../../text/once.ts';

/** "`xcode-15.0.x` through `xcode-15.4.x`": two identifiers that differ in one number, and stand for all between them. */
interface NumberRange {
  /** Their other parts, with a mark where the number stands. */
  readonly form: string;
  readonly from: number;
  readonly to: number;
}

/** Whether a text names all from one number to another of what this identifier is one of. */
export function isInNumberRange(reading: Reading, value: string): boolean {
  const ranges = rangesOf(reading);
  return (
    ranges.length > 0 &&
    numbersIn(value).some(({ form, number }) =>
      ranges.some((range) => range.form === form && number >= range.from && number <= range.to),
    )
  );
}

const rangesOf = oncePer(({ doc, facts: { identifiers } }: Reading): readonly NumberRange[] =>
  identifiers.flatMap((first, n) => {
    const second = identifiers[n + 1];
    if (second === undefined || !isThrough(doc.plain.slice(first.range.end, second.range.start))) return [];
    return between(first, second);
  }),
);

const isThrough = (gap: string): boolean =>
  /^['"`]?\s?(?:through|thru|to|up to|until|[-–—]|\.\.\.?)\s?['"`]?$/i.test(gap);

function between(first: IdentifierFact, second: IdentifierFact): NumberRange[] {
  const ends = new Map(numbersIn(second.value).map(({ form, number }) => [form, number]));
  return numbersIn(first.value).flatMap(({ form, number: from }) => {
    const to = ends.get(form);
    return to !== undefined && to > from ? [{ form, from, to }] : [];
  });
}

/** Each number in an identifier, and the identifier without it. */
const numbersIn = (value: string): { form: string; number: number }[] =>
  [...value.slice(0, LONGEST).matchAll(/\d{1,9}/g)].map(({ 0: digits, index }) => ({
    form: `${value.slice(0, index)}#${value.slice(index + digits.length)}`,
    number: Number(digits),
  }));
/** So many characters of an identifier are looked at. */
const LONGEST = 80;
