import type { Lex, Meridiem } from '../lex/lexeme.ts';

/** A time of day or a window between two, in one sentence. Minutes since midnight of the day it is said of. */
export interface RawTime {
  readonly start: number;
  end: number;
  readonly minutes: number;
  /** The end of a window. */
  until: number | null;
  /** "for 12 hours": the window's length, in minutes. */
  length: number | null;
  zone: { text: string; resolved: string } | null;
}

/** A zone that stands beside no time of its own: "all times UTC". */
export interface LooseZone {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly resolved: string;
}

/** A time as it is read: with the half of the day that its first hour is said with. */
export interface ReadTime extends RawTime {
  readonly meridiem: Meridiem | null;
}

/** The lexemes of one sentence while its times are read, and what is read so far. */
export interface Dial {
  readonly plain: string;
  readonly lexes: readonly Lex[];
  /** True for lexemes that dates have used. */
  readonly taken: (index: number) => boolean;
  readonly times: ReadTime[];
  readonly zones: LooseZone[];
}

/** What stands between the last time and `start`; a line break where there is no time yet. */
export const gapSinceLast = (plain: string, times: readonly RawTime[], start: number): string => {
  const last = times.at(-1);
  return last ? plain.slice(last.end, start) : '\n';
};

const BETWEEN = /^\s*(?:-|–|—|~|to|until|till|through|and)\s*$/i;
/** What parts the two ends of a window. */
export const isBetween = (gap: string): boolean => BETWEEN.test(gap);
