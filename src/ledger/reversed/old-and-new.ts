import type { Reading } from '../../facts/read.ts';
import type { Clause } from '../../text/clauses.ts';
import type { Document, Sentence } from '../../text/document.ts';
import { numberWord } from '../../text/number-word.ts';
import { oncePer } from '../../text/once.ts';
import type { Token } from '../../text/tokens.ts';
import type { Ledger } from '../ledger.ts';
import { MOST } from '../nearby.ts';
import type { Reversal } from '../reversed.ts';
import { touching } from '../touching.ts';

/** What a sentence says was so, and what is so now: "integer" and "string" of "fields that were integers are now strings". */
interface Change {
  readonly sentence: Sentence;
  /** Numbers, and the words with which a part of the sentence ends, by their lemmas. */
  readonly old: ReadonlyMap<string, Kind>;
  readonly now: ReadonlyMap<string, Kind>;
}
type Kind = 'number' | 'word';

/**
 * An old value told as the new one and the new as the old, by numbers or by words: "fields that were strings are now integers",
 * "two doors where there were four". Both have changed places: a value told alone is none of these.
 */
export function exchangedChanges({ notice, output }: Ledger): Reversal[] {
  const told = changesIn(output);
  if (told.length === 0) return [];
  const said = changesIn(notice);
  return said.flatMap((change) => {
    const found = told.find((other) => isTurned(change, other));
    // The notice changes other things the other way, or the output has it right as well.
    const isBoth = said.some((other) => isTurned(change, other)) || told.some((other) => isAsSaid(change, other));
    return found === undefined || isBoth ? [] : [{ notice: change.sentence, output: found.sentence }];
  });
}

const isTurned = (one: Change, other: Change): boolean => pairs(one.old, other.now, one.now, other.old);
const isAsSaid = (one: Change, other: Change): boolean => pairs(one.old, other.old, one.now, other.now);

/** A value of `a` in `b` and one of its kind of `c` in `d`. */
function pairs(a: Change['old'], b: Change['old'], c: Change['old'], d: Change['old']): boolean {
  const first = new Set([...a].flatMap(([key, kind]) => (b.has(key) ? kind : [])));
  return [...c].some(([key, kind]) => first.has(kind) && d.has(key));
}

/** The sentences of a text that tell an old value. Once for each text. */
const changesIn = oncePer(({ doc, facts }: Reading): readonly Change[] => {
  const dated = touching(facts.dates.map(({ range }) => range));
  const found: Change[] = [];
  for (const sentence of doc.sentences) {
    if (found.length === MOST) break;
    if (sentence.last - sentence.first > LONG) continue;
    const marks = marksIn(doc, sentence);
    if (!marks.includes('old')) continue;
    const values = valuesIn(doc, sentence, marks, dated);
    // "30 minutes (v2: 2 hours), 8 jobs, 24 hours instead of 7 days": which belong together is not told.
    if (numbersIn(values.old) <= 1 && numbersIn(values.now) <= 2) found.push({ sentence, ...values });
  }
  return found;
});
const numbersIn = (side: Change['old']): number => [...side.values()].filter((kind) => kind === 'number').length;
/** A longer sentence tells more than one thing. */
const LONG = 60;

type Mark = 'now' | 'old' | 'between';

