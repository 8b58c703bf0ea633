import { isLead } from '../../facts/amounts.ts';
import type { Statement } from '../../facts/statements.ts';
import type { Document } from '../../text/document.ts';
import { oncePer } from '../../text/once.ts';
import type { Token } from '../../text/tokens.ts';
import { isDoing, narrowing } from '../groups/narrowing.ts';
import { near as nearTo, setsApart } from '../groups/set-apart.ts';
import { isLeaning, isSparing, isSparingWord } from '../groups/sparing.ts';
import { AUXILIARY, type Spread, spreadKey, weightOf } from './spread.ts';
import { SPARED, tellingKey } from './telling.ts';
import { ANYWHERE, dayOf, firstFound, holds, lookUp, NONE, related, type WordIndex } from './word-index.ts';

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
  /** True where it has names of its own and none of them is found. */
  readonly nameless: boolean;
  /** Of the amounts; 1 where there are none. */
  readonly numbers: number;
  /** Of the dates; 1 where there are none. */
  readonly dates: number;
  /** Of the identifiers that the notice has here only; 1 where there are none. */
  readonly anchors: number;
  /** How many words of content it has. */
  readonly size: number;
  /** The keys of the words that stand in this clause of the notice only (see `tellingKey`), and of those without a trace. */
  readonly ownWords: readonly string[];
  readonly lostWords: readonly string[];
  /** True where it is told of some of the users only and no word that sets them apart is found. */
  readonly widened: boolean;
  /** True where the best window restricts what it says with a word of its own: "only", "solely". */
  readonly restricted: boolean;
  /** The clauses of the best window, first and one past the last; -1 where nothing matched. */
  readonly first: number;
  readonly last: number;
  /** Lemmas found anywhere. */
  readonly words: readonly string[];
}

/** Code, addresses and what is spelt like them; "64-bit", "1.3" and "GitHub" may be told otherwise or go. */
const isAnchor = ({ code, url, shaped, text }: Token): boolean =>
  /[\p{L}\d]/u.test(text) && (code || url || (shaped && SPELT.test(text)));
