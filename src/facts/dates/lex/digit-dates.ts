import { MONTHS } from '../words.ts';
import { offsetOf } from '../zone-words/offset.ts';
import { type At, century, clockLex, dateLex, type Lex, minutesOf, pushDate, zoneLex } from './lexeme.ts';

/** A word that begins with a digit: in small letters, without the full stops behind it. */
export interface Digits {
  readonly text: string;
  readonly at: At;
  readonly found: Lex[];
  readonly plain: string;
}

const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[Tt]?(\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/i;
const YMD = /^(\d{4})\/(\d{1,2})\/(\d{1,2})$/;

/** "2027-03-14", "2027-03-14T09:00:00Z" in its parts: year, month, day, time, zone. */
export const isoParts = (text: string): RegExpExecArray | null => ISO.exec(text);

/** "2027-03-14", "2027/3/14", "2027-03-14T09:00:00+02:00". */
export function readIso({ text, at, found }: Digits): boolean {
  const iso = isoParts(text) ?? YMD.exec(text);
  if (!iso) return false;
  pushDate(at, Number(iso[1]), Number(iso[2]), Number(iso[3]), found);
  if (iso[4]) found.push(clockLex(at, minutesOf(iso[4])));
  if (iso[5]) found.push(zoneLex(at, iso[5].toUpperCase(), /z/i.test(iso[5]) ? 'UTC' : offsetOf(iso[5])));
  return true;
}

/** "2027-03-142027-04-01": table cells that ran together when a page was flattened. */
export function readGlued({ text, at, found }: Digits): boolean {
  if (!/^(?:\d{4}-\d{2}-\d{2}){2}$/.test(text)) return false;
  for (const k of [0, 10]) {
    const here = { ...at, start: at.start + k, end: at.start + k + 10 };
    pushDate(
      here,
      Number(text.slice(k, k + 4)),
      Number(text.slice(k + 5, k + 7)),
      Number(text.slice(k + 8, k + 10)),
      found,
    );
  }
  return true;
}

const ISO_MONTH = /^(\d{4}(?=-)|20\d\d(?=\/))[-/](0[1-9]|1[0-2])$/;

/** "2027-03", "2027/03", "3/2027". */
export function readMonthOfYear({ text, at, found }: Digits): boolean {
  const iso = ISO_MONTH.exec(text);
  if (iso) {
    found.push(dateLex(at, Number(iso[1]), Number(iso[2]), null));
    return true;
  }
  const slashed = /^(0?[1-9]|1[0-2])\/(20\d\d)$/.exec(text);
  if (slashed) found.push(dateLex(at, Number(slashed[2]), Number(slashed[1]), null));
  return slashed !== null;
}

const SLASHED = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})$/;

/** "14/3/2027", "3/14/27", "14.3.2027", "3-14-2027". */
export function readSlashed({ text, at, found }: Digits): boolean {
  const slashed = SLASHED.exec(text);
  if (!slashed || (slashed[2] !== '/' && slashed[4]!.length !== 4)) return false;
  const [a, b, year] = [Number(slashed[1]), Number(slashed[3]), century(slashed[4]!)];
  if (slashed[2] === '.') pushDate(at, year, b, a, found);
  else pushSlashed(at, a, b, year, found);
  return true;
}

/** Where one number is over 12 the order is plain; where both could be the month it stays as written. */
function pushSlashed(at: At, a: number, b: number, year: number, found: Lex[]): void {
  if (a > 12 && a <= 31 && b <= 12 && b > 0) pushDate(at, year, b, a, found);
  else if (b > 12 && b <= 31 && a <= 12 && a > 0) pushDate(at, year, a, b, found);
  else if (a === b && a > 0) pushDate(at, year, a, b, found);
  else if (a > 0 && b > 0 && a <= 12 && b <= 12) found.push(dateLex(at, year, a, b, `${a}/${b}/${year}`));
}

