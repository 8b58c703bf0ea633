import { MarkTable } from '../../facts/purposes/mark-table.ts';
import { lazy, oncePer } from '../../text/once.ts';
import type { Ledger } from '../ledger.ts';
import { isUseToTheEnd } from '../statements/use-to-the-end.ts';
import { type StatementMatch, statementsOf } from '../statements.ts';
import { isInvitation } from '../steps/no-step.ts';
import { isNoDuty } from '../steps/required.ts';
import { isPointer } from '../steps.ts';
import { areAllBelow, type Chances, chancesOf } from './chances.ts';
import { isAnyLost, isToldInFull, visitLossMarks } from './losses/marks.ts';
import { TABLE } from './losses/table.ts';

/** The rules that are broken by what becomes of a statement of the notice, in the order of the table. */
export const MISSED = [1, 5, 6, 8] as const;
export type MissedRule = (typeof MISSED)[number];

/** How sure a statement has to be to fail a rule that no reader has seen broken: on notices left out nine of ten above are right. */
export const SURE_LOST: Readonly<Record<MissedRule, number>> = { 1: 0.85, 5: 0.85, 6: 0.95, 8: 0.85 };

const model = lazy(() => new MarkTable(TABLE));

/**
 * How likely each statement of the notice is missed, by each rule of `MISSED`, from 0 to 1: a linear model over what is lost
 * of it in the output and what stands there in its place, word by word, fitted on labelled pairs (`npm run calibrate`). The
 * fit of `statements/weights.ts` counts how much is lost; this knows which words matter. Linear in the length of both texts.
 */
const chancesIn = oncePer((ledger: Ledger): readonly Chances[] =>
  statementsOf(ledger).map((match) =>
    isAnyLost(ledger, match) && !isToldInFull(ledger, match)
      ? chancesOf(model(), (visit) => visitLossMarks(ledger, match, visit))
      : undefined,
  ),
);

/** The statement of the notice whose loss breaks a rule the most surely, where one surely does: the second opinion. */
export function suspectLoss(ledger: Ledger, rule: MissedRule): StatementMatch | undefined {
  const column = MISSED.indexOf(rule);
  const chances = chancesIn(ledger);
  const matches = statementsOf(ledger);
  let most = -1;
  chances.forEach((row, i) => {
    if (!row || row[column]! < (most < 0 ? SURE_LOST[rule] : chances[most]![column]!)) return;
    if (!isNoLoss(ledger, rule, matches[i]!)) most = i;
  });
  return matches[most];
}

/** What a rule does not ask for, whatever is lost of it. */
function isNoLoss(ledger: Ledger, rule: MissedRule, match: StatementMatch): boolean {
  const { doc } = ledger.notice;
  if (rule === 5) return isPointer(doc, match.statement) || isNoDuty(doc, match);
  return rule === 6 && (isUseToTheEnd(ledger, match.statement) || isInvitation(doc, match.statement));
}

/** A statement that the fit half misses needs no more than this chance to fail the rule. */
const LIKELY = 0.8;

/** The first of the statements that the fit is in doubt of (the notes of a rule) which the second opinion misses, too. */
export function agreedLoss(
  ledger: Ledger,
  rule: MissedRule,
  doubtful: readonly StatementMatch[],
): StatementMatch | undefined {
  const column = MISSED.indexOf(rule);
  const chances = chancesIn(ledger);
  const inDoubt = new Set(doubtful);
  return statementsOf(ledger).find((match, i) => inDoubt.has(match) && (chances[i]?.[column] ?? 0) >= LIKELY);
}

/** A rule that no loss breaks with at least this chance is kept, though a reader has missed something. */
const DOUBTFUL = { 5: 0.2, 6: 0.05, 8: 0.04 } as const;
export type DoubtedLoss = keyof typeof DOUBTFUL;

/** True where no statement of the notice is likely to be missed by a rule: fitted losses need this consent. */
export const isDoubtful = (ledger: Ledger, rule: DoubtedLoss): boolean =>
  areAllBelow(DOUBTFUL[rule], MISSED.indexOf(rule), chancesIn(ledger));
