import type { Token } from '../../text/tokens.ts';
import type { Lex } from './lex.ts';
import { MONTHS } from './words.ts';
import { offsetOf } from './zone-words.ts';

const SMALL = /^(\d{1,2})(st|nd|rd|th)?$/;
const YEAR = /^(?:19|20)\d\d$/;
export const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[Tt]?(\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/i;
const ISO_MONTH = /^(\d{4})-(0[1-9]|1[0-2])$/;
const YMD = /^(\d{4})\/(\d{1,2})\/(\d{1,2})$/;
const SLASHED = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})$/;
/** "9/Jan/2028", "24.Jun.2028", "24Jun2028". */
const NAMED_MONTH = /^(\d{1,2})([/.-]?)([a-z]{3,9})\2(\d{4}|\d{2})$/;
const SHORT_SLASHED = /^(\d{1,2})\/(\d{1,2})$/;
const CLOCK = /^(\d{1,2})(?:[:h](\d{2})(?::\d{2})?|h)?(am|pm|a\.m|p\.m)?(utc|gmt|z|h|hrs)?$/;
const CLOCKS = /^([\d:apm.]{1,8})[-~]([\d:apm.]{1,8})(utc|gmt|z|h)?$/;

/** "27" and "2027" are one year. */
export const century = (text: string): number => (text.length === 2 ? 2000 + Number(text) : Number(text));

/** Where a word stands: offsets and token indexes. */
export type At = { start: number; end: number; first: number; last: number };

/** Dates, times, years and plain numbers: words that begin with a digit. False where it is none of them. */
export function lexNumber(
  token: Pick<Token, 'start' | 'lower' | 'text'>,
  at: At,
  found: Lex[],
  plain: string,
): boolean {
  const text = token.lower.replace(/[~.]+$/, '');
  const digits = text.length < 5 ? SMALL.exec(text) : null;
  if (digits) {
    const value = Number(digits[1]);
    const quoted = plain[token.start - 1] === "'";
    if (quoted && !digits[2] && digits[1]!.length === 2)
      found.push({ ...at, start: at.start - 1, kind: 'year', value: 2000 + value });
    else found.push({ ...at, kind: 'number', value, ordinal: digits[2] !== undefined, short: true });
    return true;
  }
  if (text.length === 4 && YEAR.test(text)) {
    found.push({ ...at, kind: 'year', value: Number(text) });
    return true;
  }
  const iso = ISO.exec(text) ?? YMD.exec(text);
  if (iso) {
    pushDate(at, Number(iso[1]), Number(iso[2]), Number(iso[3]), found);
    if (iso[4]) {
      found.push({ ...at, kind: 'clock', minutes: minutesOf(iso[4]), meridiem: null, plain: false });
      if (iso[5])
        found.push({
          ...at,
          kind: 'zone',
          name: iso[5].toUpperCase(),
          resolved: /z/i.test(iso[5]) ? 'UTC' : offsetOf(iso[5]),
          sure: true,
        });
    }
    return true;
  }
  // Table cells that ran together when a page was flattened.
  const glued = /^(\d{4}-\d{2}-\d{2})(\d{4}-\d{2}-\d{2})$/.exec(text);
  if (glued) {
    for (const [k, piece] of [glued[1]!, glued[2]!].entries())
      pushDate(
        { ...at, start: at.start + 10 * k, end: at.start + 10 * (k + 1) },
        Number(piece.slice(0, 4)),
        Number(piece.slice(5, 7)),
        Number(piece.slice(8, 10)),
        found,
      );
    return true;
  }
  const month = ISO_MONTH.exec(text);
  if (month) {
    found.push({ ...at, kind: 'date', year: Number(month[1]), month: Number(month[2]), day: null, written: null });
    return true;
  }
  const monthYear = /^(0?[1-9]|1[0-2])\/(20\d\d)$/.exec(text);
  if (monthYear) {
    found.push({
      ...at,
      kind: 'date',
      year: Number(monthYear[2]),
      month: Number(monthYear[1]),
      day: null,
      written: null,
    });
    return true;
  }
  const slashed = SLASHED.exec(text);
  if (slashed && (slashed[2] === '/' || slashed[4]!.length === 4)) {
    const [a, b, year] = [Number(slashed[1]), Number(slashed[3]), century(slashed[4]!)];
    if (slashed[2] === '.') pushDate(at, year, b, a, found);
    else pushSlashed(at, a, b, year, found);
    return true;
  }
  const named = NAMED_MONTH.exec(text);
  const monthNamed = named ? MONTHS.get(named[3]!) : undefined;
  if (named && monthNamed !== undefined) {
    pushDate(at, century(named[4]!), monthNamed, Number(named[1]), found);
    return true;
  }
  const brief = SHORT_SLASHED.exec(text);
  if (brief) {
    const [a, b] = [Number(brief[1]), Number(brief[2])];
    if (a >= 1 && b >= 1 && a <= 31 && b <= 31 && (a <= 12 || b <= 12))
      found.push({ ...at, kind: 'word', value: `${a}/${b}` });
    return true;
  }
  // "05-11 14:00": month and day of an ISO date whose year stands elsewhere; the time behind it tells it from other numbers.
  const shortIso = /^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.exec(text);
  if (shortIso && /^[,\s]{1,2}(?:at\s)?\d{1,2}[:h]\d\d/.test(plain.slice(at.end, at.end + 12))) {
    found.push({
      ...at,
      kind: 'date',
      year: null,
      month: Number(shortIso[1]),
      day: Number(shortIso[2]),
      written: null,
    });
    return true;
  }
  const span = /^(\d{1,2})(?:st|nd|rd|th)?-(\d{1,2})(?:st|nd|rd|th)?$/.exec(text);
  if (span && Number(span[1]) < Number(span[2]) && Number(span[2]) <= 31) {
    found.push({ ...at, kind: 'days', from: Number(span[1]), to: Number(span[2]) });
    return true;
  }
  const clocks = CLOCKS.exec(text);
  if (clocks) {
    const [from, to] = [clockOf(clocks[1]!), clockOf(clocks[2]!)];
    if (from && to && (from.colon || to.colon || to.meridiem || clocks[3])) {
      const split = at.start + text.search(/[-~]/);
      found.push({
        ...at,
        end: split,
        kind: 'clock',
        minutes: from.minutes,
        meridiem: from.meridiem,
        plain: !from.colon,
      });
      found.push({
        ...at,
        start: split + 1,
        kind: 'clock',
        minutes: to.minutes,
        meridiem: to.meridiem,
        plain: !to.colon,
      });
      if (/utc|gmt|z/.test(clocks[3] ?? ''))
        found.push({ ...at, kind: 'zone', name: clocks[3]!.toUpperCase(), resolved: 'UTC', sure: true });
      return true;
    }
  }
  // "11.59pm": with its half of the day a full stop is a colon.
  const clock = clockOf(text.replace(/^(\d{1,2})\.([0-5]\d)(?=[ap]\.?m)/, '$1:$2'));
  if (clock && (clock.colon || clock.meridiem || clock.zone)) {
    found.push({ ...at, kind: 'clock', minutes: clock.minutes, meridiem: clock.meridiem, plain: false });
    if (clock.zone) found.push({ ...at, kind: 'zone', name: clock.zone.toUpperCase(), resolved: 'UTC', sure: true });
    return true;
  }
  const zoned = /^(\d{1,2}:\d{2}(?::\d{2})?)([+-]\d{1,2}(?::?\d{2})?)$/.exec(text);
  if (zoned) {
    found.push({ ...at, kind: 'clock', minutes: minutesOf(zoned[1]!), meridiem: null, plain: false });
    found.push({ ...at, kind: 'zone', name: zoned[2]!, resolved: offsetOf(zoned[2]!), sure: true });
    return true;
  }
  const dotted = /^(\d{1,2})\.([0-5]\d)$/.exec(text);
  if (dotted && Number(dotted[1]) <= 24) {
    // "18.00 CET" is a time, "2.14" a version: the word behind it decides.
    found.push({ ...at, kind: 'word', value: dotted[1]!.padStart(2, '0') + dotted[2]! });
    return true;
  }
  if (/^\d{4}$/.test(text) && Number(text) <= 2400 && Number(text) % 100 < 60) {
    found.push({ ...at, kind: 'word', value: text });
    return true;
  }
  const counted = /^(?:([12])h|([1-4])q)(\d{4}|\d{2})$/.exec(text);
  if (counted)
    found.push({
      ...at,
      kind: counted[1] ? 'half' : 'quarter',
      value: Number(counted[1] ?? counted[2]),
      year: century(counted[3]!),
    });
  return counted !== null;
}

