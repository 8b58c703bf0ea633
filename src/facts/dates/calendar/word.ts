import { edgeBefore } from '../edges.ts';
import { gapAfter } from '../gaps.ts';
import type { LexOf } from '../lex/lexeme.ts';
import { dayStamp, freeAt, numericStamp, type Page, partStamp, take, yearAfter } from './page.ts';

/** A quarter or a half in words, or a day and a month in digits. */
export function readWord(page: Page, i: number, lex: LexOf<'word'>): void {
  if (lex.value === 'quarter' || lex.value === 'half') readPartInWords(page, i, lex.value);
  else readDayAndMonth(page, i, lex);
}

const ORDINALS: Readonly<Record<string, number>> = {
  first: 1,
  '1st': 1,
  second: 2,
  '2nd': 2,
  third: 3,
  '3rd': 3,
  fourth: 4,
  '4th': 4,
};

/** "the second quarter of 2027", "the last half of the year". */
function readPartInWords(page: Page, i: number, unit: 'quarter' | 'half'): void {
  const { plain, lexes } = page;
  const { start } = lexes[i]!;
  const which = /\b(first|second|third|fourth|last|1st|2nd|3rd|4th)\s$/i.exec(
    plain.slice(Math.max(0, start - 8), start),
  );
  if (which === null) return;
  const year = yearAfter(page, i);
  if (year === null && !/^\s(?:of|in)\s(?:the\s)?$/.test(gapAfter(page, i))) return;
  const value = ORDINALS[which[1]!.toLowerCase()] ?? (unit === 'half' ? 2 : 4);
  const from = freeAt(page, i - 1)?.kind === 'number' ? i - 1 : i;
  const edge = edgeBefore(plain, lexes, from, which[0]);
  take(page, from, year === null ? i : i + 1, partStamp(unit, year, value, edge));
}

/** "on 4/13": day and month behind a preposition; where both could be the month it stays as written. */
function readDayAndMonth(page: Page, i: number, { start, value }: LexOf<'word'>): void {
  if (
    !/^\d+\/\d+$/.test(value) ||
    !/\b(?:on|by|until|before|after|from|through|since)\s+$/i.test(page.plain.slice(Math.max(0, start - 10), start))
  )
    return;
  const [a, b] = value.split('/').map(Number) as [number, number];
  if (b > 12) take(page, i, i, dayStamp(null, a, b));
  else if (a > 12) take(page, i, i, dayStamp(null, b, a));
  else take(page, i, i, numericStamp(null, a, b, value));
}