const NAMED_MONTH = /^(\d{1,2})([/.-]?)([a-z]{1,9})\2(\d{4}|\d{2})$/;
const YEAR_FIRST = /^((?:19|20)\d\d)([/.-])([a-z]{3,9}|\d\d)\2(\d\d?)$/;
const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];

/** "9/Jan/2028", "24.Jun.2028", "24Jun2028"; with the number of the month in Roman letters only between marks: "24.VI.2028". */
export function readDayOfMonthName({ text, at, found }: Digits): boolean {
  const named = NAMED_MONTH.exec(text);
  if (!named) return false;
  const [, day, mark, name, year] = named as unknown as [string, string, string, string, string];
  const month = MONTHS.get(name) ?? (/[/.]/.test(mark) && year.length === 4 ? ROMAN.indexOf(name) + 1 : 0);
  if (month === 0) return false;
  pushDate(at, century(year), month, Number(day), found);
  return true;
}

/** "2028-Jun-24", "on 2028.06.24"; elsewhere "2028.06.24" is the number of a release. */
export function readYearFirst({ text, at, found, plain }: Digits): boolean {
  const parts = YEAR_FIRST.exec(text);
  if (!parts) return false;
  const [, year, , name, day] = parts as unknown as [string, string, string, string, string];
  const isNumber = /^\d/.test(name);
  const month = isNumber ? Number(name) : (MONTHS.get(name) ?? 0);
  if (month === 0 || (isNumber && !OF_TIME.test(plain.slice(Math.max(0, at.start - 12), at.start)))) return false;
  pushDate(at, Number(year), month, Number(day), found);
  return true;
}
const OF_TIME = /\b(?:on|by|until|till|date:?|deadline:?|when:|due:)\s$/i;

const SHORT_SLASHED = /^(\d{1,2})\/(\d{1,2})$/;

/** "14/3": the words before it decide whether that is a date. */
export function readDayAndMonth({ text, at, found }: Digits): boolean {
  const brief = SHORT_SLASHED.exec(text);
  if (!brief) return false;
  const [a, b] = [Number(brief[1]), Number(brief[2])];
  if (a >= 1 && b >= 1 && a <= 31 && b <= 31 && (a <= 12 || b <= 12))
    found.push({ ...at, kind: 'word', value: `${a}/${b}` });
  return true;
}

/** "05-11 14:00": month and day of an ISO date whose year stands elsewhere; the time behind it tells it from other numbers. */
export function readMonthAndDay({ text, at, found, plain }: Digits): boolean {
  const short = /^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.exec(text);
  if (!short || !/^[,\s]{1,2}(?:at\s)?\d{1,2}[:h]\d\d/.test(plain.slice(at.end, at.end + 12))) return false;
  pushDate(at, null, Number(short[1]), Number(short[2]), found);
  return true;
}

/** "21-23", "5th-7th". */
export function readDays({ text, at, found }: Digits): boolean {
  const span = /^(\d{1,2})(?:st|nd|rd|th)?-(\d{1,2})(?:st|nd|rd|th)?$/.exec(text);
  if (!span) return false;
  const [from, to] = [Number(span[1]), Number(span[2])];
  if (from >= to || to > 31) return false;
  found.push({ ...at, kind: 'days', from, to });
  return true;
}

/** "1H2027", "3Q27", and "3Q 2027" with its year behind it. */
export function readPartOfYear({ text, at, found, plain }: Digits): boolean {
  const part = /^(?:([12])h|([1-4])q)(\d{4}|\d{2})?$/.exec(text);
  if (part && part[3] === undefined && !/^\s(?:of\s)?20\d\d\b/.test(plain.slice(at.end, at.end + 9))) return false;
  if (part)
    found.push({
      ...at,
      kind: part[1] ? 'half' : 'quarter',
      value: Number(part[1] ?? part[2]),
      year: part[3] === undefined ? null : century(part[3]),
    });
  return part !== null;
}
