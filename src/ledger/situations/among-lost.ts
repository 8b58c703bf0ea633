import { isEmpty, keysAt } from '../../facts/lifecycle/keys.ts';
import type { LifeStatement } from '../../facts/lifecycle/statement.ts';
import { isCarrier, isDeterminer, leadsIn } from '../../facts/lifecycle/subject.ts';
import type { Unit } from '../../facts/lifecycle/unit.ts';
import { NEGATIVE } from '../../facts/lifecycle/words.ts';
import type { Document } from '../../text/document.ts';
import type { Range } from '../../text/span.ts';
import type { Texts } from './texts.ts';

/** A phrase that names a thing, by its tokens, and the first one of the bracket in which it stands. */
interface Phrase {
  readonly first: number;
  readonly last: number;
  readonly units: readonly Unit[];
  readonly bracket: number | undefined;
}

/** One member of an enumeration, up to where what is said of it ends. */
interface Entry extends Phrase {
  readonly until: number;
}

/**
 * Things that stay, or are deprecated and nothing more, among those that an enumeration tells as ending: "we are retiring
 * three things: `a`, on 3 May; `b`; and the notes API". Nothing else in the output says that they stay. `tells`: whether a
 * statement tells the life of its things itself.
 */
export function listedAsLost(texts: Texts, tells: (x: LifeStatement) => boolean): readonly (readonly [Unit, Range])[] {
  const { units, said, evidence, lots, about } = texts;
  const stays = units.filter((unit) => (unit.fate === 'warning' || unit.fate === 'spared') && evidence.isCertain(unit));
  if (stays.length === 0 || stays.length === units.length) return [];
  const ends = said.slice(0, SEVERAL).filter((x) => isEnd(x) && tells(x));
  return ends.flatMap((x) => {
    const entries = entriesOf(texts, x);
    const isOfEnds = entries.some(({ units: [unit] }) => unit !== undefined && !stays.includes(unit));
    if (!isOfEnds) return [];
    const wrong = entries.find(
      (entry) =>
        entry.units.length === 1 &&
        stays.includes(entry.units[0]!) &&
        !isDenied(texts, entry) &&
        !lots.isToldToStay(entry.units[0]!, x) &&
        !about.places.isNamedAfter(entry.units[0]!, lastSentence(texts.output.doc, x)),
    );
    return wrong ? [[wrong.units[0]!, x.range] as const] : [];
  });
}

/** So many statements of a text are looked at. */
const SEVERAL = 200;

/** An end that is no more than told: of the whole enumeration, and of no day that is over. */
const isEnd = (x: LifeStatement): boolean =>
  x.family === 'removal' &&
  /^(?:present|progressive|future|bare)$/.test(x.mood) &&
  !(x.done || x.negated || x.dependent || x.fate === 'spared');

/** Behind the verb: up to the end of its sentence, or of the list that its colon opens. */
function entriesOf(texts: Texts, x: LifeStatement): readonly Entry[] {
  const { doc } = texts.output;
  const { last } = doc.sentences[x.sentence]!;
  const found = entriesIn(texts, x.end, endOfList(doc, x.end, Math.min(last, x.end + FAR)));
  for (let s = x.sentence + 1; s <= lastSentence(doc, x); s++) {
    const { first, last: end } = doc.sentences[s]!;
    // Of each item what opens it is the thing.
    if (doc.sentences[s]!.block !== doc.sentences[s - 1]!.block)
      found.push(...entriesIn(texts, first, Math.min(end, first + FAR)).slice(0, 1));
  }
  return found;
}

/** A semicolon parts members of a list behind a colon only; else it ends what the verb tells. */
function endOfList(doc: Document, from: number, to: number): number {
  for (let k = from; k < to; k++) {
    const gap = gapBefore(doc, k);
    if (gap.includes(':')) return to;
    if (gap.includes(';')) return k;
  }
  return to;
}

/** So many words of a sentence are looked at. */
const FAR = 200;

/** The last sentence of the list that the statement's sentence opens by its colon; its own where it opens none. */
function lastSentence({ sentences, blocks, plain }: Document, x: LifeStatement): number {
  const { block, end } = sentences[x.sentence]!;
  let s = x.sentence;
  if (!/:\W*$/.test(plain.slice(Math.max(0, end - 4), Math.min(blocks[block]!.end, end + 2)))) return s;
  while (s + 1 < sentences.length && s < x.sentence + LONGEST && blocks[sentences[s + 1]!.block]!.kind === 'item') s++;
  return s;
}
/** So many sentences of a list are looked at. */
const LONGEST = 40;

