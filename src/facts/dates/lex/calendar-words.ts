import type { Token } from '../../../text/tokens.ts';
import { DAYS, MONTHS, SEASONS, WEEKDAYS } from '../words.ts';
import { WORDS } from './matters.ts';
import type { Place } from './place.ts';

/** "March", "Tue": a month or a weekday. */
export function readDateWord({ sentence, i, token, word, dateWord, at, found }: Place): boolean {
  if (!dateWord) return false;
  const month = MONTHS.get(word);
  if (month !== undefined)
    found.push({ ...at, kind: 'month', value: month, weak: isWeakMonth(token, i === sentence.first) });
  else if (WEEKDAYS.has(word)) found.push({ ...at, kind: 'weekday' });
  return true;
}

/** "may", "march" and the like in running text are verbs; a month at the start of a sentence has to be backed by a number or year. */
const isWeakMonth = (token: Token, opens: boolean): boolean =>
  token.text === token.lower || /^(?:May|March|Mar|Sun|Sat)$/.test(token.text) || opens;

const TENS = /\b(?:twenty|thirty)[ -]$/i;
const OF_MONTH = /^\s(?:day\s)?of\s(\p{Lu}\p{Ll}+)\b/u;

/** "The thirty-first day of March", "the first of May"; but "the first of our releases". */
export function readOrdinal({ doc: { plain }, token, word, at, found }: Place): boolean {
  const day = DAYS.get(word);
  if (day === undefined) return false;
  const month = OF_MONTH.exec(plain.slice(token.end, token.end + 24))?.[1]?.toLowerCase();
  if (month === undefined || !MONTHS.has(month)) return true;
  const tens = TENS.exec(plain.slice(Math.max(0, token.start - 8), token.start))?.[0] ?? '';
  const value = day + (tens === '' ? 0 : /tw/i.test(tens) ? 20 : 30);
  found.push({ ...at, start: token.start - tens.length, kind: 'number', value, ordinal: true });
  return true;
}

/** "early", "noon", "quarter", "summer": words that the grammar of dates and times looks at. */
export function readPlainWord({ word, at, found }: Place): boolean {
  if (WORDS.has(word)) {
    found.push({ ...at, kind: 'word', value: word });
    return true;
  }
  const season = SEASONS.get(word);
  if (season !== undefined) found.push({ ...at, kind: 'season', value: season });
  return season !== undefined;
}
