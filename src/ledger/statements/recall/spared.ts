import type { Token } from '../../../text/tokens.ts';
import { isLeaning } from '../../groups/sparing.ts';
import { weightOf } from '../spread.ts';
import { SPARED } from '../telling.ts';
import { ANYWHERE, NONE } from '../word-index.ts';
import { clausesWith } from './clauses-with.ts';
import { add } from './part.ts';
import { clauseWords, firstOf, placesOf, type Search, soughtIn } from './search.ts';
import { type Traces, vote } from './traces.ts';
import { wordsIn } from './window.ts';

/** Weight of being spared, beside a weight of 1 for a word that stands once. */
const SPARING = 1;

/**
 * "Not affected", "stays as it is", "needs nothing" are one thing to say, of something that is named beside it. Adds to the
 * traces of a statement that says so what the output has of it; true where it spares the rest of the world by no name.
 */
export function traceSparing(search: Search, traces: Traces): boolean {
  const told = toldSpared(search, traces);
  const others = restSpared(search);
  traces.size++;
  add(traces.all, SPARING, told.length > 0);
  add(traces.own, SPARING, told.length > 0);
  traces.ownWords.push(SPARED);
  if (told.length === 0) traces.lostWords.push(SPARED);
  vote(traces.votes, others, traces.all.all);
  vote(traces.votes, told, SPARING);
  return others.length > 0;
}

/** The clauses of the output that spare somebody beside the words for whom the statement spares. */
function toldSpared(search: Search, { names, anchors }: Traces): readonly number[] {
  // Whom it names by a name or an identifier is named again, or another is spared.
  if (names.all + anchors.all > 0 && names.found + anchors.found === 0) return NONE;
  const { sparing } = search.index;
  if (sparing.length === 0) return NONE;
  const weights = namedAt(search);
  const isNamed = (clause: number): boolean => (weights.get(clause) ?? 0) >= NAMED;
  return sparing.filter((clause) => isNamed(clause - 1) || isNamed(clause) || isNamed(clause + 1));
}
/** Weight of words that names what is spared: one that stands in two sentences of the notice at the most. */
const NAMED = 0.5;

/** Clauses that name what the statement is about: weight of the words found there to the letter. */
function namedAt(search: Search): ReadonlyMap<number, number> {
  const { statement, before, spread, index } = search;
  const weights = new Map<number, number>();
  for (const token of soughtIn(statement)) {
    const clauses = clausesWith(token, search);
    if (clauses !== ANYWHERE) vote(weights, firstOf(clauses), weightOf(token, spread.sentences));
  }
  if (before !== undefined && isLeaning(statement.features))
    for (const token of before.content) vote(weights, placesOf(token, index), weightOf(token, spread.sentences));
  return weights;
}

/** "Outside the US and Canada": the rest of the world may go by no name. */
const restSpared = (search: Search): readonly number[] =>
  isRest(clauseWords(search))
    ? search.index.sparing.filter((clause) => isRest(wordsIn(search.index.doc, clause, clause + 1)))
    : NONE;

/** "Elsewhere", "other destinations", "outside the EU": what is left when those who are affected are taken away. */
const isRest = (tokens: readonly Token[]): boolean => tokens.some(({ lower }) => REST.test(lower));
const REST = /^(?:others?|else|elsewhere|rest|remaining|remainder|outside|beyond|anywhere|everywhere)$/;
