import type { Ledger } from '../../ledger.ts';
import type { StatementMatch } from '../../statements.ts';
import { isInvitation } from '../../steps/no-step.ts';
import { isLossUntold } from '../data-fate.ts';
import { isHalfTold } from '../half-told.ts';
import { ASKED, type FittedRule } from '../model.ts';
import { isNeedless } from '../needless.ts';
import { isUntoldLead } from '../promised-lead.ts';
import { isGone } from '../told-otherwise.ts';
import { isUnspared } from '../unspared.ts';
import { isUnsparedBehind } from '../unspared-behind.ts';
import { isUntoldReason } from '../untold.ts';
import { isContrastGone, isVanished } from '../vanished.ts';
import type { Case } from './case.ts';
import { bindsNobody, followsFromReason, isEndToldByDay, isSecondHalf, lostReason } from './reasons.ts';
import { isLabelledGone } from './spared-by-label.ts';
import { isToldInShort } from './told-in-short.ts';

/** What makes it sure that a statement is lost to a rule, be the share of its words that is left as it may. */
interface SureLoss {
  readonly rule: FittedRule;
  readonly holds: (ledger: Ledger, match: StatementMatch, one: Case) => boolean;
  /** How likely it has to be that the rule asks for the statement; absent where that is no matter. */
  readonly where?: (asked: number) => boolean;
  /** What makes up for it, however likely that is. */
  readonly unless?: (one: Case) => boolean;
}

const isAskedAtAll = (asked: number): boolean => asked > 0;
const isAskedFor = (asked: number): boolean => asked >= ASKED;

/** One that holds is enough: those of facts, then those of reasons. */
const SURE_LOSSES: readonly SureLoss[] = [
  { rule: 6, holds: (_, match) => isGone(match), unless: isToldInShort },
  { rule: 6, holds: isUnspared, unless: sparesNobody },
  { rule: 6, holds: isUnsparedBehind, unless: sparesNobody },
  { rule: 6, holds: (_, __, one) => isLabelledGone(one), unless: isToldInShort },
  { rule: 6, holds: isUntoldLead },
  { rule: 6, holds: isContrastGone, where: isAskedAtAll },
  { rule: 6, holds: isLossUntold, where: isAskedFor },
  { rule: 6, holds: isVanished, where: isAskedFor },
  { rule: 6, holds: isHalfTold, where: isAskedAtAll, unless: isToldInShort },
  {
    rule: 8,
    holds: isUntoldReason,
    unless: (one) =>
      followsFromReason(one) || isEndToldByDay(one) || isSecondHalf(one) || isNeedless(one) || bindsNobody(one),
  },
];

/** "If you have questions, don't hesitate to ask"; or those whom it spares are told in short. */
function sparesNobody(one: Case): boolean {
  return isInvitation(one.ledger.notice.doc, one.match.statement) || isToldInShort(one);
}

/** How likely it is that the output lacks what the rule asks for: for sure, or by the fit. */
export function lossIn(one: Case, asked: number): number {
  if (isSurelyLost(one, asked)) return 1;
  return (one.rule === 8 ? lostReason(one) : one.match.lost[one.rule]) * asked;
}

function isSurelyLost(one: Case, asked: number): boolean {
  const { ledger, rule, match } = one;
  return SURE_LOSSES.some(
    (loss) =>
      loss.rule === rule &&
      (loss.where === undefined || loss.where(asked)) &&
      loss.holds(ledger, match, one) &&
      !loss.unless?.(one),
  );
}
