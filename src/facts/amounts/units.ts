import { byWord } from '../../text/by-word.ts';

/** Spans of time that are told in hours. */
const HOURS: Record<string, number> = byWord({
  millisecond: 1 / 3_600_000,
  ms: 1 / 3_600_000,
  second: 1 / 3600,
  sec: 1 / 3600,
  s: 1 / 3600,
  minute: 1 / 60,
  min: 1 / 60,
  hour: 1,
  h: 1,
  hr: 1,
  day: 24,
  d: 24,
  week: 168,
  wk: 168,
  fortnight: 336,
});
/** Those that are told in months, whose lengths differ. */
const MONTHS: Record<string, number> = byWord({ month: 1, mth: 1, quarter: 3, year: 12, yr: 12, decade: 120 });
/** Sizes: what they measure, and how many of its smallest. */
const SIZES: Record<string, readonly [string, number]> = byWord({
  ...sizes('b', { byte: 1, kilobyte: 1e3, megabyte: 1e6, gigabyte: 1e9, terabyte: 1e12, petabyte: 1e15 }),
  ...sizes('b', { kb: 1e3, mb: 1e6, gb: 1e9, tb: 1e12, pb: 1e15, kib: 1e3, mib: 1e6, gib: 1e9, tib: 1e12 }),
  ...sizes('g', { gram: 1, gramme: 1, kg: 1e3, kilo: 1e3, kilogram: 1e3, tonne: 1e6 }),
  ...sizes('l', { mm: 1, millimetre: 1, cm: 10, centimetre: 10, metre: 1e3, meter: 1e3, km: 1e6, kilometre: 1e6 }),
});
function sizes(sort: string, units: Record<string, number>): Record<string, readonly [string, number]> {
  return Object.fromEntries(Object.entries(units).map(([unit, size]) => [unit, [sort, size]]));
}

export const isTimeUnit = (unit: string): boolean => HOURS[unit] !== undefined || MONTHS[unit] !== undefined;

/** What a unit measures: time ("t"), or a size; "" for what is counted one by one. */
export const sortOf = (unit: string): string => (isTimeUnit(unit) ? 't' : (SIZES[unit.toLowerCase()]?.[0] ?? ''));

/** What is compared of so many units: "h:72", "m:12", "b:500000000"; of what is merely counted, the number. */
export function keyOf(value: number, unit: string): string {
  if (HOURS[unit] !== undefined) return `h:${Math.round(value * HOURS[unit] * 1e7) / 1e7}`;
  if (MONTHS[unit] !== undefined) return `m:${value * MONTHS[unit]}`;
  const size = SIZES[unit.toLowerCase()];
  return size === undefined ? `${value}` : `${size[0]}:${Math.round(value * size[1] * 1000) / 1000}`;
}
