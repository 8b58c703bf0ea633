import type { Document, Sentence } from '../../text/document.ts';
import { rangeAt } from '../../text/span.ts';
import type { Token } from '../../text/tokens.ts';
import { MONTHS, SEASONS, WEEKDAYS } from './words.ts';
import { beginsZone, offsetOf, zoneAt } from './zone-words.ts';

/** One calendar or clock word of a sentence, in order. `first` and `last` are token indexes (inclusive). */
export type Lex = { readonly start: number; readonly end: number; readonly first: number; readonly last: number } & (
  | { readonly kind: 'number'; readonly value: number; readonly ordinal: boolean; readonly short: boolean }
  | { readonly kind: 'year'; readonly value: number }
  | { readonly kind: 'month'; readonly value: number; readonly weak: boolean }
  | { readonly kind: 'month-year'; readonly month: number; readonly year: number }
  | { readonly kind: 'weekday' }
  | { readonly kind: 'quarter' | 'half'; readonly value: number; readonly year: number | null }
  | { readonly kind: 'season'; readonly value: number }
  | {
      readonly kind: 'date';
      readonly year: number | null;
      readonly month: number;
      readonly day: number | null;
      readonly written: string | null;
    }
  | { readonly kind: 'days'; readonly from: number; readonly to: number }
  | { readonly kind: 'clock'; readonly minutes: number; readonly meridiem: 'am' | 'pm' | null; readonly plain: boolean }
  | { readonly kind: 'meridiem'; readonly value: 'am' | 'pm' }
  | { readonly kind: 'zone'; readonly name: string; readonly resolved: string; readonly sure: boolean }
  | { readonly kind: 'word'; readonly value: string }
);

