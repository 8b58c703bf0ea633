import { type Amount, amountKeys, readAmounts } from '../facts/amounts.ts';
import { classesOf } from '../facts/classes.ts';
import { familiesOf } from '../facts/families.ts';
import type { Reading } from '../facts/read.ts';
import { type Feature, readStatements, type Statement } from '../facts/statements.ts';
import { byWord } from '../text/by-word.ts';
import type { Document } from '../text/document.ts';
import { isPhrasal, lemma, phrasal, rootOf } from '../text/lemma.ts';
import type { Token } from '../text/tokens.ts';

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

/** Linear in the number of tokens. */
export function toWordIndex({ doc, facts: { dates, filler } }: Reading): WordIndex {
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
      for (const name of classesOf(token.lemma)) add(name, c);
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
  const sparing = readStatements(doc, dates, filler).flatMap(({ index, features }) =>
    isSparing(features) ? [index] : [],
  );
  return {
    doc,
    clausesOf,
    sparing,
    amounts,
    amountKeys: new Set(amounts.flatMap((amount) => amountKeys(amount, doc))),
    squeezed: doc.plain.toLowerCase().replace(/[\s"']+/g, ''),
  };
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

/** "Affected", "concerned", "unaffected", "exempt": the word that a sparing is told with. */
const isSparingWord = (key: string): boolean => {
  const families = familiesOf(key);
  return families.includes('affecting') || families.includes('exempting');
};

const isSparing = (features: ReadonlySet<Feature>): boolean =>
  features.has('kind:exemption') || features.has('kind:stay');

/** "It stays", "nothing to do there": what is spared was named before. */
const isLeaning = (features: ReadonlySet<Feature>): boolean =>
  (['exemption', 'stay'] as const).some((kind) =>
    (['pronoun', 'none', 'you'] as const).some((subject) => features.has(`${kind}@${subject}`)),
  );

/** The keys under which a token may be found: its lemma, its word parts, and the word without a negating prefix. */
function keysOf(token: Token): string[] {
  if (token.url) return [token.lemma];
  const keys = [token.lemma];
  if (token.code || token.shaped) {
    for (const part of token.lower.split(/[^a-z0-9]+/))
      if (part.length > 2 && part !== token.lower) keys.push(`.${part}`);
    keys.push(token.lower);
    if (/^[a-z]{3,}$/.test(token.lower)) keys.push(lemma(token.lower));
  } else {
    const bare = token.lemma.replace(PREFIX, '');
    if (bare !== token.lemma) keys.push(bare);
    if (token.number) {
      const digits = /^[$€£]?([\d.,]+)/
        .exec(token.lower)?.[1]
        ?.replace(/,(?=\d{3})/g, '')
        .replace(/[.,]$/, '');
      if (digits && digits !== token.lemma) keys.push(digits);
    }
  }
  return keys;
}

/** How much of a statement another text has. All shares from 0 (nothing) to 1 (all). */
export interface Recall {
  /** Of all content, weighted by rarity in the notice. */
  readonly all: number;
  /** Of the content that stands in this clause of the notice only. */
  readonly own: number;
  /** Weight of that content: near 0, the clause has nothing of its own and cannot be judged by its words. */
  readonly ownWeight: number;
  /** Of all content, within the best one to three neighbouring clauses. */
  readonly window: number;
  /** Of the names of its own (plans, regions, products); 1 where there are none. */
  readonly names: number;
  /** Of the amounts; 1 where there are none. */
  readonly numbers: number;
  /** Of the identifiers that the notice has here only; 1 where there are none. */
  readonly anchors: number;
  /** The clauses of the best window, first and one past the last; -1 where nothing matched. */
  readonly first: number;
  readonly last: number;
  /** Lemmas found anywhere. */
  readonly words: readonly string[];
}

/** Words that every text has. */
const AUXILIARY: ReadonlySet<string> = new Set(['be', 'have', 'do']);

/** Words so common in notices that finding them proves little. */
const COMMON = new Set(
  'use work new old chang need user custom account servic pleas version api featur make get take run move sinc support replac remov endpoint request'.split(
    ' ',
  ),
);

export function weightOf(token: Token, sentencesWith: ReadonlyMap<string, number>): number {
  const spread = sentencesWith.get(token.lemma) ?? 1;
  const rarity = spread === 1 ? 1 : spread === 2 ? 0.5 : spread === 3 ? 0.25 : 0.1;
  if (token.number) return 1.3 * rarity;
  return COMMON.has(token.lemma) ? 0.4 * rarity : rarity;
}

/** How widely the words of a notice are spread: sentences that have a lemma, and how often it stands at all. */
export interface Spread {
  readonly sentences: ReadonlyMap<string, number>;
  readonly mentions: ReadonlyMap<string, number>;
}

export function spreadOf(doc: Document): Spread {
  const sentences = new Map<string, number>();
  const mentions = new Map<string, number>();
  for (const sentence of doc.sentences) {
    const seen = new Set<string>();
    for (let i = sentence.first; i < sentence.last; i++) {
      const token = doc.tokens[i]!;
      if (!token.content) continue;
      mentions.set(token.lemma, (mentions.get(token.lemma) ?? 0) + 1);
      if (seen.has(token.lemma)) continue;
      seen.add(token.lemma);
      sentences.set(token.lemma, (sentences.get(token.lemma) ?? 0) + 1);
    }
  }
  return { sentences, mentions };
}

export function recallOf(
  statement: Statement,
  index: WordIndex,
  spread: Spread,
  doc: Document,
  anchorable: boolean,
  before: Statement | undefined,
): Recall {
  const total = { all: 0, own: 0 };
  const found = { all: 0, own: 0 };
  const held = statement.amounts.filter((amount) => holds(index, amount, doc));
  const named = { all: 0, found: 0 };
  let nameOnce = true;
  const anchors = { all: 0, found: 0 };
  const votes = new Map<number, number>();
  /** Clauses that name what the statement is about: weight of the words found there to the letter. */
  const namedAt = new Map<number, number>();
  const words: string[] = [];
  const sparing = isSparing(statement.features);
  for (const token of statement.content) {
    // "Not affected" is told once, below: the label "Affected" of a shortening is no trace of it.
    if (sparing && isSparingWord(token.lemma)) continue;
    if (AUXILIARY.has(token.lemma)) continue;
    const weight = weightOf(token, spread.sentences);
    const own = (spread.sentences.get(token.lemma) ?? 1) === 1;
    const whole = statement.phrasal.get(token.start);
    const exact = firstFound(lookUp(token, index), whole === undefined ? NONE : (index.clausesOf.get(whole) ?? NONE));
    const near =
      exact.length > 0
        ? exact
        : firstFound(whole === undefined ? NONE : classClauses(whole, index), related(token, index));
    const quality = exact.length > 0 ? 1 : near.length > 0 ? 0.7 : 0;
    // A class that is found anywhere is weak evidence; the same class in the best window is good evidence.
    const anywhere = exact.length > 0 ? 1 : near.length > 0 ? 0.5 : 0;
    total.all += weight;
    found.all += weight * anywhere;
    if (own) {
      total.own += weight;
      found.own += weight * anywhere;
    }
    const once = (spread.mentions.get(token.lemma) ?? 1) === 1;
    if (once && (token.code || token.shaped || token.url)) {
      anchors.all++;
      if (exact.length > 0) anchors.found++;
    }
    if (own && isName(token, doc)) {
      nameOnce &&= once;
      named.all++;
      if (exact.length > 0) named.found++;
    }
    if (exact.length > 0) words.push(token.lemma);
    if (exact !== ANYWHERE)
      for (const clause of exact.slice(0, 24)) namedAt.set(clause, (namedAt.get(clause) ?? 0) + weight);
    for (const clause of near.slice(0, 24)) votes.set(clause, (votes.get(clause) ?? 0) + weight * quality);
  }
  // "Not affected", "stays as it is", "needs nothing" are one thing to say, of something that is named beside it.
  if (sparing) {
    if (before !== undefined && isLeaning(statement.features))
      for (const token of before.content)
        for (const clause of lookUp(token, index).slice(0, 24))
          namedAt.set(clause, (namedAt.get(clause) ?? 0) + weightOf(token, spread.sentences));
    total.all += SPARING;
    total.own += SPARING;
    // Whom it names by a name or an identifier is named again, or another is spared.
    const unnamed = named.all + anchors.all > 0 && named.found + anchors.found === 0;
    const told = unnamed
      ? []
      : index.sparing.filter((clause) =>
          [clause - 1, clause, clause + 1].some((near) => (namedAt.get(near) ?? 0) >= NAMED),
        );
    if (told.length > 0) {
      found.all += SPARING;
      found.own += SPARING;
      for (const clause of told) votes.set(clause, (votes.get(clause) ?? 0) + SPARING);
    }
  }
  let best = 0;
  let first = -1;
  let last = -1;
  for (const [clause] of votes) {
    for (let size = 1; size <= 3; size++) {
      // The clauses of a window share words only once; taking the sum and capping it is close enough.
      let sum = 0;
      for (let k = 0; k < size; k++) sum += votes.get(clause + k) ?? 0;
      sum = Math.min(sum, total.all) * (1 - 0.04 * (size - 1));
      if (sum > best + 1e-9 || (sum > best - 1e-9 && clause < first)) {
        best = sum;
        first = clause;
        last = clause + size;
      }
    }
  }
  const share = (part: number, whole: number): number => (whole > 0 ? part / whole : 1);
  // Names, identifiers and amounts that the notice has here only are what a paraphrase leaves alone: where all are back,
  // the statement is, whatever became of the words between them.
  const ownAmounts = statement.amounts.filter(
    (amount) => (spread.mentions.get(doc.tokens[amount.token]!.lemma) ?? 1) === 1,
  );
  const identifiers = share(anchors.found, anchors.all);
  if (anchors.all + ownAmounts.length === 0 && nameOnce) {
    anchors.all = named.all;
    anchors.found = named.found;
  }
  const anchored =
    anchorable &&
    anchors.all + ownAmounts.length > 0 &&
    anchors.found === anchors.all &&
    ownAmounts.every((amount) => held.includes(amount));
  const floor = anchored ? ANCHORED : 0;
  return {
    all: share(found.all, total.all),
    own: Math.max(floor, share(found.own, total.own)),
    ownWeight: total.own,
    window: Math.max(floor * 0.8, share(Math.min(best, total.all), total.all)),
    anchors: identifiers,
    names: anchored ? 1 : share(named.found, named.all),
    numbers: share(held.length, statement.amounts.length),
    first,
    last: Math.min(last, index.doc.clauses.length),
    words,
  };
}

/** Weight of words that names what is spared: one that stands in two sentences of the notice at the most. */
const NAMED = 0.5;

/** Weight of being spared, beside a weight of 1 for a word that stands once. */
const SPARING = 1;

/** Recall of a statement whose anchors are all back, at the least. */
const ANCHORED = 0.6;

const NONE: readonly number[] = [];

function lookUp(token: Token, index: WordIndex): readonly number[] {
  const whole = index.clausesOf.get(token.lemma) ?? index.clausesOf.get(token.lower);
  if (whole) return whole;
  if (token.code || token.shaped || token.url) {
    if (token.lower.length > 3 && index.squeezed.includes(token.lower.replace(/[\s"']+/g, ''))) return ANYWHERE;
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

const ANYWHERE: readonly number[] = [0];

const firstFound = (a: readonly number[], b: readonly number[]): readonly number[] => (a.length > 0 ? a : b);

function related(token: Token, index: WordIndex): readonly number[] {
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
function holds(index: WordIndex, amount: Amount, doc: Document): boolean {
  const keys = amountKeys(amount, doc);
  if (!keys.some((key) => index.amountKeys.has(key) || (!key.includes(':') && index.clausesOf.has(key)))) return false;
  if (amount.per === '') return true;
  const same = index.amounts.filter((other) => other.key === amount.key);
  return same.length === 0 || same.some((other) => other.per === amount.per || other.per === '');
}

/** A capital inside a sentence, or digits in the word: a name, which no paraphrase changes. */
function isName(token: Token, doc: Document): boolean {
  if (token.code || token.url || token.number || token.dateWord) return false;
  if (!/^\p{Lu}/u.test(token.text)) return false;
  const before = /[^\s"'(*]/.exec(
    doc.plain
      .slice(Math.max(0, token.start - 3), token.start)
      .split('')
      .reverse()
      .join(''),
  )?.[0];
  return (
    before !== undefined &&
    !/[.!?:•|\n-]/.test(before) &&
    !/\n/.test(doc.plain.slice(Math.max(0, token.start - 2), token.start))
  );
}
