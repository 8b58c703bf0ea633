import { WEEKDAYS } from '../../facts/dates/words.ts';
import type { DateFact } from '../../facts/dates.ts';
import { type DateIssue, issue, written } from '../dates.ts';

/**
 * "Tuesday, 30 June 2027": a weekday that the notice does not give has to be the day's own; one that it gives stays, right or
 * wrong.
 */
export function compareWeekday(own: readonly DateFact[], found: readonly DateFact[]): DateIssue | null {
  const given = own.flatMap((fact) => weekdayIn(fact) ?? []);
  const told = found.find((fact) => {
    const weekday = weekdayIn(fact);
    const right = given.length > 0 ? given : (weekdayOf(fact) ?? []);
    return weekday !== null && right.length > 0 && !right.includes(weekday);
  });
  return told ? issue('date-changed', own[0]!, told, written(own[0]!), written(told)) : null;
}

/** The weekday that stands with a date, by its first two letters. */
function weekdayIn({ span }: DateFact): string | null {
  const word = span.text.match(/\p{L}+/gu)?.find((one) => WEEKDAYS.has(one.toLowerCase()));
  return word?.slice(0, LETTERS).toLowerCase() ?? null;
}

/** The weekday of a day by the calendar, or null for what is no day of a year. */
function weekdayOf({ stamp: { unit, year, part, day } }: DateFact): string | null {
  if (unit !== 'day' || year === null || part === null || day === null) return null;
  return NAMES[new Date(Date.UTC(year, part - 1, day)).getUTCDay()]!;
}
const LETTERS = 2;
const NAMES = ['su', 'mo', 'tu', 'we', 'th', 'fr', 'sa'];
