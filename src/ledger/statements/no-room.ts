import { numberWord } from '../../text/lemma.ts';
import { oncePer } from '../../text/once.ts';
import type { Token } from '../../text/tokens.ts';
import type { Ledger } from '../ledger.ts';
import { type StatementMatch, statementsOf } from '../statements.ts';
import { isCommon } from './spread.ts';
import { firstFound, lookUp, related, toWordIndex } from './word-index.ts';

/** Shares of its own words, and of all its words in one place, up to which next to nothing is left of a statement. */
const [OWN, TOGETHER] = [0.2, 0.3];
/** Weight of own words that can tell. */
const WEIGHT = 2.9;
/** Shares of another statement's words from which a place of the output tells that one. */
const [TOLD, THERE] = [0.5, 0.4];
/** So many new words of a clause may tell anything. */
const MANY = 2;
/** Places of a word that are looked at. */
const MOST = 24;

/**
 * True for a statement of which the output has next to nothing, and no clause that could tell it in other words: those would
 * be new words, which the notice has nowhere, in a clause that tells no other statement.
 */
export function hasNoRoom(ledger: Ledger, { measurable, recall, statement }: StatementMatch): boolean {
  if (!measurable || recall.ownWeight < WEIGHT || recall.own > OWN || recall.window > TOGETHER) return false;
  // Whom it spares may be told by "only" of the others.
  if (statement.features.has('cue:exempt') || statement.features.has('kind:exemption')) return false;
  const { tokens } = ledger.notice.doc;
  // "None of this applies to you", "both cannot be present": what points back may go by any word.
  if (POINTS.test(tokens[statement.clause.first]!.lower)) return false;
  // "Old ids can't be mapped afterwards" is told by what to do before.
  if (tokens.slice(statement.clause.first, statement.clause.last).some(({ lower }) => CANNOT.test(lower))) return false;
  const index = toWordIndex(ledger.output);
  const near = new Set<number>();
  for (const token of statement.content)
    for (const clause of firstFound(lookUp(token, index), related(token, index)).slice(0, MOST))
      for (const place of [clause - 1, clause, clause + 1]) near.add(place);
  return freeClauses(ledger).every(({ at, fresh, words }) => !near.has(at) && fresh < MANY && fresh * 2 < words);
}

const CANNOT = /^(?:cannot|can['’]t)$/;
const POINTS =
  /^(?:it|its|they|their|this|these|that|those|both|none|nothing|neither|either|otherwise|relax|yes|no|so|and|or|but|you|your|which|who|whose|without|until|till)$/;

interface Free {
  readonly at: number;
  /** How many words it has, and how many of them the notice lacks. */
  readonly words: number;
  readonly fresh: number;
}

/** The clauses of the output with new words that tell none of the statements of the notice. */
const freeClauses = oncePer((ledger: Ledger): readonly Free[] => {
  const { notice, output } = ledger;
  const told = new Set<number>();
  for (const { recall } of statementsOf(ledger)) {
    const { own, window, first, last } = recall;
    if (own >= TOLD && window >= THERE) for (let c = first; c < last; c++) told.add(c);
  }
  const known = toWordIndex(notice);
  return output.doc.clauses.flatMap(({ first, last }, at) => {
    if (told.has(at)) return [];
    // "Deadline: …"
    const label = output.doc.clauses[at + 1]?.lead === ':' && last - first <= 2;
    const words = label ? [] : output.doc.tokens.slice(first, last).filter(isWord);
    const fresh = words.filter(
      (token) => lookUp(token, known).length === 0 && related(token, known).length === 0,
    ).length;
    return fresh > 0 ? [{ at, words: words.length, fresh }] : [];
  });
});

const isWord = ({ content, code, url, number, dateWord, shaped, lower, lemma }: Token): boolean =>
  content && !code && !url && !number && !dateWord && !shaped && numberWord(lower) === undefined && !isCommon(lemma);
