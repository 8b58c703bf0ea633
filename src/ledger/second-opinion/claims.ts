import { MarkTable } from '../../facts/purposes/mark-table.ts';
import { type Statement, statementsIn } from '../../facts/statements.ts';
import { lazy, oncePer } from '../../text/once.ts';
import type { Range } from '../../text/span.ts';
import type { Ledger } from '../ledger.ts';
import { touching } from '../touching.ts';
import { areAllBelow, type Chances, chancesOf } from './chances.ts';
import { isAnyNew, visitClaimMarks } from './claims/marks.ts';
import { TABLE } from './claims/table.ts';

/** The rules that a clause of the output breaks by what it claims, in the order of the table. */
export const CLAIMED = [7, 11, 12, 13] as const;
export type ClaimedRule = (typeof CLAIMED)[number];

/**
 * How sure a clause has to be to fail a rule that no reader has seen broken. On notices left out 96 of 100 clauses above are
 * right; of those between a half and this, every second one.
 */
export const SURE: Readonly<Record<ClaimedRule, number>> = { 7: 0.8, 11: 0.65, 12: 0.7, 13: 0.8 };

const model = lazy(() => new MarkTable(TABLE));

/**
 * How likely each clause of the output breaks each rule of `CLAIMED`, from 0 to 1: a linear model over the words of the
 * clause, what the grammar tells of it, and what of both the notice has nowhere, fitted on labelled pairs (`npm run
 * calibrate`). It is the second opinion beside the readers of these rules, which know why: they know the wordings that
 * somebody has thought of, it knows the manner. Linear in the length of the output.
 */
const chancesIn = oncePer(({ notice, output }: Ledger): readonly Chances[] =>
  statementsIn(output).map((statement) =>
    // What is put as the notice puts it claims nothing of its own.
    isAnyNew(output.doc, statement, notice)
      ? chancesOf(model(), (visit) => visitClaimMarks(output.doc, statement, notice, visit))
      : undefined,
  ),
);

/** How sure a clause has to be to fail a rule whose readers have judged it to keep that: readers err, too, but they know why. */
const SURER = 0.97;

/** What of the output readers of the rule have read, in its plain text. */
export interface Read {
  /** Judged to keep the rule; left alone unless it breaks it almost beyond doubt. */
  readonly judged?: readonly Range[];
  /** Left alone whatever it looks like. */
  readonly settled?: readonly Range[];
}

/** The clauses of the output that surely break a rule by what they claim, in their order. */
export function suspectClaims(
  ledger: Ledger,
  rule: ClaimedRule,
  { judged = [], settled = [] }: Read = {},
): Statement[] {
  const column = CLAIMED.indexOf(rule);
  const chances = chancesIn(ledger);
  const [isJudged, isSettled] = [touching(judged), touching(settled)];
  return statementsIn(ledger.output).filter(
    ({ range }, i) => (chances[i]?.[column] ?? 0) >= (isJudged(range) ? SURER : SURE[rule]) && !isSettled(range),
  );
}

/** A rule that no clause breaks with at least this chance is kept, though a reader has found something. */
const DOUBTFUL = { 11: 0.05, 13: 0.015 } as const;
export type DoubtedRule = keyof typeof DOUBTFUL;

/**
 * True where no clause of the output is likely to break a rule, whatever its readers have found: those that look for words
 * which often grant or claim something need this consent. Of what is put as the notice puts it nothing is known: where all
 * is, it is given. Labels of whole pairs teach little about which clause it is, so it is given for all or for none.
 */
export const isDoubtful = (ledger: Ledger, rule: DoubtedRule): boolean =>
  areAllBelow(DOUBTFUL[rule], CLAIMED.indexOf(rule), chancesIn(ledger));
