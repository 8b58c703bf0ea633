import type { Token } from '../../../text/tokens.ts';
import { weightOf } from '../spread.ts';
import { tellingKey } from '../telling.ts';
import { clausesWith } from './clauses-with.ts';
import { isAnchor, isInCapitals, isName } from './names.ts';
import { add, nothing, type Part } from './part.ts';
import { isOfRule, type Rule, ruleOf } from './reason.ts';
import { firstOf, mentionsOf, type Search, sentencesOf, soughtIn } from './search.ts';

/** What the words of a statement have left in the output. */
export interface Traces {
  /** All words, and those that the notice has in one sentence only, by their weight. */
  readonly all: Part;
  readonly own: Part;
  /** Own names and identifiers, by their number. */
  readonly names: Part;
  readonly anchors: Part;
  /** Whether each name stands once, or is spelt as nothing else is. */
  namesOnce: boolean;
  /** How many words were looked for. */
  size: number;
  /** Lemmas found anywhere. */
  readonly words: string[];
  /** The keys of the own words, and of those without a trace. */
  readonly ownWords: string[];
  readonly lostWords: string[];
  /** Clauses of the output: the weight of what stands there. */
  readonly votes: Map<number, number>;
}

/** Looks for the words of a statement one by one. */
export function tracesOf(search: Search): Traces {
  const traces: Traces = {
    all: nothing(),
    own: nothing(),
    names: nothing(),
    anchors: nothing(),
    namesOnce: true,
    size: 0,
    words: [],
    ownWords: [],
    lostWords: [],
    votes: new Map(),
  };
  const rule = ruleOf(search);
  for (const token of soughtIn(search.statement)) trace(token, search, rule, traces);
  return traces;
}

function trace(token: Token, search: Search, rule: Rule | undefined, traces: Traces): void {
  const { doc, spread, index } = search;
  const weight = weightOf(token, spread.sentences);
  const clauses = clausesWith(token, search);
  const isFound = clauses.length > 0;
  const isTold = isFound && (rule === undefined || !isOfRule(token, clauses, rule, index));
  traces.size++;
  add(traces.all, weight, isTold);
  const capitals = isInCapitals(token);
  const isOnce = mentionsOf(token, spread) === 1;
  if (capitals || sentencesOf(token, spread) === 1) {
    add(traces.own, weight, isTold);
    traces.ownWords.push(tellingKey(token));
    if (!isTold) traces.lostWords.push(tellingKey(token));
    if (isName(token, doc)) {
      traces.namesOnce &&= isOnce || capitals;
      // Those spared go by their own name; where the others are named by the same one, it is no trace of them.
      add(traces.names, 1, isFound);
    }
  }
  if (isOnce && isAnchor(token)) add(traces.anchors, 1, isFound);
  if (isFound) traces.words.push(token.lemma);
  if (isTold) vote(traces.votes, firstOf(clauses), weight);
}

/** Adds a weight to each of some clauses. */
export function vote(votes: Map<number, number>, clauses: readonly number[], weight: number): void {
  for (const clause of clauses) votes.set(clause, (votes.get(clause) ?? 0) + weight);
}
