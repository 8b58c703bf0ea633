import { gapAfter } from '../gaps.ts';
import type { Lex, LexOf } from '../lex/lexeme.ts';
import type { Edge, Stamp } from '../stamp.ts';

/** A calendar statement in one sentence: its stamp and the lexemes it is made of (first and last, inclusive). */
export interface RawDate {
  stamp: Stamp;
  readonly start: number;
  readonly end: number;
  readonly from: number;
  readonly to: number;
  /** True for the second half of "21 – 23 April": both ends of one stretch. */
  readonly closes: boolean;
}

/** The lexemes of one sentence while its dates are read: which are used, and the dates made of them so far. */
export interface Page {
  readonly plain: string;
  readonly lexes: readonly Lex[];
  /** 1 for each lexeme that a date is made of. */
  readonly used: Uint8Array;
  readonly dates: RawDate[];
}

/** The lexeme `i`, where no date has it yet. */
export const freeAt = ({ lexes, used }: Page, i: number): Lex | undefined =>
  i >= 0 && i < lexes.length && !used[i] ? lexes[i] : undefined;

/** The number of a day, or two that a hyphen joins. */
export const isDay = (lex: Lex | undefined): lex is LexOf<'number' | 'days'> =>
  (lex?.kind === 'number' && lex.value >= 1 && lex.value <= 31) || lex?.kind === 'days';

/** "March 2027", "7 May, 2027", "Q2 of 2027", "October (2027": the year behind the lexeme `i`. */
export function yearAfter(page: Page, i: number): number | null {
  const next = freeAt(page, i + 1);
  if (next?.kind !== 'year' || !/^(?:[\s,.-]{0,3}|\s+of\s+|\s*[,]?\s*(?:in|\()\s*)$/.test(gapAfter(page, i)))
    return null;
  return next.value;
}

/** The year of a month, quarter or half at `i`, and the lexemes of both: "March 2027", "2027 Q3". */
export function yearBeside(page: Page, i: number): { year: number | null; from: number; to: number } {
  const after = yearAfter(page, i);
  if (after !== null) return { year: after, from: i, to: i + 1 };
  const before = freeAt(page, i - 1);
  if (before?.kind === 'year' && /^\s$/.test(gapAfter(page, i - 1))) return { year: before.value, from: i - 1, to: i };
  return { year: null, from: i, to: i };
}

/** "2027 March 5": the year before the month at `i`, where there is no other behind its day. */
export function yearFirst(page: Page, i: number): number | null {
  const year = freeAt(page, i - 1);
  const [month, day] = [page.lexes[i], page.lexes[i + 1]];
  return year?.kind === 'year' &&
    month?.kind === 'month' &&
    day?.kind === 'number' &&
    isDay(day) &&
    gapAfter(page, i - 1) === ' ' &&
    /^\s(?:the\s)?$/.test(gapAfter(page, i)) &&
    yearAfter(page, i + 1) === null
    ? year.value
    : null;
}

export const dayStamp = (year: number | null, month: number, day: number): Stamp => ({
  unit: 'day',
  year,
  part: month,
  day,
  edge: null,
  written: null,
});

/** "3/12/2020": day and month in an order that is not known. */
export const numericStamp = (year: number | null, a: number, b: number, written: string): Stamp => ({
  unit: 'numeric',
  year,
  part: a,
  day: b,
  edge: null,
  written,
});

/** A year or a part of it: `part` counts the units of that kind. */
export const partStamp = (
  unit: 'year' | 'season' | 'half' | 'quarter' | 'month',
  year: number | null,
  part: number | null,
  edge: Edge | null,
): Stamp => ({ unit, year, part, day: null, edge, written: null });

/** Makes a date of the lexemes `from` to `to`, with the weekday beside them and the marks round them. */
export function take(page: Page, from: number, to: number, stamp: Stamp, closes = false): void {
  const { plain, lexes, used, dates } = page;
  for (let k = from; k <= to; k++) used[k] = 1;
  let [start, end] = [lexes[from]!.start, lexes[to]!.end];
  const before = freeAt(page, from - 1);
  if (before?.kind === 'weekday' && /^[,.]?\s+(?:the\s+)?$/.test(gapAfter(page, from - 1))) {
    start = before.start;
    used[from - 1] = 1;
  }
  // "June 9 (Wednesday)": taken in only where no other date follows it.
  const next = freeAt(page, to + 1);
  if (next?.kind === 'weekday' && plain[next.end] === ')' && /^,?\s\($/.test(gapAfter(page, to))) {
    end = next.end + 1;
    used[to + 1] = 1;
  }
  if (plain[start - 1] === '~' && plain[end] === '~') end++;
  // "October (2027)".
  if (lexes[to]!.kind === 'year' && to > from && plain[end] === ')' && gapAfter(page, to - 1).includes('(')) end++;
  dates.push({ stamp, start, end, from, to, closes });
}
