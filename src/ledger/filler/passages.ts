import { populationOf } from '../../facts/audience/population.ts';
import { likelyFiller, likelyPassages } from '../../facts/filler/likely.ts';
import { substanceOf } from '../../facts/filler/substance.ts';
import type { FillerFact, FillerSort } from '../../facts/filler.ts';
import type { Reading } from '../../facts/read.ts';
import { type Statement, statementsIn } from '../../facts/statements.ts';
import type { Document } from '../../text/document.ts';
import { oncePer } from '../../text/once.ts';
import { overlaps, type Range, rangeAt } from '../../text/span.ts';
import type { Token } from '../../text/tokens.ts';
import type { Ledger } from '../ledger.ts';
import { MOST } from '../nearby.ts';
import { statementsOf } from '../statements.ts';
import { touching } from '../touching.ts';

/** Filler of the notice: a fact with signs of its own, or a clause that is likely to be none of what a reader needs. */
export interface Passage {
  readonly range: Range;
  readonly sort: FillerSort;
  /** False where the words may also tell a fact, a reason or a courtesy. */
  readonly sure: boolean;
  /** True where phrases tell it; false where only the model does. */
  readonly told: boolean;
  readonly words: ReadonlySet<string>;
}

export interface Passages {
  readonly all: readonly Passage[];
  /** The words of the notice outside all that may be filler. */
  readonly plain: ReadonlySet<string>;
}

/** The clauses of a text, and how likely each is filler. */
export const clausesOf = oncePer((reading: Reading) => {
  const statements = statementsIn(reading);
  return { statements, likely: likelyFiller(reading.doc, statements) };
});

/** From here on a clause is taken for filler; below the second it is taken for none. */
const LIKELY = 0.6;
const UNLIKELY = 0.3;
/** So likely, by itself or in its passage, a clause is filler that what repeats it needs no sound of its own. */
const SURELY = { alone: 0.8, among: 0.95 };
/** What a clause may tell of facts, reasons and steps, to be none of them; or perhaps none. */
const NEEDED = 0.25;
const DOUBTFUL = 0.6;
/** Reads the filler of a notice. Linear. */
export function passagesOf(ledger: Ledger): Passages {
  const { doc, facts } = ledger.notice;
  const { statements, likely: alone } = clausesOf(ledger.notice);
  // A story told in half a sentence is alone in its paragraph.
  const among = likelyPassages(statements, doc);
  const likely = among.map((odds, i) => Math.max(odds, alone[i]!));
  const surely = new Set(statements.filter((_, i) => alone[i]! >= SURELY.alone || among[i]! >= SURELY.among));
  const needed = new Map(
    statementsOf(ledger).map(({ statement, purposes: { fact, reason, step } }) => [
      statement.index,
      Math.max(fact, reason, step),
    ]),
  );
  const isIdle = (i: number): boolean => likely[i]! >= LIKELY && (needed.get(i) ?? 0) < DOUBTFUL;
  const isClear = ({ index }: Statement): boolean => (needed.get(index) ?? 0) < NEEDED;
  const idle = statements.filter(
    (statement, i) =>
      isIdle(i) &&
      !statement.features.has('imperative') &&
      !statement.features.has('link') &&
      !(isTimeOf(doc, statement, statements[i - 1]) && !isIdle(i - 1)),
  );
  const isOfIdle = touching(idle.filter(isClear).map(({ range }) => range));
  const told = facts.filler.slice(0, 2 * MOST).map(
    (fact): Passage => ({
      range: fact.range,
      sort: fact.sort,
      sure: fact.sure || isOfIdle(fact.range),
      told: true,
      words: contentOf(doc, frameIn(doc, fact.range)),
    }),
  );
  const isKnown = touching([
    ...facts.filler.flatMap(({ sort, range }) => (isProse(sort) ? [] : [range])),
    // "The matrix below tells developers who use our SDK what to expect"
    ...facts.audience.map(({ range }) => range),
    // "We'll publish the exact date on our status page": where the day will be told.
    ...statements.flatMap(({ range }) => (TELLS_WHERE.test(doc.plain.slice(range.start, range.end)) ? [range] : [])),
    // "The date is not set in stone, and maybe someone has a good reason for us to amend it"
    ...facts.grace.flatMap(({ sort, sentence }) => (sort === 'ease' ? [doc.sentences[sentence]!] : [])),
  ]);
  const guessed = idle
    .filter(({ range }) => !isKnown(range))
    .slice(0, 2 * MOST)
    .map(
      (statement): Passage => ({
        range: statement.range,
        sort: sortOf(statement, facts.filler),
        sure: isClear(statement) && surely.has(statement),
        told: false,
        words: wordsOf(doc.tokens.slice(statement.clause.first, statement.clause.last)),
      }),
    );
  const spoken = spokenIn(doc, statements, (i) => (needed.get(statements[i]!.index) ?? 0) >= NEEDED)
    .filter((range) => !isKnown(range))
    .slice(0, MOST)
    .map((range): Passage => ({ range, sort: 'marketing', sure: true, told: false, words: contentOf(doc, range) }));
  const isSpoken = touching(spoken.map(({ range }) => range));
  const isSure = touching(facts.filler.flatMap(({ sure, range }) => (sure ? [range] : [])));
  const plain = new Set<string>();
  statements.forEach(({ clause, range }, i) => {
    if (likely[i]! >= UNLIKELY || isSpoken(range)) return;
    for (const token of doc.tokens.slice(clause.first, clause.last)) if (!isSure(token)) plain.add(token.lemma);
  });
  const isIdleToo = touching([...told, ...guessed].map(({ range }) => range));
  for (const { range } of [...told, ...guessed])
    if (!isIdleToo({ start: range.end + 1, end: range.end + 3 }))
      for (const word of introducedIn(doc, range)) plain.add(word);
  return { all: [...told, ...guessed, ...spoken], plain };
}