/** For each token of a sentence, whether it tells what was so. */
function marksIn(doc: Document, { first, last, firstClause, lastClause }: Sentence): readonly Mark[] {
  const own = doc.tokens.slice(first, last);
  const marks: Mark[] = own.map(({ lower, code }) => (!code && BETWEEN.test(lower) ? 'between' : 'now'));
  /** "Integers" of "that were integers to be strings": to the end of the group of words. */
  const group = (from: number): void => {
    let content = 0;
    for (let k = from; k < own.length && (k === from || !isCut(doc, own, k)); k++) {
      const { lower } = own[k]!;
      if (own[k]!.content && !STARTS.test(lower)) content++;
      else if (content > 0 || !STARTS.test(lower)) return;
      marks[k] = 'old';
    }
  };
  own.forEach(({ lower, code }, k) => {
    if (code) return;
    const next = own[k + 1]?.lower ?? '';
    if (OPPOSES.has(`${lower} ${next}`)) {
      marks[k] = 'between';
      group(k + 2);
    }
    if (/^(?:were|was)$/.test(lower) && RELATIVE.test(own[k - 1]?.lower ?? '')) group(k + 1);
    else if (lower === 'used' && next === 'to') group(k + 3);
    else if (
      lower === 'from' &&
      CHANGES.test(own[k - 1]?.lower ?? '') &&
      own.slice(k + 2, k + FAR).some((word) => word.lower === 'to')
    )
      group(k + 1);
  });
  for (const clause of doc.clauses.slice(firstClause, lastClause))
    if (clause.first > first) marks.fill('old', clause.first - first, pastUpTo(doc.tokens, clause) - first);
  return marks;
}

/** Words between parts that tell nothing of their own. */
const BETWEEN = /^(?:where|whereas|while|which|that|but|and|now)$/;
const RELATIVE = /^(?:that|which|who)$/;
const OPPOSES = new Set(['instead of', 'rather than', 'place of', 'opposed to', 'down from', 'up from']);
/** What a group may begin with. */
const STARTS = /^(?:be|in|as|the|an?|by|per|with|only|its|their)$/;
/** "From 0 to 1" is a range. */
const CHANGES = /^(?:changes?|changed|moves?|moved|goes|go|switch(?:es|ed)?|turns?|turned|shifts?|converted)$/;
/** So far behind "from" its "to" stands at the most. */
const FAR = 6;

const isCut = ({ plain }: Document, own: readonly Token[], k: number): boolean =>
  /[,;:()—–]/.test(plain.slice(own[k - 1]!.end, own[k]!.start));

/** "Where the gate served two", "(Loft had kilos)", "in v2 it was 72": where the past of a clause hung on another ends. */
function pastUpTo(tokens: readonly Token[], { lead, first, last }: Clause): number {
  if (!/^(?:where|whereas|while|which|[;(])$/.test(lead)) return first;
  const isSetAgainst = /^wh/.test(lead);
  for (let k = first, past = false; k < last; k++) {
    const { lower, code } = tokens[k]!;
    // "Which were strings, are integers now"
    if (AUXILIARY.test(lower)) return past ? k : first;
    past ||= !code && (PAST.test(lower) || (isSetAgainst && k > first && /^\p{Ll}{3,}ed$/u.test(lower)));
    if (k === last - 1 && past) return last;
  }
  return first;
}
const PAST =
  /^(?:was|were|had|did|gave|took|sent|kept|held|ran|came|went|got|made|let|cost|wrote|met|paid|sold|told|grew|used)$/;
const AUXILIARY = /^(?:is|are|has|have|will|can|may|must|do|does|be|been|being)$/;

/** The values of both sides, without those that stand on either. */
function valuesIn(
  doc: Document,
  { first, last }: Sentence,
  marks: readonly Mark[],
  dated: (token: Token) => boolean,
): Pick<Change, 'old' | 'now'> {
  const own = doc.tokens.slice(first, last);
  const sides = { old: new Map<string, Kind>(), now: new Map<string, Kind>(), between: new Map<string, Kind>() };
  own.forEach((token, k) => {
    const side = sides[marks[k]!];
    const isLast = k + 1 === own.length || marks[k + 1] !== marks[k] || isCut(doc, own, k + 1);
    if (dated(token) || token.code) return;
    if (token.number || (numberWord(token.lower) ?? 1) > 1) side.set(token.lemma, 'number');
    else if (isLast && token.content && !NAME.test(token.text)) side.set(token.lemma, 'word');
  });
  for (const key of sides.old.keys()) if (sides.now.delete(key)) sides.old.delete(key);
  return sides;
}
/** "Loft" and "Barn": which of them takes the place of which is told as the replacement. */
const NAME = /^\p{Lu}\p{Ll}/u;
