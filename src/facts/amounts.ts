import type { Document } from '../text/document.ts';
import { oncePer } from '../text/once.ts';
import { overlaps, type Range } from '../text/span.ts';
import { countedAt, isFraction } from './amounts/counted.ts';
import { figureOf, isNumberWord, valueOfDigits, valueOfWord } from './amounts/figure.ts';
import { groupedAt } from './amounts/grouped.ts';
import { isHalfBehind, isHalfOfMore } from './amounts/halves.ts';
import { type NumberWords, numberWordsAt } from './amounts/number-words.ts';
import { rateAt, rateOf } from './amounts/rate.ts';
import { isTimeUnit, keyOf, sortOf } from './amounts/units.ts';
import type { DateFact } from './dates.ts';

/** A number with what it counts: "90 days", "5,000 rows", "12%", "six months". */
export interface Amount extends Range {
  /** Index of the number's token. */
  readonly token: number;
  /** What is compared: spans of time and sizes in one unit ("h:72", "m:12"), other numbers by their digits ("5000"). */
  readonly key: string;
  /** The unit of a span of time or a size, else the next word's, else "". */
  readonly unit: string;
  readonly time: boolean;
  /** Written as a word, and no span of time: "ten thousand payments". */
  readonly word: boolean;
  /** "400 a day", "60 per minute": the key of the span that it is counted over, or "". */
  readonly per: string;
}

/** Reads the amounts of a text, dates left out. Linear; once for each text. */
export const readAmounts: (doc: Document, dates: readonly DateFact[]) => readonly Amount[] = oncePer(findAmounts);

function findAmounts(doc: Document, dates: readonly DateFact[]): Amount[] {
  const amounts: Amount[] = [];
  const versions = versionsIn(doc);
  let d = 0;
  /** One past the words of the last number. */
  let past = 0;
  doc.tokens.forEach((token, i) => {
    if (i < past || token.code || token.url || !(token.number || isNumberWord(token.lower)) || isFraction(doc, i - 2))
      return;
    if (isHalfOfMore(doc, i)) return;
    while (d < dates.length && dates[d]!.range.end <= token.start) d++;
    if (dates[d] && overlaps(dates[d]!.range, token)) return;
    // "The 3.4 sandbox" of `ruby3.4`: a version, and no amount.
    if (versions.has(token.text)) return;
    const inWords = numberWordsAt(doc, i) ?? groupedAt(doc, i);
    if (inWords) past = inWords.last + 1;
    const amount = amountAt(doc, i, inWords);
    if (amount) amounts.push(amount);
  });
  return amounts;
}

function amountAt(doc: Document, at: number, inWords: NumberWords | undefined): Amount | undefined {
  const token = doc.tokens[at]!;
  // "One and a half years": the half stands before what is counted, else behind it.
  const whole = inWords?.last ?? at;
  const last = isHalfBehind(doc, whole) ? whole + 3 : whole;
  const { digits, suffix, over } = figureOf(token.text);
  const glued = suffix.toLowerCase();
  const { token: counted, unit: next, quarters } = countedAt(doc, last);
  // "24h", "500MB"
  const isGlued = sortOf(glued) !== '';
  const unit = isGlued ? glued : next;
  const time = isTimeUnit(unit);
  const measured = sortOf(unit) !== '';
  if ((!time && tellsWhich(doc, at)) || (!quarters && !inWords && isMereArticle(doc, at))) return undefined;
  const told = inWords?.value ?? (digits === undefined ? valueOfWord(token.lower, measured) : valueOfDigits(digits));
  const isMore = last > whole || (time && !isGlued && isHalfBehind(doc, doc.tokens.indexOf(counted!, last)));
  const value = (quarters ? told / 4 : glued === 'k' ? told * 1000 : told) + (isMore ? 0.5 : 0);
  const word = digits === undefined && !measured;
  if (!Number.isFinite(value) || (word && value < 2)) return undefined;
  return {
    start: token.start,
    end: time && !isGlued ? counted!.end : doc.tokens[last]!.end,
    token: at,
    key: keyOf(value, unit),
    unit: measured ? unit : (counted?.lemma ?? ''),
    time,
    per: over === '' ? rateAt(doc, last) : rateOf(over),
    word,
  };
}

/** "Step 3", "version 2": a number that tells which, and not how many. */
const tellsWhich = ({ tokens }: Document, at: number): boolean =>
  /^(?:item|items|step|steps|part|phase|section|option|stage|point|chapter|page|room|port|no|number|line|level|tier|engine|version|release|generation|gen|issue|ticket)$/.test(
    tokens[at - 1]?.lower ?? '',
  );

/** "A day" may be any; "within a day", "a year after it", "files: a year" tell how long. */
const isMereArticle = ({ plain, tokens }: Document, at: number): boolean =>
  /^(?:a|an)$/.test(tokens[at]!.lower) &&
  plain[tokens[at]!.start - 2] !== ':' &&
  !/^(?:after|later|longer|and)$/.test(tokens[at + 2]?.lower ?? '') &&
  !/^(?:within|for|in|after|every|per|of|than|least|most|about|once)$/.test(tokens[at - 1]?.lower ?? '');

/** The numbers with a point that stand in identifiers: "3.4" of `ruby3.4`. */
function versionsIn({ tokens }: Document): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { code, shaped, number, text } of tokens)
    if ((code || shaped) && !number) for (const [version] of text.matchAll(/\d+\.\d+/g)) found.add(version);
  return found;
}

/** Every key under which an amount may be met again: a year is twelve months, and a bare number stands for itself. */
export function amountKeys({ key, token, unit }: Amount, doc: Document): string[] {
  const keys = [key];
  const bare = bareOf({ token }, doc);
  // Not "5" of "5k" or "5 000".
  if (bare && key.includes(':')) keys.push(bare);
  const size = Number(key.slice(2));
  if ((unit === 'month' || unit === 'quarter') && key.startsWith('m:')) keys.push(`h:${size * MONTH}`);
  if (unit === 'day' && key.startsWith('h:') && size % MONTH === 0 && size < 4 * MONTH) keys.push(`m:${size / MONTH}`);
  if (unit === 'year' && key.startsWith('m:')) keys.push(`h:${(size / 12) * YEAR}`);
  if (unit === 'day' && key.startsWith('h:') && size % YEAR === 0) keys.push(`m:${(size / YEAR) * 12}`);
  return keys;
}
/** The digits of an amount without its unit, or "". */
export const bareOf = ({ token }: Pick<Amount, 'token'>, { tokens }: Document): string =>
  /\d+(?:\.\d+)?/.exec(tokens[token]!.text.replace(/,(?=\d{3})/g, ''))?.[0] ?? '';
/** Thirty days, in hours. */
const MONTH = 720;
/** 365 days. */
const YEAR = 8760;

/** "Eight weeks ahead", "two minor releases before": the time by which something is told in advance. */
export const isLead = ({ plain }: Document, { end, time, unit }: Amount): boolean =>
  (time || /^(?:releas|version)$/.test(unit)) && LEAD.test(plain.slice(end, end + 40));
const LEAD =
  /^(?:[\s-](?:\p{L}+\s)?(?:releas|version)\w*)?['’]?\s(?:ahead|beforehand|notice|warning|in advance|before|prior|earlier)\b/iu;