export function pushDate(at: At, year: number, month: number, day: number, found: Lex[]): void {
  if (month >= 1 && month <= 12 && day >= 1 && day <= 31)
    found.push({ ...at, kind: 'date', year, month, day, written: null });
}

/** Where one number is over 12 the order is plain; where both could be the month it stays as written. */
function pushSlashed(at: At, a: number, b: number, year: number, found: Lex[]): void {
  if (a > 12 && a <= 31 && b <= 12 && b > 0) pushDate(at, year, b, a, found);
  else if (b > 12 && b <= 31 && a <= 12 && a > 0) pushDate(at, year, a, b, found);
  else if (a === b && a > 0) pushDate(at, year, a, b, found);
  else if (a > 0 && b > 0 && a <= 12 && b <= 12)
    found.push({ ...at, kind: 'date', year, month: a, day: b, written: `${a}/${b}/${year}` });
}

const minutesOf = (text: string): number => {
  const [hours, minutes] = text.split(':');
  return Number(hours) * 60 + Number(minutes ?? 0);
};

interface ClockText {
  minutes: number;
  meridiem: 'am' | 'pm' | null;
  colon: boolean;
  zone: string | null;
}

function clockOf(text: string): ClockText | null {
  const clock = CLOCK.exec(text);
  if (!clock) return null;
  const hours = Number(clock[1]);
  const minutes = Number(clock[2] ?? 0);
  if (hours > 24 || minutes > 59) return null;
  const zone = clock[4] && /utc|gmt|z/.test(clock[4]) ? clock[4] : null;
  const meridiem = clock[3] ? (clock[3][0] === 'a' ? 'am' : 'pm') : null;
  return { minutes: to24(hours, meridiem) * 60 + minutes, meridiem, colon: clock[2] !== undefined, zone };
}

/** 12 AM is 0, 12 PM is 12. Hours above 12 are left alone. */
export const to24 = (hours: number, meridiem: 'am' | 'pm' | null): number =>
  meridiem === 'pm' && hours < 12 ? hours + 12 : meridiem === 'am' && hours === 12 ? 0 : hours;
