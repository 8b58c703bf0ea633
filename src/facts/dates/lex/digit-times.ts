import { offsetOf } from '../zone-words/offset.ts';
import type { Digits } from './digit-dates.ts';
import { type At, clockLex, type Meridiem, minutesOf, to24, zoneLex } from './lexeme.ts';

const CLOCK = /^(\d{1,2})(?:[:h](\d{2})(?::\d{2})?|h)?(am|pm|a\.m|p\.m)?(utc|gmt|z|h|hrs)?$/;
const CLOCKS = /^([\d:apm.]{1,8})[-~]([\d:apm.]{1,8})(utc|gmt|z|h)?$/;

/** "14:00-16:00", "9am-5pm", "9-17h": two times in one word. */
export function readTwoTimes({ text, at, found }: Digits): boolean {
  const clocks = CLOCKS.exec(text);
  if (!clocks) return false;
  const [from, to, zone] = [clockOf(clocks[1]!), clockOf(clocks[2]!), clocks[3]];
  if (!from || !to || !(from.colon || to.colon || to.meridiem || zone)) return false;
  const split = at.start + text.search(/[-~]/);
  found.push(
    clockLex({ ...at, end: split }, from.minutes, from.meridiem),
    clockLex({ ...at, start: split + 1 }, to.minutes, to.meridiem),
  );
  if (zone && zone !== 'h') found.push(zoneLex(at, zone.toUpperCase(), 'UTC'));
  return true;
}

/** "14:00", "9am", "14h", "14:00utc". */
export function readClockTime({ text, at, found, plain }: Digits): boolean {
  // "11.59pm": with its half of the day a full stop is a colon.
  const clock = clockOf(text.replace(/^(\d{1,2})\.([0-5]\d)(?=[ap]\.?m)/, '$1:$2'));
  if (!clock || !(clock.colon || clock.meridiem || clock.zone || isHourOfDay(text, at, plain))) return false;
  found.push(clockLex(at, clock.minutes, clock.meridiem));
  if (clock.zone) found.push(zoneLex(at, clock.zone.toUpperCase(), 'UTC'));
  return true;
}

/** "At 17h", "17h UTC", "18h Paris time"; "24h Support" and "48h notice" are no times of day. */
const isHourOfDay = (text: string, at: At, plain: string): boolean =>
  /^\d{1,2}h$/.test(text) &&
  (/^\s\(?(?:[A-Z]{2,5}\b|(?:\p{Lu}\p{Ll}+\s){1,3}time\b)/u.test(plain.slice(at.end, at.end + 48)) ||
    (/\bat\s$/i.test(plain.slice(Math.max(0, at.start - 3), at.start)) &&
      /^(?:[.,;:)]|\s(?:on|of|the)\b|\s?$)/.test(plain.slice(at.end, at.end + 5))));

/** "14:00+02:00". */
export function readOffsetTime({ text, at, found }: Digits): boolean {
  const zoned = /^(\d{1,2}:\d{2}(?::\d{2})?)([+-]\d{1,2}(?::?\d{2})?)$/.exec(text);
  if (!zoned) return false;
  found.push(clockLex(at, minutesOf(zoned[1]!)), zoneLex(at, zoned[2]!, offsetOf(zoned[2]!)));
  return true;
}

/** "18.00 CET" is a time, "2.14" a version: the word behind it decides. */
export function readDotted({ text, at, found }: Digits): boolean {
  const dotted = /^(\d{1,2})\.([0-5]\d)$/.exec(text);
  if (!dotted || Number(dotted[1]) > 24) return false;
  found.push({ ...at, kind: 'word', value: dotted[1]!.padStart(2, '0') + dotted[2]! });
  return true;
}

/** "1800", "0900-1030": as with "18.00"; "1800Z": a time and its zone. */
export function readFourDigits({ text, at, found }: Digits): boolean {
  const [, from, to, zone] = FOUR_DIGITS.exec(text) ?? [];
  if (from === undefined || !isHours(from) || (to !== undefined && !isHours(to))) return false;
  const split = at.start + 4;
  found.push({ ...at, end: split, kind: 'word', value: from });
  if (to !== undefined) found.push({ ...at, start: split + 1, end: split + 5, kind: 'word', value: to });
  if (zone !== undefined) found.push(zoneLex({ ...at, start: at.end - 1 }, 'Z', 'UTC'));
  return true;
}
const FOUR_DIGITS = /^(\d{4})(?:[-~](\d{4}))?(z)?$/;
const isHours = (text: string): boolean => Number(text) <= 2400 && Number(text) % 100 < 60;

interface ClockText {
  readonly minutes: number;
  readonly meridiem: Meridiem | null;
  readonly colon: boolean;
  readonly zone: string | null;
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
