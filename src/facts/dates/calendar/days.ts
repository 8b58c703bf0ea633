import { gapAfter, isCounted, isListed, isListGap } from '../gaps.ts';
import type { Lex, LexOf } from '../lex/lexeme.ts';
import { dayStamp, freeAt, isDay, type Page, take, yearAfter, yearFirst } from './page.ts';

/** A day of a month that stands before or behind it. */
interface Day {
  /** Index of its lexeme. */
  readonly lex: number;
  readonly value: number;
  closes: boolean;
}

/** The month of a row of days and its year, and the lexemes from the first to the last. */
interface Row {
  readonly year: number | null;
  readonly month: number;
  readonly from: number;
  readonly to: number;
}

const RANGE = /^\s*(?:-|–|—|to|through|thru|until|till)\s*(?:the\s+)?$/i;
const isRange = (gap: string): boolean => RANGE.test(gap);

/** "12 and 19 May 2027", "21 – 23 April", "the 3rd of April": days before the month at `i`. */
export function readDaysBefore(page: Page, i: number, month: number): boolean {
  if (!isDay(freeAt(page, i - 1)) || !joinsMonth(page, i - 1)) return false;
  if (opensDays(page, i) && yearAfter(page, i + 1) !== null) return false;
  const days = daysAt(page, i - 1);
  for (let k = i - 2; leadsTo(page, k, days[0]!.value); k--) {
    if (isRange(gapAfter(page, k))) days[0]!.closes = true;
    days.unshift(...daysAt(page, k));
  }
  const year = yearAfter(page, i);
  takeRow(page, days, { year, month, from: days[0]!.lex, to: year === null ? i : i + 1 });
  return true;
}

/** "May 12, 2027", "April 21 and 23, 2025", "April 21-23": days behind the month at `i`. */
export function readDaysAfter(page: Page, i: number, month: number): boolean {
  if (!opensDays(page, i)) return false;
  const last = lastDay(page, i + 1);
  const days = daysAt(page, i + 1);
  for (let k = i + 2; k <= last; k++) {
    days.push(...daysAt(page, k).reverse());
    if (isRange(gapAfter(page, k - 1))) days.at(-1)!.closes = true;
  }
  const year = yearAfter(page, last);
  const first = year === null ? yearFirst(page, i) : null;
  takeRow(page, days, {
    year: year ?? first,
    month,
    from: first === null ? i : i - 1,
    to: year === null ? last : last + 1,
  });
  return true;
}

/** Makes a date of each day; the month and the year go with the one beside them. */
function takeRow(page: Page, days: readonly Day[], { year, month, from, to }: Row): void {
  for (const [n, { lex, value, closes }] of days.entries())
    take(page, n === 0 ? from : lex, n === days.length - 1 ? to : lex, dayStamp(year, month, value), closes);
}

/** The day that the lexeme `i` tells, or the two of "5-7". */
function daysAt({ lexes }: Page, i: number): Day[] {
  const lex = lexes[i] as LexOf<'number' | 'days'>;
  if (lex.kind === 'number') return [{ lex: i, value: lex.value, closes: false }];
  return [
    { lex: i, value: lex.from, closes: false },
    { lex: i, value: lex.to, closes: true },
  ];
}

