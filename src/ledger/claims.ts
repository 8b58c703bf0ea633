import { MarkTable } from '../facts/purposes/mark-table.ts';
import { sigmoid } from '../facts/purposes.ts';
import { type Statement, statementsIn } from '../facts/statements.ts';
import { oncePer } from '../text/once.ts';
import type { Range } from '../text/span.ts';
import { visitClaimMarks } from './claims/marks.ts';
import { TABLE } from './claims/table.ts';
import type { Ledger } from './ledger.ts';
import { touching } from './touching.ts';

/** The rules that a clause of the output breaks by what it claims, in the order of the table. */
export const CLAIMED = [7, 11, 12] as const;
export type ClaimedRule = (typeof CLAIMED)[number];

/**
 * How sure a clause has to be to fail a rule that no reader has seen broken. On notices left out 94 of 100 clauses above are
 * right; of those between a half and this, every second one.
 */
export const SURE: Readonly<Record<ClaimedRule, number>> = { 7: 0.8, 11: 0.65, 12: 0.7 };

let model: MarkTable | undefined;

/**
 * How likely each clause of the output breaks each rule of `CLAIMED`, from 0 to 1: a linear model over the words of the
 * clause, what the grammar tells of it, and what of both the notice has nowhere, fitted on labelled pairs (`npm run
 * calibrate`). It is the second opinion beside the readers of these rules, which know why: they know the wordings that
 * somebody has thought of, it knows the manner. Linear in the length of the output.
 */
const claimsOf = oncePer(({ notice, output }: Ledger): readonly (readonly number[])[] => {
  model ??= new MarkTable(TABLE);
  const table = model;
  const seen = new Set<readonly number[]>();
  return statementsIn(output).map((statement) => {
    const sums = [...table.bias];
    let isNew = false;
    seen.clear();
    visitClaimMarks(output.doc, statement, notice, (group, key) => {
      if (group === 'new' || group === 'newb') isNew = true;
      const weights = table.weights(group, key);
      if (weights === undefined || seen.has(weights)) return;
      seen.add(weights);
      for (let k = 0; k < sums.length; k++) sums[k]! += weights[k]!;
    });
    // What is put as the notice puts it claims nothing of its own.
    return isNew ? sums.map(sigmoid) : NOTHING;
  });
});

const NOTHING = CLAIMED.map(() => 0);

/**
 * The clauses of the output that surely break a rule by what they claim, in their order; but for what a reader of the rule
 * has read and judged, `known`, in the output's plain text.
 */
export function brokenClaims(ledger: Ledger, rule: ClaimedRule, known: readonly Range[] = []): Statement[] {
  const isKnown = touching(known);
  return claimsAbove(ledger, rule, SURE[rule]).filter(({ range }) => !isKnown(range));
}

/** How sure a clause has to be to fail a rule whose readers have judged it to keep that: readers err, too, but they know why. */
const SURER = 0.95;

/** The clauses of the output that break a rule almost beyond doubt, whatever its readers say. */
export const brokenBeyondDoubt = (ledger: Ledger, rule: 11 | 12): Statement[] => claimsAbove(ledger, rule, SURER);

function claimsAbove(ledger: Ledger, rule: ClaimedRule, sure: number): Statement[] {
  const column = CLAIMED.indexOf(rule);
  const claims = claimsOf(ledger);
  return statementsIn(ledger.output).filter((_, i) => claims[i]![column]! >= sure);
}
