import { edgeBefore } from '../edges.ts';
import type { LexOf } from '../lex/lexeme.ts';
import { dayStamp, numericStamp, type Page, partStamp, take } from './page.ts';

/** A date in one word: "2027-03-14", "3/12/2027", "2027-10". */
export function readDate(page: Page, i: number, { year, month, day, written }: LexOf<'date'>): void {
  // "2027-10" alone is as often an API version: the governing words decide later.
  if (day === null) take(page, i, i, partStamp('month', year, month, edgeBefore(page.plain, page.lexes, i)));
  else take(page, i, i, written === null ? dayStamp(year, month, day) : numericStamp(year, month, day, written));
}
