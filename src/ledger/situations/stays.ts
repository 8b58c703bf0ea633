import { isKnownVerb } from '../../facts/grammar/has-verb.ts';
import { isGeneric } from '../../facts/grammar/naming.ts';
import { BARE_VERSION, keysOf } from '../../facts/lifecycle/keys.ts';
import { antecedent, isPointing, sameNoun } from '../../facts/lifecycle/mention.ts';
import type { LifeStatement } from '../../facts/lifecycle/statement.ts';
import { isTime, objectOf } from '../../facts/lifecycle/subject.ts';
import { NO_KEYS, type Unit } from '../../facts/lifecycle/unit.ts';
import type { Document } from '../../text/document.ts';
import type { Range } from '../../text/span.ts';

/** A thing that stays: an identifier, or the words of its name in a row. */
interface Staying {
  readonly words: readonly string[];
  readonly code: boolean;
  readonly name: Range;
  readonly evidence: Range;
}

/** More things than this are not looked for. */
const MOST = 40;

/** "`ruby2.7`, `dotnet6` and `node16` end", where the notice says of `node16` that it stays. */
export function toldAsLeaving(
  notice: Document,
  told: readonly LifeStatement[],
  units: readonly Unit[],
  output: Document,
  said: readonly LifeStatement[],
): readonly (readonly [Unit, Range])[] {
  const staying = readStaying(notice, told, units);
  if (staying.length === 0) return [];
  const leaves = new Set(units.flatMap(({ fate, keys }) => (fate === 'spared' ? [] : [...keys.strong, ...keys.weak])));
  return said.flatMap((x, n) => {
    if (!isEnd(x)) return [];
    const before = said[n - 1];
    const from = before?.sentence === x.sentence ? before.end : output.sentences[x.sentence]!.first;
    const to = x.verbObject ? Math.max(x.chain, ...x.subject.map((k) => k + 1)) : x.chain;
    const thing = staying.find((one) => isAmong(output, one, from, to, x, leaves));
    return thing ? [[toUnit(thing), x.range] as const] : [];
  });
}

const toUnit = ({ name: range, evidence }: Staying): Unit => ({
  range,
  evidence,
  fate: 'spared',
  keys: NO_KEYS,
  groups: NO_KEYS,
  tokens: [],
  dates: [],
  row: false,
  firm: true,
  open: false,
});

const isEnd = (x: LifeStatement): boolean =>
  (x.family === 'removal' || x.family === 'state' || x.family === 'work') &&
  x.fate !== 'spared' &&
  !(x.hedged || x.dependent || x.partial || x.aside) &&
  (x.family === 'work'
    ? x.fate !== 'neutral' && !x.verbObject
    : !x.negated && (x.fate !== 'neutral' || x.mood === 'present'));

function readStaying(doc: Document, told: readonly LifeStatement[], units: readonly Unit[]): readonly Staying[] {
  const ends = new Set<string>();
  const add = (indexes: readonly number[]): void => {
    const { strong, weak } = keysOf(doc.tokens, indexes);
    for (const key of [...strong, ...weak]) ends.add(key);
  };
  for (const unit of units) if (unit.fate !== 'spared') for (const key of unit.keys.strong) ends.add(key);
  for (const x of told) if (x.family !== 'stay' && x.fate !== 'spared' && x.mood !== 'plan-past') add(x.subject);
  const found: Staying[] = [];
  for (const x of told) {
    if (x.family !== 'stay' || x.dependent || x.hedged || x.negated || x.dates.length > 0 || found.length > MOST)
      continue;
    if (isLimited(doc, x)) continue;
    for (const thing of thingsOf(doc, stayingIn(doc, x), x.range))
      if (!thing.words.every((word) => ends.has(word))) found.push(thing);
  }
  return found;
}

/** What stays: the subject of "stays", the object of "we keep", or what their pronoun points to. */
function stayingIn(doc: Document, x: LifeStatement): readonly number[] {
  const { tokens, clauses, sentences } = doc;
  const keeps = /^keep/.test(tokens[x.at]!.lower) && !/ing$/.test(tokens[x.end]?.lower ?? '');
  const ours = x.subject.some((k) => /^(?:we|i)$/.test(tokens[k]!.lower)) || /^we'/.test(tokens[x.chain]!.lower);
  const told = keeps
    ? ours
      ? objectOf(tokens, x.end, sentences[x.sentence]!.last, clauses, x.clause)
      : []
    : x.subject.filter((k) => k < x.chain);
  // "We have listened to you, and it stays": the pronoun right before the verb.
  const isIt = (k: number): boolean => /^(?:it|they|them)$/.test(tokens[k]?.lower ?? '');
  const points = told.length > 0 && (told.every(isIt) || isIt(x.chain - 1));
  if (points) return antecedent(doc, x.sentence);
  // "`a.svg` was to close … The endpoint stays up"
  const same = isPointing(doc, told) ? sameNoun(doc, told, x.chain) : [];
  return same.length > 0 ? same : told;
}

