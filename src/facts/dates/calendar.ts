import { readDate } from './calendar/date.ts';
import { readMonth, readMonthYear } from './calendar/month.ts';
import { readOrdinals } from './calendar/ordinals.ts';
import type { Page, RawDate } from './calendar/page.ts';
import { readPart, readSeason, readYear } from './calendar/parts.ts';
import { readWord } from './calendar/word.ts';
import { weeks } from './edges.ts';
import type { Lex } from './lex/lexeme.ts';

/** Reads the dates out of the lexemes of one sentence. Linear: every lexeme is looked at a bounded number of times. */
export function readCalendar(plain: string, lexes: readonly Lex[]): RawDate[] {
  const page: Page = { plain, lexes, used: new Uint8Array(lexes.length), dates: [] };
  for (let i = 0; i < lexes.length; i++) if (!page.used[i]) readAt(page, i, lexes[i]!);
  readOrdinals(page);
  return weeks(
    plain,
    lexes,
    page.dates.sort((a, b) => a.start - b.start || a.end - b.end),
  );
}

/** Reads the date whose leading lexeme stands at `i`. */
function readAt(page: Page, i: number, lex: Lex): void {
  switch (lex.kind) {
    case 'date':
      readDate(page, i, lex);
      break;
    case 'month-year':
      readMonthYear(page, i, lex);
      break;
    case 'month':
      readMonth(page, i, lex);
      break;
    case 'quarter':
    case 'half':
      readPart(page, i, lex);
      break;
    case 'season':
      readSeason(page, i, lex);
      break;
    case 'year':
      readYear(page, i, lex);
      break;
    case 'word':
      readWord(page, i, lex);
      break;
  }
}