/** Phrases between marks and conjunctions that name a thing and nothing else: "`a`", "the notes API for teams". */
function entriesIn(texts: Texts, from: number, to: number): Entry[] {
  const phrases: Phrase[] = [];
  let bracket: number | undefined;
  for (let first = from; first < to && phrases.length < MOST; ) {
    const gap = gapBefore(texts.output.doc, first);
    if (gap.includes(')')) bracket = undefined;
    if (gap.includes('(')) bracket = first;
    let last = first + 1;
    while (last < to && !isParted(texts.output.doc, last)) last++;
    const units = namedBy(texts, first, last);
    if (units.length > 0) phrases.push({ first, last, units, bracket });
    first = last;
  }
  const members = phrases.filter((phrase) => !isAlias(phrases, phrase));
  return members.map((phrase, n) => {
    let until = members.slice(n + 1).find(({ units: [unit] }) => unit !== phrase.units[0])?.first ?? to;
    for (let k = phrase.last; k < until; k++) if (gapBefore(texts.output.doc, k).includes(';')) until = k;
    return { ...phrase, until };
  });
}

/** "The notes API (`/v1/notes`)": alone in its bracket it is another name of what stands before. */
const isAlias = (phrases: readonly Phrase[], { bracket, units: [unit] }: Phrase): boolean =>
  bracket !== undefined && phrases.every((other) => other.bracket !== bracket || other.units[0] === unit);

/** So many phrases of an enumeration are looked at. */
const MOST = 24;

const gapBefore = ({ tokens, plain }: Document, k: number): string => plain.slice(tokens[k - 1]!.end, tokens[k]!.start);

const isParted = (doc: Document, k: number): boolean =>
  /[,;:()]|\s[–—-]\s/.test(gapBefore(doc, k)) || /^(?:and|or|plus)$/.test(doc.tokens[k]!.lower);

/** The things that a phrase names from its first word on, where nothing but a time or a place follows the name. */
function namedBy({ output: { doc }, about }: Texts, from: number, last: number): readonly Unit[] {
  const { tokens } = doc;
  let first = from;
  while (first < last && /^(?:and|or|plus|the|an?|its|our|their|also|finally)$/.test(tokens[first]!.lower)) first++;
  let end = first;
  while (end < last && !isBehind(doc, end)) end++;
  if (end === first || end - first > LONGEST_NAME || (end < last && !leadsIn(tokens[end]!.lower))) return [];
  const words = Array.from({ length: end - first }, (_, n) => first + n);
  const isOf = ({ keys }: Unit, k: number): boolean =>
    [...keysAt(tokens, k).strong].some((key) => keys.strong.has(key)) ||
    [...keysAt(tokens, k).weak].some((key) => keys.weak.has(key));
  const isNothing = (k: number): boolean => isEmpty(keysAt(tokens, k));
  // "Keeping the guestbook" names it on the way, and "the guestbook runs on" tells something else of it.
  return about.namedBy(words).filter((unit) => {
    const named = words.findLastIndex((k) => isOf(unit, k));
    return (isNothing(first) || isOf(unit, first)) && words.slice(named + 1).every(isNothing);
  });
}
/** In words. */
const LONGEST_NAME = 7;

/** No part of a name any more: "on 3 May", "for teams", "which …", a verb. */
const isBehind = ({ tokens }: Document, k: number): boolean =>
  !(tokens[k]!.code || tokens[k]!.capital || isCarrier(tokens[k]!) || tokens[k]!.number || isDeterminer(tokens[k]!));

/** Something in what is said of it speaks against an end: a denial, or a verb of staying, working or warning. */
function isDenied({ output: { doc }, said, open }: Texts, { first, until }: Entry): boolean {
  const { tokens } = doc;
  let from = first;
  while (from > 0 && !/[,;:]/.test(gapBefore(doc, from)) && from > first - LONGEST_NAME) from--;
  for (let k = from; k < until; k++)
    if (
      NEGATIVE.has(tokens[k]!.lower) ||
      /^(?:no|without|none|nothing|still|only|merely|just|except|but|while)$/.test(tokens[k]!.lower)
    )
      return true;
  const [start, end] = [tokens[from]!.start, tokens[until - 1]!.end];
  return (
    open.some((range) => range.start < end && range.end > start) ||
    said.some(
      (y) =>
        y.at >= from &&
        y.at < until &&
        (/^(?:stay|work|deprecation)$/.test(y.family) || /^(?:warning|spared)$/.test(y.fate)),
    )
  );
}
