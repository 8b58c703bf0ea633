import { dayNumber, monthsOf, type Stamp, stampText } from '../../facts/dates/stamp.ts';
import type { DateFact } from '../../facts/dates.ts';

/** The key under which two calendar statements are one: "end of Q2 2027" and "end of June 2027" share theirs. */
export function stampKey(stamp: Stamp): string {
  if (stamp.edge !== 'end' && stamp.edge !== 'start') return stampText(stamp);
  const months = monthsOf(stamp);
  if (!months || stamp.unit === 'week') return stampText(stamp);
  return `${stamp.year ?? 'XXXX'}-${stamp.edge}-${stamp.edge === 'end' ? months[1] : months[0]}`;
}

/** "31 December 2028", "the end of 2028", "the end of Q4 2028": the last day, on which all of them end; null for other stretches. */
export function lastDayText(stamp: Stamp): string | null {
  if (stamp.unit === 'day') return stampText(stamp);
  const months = stamp.edge === 'end' && stamp.unit !== 'week' && stamp.unit !== 'season' ? monthsOf(stamp) : null;
  if (!months || stamp.year === null) return null;
  const day = new Date(Date.UTC(stamp.year, months[1], 0)).getUTCDate();
  return stampText({ ...stamp, unit: 'day', part: months[1], day, edge: null });
}

const RANK: Record<Stamp['unit'], number> = {
  time: 9,
  year: 0,
  half: 1,
  season: 2,
  quarter: 2,
  month: 3,
  week: 4,
  day: 5,
  numeric: 5,
};

/** True where `coarse` says of `fine` the same with fewer words: its month, quarter or year, or the day without the year. */
export function covers(coarse: Stamp, fine: Stamp): boolean {
  if (coarse.year !== null && fine.year !== null && coarse.year !== fine.year) return false;
  if (coarse.unit === fine.unit && coarse.edge === fine.edge)
    return coarse.year === null && fine.year !== null && coarse.part === fine.part && coarse.day === fine.day;
  const [wide, narrow] = [monthsOf(coarse), monthsOf(fine)];
  if (!wide || !narrow || narrow[0] < wide[0] || narrow[1] > wide[1]) return false;
  // "The end of 2028" is no rough word for a day in March.
  if (coarse.edge === 'end' && narrow[1] < wide[1]) return false;
  if (coarse.edge === 'start' && narrow[0] > wide[0]) return false;
  if (coarse.unit === 'week' && fine.unit === 'day')
    return coarse.part === fine.part && Math.abs((coarse.day ?? 0) - (fine.day ?? 0)) < 7;
  if (RANK[coarse.unit] < RANK[fine.unit]) return true;
  return (
    RANK[coarse.unit] === RANK[fine.unit] &&
    coarse.unit !== 'day' &&
    coarse.unit !== 'week' &&
    fine.edge !== null &&
    coarse.edge === null
  );
}

/** "3/12/2020" may be either order: a reading that fits one of them is no change. */
export function sameNumeric(a: Stamp, b: Stamp): boolean {
  if (a.unit !== 'numeric' && b.unit !== 'numeric') return false;
  const [numeric, other] = a.unit === 'numeric' ? [a, b] : [b, a];
  if (other.unit === 'numeric') return numeric.written === other.written;
  if (other.unit !== 'day' || (numeric.year !== null && other.year !== null && numeric.year !== other.year))
    return false;
  return (
    (numeric.part === other.part && numeric.day === other.day) ||
    (numeric.part === other.day && numeric.day === other.part)
  );
}

/** Day number of a full date, or null. */
export const dayOf = (stamp: Stamp): number | null =>
  stamp.unit === 'day' && stamp.year !== null && stamp.part !== null && stamp.day !== null
    ? dayNumber(stamp.year, stamp.part, stamp.day)
    : null;

/** True where one of the days of a text is the same last day, in whatever words. */
export function tellsLastDay(dates: readonly DateFact[], stamp: Stamp): boolean {
  const last = lastDayText(stamp);
  return last !== null && dates.some((other) => lastDayText(other.stamp) === last);
}

/** A day of a plan that no longer holds, moved or called off. */
export const isOldDay = ({ superseded, calledOff }: DateFact): boolean => superseded || calledOff;
