import type { Document, Sentence } from '../../text/document.ts';
import { rangeAt } from '../../text/span.ts';
import type { Token } from '../../text/tokens.ts';
import { WordMemo } from '../../text/word-memo.ts';
import { type At, century, ISO, lexNumber, pushDate } from './lex-number.ts';
import { DAYS, MONTHS, SEASONS, WEEKDAYS } from './words.ts';
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

export type LexOf<Kind extends Lex['kind']> = Lex & { readonly kind: Kind };

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
  'hours',
  'hour',
  'hrs',
  'hr',
  'minutes',
  'minute',
  'close',
]);

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
    const may = token.lower === 'may' && !token.dateWord && standsInDate(doc, i, found.at(-1));
    // Most words have nothing to do with time; a name after a time of day may be the place whose time it is.
    if (
      !digit &&
      !may &&
      !token.dateWord &&
      !matters(token.text) &&
      !(first >= 65 && first <= 90 && found.at(-1)?.last === i - 1)
    )
      continue;
    const at = { start: token.start, end: token.end, first: i, last: i };
    // "AUD 20, and on 31 May": an amount.
    if (digit && token.text.length < 4 && i > sentence.first && CURRENCY.test(tokens[i - 1]!.text)) continue;
    const spaced = digit ? spacedDate(tokens, i, sentence.last, plain) : undefined;
    if (spaced) {
      found.push(spaced);
      i = spaced.last;
      continue;
    }
    if (digit && lexNumber(token, at, found, plain)) continue;
    if (!token.dateWord && token.text.length < 24 && /[–—]\d/.test(token.text)) {
      lexPieces(token, at, found, plain);
      continue;
    }
    if (digit) continue;
    const word = token.lower.replace(/\./g, '');
    if (token.dateWord || may) {
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
      const dotted = before?.kind === 'word' && /^\d{4}$/.test(before.value);
      if (before && before.last === i - 1 && (before.kind === 'number' || before.kind === 'clock' || dotted))
        found.push({
          ...at,
          end: at.end + (token.lower.includes('.') && plain[at.end] === '.' ? 1 : 0),
          kind: 'meridiem',
          value: word,
        });
      continue;
    }
    if (readsOnClock(word, at, found, plain)) continue;
    const day = DAYS.get(word);
    if (day !== undefined) {
      // "The thirty-first day of March", "the first of May"; but "the first of our releases".
      const month = OF_MONTH.exec(plain.slice(token.end, token.end + 24))?.[1]?.toLowerCase();
      const tens = TENS.exec(plain.slice(Math.max(0, token.start - 8), token.start));
      const value = day + (tens === null ? 0 : /tw/i.test(tens[0]) ? 20 : 30);
      const start = token.start - (tens?.[0].length ?? 0);
      if (month !== undefined && MONTHS.has(month))
        found.push({ ...at, start, kind: 'number', value, ordinal: true, short: true });
      continue;
    }
    const closing = word === 'end' || word === 'close' ? closesDay(doc, i, sentence.last) : 0;
    if (closing > 0) {
      found.push({ ...at, end: tokens[closing]!.end, last: closing, kind: 'word', value: 'eod' });
      i = closing;
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

const TENS = /\b(?:twenty|thirty)[ -]$/i;
const OF_MONTH = /^\s(?:day\s)?of\s(\p{Lu}\p{Ll}+)\b/u;
const CURRENCY = /^(?:AUD|BRL|CAD|CHF|CNY|CZK|DKK|EUR|GBP|HUF|INR|JPY|NOK|NZD|PLN|SEK|SGD|USD|ZAR|US\$|[$€£¥])$/;

/** "30. 6. 2028": day, month and year with a full stop and a space between them. */
function spacedDate(tokens: Document['tokens'], i: number, last: number, plain: string): Lex | undefined {
  const [day, month, year] = [tokens[i]!, tokens[i + 1], tokens[i + 2]];
  if (i + 2 >= last || day.text.length > 2 || month!.text.length > 2 || !/^(?:19|20)\d\d$/.test(year!.text))
    return undefined;
  if (plain.slice(day.end, month!.start) !== '. ' || plain.slice(month!.end, year!.start) !== '. ') return undefined;
  const [d, m] = [Number(day.text), Number(month!.text)];
  if (!(d >= 1 && d <= 31 && m >= 1 && m <= 12)) return undefined;
  return {
    start: day.start,
    end: year!.end,
    first: i,
    last: i + 2,
    kind: 'date',
    year: Number(year!.text),
    month: m,
    day: d,
    written: null,
  };
}

const known = new WordMemo<boolean>();

/** True for words that can begin a calendar or clock expression; remembered, as texts repeat their words. */
function matters(text: string): boolean {
  let answer = known.get(text);
  if (answer === undefined) {
    const word = text.toLowerCase().replace(/\./g, '');
    answer =
      WORDS.has(word) ||
      DAYS.has(word) ||
      SEASONS.has(word) ||
      word === 'am' ||
      word === 'pm' ||
      beginsZone(text) ||
      /^(?:[~+’-]?(?:\d|[qh][1-4]|[a-z]{3,9}[-/.]?\d)|[ap]m[–—]\d|h$|uhr$|o['’]clock$|morning$|afternoon$|evening$)/.test(
        word,
      );
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
  return (
    before !== null &&
    /^(?:on|by|until|before|after|from|since|through|till|deadline|date|removal|shutdown)$/i.test(before[1]!)
  );
}

/** "3 may 2027", "MAY 3, 2027": the verb has no number on one side and a year or number on the other. */
function standsInDate({ tokens, plain }: Document, i: number, before: Lex | undefined): boolean {
  const next = tokens[i + 1];
  if (!next?.number) return false;
  if (before?.kind === 'number' && before.last === i - 1) return /^(?:19|20)\d\d$/.test(next.text);
  return (
    plain[tokens[i]!.start] === 'M' && /^\d{1,2}(?:st|nd|rd|th)?$/.test(next.lower) && tokens[i + 2]?.number === true
  );
}

/** "close of business", "end of the day": index of the last token, or 0. */
function closesDay({ tokens, plain }: Document, i: number, last: number): number {
  if (tokens[i + 1]?.lower !== 'of') return 0;
  const at = /^(?:the|that)$/.test(tokens[i + 2]?.lower ?? '') ? i + 3 : i + 2;
  if (at >= last || !/^(?:business|day|play)$/.test(tokens[at]!.lower)) return 0;
  // "End-of-day statements" are a sort of statements.
  const next = tokens[at + 1];
  const attribute =
    plain[tokens[i]!.end] === '-' && next !== undefined && at + 1 < last && next.content && !next.number;
  if (attribute && !next.dateWord) return 0;
  // "At close of business, 18:00": the clock says when that is. "Instead of at the end of the day": no time of its own.
  const told = next !== undefined && at + 1 < last && /^\d{1,2}[:.]\d\d/.test(next.lower);
  const compared = tokens.slice(Math.max(0, i - 4), i).some(({ lower }) => /^(?:instead|rather|than)$/.test(lower));
  return told || compared ? 0 : at;
}

/** "a.m.–9", "08.00–09.00": two clock words that a dash joins. */
function lexPieces(token: Token, at: At, found: Lex[], plain: string): void {
  let from = 0;
  for (const piece of token.text.split(/[–—]/)) {
    const start = at.start + from;
    from += piece.length + 1;
    if (piece === '') continue;
    const here = { ...at, start, end: start + piece.length };
    const word = piece.toLowerCase().replace(/\./g, '');
    if (word === 'am' || word === 'pm') found.push({ ...here, kind: 'meridiem', value: word });
    else if (/^\d/.test(piece)) lexNumber({ start, lower: piece.toLowerCase(), text: piece }, here, found, plain);
  }
}

/** "17:00 hours", "5 o'clock", "9 in the morning": what is said of the number just read. */
function readsOnClock(word: string, at: At, found: Lex[], plain: string): boolean {
  const before = found.at(-1);
  if (!before) return false;
  const gap = plain.slice(before.end, at.start);
  const time = before.kind === 'clock' || (before.kind === 'word' && /^\d{4}$/.test(before.value));
  if (time && gap === ' ' && /^(?:hours?|hrs?|h|uhr)$/.test(word)) {
    const minutes =
      before.kind === 'clock' ? before.minutes : Number(before.value.slice(0, 2)) * 60 + Number(before.value.slice(2));
    found[found.length - 1] = {
      ...before,
      end: at.end,
      last: at.last,
      kind: 'clock',
      minutes,
      meridiem: null,
      plain: false,
    };
    return true;
  }
  if (word === 'uhr' || word === "o'clock" || word === 'o’clock') {
    if (before.kind !== 'number' || before.value > 24 || gap !== ' ') return false;
    found[found.length - 1] = {
      ...before,
      end: at.end,
      last: at.last,
      kind: 'clock',
      minutes: before.value * 60,
      meridiem: null,
      plain: false,
    };
    return true;
  }
  if (!/^(?:morning|afternoon|evening)$/.test(word)) return false;
  if ((before.kind !== 'clock' && before.kind !== 'number') || gap !== ' in the ') return true;
  found.push({ ...at, start: before.end + 1, kind: 'meridiem', value: word === 'morning' ? 'am' : 'pm' });
  return true;
}

/** "may", "march" and the like in running text are verbs; a month at the start of a sentence has to be backed by a number or year. */
const isWeakMonth = (token: Token, opens: boolean): boolean =>
  token.text === token.lower || /^(?:May|March|Mar|Sun|Sat)$/.test(token.text) || opens;

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
  if (/^’\d\d$/.test(word)) {
    found.push({ ...at, kind: 'year', value: century(word.slice(1)) });
    return;
  }
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
  // "Jun/24/2028"
  const american = /^([a-z]{3,9})([/-])(\d{1,2})\2(\d{4})$/.exec(word);
  const named = american ? MONTHS.get(american[1]!) : undefined;
  if (american && named !== undefined) {
    pushDate(at, Number(american[4]), named, Number(american[3]), found);
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
