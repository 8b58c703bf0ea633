import type { Span } from '../text/span.ts';
import { compareDates } from './dates.ts';
import { matchGrace } from './grace.ts';
import type { Ledger } from './ledger.ts';
import { compareSituations } from './situations.ts';

export interface SideFact {
  readonly role: string;
  readonly notice: Span;
  readonly output?: Span;
}

/**
 * Facts of rule 6 that other comparisons have already missed: the end of a support period (a lifecycle date and a
 * period), a thing that the notice spares but the output lets go, and a grant of time told for more people or longer.
 */
export function sideFacts(ledger: Ledger): SideFact[] {
  const lost: SideFact[] = [];
  for (const { kind, notice, severity } of compareDates(ledger.notice, ledger.output).issues) {
    if (kind === 'date-missing' && severity === 'error' && notice?.role === 'end-of-support')
      lost.push({ role: 'period', notice: notice.span });
  }
  for (const { expected, notice, output } of compareSituations(ledger)) {
    if (expected === 'spared') lost.push({ role: 'exemption', notice, ...(output ? { output } : {}) });
  }
  // Time granted to some and told for all, or lengthened.
  for (const { fact, notice, fault } of matchGrace(ledger)) {
    if (
      notice &&
      ((fault === 'wider' && notice.sort !== 'parallel') ||
        (fault === 'longer' && fact.days !== undefined && notice.days !== undefined && notice.sort === fact.sort))
    )
      lost.push({ role: 'period', notice: notice.span, output: fact.span });
  }
  return lost;
}
