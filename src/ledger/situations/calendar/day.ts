import type { DateFact } from '../../../facts/dates.ts';

/** The calendar part of a date, without its time of day. */
export const dayOf = (date: DateFact): string => date.value.split('T')[0]!;

/** The days of several statements, or of several things. */
export const daysOf = (told: readonly { readonly dates: readonly DateFact[] }[]): readonly string[] =>
  told.flatMap(({ dates }) => dates.map(dayOf));

/** A day as a text tells it that leaves its year to the reader. */
export const withoutYear = (day: string): string => day.replace(/^\d{4}(?=-\d\d-\d\d$)/, 'XXXX');

/** Whether it has a year, a month and a day. */
export const isFull = (day: string): boolean => FULL.test(day);
const FULL = /^\d{4}-\d\d-\d\d$/;

/** The last of the full days, or "". */
export function latest(...sets: Iterable<string>[]): string {
  let last = '';
  for (const days of sets) for (const day of days) if (isFull(day) && day > last) last = day;
  return last;
}

/** The first of the full days, or "". */
export function earliest(days: Iterable<string>): string {
  let first = '';
  for (const day of days) if (isFull(day) && (first === '' || day < first)) first = day;
  return first;
}
