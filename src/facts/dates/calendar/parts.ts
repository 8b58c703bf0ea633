import { edgeBefore, opensBarePart } from '../edges.ts';
import { gapAfter } from '../gaps.ts';
import type { LexOf } from '../lex/lexeme.ts';
import { type Page, partStamp, take, yearAfter, yearBeside, yearFirst } from './page.ts';

/** "Q2 2027", "2027 H1", "late Q3". */
export function readPart(page: Page, i: number, lex: LexOf<'quarter' | 'half'>): void {
  const { plain, lexes, used } = page;
  const { year, from, to } = lex.year === null ? yearBeside(page, i) : { year: lex.year, from: i, to: i };
  // "Q2 and Q3 2027": what follows a date is one as well.
  const follows = used[i - 1] && !/[:.;]/.test(gapAfter(page, i - 1));
  if (year === null && !follows && !opensBarePart(plain, lex.start)) return;
  take(page, from, to, partStamp(lex.kind, year, lex.value, edgeBefore(plain, lexes, from)));
}

/** "summer 2027": without its year a season is none. */
export function readSeason(page: Page, i: number, { value }: LexOf<'season'>): void {
  const year = yearAfter(page, i);
  if (year !== null) take(page, i, i + 1, partStamp('season', year, value, edgeBefore(page.plain, page.lexes, i)));
}

/** "2027", "end of 2027"; in "2027 Q3" and "2027 March 5" the year is read with what follows. */
export function readYear(page: Page, i: number, { value }: LexOf<'year'>): void {
  const next = page.lexes[i + 1];
  if (next && gapAfter(page, i) === ' ') {
    const isPart = next.kind === 'quarter' || next.kind === 'half';
    if (isPart ? next.year === null : yearFirst(page, i + 1) !== null) return;
  }
  take(page, i, i, partStamp('year', value, null, edgeBefore(page.plain, page.lexes, i)));
}
