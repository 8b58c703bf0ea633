import { durationAt } from '../../facts/grace.ts';
import type { Reading } from '../../facts/read.ts';

/** Lengths of time, in days, that a notice tells or that lie between two of its dates. */
export class KnownTime {
  private readonly days: readonly number[];

  constructor({ doc, facts }: Reading, told: Iterable<number> = lengthsOf(doc)) {
    const ends = [...new Set(facts.dates.map(({ value }) => value.slice(0, DAY)))]
      .filter((value) => FULL.test(value))
      .slice(0, MOST)
      .map((value) => Date.parse(`${value}T00:00:00Z`) / A_DAY);
    const between = ends.flatMap((a, i) => ends.slice(i + 1).map((b) => Math.abs(a - b)));
    this.days = [...told, ...between.filter((days) => days >= LEAST && days <= LARGEST)];
  }

  /** "Half a year" for six months, "another year" for twelve, "three months later" for 92 days. */
  has(days: number): boolean {
    return this.days.some((known) => known === days || (days >= LONG && Math.abs(known - days) <= days * ROUGHLY));
  }
}

/** Units by which a length without a number is told ("for a day", "another year"), in days. */
export const ONE: Readonly<Record<string, number>> = {
  day: 1,
  week: 7,
  fortnight: 14,
  month: 30,
  quarter: 91,
  year: 365,
};

const lengthsOf = ({ tokens }: Reading['doc']): number[] =>
  tokens.map((_, i) => durationAt(tokens, i) ?? nextAt(tokens, i)).filter((days) => days !== undefined);

/** "On the next working day", "a further day": one day later. */
export const nextAt = (tokens: Reading['doc']['tokens'], i: number): number | undefined =>
  /^(?:next|another|further|additional|extra)$/.test(tokens[i]!.lower)
    ? (ONE[tokens[i + 1]?.lower ?? ''] ??
      (/^(?:working|business)$/.test(tokens[i + 1]?.lower ?? '') ? ONE[tokens[i + 2]?.lower ?? ''] : undefined))
    : undefined;

const FULL = /^\d{4}-\d\d-\d\d$/;
const DAY = 'YYYY-MM-DD'.length;
/** Milliseconds in a day. */
const A_DAY = 86_400_000;
/** Dates of a notice that are laid beside each other. */
const MOST = 12;
/** Between so many days two dates bound a time that somebody may tell; two weeks may lie between any two. */
const LEAST = 27;
const LARGEST = 400;
/** Days from which on a length is told in rounder units. */
const LONG = 27;
/** Months have 28 to 31 days: by so much of itself a length may be off. */
const ROUGHLY = 0.034;
