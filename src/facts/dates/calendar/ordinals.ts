import { dayStamp, isDay, type Page, take } from './page.ts';

/** "In September 2028 on the 1st in the North, the 8th in the South": days of the month that stands alone before them. */
export function readOrdinals(page: Page): void {
  const { plain, lexes, used } = page;
  const read = [...page.dates].sort((a, b) => a.from - b.from);
  let month: (typeof read)[number] | undefined;
  let next = 0;
  for (const [i, lex] of lexes.entries()) {
    // Any other date between is a new subject.
    for (; next < read.length && read[next]!.from <= i; next++) {
      const { unit, edge } = read[next]!.stamp;
      month = unit === 'month' && edge === null ? read[next] : undefined;
    }
    if (month === undefined || used[i] || lex.kind !== 'number' || !isDay(lex)) continue;
    if (!/\bthe\s$/i.test(plain.slice(Math.max(0, lex.start - 5), lex.start))) continue;
    // "The 3rd floor" is none.
    if (BEHIND.test(plain.slice(lex.start, lex.start + 16)))
      take(page, i, i, dayStamp(month.stamp.year, month.stamp.part!, lex.value));
  }
}
const BEHIND = /^\d{1,2}(?:st|nd|rd|th)(?:[,.;:)]|\s(?:in|for|at|and|with|while|on|by|to|of)\b|\s*$)/;
