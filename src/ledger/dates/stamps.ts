import { dayNumber, type Stamp, stampText } from '../../facts/dates/stamp.ts';
import type { DateFact } from '../../facts/dates.ts';

/** The key under which two calendar statements are one: "end of Q2 2027" and "end of June 2027" share theirs. */
export function stampKey(stamp: Stamp): string {
  if (stamp.edge !== 'end' && stamp.edge !== 'start') return stampText(stamp);
  const months = monthsOf(stamp);
  if (!months || stamp.unit === 'week') return stampText(stamp);
  return `${stamp.year ?? 'XXXX'}-${stamp.edge}-${stamp.edge === 'end' ? months[1] : months[0]}`;
}

/** First and last month of a unit, or null for what has none (a season depends on the hemisphere). */
function monthsOf(stamp: Stamp): readonly [number, number] | null {
  const part = stamp.part ?? 0;
  switch (stamp.unit) {
    case 'year':
      return [1, 12];
    case 'half':
      return [part * 6 - 5, part * 6];
    case 'quarter':
      return [part * 3 - 2, part * 3];
    case 'month':
    case 'week':
    case 'day':
      return [part, part];
    case 'season':
      return part === 21 ? [3, 6] : part === 22 ? [6, 9] : part === 23 ? [9, 12] : null;
    default:
      return null;
  }
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

/** A day of a plan that no longer holds, moved or called off. */
export const isOldDay = ({ superseded, calledOff }: DateFact): boolean => superseded || calledOff;
