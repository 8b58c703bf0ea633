import type { Clause } from '../../../text/clauses.ts';
import type { Document } from '../../../text/document.ts';
import type { Range } from '../../../text/span.ts';
import type { DateFact } from '../../dates.ts';
import { documented } from '../documented.ts';
import { lastIdentifiers } from '../last-identifiers.ts';
import { firstOf, headedBy, leadOf, openingPhrase, sameNoun } from '../mention.ts';
import { DOC_TAG, predicateAt } from '../predicate.ts';
import { AUXILIARY } from '../words.ts';
import { DUE, END_NOUN, isDenied, type LifeEvent, scheduled } from './life-event.ts';
import { pointAfter } from './point.ts';

/** A clause that may tell the plan of an end. */
interface Place {
  readonly doc: Document;
  readonly dates: readonly DateFact[];
  readonly clause: Clause;
  /** Its place among the clauses. */
  readonly at: number;
}

/** "X is scheduled for shutdown on 3 May", "X is due for removal in 5.0": an end told as a noun behind the word of the plan. Linear. */
export const readPlanned = (doc: Document, dates: readonly DateFact[]): LifeEvent[] =>
  doc.clauses.flatMap((clause, at) => {
    const place: Place = { doc, dates, clause, at };
    return plannedAbove(place) ?? plannedBehindColon(place) ?? plannedBeside(place) ?? plannedInWords(place);
  });

/** "### `spin()`", and under it "Scheduled for removal in 6.0." */
function plannedAbove({ doc, dates, clause: { first, sentence } }: Place): LifeEvent[] | null {
  const { tokens, sentences } = doc;
  if (!PLANNED.test(tokens[first]!.lower) || tokens[first + 1]?.lower !== 'for') return null;
  if (!DUE.test(tokens[first + 2]?.lower ?? '')) return null;
  const lead = leadOf(doc, sentence, first);
  const words = lead.length > 0 ? lead : headedBy(doc, { sentence, chain: first });
  const evidence = { start: tokens[first]!.start, end: tokens[first + 2]!.end };
  const on = dates.filter(({ range }) => range.start >= evidence.end && range.end <= sentences[sentence]!.end);
  return words.length === 0 ? [] : [{ evidence, tokens: words, fate: 'scheduled', dates: on }];
}

/** "`a`: shutdown on 3 May" */
function plannedBehindColon({ doc, dates, clause }: Place): LifeEvent[] | null {
  const { tokens, sentences } = doc;
  const { first, last, sentence } = clause;
  if (!DUE.test(tokens[first]!.lower) || first <= sentences[sentence]!.first) return null;
  const lead = leadOf(doc, sentence, first);
  const point = lead.length > 0 ? pointAfter(doc, first + 1, last) : undefined;
  if (point === undefined) return null;
  const evidence = { start: tokens[first]!.start, end: tokens[point]!.end };
  const on = dates.filter(
    ({ range, superseded }) => range.end > evidence.start && range.start < clause.end && !superseded,
  );
  return scheduled(doc, lead, evidence, on);
}

/** "`mount()`, for removal in 4.0" */
function plannedBeside({ doc, dates, clause: { first, last, sentence } }: Place): LifeEvent[] | null {
  const meant = meantFor(doc, sentence, first, last);
  if (meant === undefined) return null;
  const { evidence, words } = meant;
  const on = dates.filter(({ range }) => range.start >= evidence.start && range.start < evidence.end);
  return scheduled(doc, words, evidence, on);
}

/** "`mount()`, for removal in 4.0": what it is meant for stands behind a mark, without a verb. */
function meantFor(
  doc: Document,
  s: number,
  first: number,
  last: number,
): { readonly evidence: Range; readonly words: readonly number[] } | undefined {
  const { tokens, sentences, plain } = doc;
  const opens = sentences[s]!.first;
  for (let k = Math.max(first, opens + 1); k + 2 < last; k++) {
    const isFor = tokens[k]!.lower === 'for' && DUE.test(tokens[k + 1]!.lower);
    // "Old Tiles, retirement on 3 May": beside nothing but its name
    const isBeside = DUE.test(tokens[k]!.lower) && k < opens + 9 && !hasVerb(doc, opens, k);
    if (!isFor && !isBeside) continue;
    if (!/[,(–—]/.test(plain.slice(tokens[k - 1]!.end, tokens[k]!.start))) continue;
    const point = pointAfter(doc, isFor ? k + 2 : k + 1, sentences[s]!.last);
    const tagged = tokens[opens]!.text === DOC_TAG;
    const words = tagged ? documented(doc, opens) : openingPhrase(doc, s).filter((n) => n < k);
    if (point !== undefined && words.length > 0)
      return { evidence: { start: tokens[k]!.start, end: tokens[point]!.end }, words };
  }
  return undefined;
}

/** A predicate or an auxiliary stands between. */
const hasVerb = ({ tokens }: Document, from: number, to: number): boolean =>
  tokens
    .slice(from, to)
    .some(({ lower, code }, n) => (!code && AUXILIARY.test(lower)) || predicateAt(tokens, from + n, to));

/** "X is scheduled for its final shutdown" */
function plannedInWords({ doc, dates, clause, at }: Place): LifeEvent[] {
  const { tokens, sentences, clauses } = doc;
  const { first, last, sentence } = clause;
  for (let k = first + 1; k + 2 < last; k++) {
    if (tokens[k]!.code || !PLANNED.test(tokens[k]!.lower) || tokens[k + 1]!.lower !== 'for') continue;
    const noun = /^(?:its|their|the|an?|final|full|complete)$/.test(tokens[k + 2]!.lower) ? k + 3 : k + 2;
    const auxiliary = auxiliaryOf(doc, k);
    if (noun >= last || !END_NOUN.test(tokens[noun]!.lower) || auxiliary === undefined) continue;
    if (isDenied(tokens, Math.max(first, k - 4), k)) continue;
    const opening = openingPhrase(doc, sentence, first).filter((n) => n < k);
    const named = opening.length > 0 ? opening : pointedAt(doc, first);
    if (named.length === 0) return [];
    const next = clauses[at + 1];
    const border = next?.sentence === sentence ? next.start : sentences[sentence]!.end;
    const evidence = { start: auxiliary.start, end: tokens[noun]!.end };
    const near = dates.filter(
      ({ range, superseded, condition }) =>
        range.start >= evidence.end && range.start < border && !superseded && !condition,
    );
    return scheduled(doc, named, evidence, near);
  }
  return [];
}

/** "The class `old.Pool` has a successor. … This class is scheduled for removal": what the noun behind "this" goes back to. */
function pointedAt(doc: Document, first: number): readonly number[] {
  if (!/^(?:this|these)$/.test(doc.tokens[first]!.lower) || !doc.tokens[first + 1]?.content) return [];
  return firstOf(
    () => sameNoun(doc, [first + 1], first),
    () => lastIdentifiers(doc, first),
  );
}

const PLANNED = /^(?:scheduled|planned|slated|due|set|marked|up|earmarked|listed)$/;
const IS = /^(?:is|are|now|already|still|been)$/;

/** "Is scheduled for removal", "is deprecated and scheduled for removal": it may stand before the participle that the plan is joined to. */
function auxiliaryOf({ tokens }: Document, planned: number): Range | undefined {
  const joined = tokens[planned - 1]!.lower === 'and' && /ed$/.test(tokens[planned - 2]?.lower ?? '');
  const auxiliary = tokens[planned - (joined ? 3 : 1)];
  return auxiliary && IS.test(auxiliary.lower) ? auxiliary : undefined;
}
