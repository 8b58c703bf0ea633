import type { Document, Sentence } from '../../text/document.ts';
import { readDateWord, readOrdinal, readPlainWord } from './lex/calendar-words.ts';
import { readEndOfDay, readMeridiem, readOnClock } from './lex/clock-words.ts';
import { isBareDate, readAmount, readNumber, readPieces, readSpacedDate } from './lex/digit-words.ts';
import type { Lex } from './lex/lexeme.ts';
import { matters } from './lex/matters.ts';
import type { Place, Reader } from './lex/place.ts';
import { readAmerican, readJoined, readPartOfYear, readShortYear, readSigned } from './lex/shaped.ts';
import { followsTimes } from './zone-words/named-time.ts';
import { zoneAt } from './zone-words.ts';

/** True where the words of a sentence can make a date or a time at all: bare numbers and "end" or "week" cannot. */
export const canTell = (lexes: readonly Lex[]): boolean =>
  lexes.some(
    (lex) =>
      lex.kind !== 'number' &&
      lex.kind !== 'days' &&
      lex.kind !== 'weekday' &&
      (lex.kind !== 'word' || /^(?:noon|mid|eod|cob|quarter|half|\d)/.test(lex.value)),
  );

/** The kinds of words that begin with a digit, and of all others, in the order in which they are asked for. */
const DIGIT_READERS: readonly Reader[] = [readAmount, readSpacedDate, readNumber, readPieces];
const WORD_READERS: readonly Reader[] = [
  readPieces,
  readDateWord,
  readSigned,
  readZone,
  readMeridiem,
  readOnClock,
  readOrdinal,
  readEndOfDay,
  readPlainWord,
  readShortYear,
  readPartOfYear,
  readAmerican,
  readJoined,
];

/** Reads the calendar and clock words of one sentence. Code and addresses are passed over: their dates are names. */
export function lexSentence(doc: Document, sentence: Sentence): Lex[] {
  const found: Lex[] = [];
  for (let i = sentence.first; i < sentence.last; i++) {
    const token = doc.tokens[i]!;
    if (token.url) continue;
    const first = token.text.charCodeAt(0);
    const digit = first >= 48 && first <= 57;
    if (token.code && !(digit && isBareDate(doc, token))) continue;
    const dateWord = token.dateWord || (token.lower === 'may' && standsInDate(doc, i, found.at(-1)));
    // Most words have nothing to do with time; a name after a time of day may be the place whose time it is.
    const capital = first >= 65 && first <= 90;
    const isPlace = capital && (found.at(-1)?.last === i - 1 || followsTimes(doc, i));
    if (!digit && !dateWord && !matters(token.text) && !isPlace) continue;
    const at = { start: token.start, end: token.end, first: i, last: i };
    const word = token.lower.replace(/\./g, '');
    const place: Place = { doc, sentence, i, token, word, dateWord, at, found };
    (digit ? DIGIT_READERS : WORD_READERS).some((read) => read(place));
    // What was read may have taken in the words behind this one.
    i = Math.max(i, found.at(-1)?.last ?? i);
  }
  return found;
}

function readZone({ doc, sentence, i, found }: Place): boolean {
  const zone = zoneAt(doc, i, sentence.last, found.at(-1));
  if (zone) found.push(zone);
  return zone !== null;
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