/** "We regret to announce that 1.7 is the last release": of what is announced no word is filler. */
function frameIn({ plain }: Document, { start, end }: Range): Range {
  const frame = FRAME.exec(plain.slice(start, end));
  return { start, end: frame ? start + frame[0].length : end };
}
const FRAME =
  /^.{0,40}?\b(?:regret|sorry|sad|happy|glad|pleased|proud|excited|thrilled|delighted)\s(?:[a-z]+\s)?to\s(?:announce|inform|let|tell|say|share|report)\b(?:\s(?:all|you|everyone|know)){0,2}\sthat\b/is;

const TELLS_WHERE =
  /\b(?:we['’]ll|we will|will be)\s(?:\w+\s)?(?:publish|announce|share|post|communicat)\w*\s(?:[\w-]+\s){0,4}?(?:date|day|schedule|timeline)s?\b|\b(?:date|day|schedule|timeline)s?\s(?:[\w-]+\s){0,3}?will\s(?:be\s)?(?:publish|announc|follow|shar|post|communicat)/i;

/** "We changed our minds about Basic load balancers: they stay": what is told of behind a colon is no filler itself. */
function introducedIn({ plain, tokens }: Document, { start, end }: Range): string[] {
  if (plain[end] !== ':') return [];
  const found: string[] = [];
  for (let i = rangeAt(tokens, end - 1); i >= 0 && tokens[i]!.start >= start && found.length < NAME; i--) {
    if (/^(?:about|on|with|of|for)$/.test(tokens[i]!.lower)) return found;
    found.push(tokens[i]!.lemma);
  }
  return [];
}
/** So many words a name has at the most. */
const NAME = 6;

/** "There is no way back once the first secret has been resealed": when what stands before it holds is a part of that. */
const isTimeOf = ({ tokens }: Document, { clause }: Statement, before: Statement | undefined): boolean =>
  before !== undefined &&
  before.clause.sentence === clause.sentence &&
  [tokens[clause.first]?.lower, clause.lead].some(
    (word) => word !== null && /^(?:once|until|unless)$/.test(word ?? ''),
  );

/**
 * Sentences that are called out or quoted and tell nothing else: "Languages never stand still, and neither do we!", “the
 * world's richest home for sound,” said Rosa Penhale.
 */
function spokenIn(doc: Document, statements: readonly Statement[], needs: (i: number) => boolean): Range[] {
  const { plain, sentences, tokens } = doc;
  const quoted = [...plain.matchAll(QUOTED)].map(({ index, 0: { length } }) => ({ start: index, end: index + length }));
  const inQuote = touching(quoted);
  const busy = new Set(
    statements.flatMap(({ clause, content }, i) => (content.length > 1 && needs(i) ? [clause.sentence] : [])),
  );
  return sentences.filter(({ first, last, start, end }, s) => {
    const cries = plain[end - 1] === '!' || plain[end] === '!';
    if (
      last - first < SPOKEN ||
      !(cries || inQuote({ start, end })) ||
      (cries && !inQuote({ start, end }) && busy.has(s))
    )
      return false;
    // "Heads-up for homeroom teachers!": whom it is for.
    if (cries && tokens.slice(first, last).some((token) => populationOf(token) !== null)) return false;
    const { names, dates, quantities, acts } = substanceOf(tokens, first, last);
    return names + dates + acts === 0 && quantities < 1;
  });
}
/** What somebody is quoted to have said. */
const QUOTED =
  /["“][^"“”\n]{16,400}["”]\s(?:said|says|adds|added|commented|explained)\s\p{Lu}[^.\n]{0,80}\.(?:\s["“][^"“”\n]{8,300}["”])?/gu;
/** So many words are more than a cry. */
const SPOKEN = 4;

/** Sorts that tell something; the others are forms of politeness, or are counted. */
export const isProse = (sort: FillerSort): boolean =>
  sort !== 'greeting' && sort !== 'signature' && sort !== 'encouragement';

/** The sort that phrases tell of the clause, or else what its grammar is most like. */
export function sortOf({ range, features }: Statement, facts: readonly FillerFact[]): FillerSort {
  const fact = facts.find((other) => isProse(other.sort) && overlaps(other.range, range));
  if (fact) return fact.sort;
  if (features.has('because') || features.has('purpose') || features.has('cue:business')) return 'business-reason';
  return features.has('past') || features.has('year') || features.has('history') ? 'history' : 'marketing';
}

const AUXILIARY = /^(?:be|have|do|can|will)$/;

/** Words that tell something, numbers and words of time included. */
export const wordsOf = (tokens: readonly Token[]): ReadonlySet<string> =>
  new Set(
    tokens
      .filter(({ content, number, dateWord, lemma }) => (content || number || dateWord) && !AUXILIARY.test(lemma))
      .map(({ lemma }) => lemma),
  );

/** The content words of a range of a text. */
export function contentOf(doc: Document, range: Range): ReadonlySet<string> {
  const words = new Set<string>();
  let low = 0;
  let high = doc.tokens.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (doc.tokens[middle]!.start < range.start) low = middle + 1;
    else high = middle;
  }
  for (let i = low; i < Math.min(doc.tokens.length, low + 2 * MOST) && doc.tokens[i]!.end <= range.end; i++)
    if (doc.tokens[i]!.content && !AUXILIARY.test(doc.tokens[i]!.lemma)) words.add(doc.tokens[i]!.lemma);
  return words;
}
