import { gapAfter } from '../gaps.ts';
import type { Lex, LexOf } from '../lex/lexeme.ts';
import { type Dial, gapSinceLast, isBetween } from './dial.ts';

/** Minutes since midnight where the lexeme `i` is a time of day, "am" and "pm" not yet counted in. */
export function minutesAt(dial: Dial, i: number): number | null {
  const lex = dial.lexes[i]!;
  switch (lex.kind) {
    case 'clock':
      return lex.minutes;
    case 'number':
      return isHour(dial, i, lex) ? lex.value * 60 : null;
    case 'word':
      return minutesOfWord(dial, i, lex.value);
    default:
      return null;
  }
}

/** "9 am", "9 UTC", and the 9 of "from 9 to 11:00". */
function isHour(dial: Dial, i: number, { value, ordinal }: LexOf<'number'>): boolean {
  if (ordinal || value > 24 || dial.taken(i)) return false;
  const next = dial.lexes[i + 1];
  if (next?.kind === 'meridiem') return true;
  return isZoned(dial, i) || opensWindow(dial, i);
}

/** "9 UTC", "9 (UTC)". */
function isZoned(dial: Dial, i: number): boolean {
  const next = dial.lexes[i + 1];
  return next?.kind === 'zone' && next.sure && /^\s?\(?$/.test(gapAfter(dial, i));
}

/** "From 9 to 11:00": a bare number before a word is an hour only where a window is led in or a list of times goes on; "TIDE 2 until 24:00" is a name. */
const OPENS_WINDOW = /(?:\b(?:from|between|at|around|about)|[,;:(]|\d(?:,|\sand))\s?$/i;

function opensWindow(dial: Dial, i: number): boolean {
  const gap = gapAfter(dial, i);
  if (!isBetween(gap) || dial.taken(i + 1) || !closesWindow(dial, i + 1)) return false;
  const { start } = dial.lexes[i]!;
  return /[-–—~]/.test(gap) || OPENS_WINDOW.test(dial.plain.slice(Math.max(0, start - 14), start));
}

/** "11:00", "11 am", "11 UTC": the end of a window that a bare number opens. */
function closesWindow(dial: Dial, i: number): boolean {
  const { kind } = dial.lexes[i]!;
  if (kind === 'clock') return true;
  if (kind !== 'number') return false;
  return isZoned(dial, i) || (dial.lexes[i + 1]?.kind === 'meridiem' && /^\s?\(?$/.test(gapAfter(dial, i)));
}

function minutesOfWord(dial: Dial, i: number, word: string): number | null {
  switch (word) {
    case 'noon':
    case 'midday':
      return 720;
    case 'midnight':
      return 0;
    case 'eod':
    case 'cob':
      return 1440;
    default:
      return /^\d{4}$/.test(word) && isTime(dial, i) ? Number(word.slice(0, 2)) * 60 + Number(word.slice(2)) : null;
  }
}

/** "18.00" and "1800" are times before a zone, at either end of a window, and after "at"; "0700" beside a preposition or a day. */
function isTime(dial: Dial, i: number): boolean {
  const { plain, lexes, times, taken } = dial;
  const { start, end } = lexes[i]!;
  const next = lexes[i + 1];
  const gap = gapAfter(dial, i);
  if ((next?.kind === 'zone' || next?.kind === 'meridiem') && /^[\s(]{0,2}$/.test(gap)) return true;
  if (times.at(-1)?.until === null && isBetween(gapSinceLast(plain, times, start))) return true;
  if (next && isBetween(gap)) {
    if (next.kind === 'clock') return true;
    if (next.kind === 'word' && /^\d{4}$/.test(next.value))
      return plain.slice(start, next.end).includes('.') || isTime(dial, i + 1);
  }
  const word = plain.slice(start, end);
  if (!/^\d\d\.\d\d$|^0\d{3}$/.test(word)) return false;
  const lead = word.includes('.') ? /\b(?:at|from)\s$/i : /\b(?:at|from|until|till|by|before|after)\s$/i;
  if (lead.test(plain.slice(Math.max(0, start - 8), start))) return true;
  // "14 March, 18.00".
  return isDated(lexes[i - 1]) && taken(i - 1) && /^,?\s$/.test(gapAfter(dial, i - 1));
}

const isDated = (lex: Lex | undefined): boolean =>
  lex?.kind === 'year' || lex?.kind === 'date' || lex?.kind === 'month' || lex?.kind === 'number';
