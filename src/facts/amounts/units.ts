import { byWord } from '../../text/by-word.ts';

/** Spans of time that are told in hours. */
const HOURS: Record<string, number> = byWord({
  second: 1 / 3600,
  sec: 1 / 3600,
  s: 1 / 3600,
  minute: 1 / 60,
  min: 1 / 60,
  hour: 1,
  h: 1,
  hr: 1,
  day: 24,
  week: 168,
  fortnight: 336,
});
/** Those that are told in months, whose lengths differ. */
const MONTHS: Record<string, number> = byWord({ month: 1, quarter: 3, year: 12 });

export const isTimeUnit = (unit: string): boolean => HOURS[unit] !== undefined || MONTHS[unit] !== undefined;

/** What is compared of so many units: "h:72", "m:12"; of what is no span of time, the number. */
export function keyOf(value: number, unit: string): string {
  if (HOURS[unit] !== undefined) return `h:${Math.round(value * HOURS[unit] * 1000) / 1000}`;
  return MONTHS[unit] !== undefined ? `m:${value * MONTHS[unit]}` : `${value}`;
}