const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[Tt]?(\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/i;
const ISO_MONTH = /^(\d{4})-(0[1-9]|1[0-2])$/;
const YMD = /^(\d{4})\/(\d{1,2})\/(\d{1,2})$/;
const SLASHED = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})$/;
const SHORT_SLASHED = /^(\d{1,2})\/(\d{1,2})$/;
const CLOCK = /^(\d{1,2})(?:[:h](\d{2})(?::\d{2})?|h)?(am|pm|a\.m|p\.m)?(utc|gmt|z|h|hrs)?$/;
const CLOCKS = /^([\d:apm.]{1,8})[-~]([\d:apm.]{1,8})(utc|gmt|z|h)?$/;
const QUARTER = /^(?:(\d{4})-?)?q([1-4])(?:[/-]?'?(\d{4}|\d{2}))?$/;
const HALF = /^(?:(\d{4})-?)?h([12])(?:[/-]?'?(\d{4}|\d{2}))?$/;
/** Words that the grammar of dates and times looks at. */
const WORDS = new Set([
  'early',
  'mid',
  'late',
  'end',
  'start',
  'beginning',
  'middle',
  'week',
  'noon',
  'midnight',
  'midday',
  'eod',
  'cob',
  'quarter',
  'half',
  'year',
  "o'clock",
  'hours',
  'hour',
  'hrs',
  'hr',
  'minutes',
  'minute',
  'close',
]);

const century = (text: string): number => (text.length === 2 ? 2000 + Number(text) : Number(text));

/** True where the words of a sentence can make a date or a time at all: bare numbers and "end" or "week" cannot. */
export const canTell = (lexes: readonly Lex[]): boolean =>
  lexes.some(
    (lex) =>
      lex.kind !== 'number' &&
      lex.kind !== 'days' &&
      lex.kind !== 'weekday' &&
      (lex.kind !== 'word' || /^(?:noon|mid|eod|cob|quarter|half|\d)/.test(lex.value)),
  );

/** Reads the calendar and clock words of one sentence. Code and addresses are passed over: their dates are names. */
export function lexSentence(doc: Document, sentence: Sentence): Lex[] {
  const found: Lex[] = [];
  const { tokens, plain } = doc;
  for (let i = sentence.first; i < sentence.last; i++) {
    const token = tokens[i]!;
    if (token.url) continue;
    const first = token.text.charCodeAt(0);
    const digit = first >= 48 && first <= 57;
    if (token.code && !(digit && isBareDate(doc, token))) continue;
    // Most words have nothing to do with time; a name after a time of day may be the place whose time it is.
    if (
      !digit &&
      !token.dateWord &&
      !matters(token.text) &&
      !(first >= 65 && first <= 90 && found.at(-1)?.last === i - 1)
    )
      continue;
    const at = { start: token.start, end: token.end, first: i, last: i };
    if (digit) {
      lexNumber(token, at, found, plain);
      continue;
    }
    const word = token.lower.replace(/\./g, '');
    if (token.dateWord) {
      const month = MONTHS.get(word);
      if (month !== undefined)
        found.push({ ...at, kind: 'month', value: month, weak: isWeakMonth(token, i === sentence.first) });
      else if (WEEKDAYS.has(word)) found.push({ ...at, kind: 'weekday' });
      continue;
    }
    if (first === 126 || first === 43 || first === 45) {
      lexSigned(token, at, found, plain);
      continue;
    }
    const zone = zoneAt(doc, i, sentence.last, found.at(-1));
    if (zone) {
      found.push(zone);
      i = zone.last;
      continue;
    }
    if (word === 'am' || word === 'pm') {
      const before = found.at(-1);
      if (before && before.last === i - 1 && (before.kind === 'number' || before.kind === 'clock'))
        found.push({
          ...at,
          end: at.end + (token.lower.includes('.') && plain[at.end] === '.' ? 1 : 0),
          kind: 'meridiem',
          value: word,
        });
      continue;
    }
    if (WORDS.has(word)) {
      found.push({ ...at, kind: 'word', value: word });
      continue;
    }
    const season = SEASONS.get(word);
    if (season !== undefined) {
      found.push({ ...at, kind: 'season', value: season });
      continue;
    }
    lexShaped(token, at, found);
  }
  return found;
}

const known = new Map<string, boolean>();

/** True for words that can begin a calendar or clock expression; remembered, as texts repeat their words. */
function matters(text: string): boolean {
  let answer = known.get(text);
  if (answer === undefined) {
    const word = text.toLowerCase().replace(/\./g, '');
    answer =
      WORDS.has(word) ||
      SEASONS.has(word) ||
      word === 'am' ||
      word === 'pm' ||
      beginsZone(text) ||
      /^[~+-]?(?:\d|[qh][1-4]|[a-z]{3,9}[-/.]?\d)/.test(word);
    if (known.size > 20_000) known.clear();
    known.set(text, answer);
  }
  return answer;
}

/** A code span that is a whole date, after a preposition of time: "on `2027-09-15`". Anything else in code is a name. */
function isBareDate(doc: Document, token: Token): boolean {
  if (!ISO.test(token.text)) return false;
  const span = doc.code[rangeAt(doc.code, token.start)];
  if (span && span.end - span.start > token.end - token.start + 1) return false;
  const before = /([a-z]+):?\s*`?\s*$/i.exec(doc.plain.slice(Math.max(0, token.start - 12), token.start));
  return before !== null && /^(?:on|by|until|before|after|from|deadline|date|removal|shutdown)$/i.test(before[1]!);
}

/** "may", "march" and the like in running text are verbs; a month at the start of a sentence has to be backed by a number or year. */
const isWeakMonth = (token: Token, opens: boolean): boolean =>
  token.text === token.lower || /^(?:May|March|Mar|Sun|Sat)$/.test(token.text) || opens;

type At = { start: number; end: number; first: number; last: number };

function lexNumber(token: Token, at: At, found: Lex[], plain: string): void {
  const text = token.lower.replace(/[~.]+$/, '');
  const digits = /^(\d{1,2})(st|nd|rd|th)?$/.exec(text);
  if (digits) {
    const value = Number(digits[1]);
    const quoted = plain[token.start - 1] === "'";
    if (quoted && !digits[2] && digits[1]!.length === 2)
      found.push({ ...at, start: at.start - 1, kind: 'year', value: 2000 + value });
    else found.push({ ...at, kind: 'number', value, ordinal: digits[2] !== undefined, short: true });
    return;
  }
  if (/^(?:19|20)\d\d$/.test(text)) {
    found.push({ ...at, kind: 'year', value: Number(text) });
    return;
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
    return;
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
    return;
  }
  const month = ISO_MONTH.exec(text);
  if (month) {
    found.push({ ...at, kind: 'date', year: Number(month[1]), month: Number(month[2]), day: null, written: null });
    return;
  }
  const slashed = SLASHED.exec(text);
  if (slashed && (slashed[2] === '/' || slashed[4]!.length === 4)) {
    const [a, b, year] = [Number(slashed[1]), Number(slashed[3]), century(slashed[4]!)];
    if (slashed[2] === '.') pushDate(at, year, b, a, found);
    else pushSlashed(at, a, b, year, found);
    return;
  }
  const brief = SHORT_SLASHED.exec(text);
  if (brief) {
    const [a, b] = [Number(brief[1]), Number(brief[2])];
    if (a >= 1 && b >= 1 && a <= 31 && b <= 31 && (a <= 12 || b <= 12))
      found.push({ ...at, kind: 'word', value: `${a}/${b}` });
    return;
  }
  const span = /^(\d{1,2})(?:st|nd|rd|th)?-(\d{1,2})(?:st|nd|rd|th)?$/.exec(text);
  if (span && Number(span[1]) < Number(span[2]) && Number(span[2]) <= 31) {
    found.push({ ...at, kind: 'days', from: Number(span[1]), to: Number(span[2]) });
    return;
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
      return;
    }
  }
  const clock = clockOf(text);
  if (clock && (clock.colon || clock.meridiem || clock.zone)) {
    found.push({ ...at, kind: 'clock', minutes: clock.minutes, meridiem: clock.meridiem, plain: false });
    if (clock.zone) found.push({ ...at, kind: 'zone', name: clock.zone.toUpperCase(), resolved: 'UTC', sure: true });
    return;
  }
  const zoned = /^(\d{1,2}:\d{2}(?::\d{2})?)([+-]\d{1,2}(?::?\d{2})?)$/.exec(text);
  if (zoned) {
    found.push({ ...at, kind: 'clock', minutes: minutesOf(zoned[1]!), meridiem: null, plain: false });
    found.push({ ...at, kind: 'zone', name: zoned[2]!, resolved: offsetOf(zoned[2]!), sure: true });
    return;
  }
  const dotted = /^(\d{1,2})\.([0-5]\d)$/.exec(text);
  if (dotted && Number(dotted[1]) <= 24) {
    // "18.00 CET" is a time, "2.14" a version: the word behind it decides.
    found.push({ ...at, kind: 'word', value: dotted[1]!.padStart(2, '0') + dotted[2]! });
    return;
  }
  if (/^\d{4}$/.test(text) && Number(text) <= 2400 && Number(text) % 100 < 60) {
    found.push({ ...at, kind: 'word', value: text });
    return;
  }
  const counted = /^(?:([12])h|([1-4])q)(\d{4}|\d{2})$/.exec(text);
  if (counted)
    found.push({
      ...at,
      kind: counted[1] ? 'half' : 'quarter',
      value: Number(counted[1] ?? counted[2]),
      year: century(counted[3]!),
    });
}

function pushDate(at: At, year: number, month: number, day: number, found: Lex[]): void {
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

/** "~2025-04-01~", "+02:00" after a time. */
function lexSigned(token: Token, at: At, found: Lex[], plain: string): void {
  const inner = token.text.replace(/^~+|~+$/g, '');
  const iso = ISO.exec(inner);
  if (iso && token.text.startsWith('~')) {
    pushDate(at, Number(iso[1]), Number(iso[2]), Number(iso[3]), found);
    return;
  }
  const before = found.at(-1);
  if (
    before?.kind === 'clock' &&
    /^[+-]\d{1,2}:?(?:\d{2})?$/.test(token.text) &&
    plain.slice(before.end, at.start).trim() === ''
  )
    found.push({ ...at, kind: 'zone', name: token.text, resolved: offsetOf(token.text), sure: true });
}

function lexShaped(token: Token, at: At, found: Lex[]): void {
  const word = token.lower;
  const quarter = QUARTER.exec(word);
  if (quarter) {
    const year = quarter[1] ?? quarter[3];
    found.push({ ...at, kind: 'quarter', value: Number(quarter[2]), year: year ? century(year) : null });
    return;
  }
  const half = HALF.exec(word);
  if (half) {
    const year = half[1] ?? half[3];
    found.push({ ...at, kind: 'half', value: Number(half[2]), year: year ? century(year) : null });
    return;
  }
  // "Mar-2027" (the day stands before it), "March/2027", "mid-2027".
  const joined = /^([a-z]{3,9})[-/.]?(\d{4}|\d{2})$/.exec(word);
  if (!joined) return;
  const month = MONTHS.get(joined[1]!);
  if (month !== undefined && (joined[2]!.length === 4 || /-/.test(word)))
    found.push({ ...at, kind: 'month-year', month, year: century(joined[2]!) });
  else if (joined[2]!.length === 4 && /^(?:early|mid|late)$/.test(joined[1]!)) {
    const split = at.start + joined[1]!.length;
    found.push(
      { ...at, end: split, kind: 'word', value: joined[1]! },
      { ...at, start: split + 1, kind: 'year', value: Number(joined[2]) },
    );
  }
}
