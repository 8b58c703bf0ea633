import { sortOf } from '../../facts/amounts/units.ts';
import { type Amount, amountKeys, bareOf, readAmounts } from '../../facts/amounts.ts';
import type { DateFact } from '../../facts/dates.ts';
import { classesOf } from '../../facts/grammar/classes.ts';
import type { Reading } from '../../facts/read.ts';
import { statementsIn } from '../../facts/statements.ts';
import { byWord } from '../../text/by-word.ts';
import type { Document } from '../../text/document.ts';
import { isPhrasal, lemma, phrasal, rootOf } from '../../text/lemma.ts';
import { oncePer } from '../../text/once.ts';
import { overlaps, rangeAt } from '../../text/span.ts';
import type { Token } from '../../text/tokens.ts';
import { lastDayText } from '../dates/stamps.ts';
import { isSparing } from '../groups/sparing.ts';

/** Where the words of one text stand, for looking up the words of the other. */
export interface WordIndex {
  readonly doc: Document;
  /** Lemma, class ("#12"), lower-case word part → clauses that have it, ascending. */
  readonly clausesOf: ReadonlyMap<string, readonly number[]>;
  /** The whole text in lower case without spaces, for identifiers that are glued or cut differently. */
  readonly squeezed: string;
  /** Clauses that say of something that it is spared, stays or needs nothing. */
  readonly sparing: readonly number[];
  /** The amounts of the text, and the keys by which they are compared. */
  readonly amounts: readonly Amount[];
  readonly amountKeys: ReadonlySet<string>;
  /** The clauses in which an amount stands, by each of its keys with a unit. */
  readonly amountsAt: ReadonlyMap<string, readonly number[]>;
  /** The keys of the spans in which it tells how often something happens: "daily", "every hour". */
  readonly frequencies: ReadonlySet<string>;
  /** Numbers that may leave their unit to the reader: "30 or 60 days", "(30)". */
  readonly bareNumbers: ReadonlySet<string>;
  /** The dates of the text, to the day or rougher, and the sentences in which they stand. */
  readonly dates: ReadonlyMap<string, readonly number[]>;
}

/** The span between two, where something is told to happen so often: its keys (see `amountKeys`). */
const SPANS: Readonly<Record<string, readonly string[]>> = byWord({
  hour: ['h:1'],
  day: ['h:24'],
  night: ['h:24'],
  week: ['h:168'],
  fortnight: ['h:336'],
  month: ['m:1', 'h:720'],
  quarter: ['m:3'],
  year: ['m:12'],
});
const ADVERBS: Readonly<Record<string, string>> = byWord({
  hourly: 'hour',
  daily: 'day',
  nightly: 'night',
  weekly: 'week',
  fortnightly: 'fortnight',
  monthly: 'month',
  quarterly: 'quarter',
  yearly: 'year',
  annually: 'year',
});
const OFTEN = /^(?:every|each|per|a|an)$/;

/** "Hourly", "every hour", "once a night": the keys of the amount that stands in them. */
function frequencyAt({ tokens }: Document, i: number): readonly string[] {
  const { lower } = tokens[i]!;
  const span = ADVERBS[lower] ?? (OFTEN.test(tokens[i - 1]?.lower ?? '') ? lower : '');
  return SPANS[span] ?? NONE_SUCH;
}
const NONE_SUCH: readonly string[] = [];

/** A date without its time, zone or edge. */
export const dayOf = ({ value }: DateFact): string => value.replace(/T.*|-(?:start|mid|end)$/, '');

/** The keys under which a date is found: its own, and for "the end of 2028" also that of 31 December. */
export function daysOf(date: DateFact): readonly string[] {
  const [own, last] = [dayOf(date), lastDayText(date.stamp)];
  return last === null || last === own ? [own] : [own, last];
}

/** Regions that texts name by their letters as well. */
const REGIONS: Readonly<Record<string, readonly string[]>> = byWord({
  US: ['united', 'states', 'america'],
  USA: ['united', 'states', 'america'],
  UK: ['united', 'kingdom', 'britain'],
  EU: ['european', 'union', 'europe'],
  AU: ['australia'],
  NZ: ['new', 'zealand'],
  CA: ['canada'],
  DE: ['germany'],
  FR: ['france'],
  IN: ['india'],
  JP: ['japan'],
  KR: ['korea'],
  BR: ['brazil'],
  MX: ['mexico'],
  CH: ['switzerland'],
  AT: ['austria'],
  NL: ['netherlands'],
  IE: ['ireland'],
  SG: ['singapore'],
  ZA: ['south', 'africa'],
});

const PREFIX = /^(?:un|non|re|pre|de|in|im|dis)-?(?=[a-z]{4})/;

/** The index of a text, made once for all that look words up in it. Linear in the number of tokens. */
export const toWordIndex: (reading: Reading) => WordIndex = oncePer(indexOf);

