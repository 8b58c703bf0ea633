import { isInvitation } from '../../steps/no-step.ts';
import { isNoDuty, isRequired } from '../../steps/required.ts';
import { isAct } from '../../steps.ts';
import { isOccasion, isOldThingItself, isPointer } from '../background.ts';
import { askedBy, type FittedRule } from '../model.ts';
import { isNeedless } from '../needless.ts';
import { isClose, isOfTextItself } from '../of-text.ts';
import { isSurelyFact } from '../surely-fact.ts';
import { isUseToTheEnd } from '../use-to-the-end.ts';
import { weights } from '../weights.ts';
import type { Case } from './case.ts';
import { bindsNobody, followsFromReason, isEndToldByDay, isSecondHalf } from './reasons.ts';
import { isSparedByLabel } from './spared-by-label.ts';
import { isToldInShort } from './told-in-short.ts';

/** What settles whether a rule asks for a statement, be its purpose as likely as it may. */
interface Demand {
  /** Absent where it settles it for all of them. */
  readonly rule?: FittedRule;
  readonly holds: (one: Case) => boolean;
  readonly asked: 0 | 1;
}

/** The first that holds decides; where none does, the fit. */
const DEMANDS: readonly Demand[] = [
  { rule: 5, holds: isNothingToDo, asked: 0 },
  { rule: 8, holds: followsFromReason, asked: 0 },
  { rule: 8, holds: isEndToldByDay, asked: 0 },
  { rule: 8, holds: isSecondHalf, asked: 0 },
  { holds: ({ ledger, match }) => isOfTextItself(ledger.notice.doc, match.statement), asked: 0 },
  { holds: ({ ledger, match }) => isClose(ledger.notice, match.statement), asked: 0 },
  { holds: isNeedless, asked: 0 },
  { rule: 8, holds: bindsNobody, asked: 0 },
  { rule: 6, holds: isBackground, asked: 0 },
  { rule: 6, holds: ({ ledger, match }) => isInvitation(ledger.notice.doc, match.statement), asked: 0 },
  { rule: 6, holds: isToldInShort, asked: 0 },
  { rule: 6, holds: ({ ledger, match }) => isUseToTheEnd(ledger, match.statement), asked: 0 },
  { rule: 6, holds: isFact, asked: 1 },
  { rule: 6, holds: isSparedByLabel, asked: 1 },
];

/** How likely it is that the rule asks for the statement, 0 to 1. */
export function askedIn(one: Case): number {
  const { ledger, rule, match } = one;
  for (const demand of DEMANDS)
    if ((demand.rule === undefined || demand.rule === rule) && demand.holds(one)) return demand.asked;
  return askedBy(rule, match.purposes, rule === 5 && isRequired(ledger.notice.doc, match), weights);
}

/** It says what to do to nobody, or nothing that has to be done. */
function isNothingToDo({ ledger, match }: Case): boolean {
  const { doc } = ledger.notice;
  return !isAct(doc, match) || isNoDuty(doc, match);
}

/** "Read-only keys are out of scope": whatever the fit makes of its words. */
function isFact({ ledger, match }: Case): boolean {
  return isSurelyFact(ledger.notice.doc, match.statement, ledger.output.doc);
}

/** Of the notice's own occasion, of what retires, or where something is told. */
function isBackground({ ledger, match: { statement } }: Case): boolean {
  const { doc } = ledger.notice;
  return isOccasion(doc, statement) || isPointer(doc, statement) || isOldThingItself(ledger, statement);
}
