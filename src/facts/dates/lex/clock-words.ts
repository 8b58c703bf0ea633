import type { Document } from '../../../text/document.ts';
import { clockLex, type Lex } from './lexeme.ts';
import type { Place } from './place.ts';

const isFourDigits = (text: string): boolean => /^\d{4}$/.test(text);

/** "am", "p.m." behind a number or a time; elsewhere they tell nothing. */
export function readMeridiem({ doc, token, word, at, found, i }: Place): boolean {
  if (word !== 'am' && word !== 'pm') return false;
  const before = found.at(-1);
  if (before?.last !== i - 1) return true;
  if (before.kind !== 'number' && before.kind !== 'clock' && !(before.kind === 'word' && isFourDigits(before.value)))
    return true;
  const stop = token.lower.includes('.') && doc.plain[at.end] === '.' ? 1 : 0;
  found.push({ ...at, end: at.end + stop, kind: 'meridiem', value: word });
  return true;
}

/** "17:00 hours", "5 o'clock", "9 in the morning": what is said of the number just read. */
export function readOnClock({ doc, word, at, found }: Place): boolean {
  const before = found.at(-1);
  if (!before) return false;
  const gap = doc.plain.slice(before.end, at.start);
  if (/^(?:morning|afternoon|evening)$/.test(word)) {
    if ((before.kind === 'clock' || before.kind === 'number') && gap === ' in the ')
      found.push({ ...at, start: before.end + 1, kind: 'meridiem', value: word === 'morning' ? 'am' : 'pm' });
    return true;
  }
  const minutes = gap === ' ' ? minutesWith(word, before) : null;
  if (minutes === null) return false;
  const { start, first } = before;
  const { end, last } = at;
  found[found.length - 1] = clockLex({ start, end, first, last }, minutes);
  return true;
}

/** The time that `before` tells with the word behind it: "17:00 hours", "1700 hrs", "5 o'clock", "17 Uhr". */
function minutesWith(word: string, before: Lex): number | null {
  if (/^(?:hours?|hrs?|h|uhr)$/.test(word)) {
    if (before.kind === 'clock') return before.minutes;
    if (before.kind === 'word' && isFourDigits(before.value))
      return Number(before.value.slice(0, 2)) * 60 + Number(before.value.slice(2));
  }
  if (word === 'uhr' || word === "o'clock" || word === 'o’clock')
    return before.kind === 'number' && before.value <= 24 ? before.value * 60 : null;
  return null;
}

/** "close of business", "end of the day": a time of day, as "EOD" is. */
export function readEndOfDay({ doc, sentence, i, word, at, found }: Place): boolean {
  const last = word === 'end' || word === 'close' ? closesDay(doc, i, sentence.last) : 0;
  if (last === 0) return false;
  found.push({ ...at, end: doc.tokens[last]!.end, last, kind: 'word', value: 'eod' });
  return true;
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