function indexOf(reading: Reading): WordIndex {
  const {
    doc,
    facts: { dates },
  } = reading;
  const clausesOf = new Map<string, number[]>();
  const add = (key: string, clause: number): void => {
    const list = clausesOf.get(key);
    if (list === undefined) clausesOf.set(key, [clause]);
    else if (list[list.length - 1] !== clause) list.push(clause);
  };
  doc.clauses.forEach((clause, c) => {
    for (let i = clause.first; i < clause.last; i++) {
      const token = doc.tokens[i]!;
      for (const key of keysOf(token)) add(key, c);
      for (const word of REGIONS[token.text] ?? []) add(lemma(word), c);
      // "Can" of "what can be done" is no trace of a can, nor of what is meant by one.
      if (token.content) for (const name of classesOf(token.lemma)) add(name, c);
      const root = token.code || token.shaped || token.url ? '' : rootOf(token.lower);
      if (root !== '') add(`^${root}`, c);
      const whole = phrasalAt(doc, i);
      if (whole) {
        add(whole, c);
        for (const name of classesOf(whole)) add(name, c);
      }
    }
  });
  const amounts = readAmounts(doc, dates);
  let sparing: readonly number[] | undefined;
  return {
    doc,
    clausesOf,
    // Of the notice nobody asks it, and it takes a reading of all statements.
    get sparing() {
      sparing ??= statementsIn(reading).flatMap(({ index, features }) => (isSparing(features) ? [index] : []));
      return sparing;
    },
    amounts,
    amountKeys: new Set(amounts.flatMap((amount) => amountKeys(amount, doc))),
    amountsAt: clausesOfAmounts(doc, amounts),
    frequencies: new Set(doc.tokens.flatMap((_, i) => frequencyAt(doc, i))),
    bareNumbers: bareNumbersOf(doc, dates, amounts),
    dates: sentencesOf(dates),
    squeezed: doc.plain.toLowerCase().replace(/[\s"']+/g, ''),
  };
}

function clausesOfAmounts(doc: Document, amounts: readonly Amount[]): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, number[]>();
  for (const amount of amounts)
    for (const key of amountKeys(amount, doc)) {
      if (!key.includes(':')) continue;
      const clauses = found.get(key) ?? [];
      clauses.push(rangeAt(doc.clauses, amount.start));
      found.set(key, clauses);
    }
  return found;
}

/** "Rows", "GB". */
const COUNTED = /^\p{L}*[^s]s$|^\p{Lu}{2,}$/u;

/** The numbers outside dates that neither belong to a name ("Android 12") nor count something else ("12 rows"). */
function bareNumbersOf(doc: Document, dates: readonly DateFact[], amounts: readonly Amount[]): ReadonlySet<string> {
  const counting = new Set(amounts.filter(({ time }) => !time).map(({ token }) => token));
  const found = new Set<string>();
  let d = 0;
  doc.tokens.forEach((token, i) => {
    if (!token.number || (counting.has(i) && COUNTED.test(doc.tokens[i + 1]?.text ?? ''))) return;
    while (d < dates.length && dates[d]!.range.end <= token.start) d++;
    if (dates[d] && overlaps(dates[d]!.range, token)) return;
    const before = doc.tokens[i - 1];
    if (before && /^\p{Lu}/u.test(before.text) && doc.plain.slice(before.end, token.start) === ' ') return;
    found.add(token.lemma);
  });
  return found;
}

function sentencesOf(dates: readonly DateFact[]): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, number[]>();
  for (const date of dates)
    for (const day of daysOf(date)) {
      const sentences = found.get(day);
      if (sentences) sentences.push(date.sentence);
      else found.set(day, [date.sentence]);
    }
  return found;
}

/** "runs out", "run the key out": the verb's key with a particle within the next three words. */
function phrasalAt(doc: Document, i: number): string | undefined {
  const verb = doc.tokens[i]!.lemma;
  if (!isPhrasal(verb)) return undefined;
  for (let k = i + 1; k < Math.min(i + 4, doc.tokens.length); k++) {
    const whole = phrasal(verb, doc.tokens[k]!.lower);
    if (whole) return whole;
  }
  return undefined;
}

/** Versions, numbers and kinds of code ("4xx") with a stroke between them. */
const LISTED = /^v?\d{1,4}(?:\.\d{1,4}){0,2}(?:xx)?(?:\/v?\d{1,4}(?:\.\d{1,4}){0,2}(?:xx)?){1,5}$/;

/** The keys under which a token may be found: its lemma, its word parts, and the word without a negating prefix. */
function keysOf(token: Token): string[] {
  if (token.url) return [token.lemma];
  const keys = [token.lemma];
  if (token.code || token.shaped) {
    for (const part of token.lower.split(/[^a-z0-9]+/))
      if (part.length > 2 && part !== token.lower) keys.push(`.${part}`);
    keys.push(token.lower);
    // "4/5" are 4 and 5.
    if (LISTED.test(token.lower)) for (const part of token.lower.split('/')) keys.push(part, part.replace(/xx$/, ''));
    // "2.8+" is 2.8 or above.
    if (/\d\+$/.test(token.lower)) keys.push(token.lower.slice(0, -1));
    // "Pre-1.8 files" are those from before 1.8.
    const version = /^(?:pre|post)-(v?\d[\d.]*)$/.exec(token.lower)?.[1];
    if (version !== undefined) keys.push(version);
    // "Over-75s" are those over 75.
    const age = /^(?:over|under)-(\d{1,3})s?$/.exec(token.lower)?.[1];
    if (age !== undefined) keys.push(age);
    if (/^[a-z]{3,}$/.test(token.lower)) keys.push(lemma(token.lower));
  } else {
    const bare = token.lemma.replace(PREFIX, '');
    if (bare !== token.lemma) keys.push(bare);
    if (token.number) {
      const digits = /^[~≈]?[$€£]?([\d.,]+)/
        .exec(token.lower)?.[1]
        ?.replace(/,(?=\d{3})/g, '')
        .replace(/[.,]$/, '');
      if (digits && digits !== token.lemma) keys.push(digits);
    }
  }
  return keys;
}

