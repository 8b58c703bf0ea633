import type { Reading } from '../../facts/read.ts';
import { clauseOf } from '../../text/clauses.ts';
import type { Document, Sentence } from '../../text/document.ts';
import { lemma } from '../../text/lemma.ts';
import { type Range, rangeAt } from '../../text/span.ts';
import { GENERIC, MOVING, REPLACE, USING } from '../identifiers/role-words.ts';
import type { Ledger } from '../ledger.ts';
import { comingIn, isCalledFor } from './comes.ts';
import { isJoined, mentionsOf, type Named } from './named.ts';
import { successionsOf } from './pairs.ts';

/*
 * Two successors that have exchanged the uses for which they come: "for SMS the Push API, for push the Bulk API". Each name
 * and each use is kept, and the wrong ones stand together.
 */

/** A successor that the output tells for the use of another one. */
export interface ExchangedUse {
  readonly name: string;
  /** In the output. */
  readonly at: Range;
  /** In the notice: what the use has there. */
  readonly told: Range;
  readonly expected: string;
}

/** A name with the words that stand with it. */
interface Use {
  readonly words: Set<string>;
  readonly range: Range;
  /** Called for where it stands. */
  called: boolean;
}

/** More successors than a notice tells apart. */
const MOST = 12;

export function exchangedUses({ notice, output }: Ledger): readonly ExchangedUse[] {
  const rows = successionsOf(notice);
  const successors = comingIn(notice).filter(({ means }) => !means);
  const names = new Set([...successors.map(({ name }) => name), ...rows.flatMap(({ by }) => by ?? [])]);
  if (names.size < 2 || names.size > MOST) return [];
  const said = usesIn(output, mentionsOf(output.doc, [...names]));
  if (said.size < 2 || ![...said.values()].some(({ called }) => called)) return [];
  const told = usesIn(notice, successors);
  for (const { old, by, row } of rows) if (by) add(told, by, partsOf(old), row);
  const [own, its] = [onlyOf(told), onlyOf(said)];
  const found: ExchangedUse[] = [];
  for (const [a, words] of its)
    for (const [b, others] of its) {
      const [mine, theirs] = [own.get(a), own.get(b)];
      if (a === b || !mine || !theirs || !meet(words, theirs) || meet(words, mine) || !meet(others, mine)) continue;
      found.push({ name: a, at: said.get(a)!.range, told: told.get(b)!.range, expected: b });
    }
  return found.slice(0, 1);
}

const meet = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean => [...a].some((word) => b.has(word));

/** The words that stand with one name alone. */
function onlyOf(uses: ReadonlyMap<string, Use>): ReadonlyMap<string, ReadonlySet<string>> {
  const count = new Map<string, number>();
  for (const { words } of uses.values()) for (const word of words) count.set(word, (count.get(word) ?? 0) + 1);
  return new Map([...uses].map(([name, { words }]) => [name, new Set([...words].filter((w) => count.get(w) === 1))]));
}

function add(uses: Map<string, Use>, name: string, words: readonly string[], range: Range, called = true): void {
  const use = uses.get(name) ?? { words: new Set<string>(), range, called };
  use.called ||= called;
  for (const word of words) use.words.add(word);
  uses.set(name, use);
}

/** What stands with each of some names, in the part of the sentence that is about it. */
function usesIn({ doc }: Reading, mentions: readonly Named[]): Map<string, Use> {
  const uses = new Map<string, Use>();
  for (let m = 0; m < mentions.length; ) {
    const sentence = doc.sentences[rangeAt(doc.sentences, mentions[m]!.range.start)];
    let next = m + 1;
    while (sentence && next < mentions.length && mentions[next]!.range.start < sentence.end) next++;
    if (sentence)
      for (const { name, range, part } of partsFor(doc, sentence, firstOfEach(mentions.slice(m, next))))
        add(uses, name, wordsIn(doc, part, range), clauseOf(doc, range), isCalledFor(doc, range.start));
    m = next;
  }
  return uses;
}

const firstOfEach = (mentions: readonly Named[]): readonly Named[] =>
  [...new Map([...mentions].reverse().map((one) => [one.name, one])).values()].sort(
    (a, b) => a.range.start - b.range.start,
  );

/** Each mention with its part of the sentence; none where it is open which part is whose. */
function partsFor(
  { plain }: Document,
  { start, end }: Sentence,
  mentions: readonly Named[],
): readonly (Named & { readonly part: Range })[] {
  const cuts = [start];
  for (let m = 1; m < mentions.length; m++) {
    const from = mentions[m - 1]!.range.end;
    const marks = [...plain.slice(from, mentions[m]!.range.start).matchAll(/;|,|\sand\s|\swhile\s|\swhereas\s/g)];
    if (marks.length === 0 || marks.length > MOST) return [];
    const strong = marks.filter(([mark]) => mark === ';');
    const led = /\p{L}/u.test(plain.slice(start, mentions[0]!.range.start).replace(BARE, ''));
    const mark = strong[0] ?? (led && !followed(plain, mentions, end) ? marks[0]! : marks.at(-1)!);
    if (marks.length > 1 && strong.length === 0 && led && followed(plain, mentions, end)) return [];
    cuts.push(from + mark.index);
  }
  cuts.push(end);
  return mentions.map((mention, m) => ({ ...mention, part: { start: cuts[m]!, end: cuts[m + 1]! } }));
}
/** An order, before the first name. */
const BARE = /\b(?:please|use|move|switch|migrate|to|the|an?|new)\b/gi;
const followed = (plain: string, mentions: readonly Named[], end: number): boolean =>
  /\p{L}/u.test(plain.slice(mentions.at(-1)!.range.end, end));

/** The words of a part that tell a use: not the name itself, nor words of moving and of users. */
function wordsIn(doc: Document, part: Range, name: Range): readonly string[] {
  const { tokens, sentences } = doc;
  const { first, last } = sentences[rangeAt(sentences, name.start)]!;
  const words: string[] = [];
  for (let k = first; k < last; k++) {
    const token = tokens[k]!;
    if (token.start < part.start || token.end > part.end || (token.start < name.end && token.end > name.start))
      continue;
    // "Non-reasoning" is the opposite of "reasoning".
    if (token.lower === 'non' && isJoined(doc, k + 1)) words.push(`non${tokens[++k]!.lemma}`);
    else if (token.code || token.shaped) words.push(...partsOf(token.text));
    else if (token.content && !token.number && !isPlainWord(token.lemma)) words.push(token.lemma);
  }
  return words;
}

const isPlainWord = (word: string): boolean =>
  GENERIC.has(word) || MOVING.has(word) || USING.has(word) || word === REPLACE || OTHER.has(word);
const OTHER = new Set(
  ['be', 'have', 'replacement', 'successor', 'alternative', 'new', 'old', 'instead', 'people', 'client'].map(lemma),
);

/** "gox", "4", "fast" and "nonreasoning" of "gox-4-fast-non-reasoning". */
const partsOf = (name: string): readonly string[] =>
  name
    .toLowerCase()
    .split(/(?<!\bnon)[^\p{L}\p{N}]+/u)
    .filter((part) => part !== '')
    .map((part) => (part.startsWith('non-') ? `non${lemma(part.slice(4))}` : lemma(part)));