/** "Keeps working until 3 May", "for another year", "in 5.x": for a time, or in some place only. */
function isLimited({ tokens, sentences }: Document, { end, sentence }: LifeStatement): boolean {
  const { last } = sentences[sentence]!;
  for (let k = end; k < last && k < end + NEAR; k++)
    if (/^(?:until|till|through|for|before|only|if|unless|while|as)$/.test(tokens[k]!.lower) || isTime(tokens, k))
      return true;
  return false;
}
const NEAR = 6;

/** Each identifier among some words, or else the words themselves where they are a name of two or three. */
function thingsOf({ tokens }: Document, indexes: readonly number[], evidence: Range): readonly Staying[] {
  // "SchoolNest" is a brand, "go1.17" a thing.
  const codes = indexes.filter((k) => tokens[k]!.code || (tokens[k]!.shaped && /\p{L}.*[\d_]/u.test(tokens[k]!.text)));
  const rangeOf = (first: number, last: number): Range => ({ start: tokens[first]!.start, end: tokens[last]!.end });
  const named = codes.flatMap((k): Staying[] =>
    [...keysOf(tokens, [k]).strong]
      .filter((key) => !BARE_VERSION.test(key))
      .map((key) => ({ words: [key], code: true, name: rangeOf(k, k), evidence })),
  );
  if (named.length > 0) return named;
  const inRow = indexes.every((k, n) => k === indexes[0]! + n);
  const words = indexes.map((k) => tokens[k]!.lemma);
  if (!inRow || words.length < 2 || words.length > 3 || words.every((word) => isGeneric(word))) return [];
  return [{ words, code: false, name: rangeOf(indexes[0]!, indexes.at(-1)!), evidence }];
}

/** Whether the thing opens what is told, or stands in a list with a thing that leaves. */
function isAmong(
  { tokens, plain }: Document,
  { words, code }: Staying,
  from: number,
  to: number,
  x: LifeStatement,
  leaves: ReadonlySet<string>,
): boolean {
  for (let k = from; k + words.length <= to; k++) {
    const isIt = code
      ? keysOf(tokens, [k]).strong.has(words[0]!)
      : words.every((word, n) => tokens[k + n]!.lemma === word && !tokens[k + n]!.code);
    if (!isIt) {
      if (!tokens[k]!.code && APART.test(tokens[k]!.lower)) return false;
      continue;
    }
    if (x.subject[0] === k) return true;
    const end = k + words.length;
    // "…, and the reader receives no updates": the subject of a verb of its own.
    const next = end < to ? tokens[end]! : undefined;
    if (next !== undefined && !next.code && next.lower.endsWith('s') && isKnownVerb(next)) continue;
    const first = /^(?:the|our|its|a|an)$/.test(tokens[k - 1]?.lower ?? '') ? k - 1 : k;
    const isLeaving = (n: number): boolean => {
      const { strong, weak } = n >= from && n < to ? keysOf(tokens, [n]) : keysOf(tokens, []);
      return [...strong, ...weak].some((key) => leaves.has(key));
    };
    const isJoined = (a: number, b: number): boolean =>
      /^(?:and|or|&)$/.test(tokens[a]!.lower) ||
      /^(?:and|or|&)$/.test(tokens[b]!.lower) ||
      /^,\s/.test(plain.slice(tokens[a]!.end, tokens[b]!.start));
    if (first > from && isJoined(first - 1, first) && [1, 2, 3].some((n) => isLeaving(first - n))) return true;
    if (end < to && isJoined(end - 1, end) && [0, 1, 2].some((n) => isLeaving(end + n))) return true;
  }
  return false;
}
/** Words that set what follows them apart. */
const APART = /^(?:unlike|except|but|not|save|apart|than|without|instead|besides|beyond|while|whereas|to|use|with)$/;