export const NONE: readonly number[] = [];

export function lookUp(token: Token, index: WordIndex): readonly number[] {
  const whole = index.clausesOf.get(token.lemma) ?? index.clausesOf.get(token.lower);
  if (whole) return whole;
  if (token.code || token.shaped || token.url) {
    // "`https`", which any address begins with.
    if (/^https?$/.test(token.lower)) return NONE;
    if (token.lower.length > 3 && index.squeezed.includes(token.lower.replace(/[\s"']+/g, ''))) return ANYWHERE;
    // `model=murmur-3`: the value tells it, where it is a name that means nothing else.
    const value = token.code ? /^[^=\s]+=["']?([^="'\s&]{4,}?)["']?$/.exec(token.lower)?.[1] : undefined;
    if (value !== undefined && /[\d_.-]/.test(value)) return index.clausesOf.get(value) ?? NONE;
    // Cut up otherwise: all of its parts have to be there.
    const parts = token.url || token.code ? [] : token.lower.split(/[^a-z0-9]+/).filter((part) => part.length > 1);
    const found = parts.map((part) =>
      firstFound(index.clausesOf.get(part) ?? NONE, index.clausesOf.get(`.${part}`) ?? NONE),
    );
    return parts.length > 1 && found.every((clauses) => clauses.length > 0) ? found[found.length - 1]! : NONE;
  }
  for (const key of keysOf(token)) {
    const clauses = index.clausesOf.get(key);
    if (clauses && (key.length > 3 || token.number)) return clauses;
  }
  const root = rootOf(token.lower);
  return root === '' ? NONE : (index.clausesOf.get(`^${root}`) ?? NONE);
}

export const ANYWHERE: readonly number[] = [0];

export const firstFound = (a: readonly number[], b: readonly number[]): readonly number[] => (a.length > 0 ? a : b);

export function related(token: Token, index: WordIndex): readonly number[] {
  return token.code || token.url || token.number ? NONE : classClauses(token.lemma, index);
}

function classClauses(key: string, index: WordIndex): readonly number[] {
  for (const name of classesOf(key)) {
    const clauses = index.clausesOf.get(name);
    if (clauses) return clauses;
  }
  return NONE;
}

/** True where the other text has the amount, and does not count it over another span ("400 a day", "400 a month"). */
export function holds(index: WordIndex, amount: Amount, doc: Document): boolean {
  const keys = amountKeys(amount, doc);
  const isHeld = (key: string): boolean => {
    if (key.includes(':')) return index.amountKeys.has(key) || (!lasts(amount, doc) && index.frequencies.has(key));
    return amount.time ? index.bareNumbers.has(key) : index.amountKeys.has(key) || index.clausesOf.has(key);
  };
  if (!keys.some(isHeld) || isOfOtherUnit(index, amount, keys.filter(isHeld))) return false;
  if (amount.word && isCountedElse(index, amount)) return false;
  if (amount.per === '') return true;
  const same = index.amounts.filter((other) => other.key === amount.key);
  return same.length === 0 || same.some((other) => other.per === amount.per || other.per === '');
}

/** "24 minutes" for 24 hours, "500 KB" for 500 MB: its number is there, and each time of another unit that measures the same. */
function isOfOtherUnit({ amounts, doc }: WordIndex, { unit }: Amount, held: readonly string[]): boolean {
  const sort = sortOf(unit);
  if (sort === '' || held.some((key) => key.includes(':'))) return false;
  const same = amounts.filter((other) => held.includes(bareOf(other, doc)));
  return same.length > 0 && same.every((other) => sortOf(other.unit) === sort);
}

/** "For 24 hours", "within a day": how long something lasts, and not how often it happens. */
const lasts = ({ token }: Amount, { tokens }: Document): boolean =>
  /^(?:for|within|after|during|to|than|least|most)$/.test(tokens[token - 1]?.lower ?? '');

/** "Two releases ahead", where the output has "two rewrites" and no other two. */
function isCountedElse({ amounts, bareNumbers, clausesOf }: WordIndex, { key, unit }: Amount): boolean {
  const same = amounts.filter((other) => other.key === key);
  const isOf = (other: string): boolean =>
    other === unit || other === '' || classesOf(other).some((name) => classesOf(unit).includes(name));
  return (
    unit !== '' && same.length > 0 && !bareNumbers.has(key) && !clausesOf.has(unit) && !same.some((x) => isOf(x.unit))
  );
}
