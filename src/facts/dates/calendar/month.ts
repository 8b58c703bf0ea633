import { edgeBefore, standsAlone } from '../edges.ts';
import { gapAfter, isListGap } from '../gaps.ts';
import type { LexOf } from '../lex/lexeme.ts';
import { readDaysAfter, readDaysBefore } from './days.ts';
import { dayStamp, freeAt, isDay, type Page, partStamp, take, yearBeside } from './page.ts';

/** A month by its name, with its days before or behind it, or alone. */
export function readMonth(page: Page, i: number, month: LexOf<'month'>): void {
  if (readDaysBefore(page, i, month.value) || readDaysAfter(page, i, month.value)) return;
  const { plain, lexes } = page;
  const { year, from, to } = yearBeside(page, i);
  const edge = edgeBefore(plain, lexes, i);
  if (year === null && edge === null && !standsAlone(plain, month)) return;
  if (to > i) {
    // "… that may 2027 users": in small letters a verb.
    if (month.weak && plain[month.start]! >= 'a') return;
    if (readBracket(page, to, year!, month.value)) return;
  }
  take(page, from, to, partStamp('month', year, month.value, edge));
}

/** "every Tuesday in March 2027 (2, 9 and 16)": the days stand in brackets behind the year at `i`. */
function readBracket(page: Page, i: number, year: number, month: number): boolean {
  const { plain, lexes } = page;
  let last = i;
  const days: number[] = [];
  for (let day = freeAt(page, i + 1); day?.kind === 'number' && isDay(day); day = freeAt(page, last + 1)) {
    if (last === i ? gapAfter(page, last) !== ' (' : !isListGap(gapAfter(page, last))) break;
    days.push(day.value);
    last++;
  }
  if (last === i || !/^(?:st|nd|rd|th)?\)/.test(plain.slice(lexes[last]!.end, lexes[last]!.end + 3))) return false;
  for (const [n, day] of days.entries()) take(page, i + 1 + n, i + 1 + n, dayStamp(year, month, day));
  return true;
}

/** "Mar-2027", with its day in front or alone: "9-Mar-2027". */
export function readMonthYear(page: Page, i: number, { month, year }: LexOf<'month-year'>): void {
  const before = freeAt(page, i - 1);
  if (before?.kind === 'number' && isDay(before) && /^[-\s/.]$/.test(gapAfter(page, i - 1)))
    take(page, i - 1, i, dayStamp(year, month, before.value));
  else take(page, i, i, partStamp('month', year, month, edgeBefore(page.plain, page.lexes, i)));
}
