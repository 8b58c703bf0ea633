import { isPointing } from '../../facts/lifecycle/mention.ts';
import type { LifeStatement } from '../../facts/lifecycle/statement.ts';
import { readLife } from '../../facts/lifecycle/statements.ts';
import type { Reading } from '../../facts/read.ts';
import type { Document } from '../../text/document.ts';
import { oncePer } from '../../text/once.ts';
import { type Range, rangeAt } from '../../text/span.ts';
import { MOST } from '../nearby.ts';
import { isJoined, type Named, namesFrom } from './named.ts';

/** "Is no longer supported": an end, as a removal is; "works until 3 May" may be said of a way out. */
const isOver = ({ plain }: Document, x: LifeStatement): boolean =>
  x.family === 'work' && /\bno longer\b/i.test(plain.slice(x.range.start, x.range.end));

/** A statement of an end that has a time: no condition, no part of it. "Calls are dropped after 5 minutes" tells of no end. */
const isEnd = (doc: Document, x: LifeStatement): boolean =>
  (x.fate === 'scheduled' || x.fate === 'failing' || x.fate === 'warning') &&
  (x.dates.length > 0 || x.ahead || x.done || x.family === 'deprecation' || x.mood === 'progressive') &&
  (/^(?:removal|deprecation|refusal|state)$/.test(x.family) || isOver(doc, x)) &&
  !x.hedged &&
  !x.partial &&
  !x.negated;

/** "Support for `x` ends", "access to `x` is closed": what stands behind is what goes. */
const HANDS_DOWN =
  /^(?:support|access|calls?|requests?|use|usage|availability|sales?|development|maintenance|service|shutdown|removal)$/;
const PREPOSITION = /^(?:of|for|in|on|to|from|with|by|under|within|at|via|through|into|that|which|who|whose|as)$/;

const PLACE = /^(?:on|in|with|by|under|within|at|via|through|into)$/;

/** What a text tells to go, by the subjects of its statements; in order. */
export const goingIn = oncePer((reading: Reading): readonly Named[] => {
  const { doc, facts } = reading;
  const found: Named[] = [];
  for (const x of readLife(doc, facts.dates))
    if (isEnd(doc, x)) for (const [first, last] of headsOf(doc, x)) found.push(...namesFrom(reading, first, last));
  return found;
});

/** The noun phrases that a statement is about, without what is said of them behind a preposition. */
function headsOf(
  doc: Document,
  { subject: all, clause, chain }: LifeStatement,
): readonly (readonly [number, number])[] {
  const { tokens, plain } = doc;
  // "You must add `r2`, since `r1` has expired": of its own clause, where that has a subject.
  const near = all.filter((k) => k >= doc.clauses[clause]!.first);
  const subject = near.length > 0 ? near : all;
  const first = subject[0];
  if (first === undefined) return [];
  // What stands before the verb, or where nothing does what it governs.
  const own = subject.filter((k) => k < chain === first < chain);
  let last = own.at(-1)! + 1;
  while (isJoined(doc, last)) last++;
  const heads: [number, number][] = [];
  if (last - first > MOST) return heads;
  let from = first;
  let open = true;
  for (let k = first; k <= last; k++) {
    const { lower, code } = tokens[k] ?? { lower: '', code: false };
    const parts = k === last || (!code && !isJoined(doc, k) && /^(?:and|or|nor|as)$/.test(lower));
    const isComma = k > first && k < last && plain.slice(tokens[k - 1]!.end, tokens[k]!.start).includes(',');
    if (parts || isComma) {
      if (open && k > from) heads.push([from, k]);
      from = isComma && !parts ? k : k + 1;
      open = true;
    } else if (!code && !isJoined(doc, k) && PREPOSITION.test(lower)) {
      // "SIP on port 6001", which is not all of SIP
      if (PLACE.test(lower) && !tokens[k - 1]?.code) open = false;
      const handsDown = /^(?:for|to|of)$/.test(lower) && HANDS_DOWN.test(tokens[k - 1]?.lower ?? '') && k - from <= 2;
      if (open && !handsDown && k > from) heads.push([from, k]);
      from = k + 1;
      open = handsDown;
    }
  }
  return heads;
}

/** The removals that a text tells in so many words, by sentence. */
export const removalsIn = oncePer(({ doc, facts }: Reading): ReadonlyMap<number, readonly LifeStatement[]> => {
  const found = new Map<number, LifeStatement[]>();
  for (const x of readLife(doc, facts.dates))
    if ((x.family === 'removal' || isOver(doc, x)) && x.fate !== 'warning' && isEnd(doc, x) && !x.aside && !x.dependent)
      found.set(x.sentence, [...(found.get(x.sentence) ?? []), x]);
  return found;
});

/** The statement that tells of nothing but what stands at `range` that it is removed. */
export function removalOf(reading: Reading, { start, end }: Range): LifeStatement | undefined {
  const { doc } = reading;
  const { tokens, plain } = doc;
  const at = rangeAt(doc.sentences, start);
  return removalsIn(reading)
    .get(at)
    ?.slice(0, MOST)
    .find((x) => {
      const verb = tokens[x.chain]!.start;
      if (Math.abs(verb - start) > NEAR) return false;
      if (end <= verb && x.subject.some((k) => tokens[k]!.start >= start && tokens[k]!.end <= end))
        return BEFORE_VERB.test(plain.slice(end, verb)) && !GOVERNED.test(plain.slice(Math.max(0, start - 24), start));
      // "We are removing the `x` value"
      const from = tokens[x.end - 1]!.end;
      if (x.verbObject && start >= from) return BEHIND_VERB.test(plain.slice(from, start));
      // "Projects that call `x`: it will be dropped"
      if (end > verb || !(x.elliptic || isPointing(doc, x.subject))) return false;
      return /^["'`)]{0,2}:\s(?:it|they|the \p{Ll}+|these|this)\s$/u.test(plain.slice(end, verb));
    });
}
/** So far a name may stand from its verb, in characters. */
const NEAR = 160;
/** Between a name and its verb: "plan", "value of RateType", "API in all regions". */
const BEFORE_VERB =
  /^["'`)]{0,2}(?:\s(?!(?:before|after|until|once|when|and|or|that|which|who|to|if|as|is|are|so)\s)\p{L}+){0,2}(?:\s(?:of|from|in|for|on)\s[^,.;:()]{1,40})?\s$/u;
/** "The move to `x` ends": something of it. */
const GOVERNED =
  /\b(?:of|to|from|in|on|with|by|via|through|into|before|after|until|once|when|if|as|for)\s(?:(?:the|an?|our|your)\s)?["'`(]{0,2}$/i;
const BEHIND_VERB = /^\s(?:(?:the|an?|our|support for|access to)\s){0,2}(?:\p{Ll}+\s){0,2}["'`]?$/u;
