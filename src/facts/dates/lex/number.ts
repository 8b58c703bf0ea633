import {
  type Digits,
  readDayAndMonth,
  readDayOfMonthName,
  readDays,
  readGlued,
  readIso,
  readMonthAndDay,
  readMonthOfYear,
  readPartOfYear,
  readSlashed,
  readYearFirst,
} from './digit-dates.ts';
import { readClockTime, readDotted, readFourDigits, readOffsetTime, readTwoTimes } from './digit-times.ts';
import type { At, Lex } from './lexeme.ts';

/** The kinds of words that begin with a digit, in the order in which they are asked for. */
const READERS: readonly ((digits: Digits) => boolean)[] = [
  readSmall,
  readYear,
  readIso,
  readYearFirst,
  readGlued,
  readMonthOfYear,
  readSlashed,
  readDayOfMonthName,
  readDayAndMonth,
  readMonthAndDay,
  readDays,
  readTwoTimes,
  readClockTime,
  readOffsetTime,
  readDotted,
  readFourDigits,
  readPartOfYear,
];

/** Dates, times, years and plain numbers: words that begin with a digit, in small letters. False where it is none of them. */
export function lexNumber(lower: string, at: At, found: Lex[], plain: string): boolean {
  const digits = { text: lower.replace(/[~.]+$/, ''), at, found, plain };
  return READERS.some((read) => read(digits));
}

const SMALL = /^(\d{1,2})(st|nd|rd|th)?$/;

/** "7", "7th", and the year of "'27". */
function readSmall({ text, at, found, plain }: Digits): boolean {
  const digits = text.length < 5 ? SMALL.exec(text) : null;
  if (!digits) return false;
  const value = Number(digits[1]);
  const ordinal = digits[2] !== undefined;
  if (plain[at.start - 1] === "'" && !ordinal && text.length === 2)
    found.push({ ...at, start: at.start - 1, kind: 'year', value: 2000 + value });
  else found.push({ ...at, kind: 'number', value, ordinal });
  return true;
}

const YEAR = /^(?:19|20)\d\d$/;

function readYear({ text, at, found }: Digits): boolean {
  if (text.length !== 4 || !YEAR.test(text)) return false;
  found.push({ ...at, kind: 'year', value: Number(text) });
  return true;
}