/** "3 April", "3rd of April", "3rd day of April (": the day at `i` belongs to the month behind it. */
const joinsMonth = (page: Page, i: number): boolean => /^[\s.-]{0,3}(?:(?:day\s+)?of\s+)?\(?$/i.test(gapAfter(page, i));

/** "May 12", "May the 12th": days follow the month at `i`. */
const opensDays = (page: Page, i: number): boolean =>
  isDay(freeAt(page, i + 1)) && /^[\s.]{1,3}(?:the\s+)?$/.test(gapAfter(page, i)) && !isFollowedByUnit(page, i + 1);

/** True where the lexeme `i` is a day of the same row as `next`, the day behind it. */
function leadsTo(page: Page, i: number, next: number): boolean {
  const lex = freeAt(page, i);
  if (!isDay(lex) || isSpent(page, i)) return false;
  const gap = gapAfter(page, i);
  if (isListGap(gap)) return isListed(page.plain, lex, next);
  if (!isRange(gap) || isCounted(page.plain, lex)) return false;
  return !/[a-z]/i.test(gap) || (opensRange(page, i, lex) && !isLater(lex, next) && !isNamed(page, i, lex));
}

/**
 * Index of the last day of the row that begins at `i`, behind its month. Without "and", a dash or a year the row is one only
 * where three days or more follow in their order up to the end of what is said.
 */
function lastDay(page: Page, i: number): number {
  let last = i;
  while (yearAfter(page, last) === null && goesOn(page, last)) last++;
  if (last === i) return i;
  const gap = gapAfter(page, last - 1);
  return /and|or|&/i.test(gap) || isRange(gap) || yearAfter(page, last) !== null || isLongRow(page, i, last) ? last : i;
}

/** "May 1, 3, 5, 12.", "(May 4, 11, 18)". */
function isLongRow({ plain, lexes }: Page, i: number, last: number): boolean {
  if (
    last - i < 2 ||
    !/^(?:st|nd|rd|th)?\s*(?:[.;:)(\]\n|–—]|,\s\D|$)/.test(plain.slice(lexes[last]!.end, lexes[last]!.end + 4))
  )
    return false;
  for (let k = i; k < last; k++) {
    const [day, next] = [lexes[k]!, lexes[k + 1]!];
    if (day.kind !== 'number' || next.kind !== 'number' || day.value >= next.value) return false;
  }
  return true;
}

/** True where a row of days goes on behind the one at `i`. */
function goesOn(page: Page, i: number): boolean {
  const gap = gapAfter(page, i);
  return (
    isDay(freeAt(page, i + 1)) &&
    !opensDate(page, i + 1) &&
    (isListGap(gap) || isRange(gap)) &&
    !isFollowedByUnit(page, i + 1)
  );
}

/** "26 until 12 January": no stretch of one month runs backwards, and 26 is the number of a release. */
const isLater = (lex: LexOf<'number' | 'days'>, next: number): boolean =>
  (lex.kind === 'number' ? lex.value : lex.to) > next;

/** "10 and 11 get updates: 10 until 30 June": a number that has stood before without a month is no day. */
function isNamed(page: Page, i: number, lex: LexOf<'number' | 'days'>): boolean {
  for (let k = i - 1; k >= Math.max(0, i - FEW); k--) {
    const before = freeAt(page, k);
    if (before?.kind === 'number' && lex.kind === 'number' && before.value === lex.value) return true;
  }
  return false;
}
/** So many numbers and words of time are looked at before it. */
const FEW = 8;

/** "from 5 until 29 October", "Mon 5 to Fri 9": a word joins two days only after a preposition or a weekday. */
const opensRange = ({ plain, lexes }: Page, i: number, { start }: Lex): boolean =>
  lexes[i - 1]?.kind === 'weekday' ||
  /(?:^|[(:,;|]\s?|\b(?:from|between|on|the|during|runs?|takes place|lasts?|window)\s)$/i.test(
    plain.slice(Math.max(0, start - 14), start),
  );

/** A number before the list that already closes another date: "7 September and 21 October". */
const isSpent = (page: Page, i: number): boolean =>
  page.lexes[i - 1]?.kind === 'month' && /^[\s.]{1,3}$/.test(gapAfter(page, i - 1));

/** "May 11, 18 June": the number at `i` is the day of the month behind it; in "11 and 18 and June 3" it is not. */
const opensDate = (page: Page, i: number): boolean => page.lexes[i + 1]?.kind === 'month' && joinsMonth(page, i);

/** "May 12 users", "June 3 p.m.": the number belongs to what follows it. */
const isFollowedByUnit = ({ plain, lexes }: Page, i: number): boolean =>
  lexes[i + 1]?.kind === 'meridiem' ||
  /^(?::\d|\s(?:gb|mb|kb|tb|users|requests|days|hours|minutes|percent|%|times|versions?)\b)/i.test(
    plain.slice(lexes[i]!.end, lexes[i]!.end + 12),
  );
