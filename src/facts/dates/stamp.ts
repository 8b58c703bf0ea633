/** The shape of a calendar statement, by the finest unit that it names. */
export type Unit = 'year' | 'season' | 'half' | 'quarter' | 'month' | 'week' | 'day' | 'numeric' | 'time';

/** A stretch inside a unit: "early 2027", "end of Q2". */
export type Edge = 'early' | 'mid' | 'late' | 'end' | 'start';

/** What a text says of one point or unit of the calendar: nothing is filled in. */
export interface Stamp {
  readonly unit: Unit;
  readonly year: number | null;
  /** Month 1 to 12, quarter 1 to 4, half 1 to 2, season 21 (spring) to 24 (winter), by `unit`; months for days and weeks. */
  readonly part: number | null;
  readonly day: number | null;
  readonly edge: Edge | null;
  /** For `numeric`: "3/12/2020", which may be read as day/month or month/day, with zeros taken off. */
  readonly written: string | null;
}

const two = (n: number): string => String(n).padStart(2, '0');

/** "17:00" for 1020 minutes. */
export const clockText = (minutes: number): string => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;

/** "PT12H", "PT90M" for a length in minutes. */
export const lengthText = (minutes: number): string => (minutes % 60 === 0 ? `PT${minutes / 60}H` : `PT${minutes}M`);

/** ISO 8601 / EDTF at the precision stated: `2027-03-14`, `XXXX-03-14`, `2027-Q2`, `2027-H2`, `2028-21` (spring), `2027-03-08/P1W`. */
export function stampText(stamp: Stamp): string {
  const year = stamp.year === null ? 'XXXX' : String(stamp.year);
  const part = stamp.part ?? 0;
  const base =
    stamp.unit === 'time'
      ? ''
      : stamp.unit === 'numeric'
        ? (stamp.written ?? '')
        : stamp.unit === 'year'
          ? year
          : stamp.unit === 'quarter'
            ? `${year}-Q${part}`
            : stamp.unit === 'half'
              ? `${year}-H${part}`
              : stamp.unit === 'season'
                ? `${year}-${part}`
                : stamp.unit === 'month'
                  ? `${year}-${two(part)}`
                  : `${year}-${two(part)}-${two(stamp.day ?? 0)}${stamp.unit === 'week' ? '/P1W' : ''}`;
  return stamp.edge === null ? base : `${base}-${stamp.edge}`;
}

/** First and last month of a unit, or null for what has none (a season depends on the hemisphere). */
export function monthsOf(stamp: Stamp): readonly [number, number] | null {
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

/** Day number, for adding periods to dates. Not a time stamp of any zone. */
export const dayNumber = (year: number, month: number, day: number): number =>
  Math.round(Date.UTC(year, month - 1, day) / 86_400_000);
