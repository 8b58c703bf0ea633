import { type Purposes, purposesIn } from '../facts/purposes.ts';
import type { Reading } from '../facts/read.ts';
import { type Feature, type Statement, statementsIn } from '../facts/statements.ts';
import { oncePer } from '../text/once.ts';
import type { Range } from '../text/span.ts';
import type { Ledger } from './ledger.ts';
import { type FittedRule, frameOf, lostTo, signsOf, type Weights } from './statements/model.ts';
import { goesOn, joined } from './statements/reasons.ts';
import { type Recall, recallOf } from './statements/recall.ts';
import { spreadOf } from './statements/spread.ts';
import { telling } from './statements/telling.ts';
import { weights as fitted } from './statements/weights.ts';
import { toWordIndex } from './statements/word-index.ts';

/** A statement of the notice laid beside the output. */
export interface StatementMatch {
  readonly statement: Statement;
  readonly purposes: Purposes;
  readonly recall: Recall;
  /** False where it has too few words of its own for a loss to be seen: it is asked for, and never missed. */
  readonly measurable: boolean;
  /** Probability that it is not left in the output as a rule wants it, 0 to 1. */
  readonly lost: Readonly<Record<FittedRule, number>>;
  /** Where the output says it, in its plain text; absent where nothing matched. */
  readonly at?: Range;
}

/** The statements of a ledger, matched once for all rules that read them. */
export const statementsOf: (ledger: Ledger) => StatementMatch[] = oncePer(({ notice, output }) =>
  matchStatements(notice, output),
);

/** Lays the statements of the notice beside the output. Linear in the length of both. */
export function matchStatements(
  notice: Reading,
  output: Reading,
  weights: Weights = fitted,
  foreseen?: readonly Purposes[],
): StatementMatch[] {
  const statements = statementsIn(notice);
  const purposes = foreseen ?? purposesIn(statements, notice.doc);
  const index = toWordIndex(output);
  const spread = spreadOf(notice);
  const frame = frameOf(notice.doc, output.doc, statements.length);
  const words = telling();
  const matches: StatementMatch[] = [];
  const said = new Set<string>();
  /** Place of the last measurable one. */
  let last = -1;
  statements.forEach((statement, i) => {
    const purpose = purposes[i]!;
    if (isIdle(purpose) || statement.content.length === 0) return;
    // Said twice, it needs to be kept once.
    const lemmas = statement.content.map(({ lemma }) => lemma).join(' ');
    if (said.has(lemmas)) return;
    said.add(lemmas);
    const [before, next, isReason] = [statements[i - 1], statements[i + 1], purpose.reason >= 0.5];
    const recall = recallOf({ statement, before, next, isReason, doc: notice.doc, spread, index });
    const measurable = recall.ownWeight >= leastWeight(statement);
    const lost = measurable ? lostBy(signsOf(recall, frame, words), weights) : NOT_LOST;
    const match = { statement, purposes: purpose, recall, measurable, lost, ...placeOf(output, recall) };
    const head = matches[last];
    if (head && goesOn(notice.doc, head, match)) {
      matches[last] = joined(head, match);
      return;
    }
    matches.push(match);
    if (measurable) last = matches.length - 1;
  });
  return matches;
}

/** Statements that serve no purpose with at least this probability are not looked for. */
const IDLE = 0.03;
const isIdle = ({ fact, reason, step }: Purposes): boolean => Math.max(fact, reason, step) < IDLE;

/** Content of its own that a statement needs, in words, before its loss can be seen. */
const OWN_WEIGHT = 1.3;
/** The same where a number, an identifier or the like marks it. */
const MARKED_WEIGHT = 1;
const MARKS: readonly Feature[] = ['kind:reason-security', 'kind:limit', 'identifier', 'cue:only', 'must-step'];

const leastWeight = ({ amounts, features }: Statement): number =>
  amounts.length > 0 || MARKS.some((mark) => features.has(mark)) ? MARKED_WEIGHT : OWN_WEIGHT;

const NOT_LOST = { 5: 0, 6: 0, 8: 0 } as const;
const lostBy = (signs: readonly number[], weights: Weights): StatementMatch['lost'] => ({
  5: lostTo(5, signs, weights),
  6: lostTo(6, signs, weights),
  8: lostTo(8, signs, weights),
});

function placeOf(output: Reading, recall: Recall): { at?: Range } {
  const first = output.doc.clauses[recall.first];
  const last = output.doc.clauses[recall.last - 1];
  return first && last && recall.window > 0.2 ? { at: { start: first.start, end: last.end } } : {};
}