const SPELT = /[_/\\@#=]|::|\.\p{L}|^\p{Ll}[\p{Ll}\d]*\p{Lu}|^\p{L}[\p{L}\d]*-[\p{L}\d.-]*\d|^\p{Lu}{1,6}-?\d{2,}$/u;

export function recallOf(
  statement: Statement,
  index: WordIndex,
  spread: Spread,
  doc: Document,
  anchorable: boolean,
  before: Statement | undefined,
  next: Statement | undefined,
): Recall {
  const total = { all: 0, own: 0 };
  const found = { all: 0, own: 0 };
  // "A six-month stay, until 5 April 2028": the date tells the length.
  const days = statement.dates.map(dayOf);
  const told = days.filter((day) => index.dates.has(day));
  // "A grace period of twelve months: they keep it until 30 June" tells the date behind its colon.
  const spelled =
    next !== undefined && next.clause.lead === ':' && next.clause.sentence === statement.clause.sentence
      ? next.dates.map(dayOf)
      : [];
  const all = days.concat(spelled);
  const dated = all.length > 0 && all.every((day) => index.dates.has(day));
  // But not how long before it is told: "on 3 May at the earliest, told eight weeks ahead".
  const held = statement.amounts.filter(
    (amount) => holds(index, amount, doc) || (amount.time && dated && !isLead(doc, amount)),
  );
  const named = { all: 0, found: 0 };
  let nameOnce = true;
  const anchors = { all: 0, found: 0 };
  const votes = new Map<number, number>();
  /** Clauses that name what the statement is about: weight of the words found there to the letter. */
  const namedAt = new Map<number, number>();
  const words: string[] = [];
  const ownWords: string[] = [];
  const lostWords: string[] = [];
  let size = 0;
  const sparing = isSparing(statement.features);
  let restTold = false;
  const ruled = anchorable ? NO_WORDS : wordsBeside(statement, doc);
  /** The sentences with a word that the reason has for itself. */
  const ownAt = new Set<number>();
  if (ruled.size > 0)
    for (const token of statement.content)
      if (!ruled.has(spreadKey(token)) && !AUXILIARY.has(token.lemma))
        for (const clause of lookUp(token, index).slice(0, 24)) ownAt.add(index.doc.clauses[clause]?.sentence ?? -1);
  for (const token of statement.content) {
    // "Not affected" is told once, below: the label "Affected" of a shortening is no trace of it.
    if (sparing && isSparingWord(token.lemma)) continue;
    if (AUXILIARY.has(token.lemma)) continue;
    const weight = weightOf(token, spread.sentences);
    // "STOP", in a text with "stops": letters that are a name.
    const capitals = !token.code && /^\p{Lu}{3,}$/u.test(token.text);
    const own = capitals || (spread.sentences.get(spreadKey(token)) ?? 1) === 1;
    const whole = statement.phrasal.get(token.start);
    const phrase = whole === undefined ? NONE : (index.clausesOf.get(whole) ?? NONE);
    const exact = firstFound(lookUp(token, index), firstFound(phrase, inCompound(token, index.doc)));
    // "A cache is tied to its tokenizer", of prompts that are "cached anew": where no other word of the reason stands beside
    // it, a word that its rule has as well is no trace of it.
    const told =
      exact.length > 0 &&
      (!ruled.has(spreadKey(token)) || exact.some((clause) => ownAt.has(index.doc.clauses[clause]?.sentence ?? -1)));
    size++;
    total.all += weight;
    if (told) found.all += weight;
    if (own) {
      total.own += weight;
      if (told) found.own += weight;
      ownWords.push(tellingKey(token));
      if (!told) lostWords.push(tellingKey(token));
    }
    const once = (spread.mentions.get(spreadKey(token)) ?? 1) === 1;
    if (once && isAnchor(token)) {
      anchors.all++;
      if (exact.length > 0) anchors.found++;
    }
    if (own && isName(token, doc)) {
      nameOnce &&= once || capitals;
      named.all++;
      // Those spared go by their own name; where the others are named by the same one, it is no trace of them.
      if (exact.length > 0) named.found++;
    }
    if (exact.length > 0) words.push(token.lemma);
    if (exact !== ANYWHERE)
      for (const clause of exact.slice(0, 24)) namedAt.set(clause, (namedAt.get(clause) ?? 0) + weight);
    if (told) for (const clause of exact.slice(0, 24)) votes.set(clause, (votes.get(clause) ?? 0) + weight);
  }
  // "Not affected", "stays as it is", "needs nothing" are one thing to say, of something that is named beside it.
  if (sparing) {
    if (before !== undefined && isLeaning(statement.features))
      for (const token of before.content)
        for (const clause of lookUp(token, index).slice(0, 24))
          namedAt.set(clause, (namedAt.get(clause) ?? 0) + weightOf(token, spread.sentences));
    total.all += SPARING;
    total.own += SPARING;
    size++;
    ownWords.push(SPARED);
    // Whom it names by a name or an identifier is named again, or another is spared.
    const unnamed = named.all + anchors.all > 0 && named.found + anchors.found === 0;
    // "Outside the US and Canada": the rest of the world may go by no name.
    const rest = isRest(doc.tokens.slice(statement.clause.first, statement.clause.last));
    const others = rest ? index.sparing.filter((clause) => isRest(wordsOf(index.doc, clause))) : NONE;
    for (const clause of others) votes.set(clause, (votes.get(clause) ?? 0) + total.all);
    restTold = others.length > 0;
    const told = unnamed
      ? []
      : index.sparing.filter((clause) =>
          [clause - 1, clause, clause + 1].some((near) => (namedAt.get(near) ?? 0) >= NAMED),
        );
    if (told.length === 0) lostWords.push(SPARED);
    else {
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
  // Names, identifiers, amounts and dates that the notice has here only are what a paraphrase leaves alone: where all are back,
  // the statement is, whatever became of the words between them.
  const ownAmounts = statement.amounts.filter(
    (amount) => (spread.mentions.get(spreadKey(doc.tokens[amount.token]!)) ?? 1) === 1,
  );
  const identifiers = share(anchors.found, anchors.all);
  const ownDays = days.filter((day) => spread.dates.get(day) === 1);
  if (anchors.all + ownAmounts.length + ownDays.length === 0 && nameOnce) {
    anchors.all = named.all;
    anchors.found = named.found;
  }
  const anchored =
    restTold ||
    (anchorable &&
      anchors.all + ownAmounts.length + ownDays.length > 0 &&
      anchors.found === anchors.all &&
      ownAmounts.every((amount) => held.includes(amount)) &&
      ownDays.every((day) => told.includes(day)));
  // Where it has a date of its own, those whom it names stand beside that date; else anywhere.
  const beside = ownDays.flatMap((day) => index.dates.get(day) ?? NONE).slice(0, 24);
  const isBeside = (clause: number): boolean =>
    beside.length === 0 || beside.some((sentence) => Math.abs(index.doc.clauses[clause]!.sentence - sentence) <= 1);
  const isWithDate = (clause: number): boolean => beside.includes(index.doc.clauses[clause]!.sentence);
  /** The output sets some apart, in words of its own, in the place where it would name them. */
  const renamed = (): boolean => {
    const places = new Set(beside.length > 0 ? beside.flatMap((s) => [s - 1, s, s + 1]) : []);
    if (beside.length === 0) {
      for (let c = Math.max(0, first); c < last; c++) places.add(index.doc.clauses[c]!.sentence);
      for (const c of index.sparing) places.add(index.doc.clauses[c]!.sentence);
    }
    return [...places].slice(0, 24).some((s) => {
      if (index.doc.sentences[s] === undefined) return false;
      const [from, to] = nearTo(index.doc, s);
      return setsApart(index.doc, from, to, doc);
    });
  };
  /** "The command line tool `quern` … people who only use the tool": it goes by another name, too. */
  const isNamedBefore = (token: Token): boolean =>
    (spread.mentions.get(spreadKey(token)) ?? 1) > 1 &&
    doc.plain.slice(Math.max(0, token.start - 4), token.start).toLowerCase() === 'the ';
  const ofAll =
    first >= 0 &&
    tokensOf(index.doc, first, last).some(isOfAll) &&
    !doc.tokens.slice(statement.clause.first, statement.clause.last).some(isOfAll);
  const narrowed = narrowing(doc, statement, next).some((words) => {
    const [known, group] = [words.filter(isNamedBefore), words.filter((token) => !isNamedBefore(token))];
    // "The 8.x branch keeps it" told as "8.x keeps it".
    if (group.length === 0 || known.some((token) => token.shaped && lookUp(token, index).some(isBeside))) return false;
    const telling = group.filter(
      (token) =>
        !COMPARES.test(token.lower) &&
        (token.number || isName(token, doc) || (spread.sentences.get(spreadKey(token)) ?? 1) === 1),
    );
    if (telling.length > 0 && telling.every(isDoing)) return false;
    // "Public bodies", of organisations in the public sector: another of their words stands with the date that they get.
    if (ownDays.length > 0 && words.some((token) => lookUp(token, index).slice(0, 24).some(isWithDate))) return false;
    return (telling.length > 0 ? telling : group).every((token) => {
      // "Younger workspaces", of "those created later"
      if (AGE.test(token.lower) && first >= 0 && tokensOf(index.doc, first, last).some(({ lower }) => AGE.test(lower)))
        return false;
      const exact = firstFound(lookUp(token, index), index.clausesOf.get(`.${token.lower}`) ?? NONE);
      // An identifier may be named elsewhere, and "it" stand beside the date; not so "both".
      if (token.shaped || token.code)
        return exact.length === 0 || (ofAll && !exact.some((clause) => clause >= first && clause < last));
      const places = [...exact.slice(0, 24), ...related(token, index).slice(0, 24)];
      return exact !== ANYWHERE && !places.some(isBeside);
    });
  });
  const widened = narrowed && !renamed();
  const floor = anchored ? ANCHORED : 0;
  return {
    all: share(found.all, total.all),
    own: Math.max(floor, share(found.own, total.own)),
    ownWeight: total.own,
    window: Math.max(floor * 0.8, share(Math.min(best, total.all), total.all)),
    anchors: identifiers,
    names: anchored ? 1 : share(named.found, named.all),
    nameless: named.all > 0 && named.found === 0,
    numbers: share(held.length, statement.amounts.length),
    dates: share(told.length, days.length),
    widened,
    restricted: first >= 0 && isRestricted(index.doc, first, last),
    size,
    ownWords,
    lostWords,
    first,
    last: Math.min(last, index.doc.clauses.length),
    words,
  };
}

const NO_WORDS: ReadonlySet<string> = new Set();

/** The words that other clauses of a statement's sentence have. */
function wordsBeside({ clause, content }: Statement, { sentences, tokens }: Document): ReadonlySet<string> {
  const { first, last } = sentences[clause.sentence]!;
  const own = new Set(content);
  const found = new Set<string>();
  for (let k = first; k < last; k++) {
    const token = tokens[k]!;
    if (token.content && !own.has(token) && (k < clause.first || k >= clause.last)) found.add(spreadKey(token));
  }
  return found;
}

/** The clauses with a compound that begins with a name: "MD5-hashed", "SFTP-only". */
const inCompound = ({ text, lower }: Token, doc: Document): readonly number[] =>
  /^\p{Lu}[\p{Lu}\d]/u.test(text) ? (compoundsOf(doc).get(lower) ?? NONE) : NONE;

/** The clauses of each compound by its first part, the last few of them. */
const compoundsOf = oncePer(({ clauses, tokens }: Document): ReadonlyMap<string, readonly number[]> => {
  const found = new Map<string, number[]>();
  clauses.forEach(({ first, last }, clause) => {
    for (const { code, url, lower: word } of tokens.slice(first, last)) {
      const hyphen = word.indexOf('-');
      if (code || url || hyphen < 2) continue;
      const head = word.slice(0, hyphen);
      found.set(head, [...(found.get(head) ?? []).slice(-8), clause]);
    }
  });
  return found;
});

/** Age, by comparison or by a time: one stands for the other. */
const AGE = /^(?:younger|newer|later|older|elder|earlier|recent|after|before|since)$/;

/** The words of some clauses: the first, and one past the last. */
const tokensOf = ({ clauses, tokens }: Document, first: number, last: number): readonly Token[] =>
  tokens.slice(clauses[first]!.first, clauses[Math.min(last, clauses.length) - 1]!.last);

const isRestricted = (doc: Document, first: number, last: number): boolean =>
  tokensOf(doc, first, last).some(({ lower }) => RESTRICTS.test(lower));
const RESTRICTS = /^(?:only|solely|just|exclusively|alone|sole|nothing|merely)$/;

const isOfAll = ({ lower }: Token): boolean => OF_ALL.test(lower);
const OF_ALL = /^(?:both|all|every|each|everyone|everybody)$/;

/** "Fewer than three", "less than three": the number tells. */
const COMPARES = /^(?:fewer|less|more|least|most|under|over|above|below)$/;

/** "Elsewhere", "other destinations", "outside the EU": what is left when those who are affected are taken away. */
const isRest = (tokens: readonly Token[]): boolean => tokens.some(({ lower }) => REST.test(lower));
const REST = /^(?:others?|else|elsewhere|rest|remaining|remainder|outside|beyond|anywhere|everywhere)$/;

const wordsOf = (doc: Document, clause: number): readonly Token[] => tokensOf(doc, clause, clause + 1);

/** Weight of words that names what is spared: one that stands in two sentences of the notice at the most. */
const NAMED = 0.5;

/** Weight of being spared, beside a weight of 1 for a word that stands once. */
const SPARING = 1;

/** Recall of a statement whose anchors are all back, at the least. */
const ANCHORED = 0.6;

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
