import type { Document } from '../../text/document.ts';
import type { Keys } from './keys.ts';
import { isEmpty, isRelease, keysAt, keysOf, sameThing } from './keys.ts';
import { isGroup, partsOf } from './mention.ts';
import { hasName, nameOf } from './name.ts';
import { type Naming, namingOf } from './place/naming.ts';
import { type Thing, thingOf } from './place/thing.ts';
import { predicateAt } from './predicate.ts';
import type { LifeStatement } from './statement.ts';
import { join, type Unit } from './unit.ts';

/**
 * Joins what a statement tells with the things known so far; gives the things that it told of. `before`: what was told of
 * last, `topic`: what the sentence before named. `only`: where it tells of a known thing, or names one by itself.
 */
export function place(
  doc: Document,
  units: Unit[],
  statement: LifeStatement,
  before: readonly Unit[],
  only = false,
  topic: readonly number[] = [],
): readonly Unit[] {
  if (isTheirs(doc, statement) || isAttached(doc, statement) || pointsAhead(doc, statement)) return [];
  const naming = namingOf(doc, statement, before, topic);
  const thing = thingOf(naming);
  const named = keysOf(doc.tokens, thing.words);
  if (!isThing(naming, thing, named)) return [];
  if (isEmpty(named) && (only || units.length > 0)) return [];
  const keys = isEmpty(named) ? anyKeys(doc, thing.words) : named;
  if (only && units.length > 0 && !isKnown(units, keys) && !namesItself(naming, thing, keys)) return [];
  if (isSettled(units, statement, keys)) return [];
  const parts = only ? [thing.words] : partsIn(naming, thing);
  return parts.map((part) =>
    join(units, toUnit(naming, thing, part, parts.length > 1 ? keysOf(doc.tokens, part) : keys)),
  );
}

/** "It stays. We had planned to remove it": spared still. */
const isSettled = (units: readonly Unit[], { mood }: LifeStatement, keys: Keys): boolean =>
  mood === 'plan-past' && units.some(({ fate, keys: own }) => fate === 'spared' && sameThing(own, keys));

/** "Their devices drop out of it": what befalls those who use it. */
const isTheirs = (doc: Document, { family, subject }: LifeStatement): boolean =>
  family === 'removal' &&
  subject.length > 0 &&
  /^(?:their|your)$/.test(doc.tokens[subject[0]! - 1]?.lower ?? '') &&
  isGroup(doc, subject);

/** "They receive a build, supported until May": the participle is of what stands before it, and no new word on the thing. */
const isAttached = ({ sentences }: Document, { family, mood, subject, chain, sentence }: LifeStatement): boolean =>
  family === 'work' && mood === 'bare' && subject.length === 0 && chain > sentences[sentence]!.first;

/** "The following leaves the Standard channel.": what stands below is named there. */
const pointsAhead = ({ tokens }: Document, { chain }: LifeStatement): boolean =>
  tokens[chain - 1]?.lower === 'following' && tokens[chain - 2]?.lower === 'the';

/** The words found name a thing. */
function isThing({ doc, statement }: Naming, { words, by }: Thing, keys: Keys): boolean {
  // "## 5.8.0": a release that stands before it names nothing.
  if (by === 'elsewhere' && isRelease(keys)) return false;
  const isMarked = keys.strong.size > 0 || words.some((k) => k > 0 && doc.tokens[k]!.capital);
  if (statement.fate === 'spared' && by !== 'lead' && !isMarked) return false;
  return hasName(doc, words) && !isMereEnd(doc, words);
}

/** "Leaving or gone": the words of an end, and no thing. */
const isMereEnd = (doc: Document, indexes: readonly number[]): boolean =>
  indexes.every(
    (k) =>
      !doc.tokens[k]!.code &&
      predicateAt(doc.tokens, k, k + 1)?.family === 'removal' &&
      /ing$/.test(doc.tokens[k]!.lower),
  );

/** The keys of a thing that is named by nothing but words for a kind of thing. */
const anyKeys = ({ tokens }: Document, words: readonly number[]): Keys => ({
  strong: new Set(),
  weak: new Set(words.map((k) => tokens[k]!.lemma)),
});

const isKnown = (units: readonly Unit[], keys: Keys): boolean => units.some((x) => sameThing(x.keys, keys));

/** By an identifier, as the lead of its block, or as the title does. */
const namesItself = ({ doc, statement, own, keys }: Naming, { by }: Thing, found: Keys): boolean =>
  by === 'lead' || (!statement.verbObject && keys.strong.size > 0 && !isGroup(doc, own)) || isTitled(doc, found);

/** An identifier that stands in the title. */
function isTitled(doc: Document, { strong }: Keys): boolean {
  const { first, last } = doc.sentences[0]!;
  for (let k = first; k < last; k++)
    if (doc.tokens[k]!.code && [...keysAt(doc.tokens, k).strong].some((key) => strong.has(key))) return true;
  return false;
}

/** The things that are told of at once. */
function partsIn({ doc, lot, own }: Naming, { words, by }: Thing): readonly (readonly number[])[] {
  if (lot.length > 1) return lot.map((unit) => unit.tokens);
  return by === 'own' ? partsOf(doc, own) : [words];
}

const toUnit = ({ doc, statement }: Naming, { groups }: Thing, words: readonly number[], keys: Keys): Unit => ({
  range: nameOf(doc, words),
  evidence: statement.range,
  fate: statement.mood === 'plan-past' && statement.fate === 'neutral' ? 'scheduled' : statement.fate,
  keys,
  groups: keysOf(doc.tokens, groups),
  tokens: [...words],
  dates: [...statement.dates],
  row: false,
  firm: true,
  open: isOpen(doc, statement),
});

/** A participle with its day behind it, or a state with a day or release: a schedule or a report. */
const isOpen = ({ tokens }: Document, x: LifeStatement): boolean =>
  x.fate === 'scheduled' &&
  !x.ahead &&
  ((x.mood === 'bare' && x.dates.every(({ range }) => range.start >= tokens[x.chain]!.start)) || x.soft);
