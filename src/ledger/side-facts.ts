import { clauseAt } from '../text/clauses.ts';
import type { Span } from '../text/span.ts';
import { compareDates } from './dates.ts';
import { matchGrace } from './grace.ts';
import type { Ledger } from './ledger.ts';
import { compareSituations } from './situations.ts';

export interface SideFact {
  readonly role: string;
  readonly notice: Span;
  readonly output?: Span;
  /** How it is told otherwise, where it is told: of more people, longer, or with another day, amount or outcome. */
  readonly fault?: 'wider' | 'longer' | 'other';
}

/**
 * Facts of rule 6 that other comparisons have already missed: the end of a support period (a lifecycle date and a
 * period), a thing that the notice spares but the output lets go, and a grant of time told for more people or longer.
 */
export function sideFacts(ledger: Ledger): SideFact[] {
  const lost: SideFact[] = [];
  for (const { kind, notice, severity } of compareDates(ledger).issues) {
    if (kind === 'date-missing' && severity === 'error' && notice?.role === 'end-of-support')
      lost.push({ role: 'period', notice: notice.span });
  }
  for (const { expected, notice, output } of compareSituations(ledger)) {
    if (expected === 'spared') lost.push({ role: 'exemption', notice, ...(output ? { output } : {}) });
  }
  // Time granted to some and told for all, or lengthened.
  for (const { fact, notice, fault } of matchGrace(ledger)) {
    if (!notice) continue;
    const longer =
      fault === 'longer' && fact.days !== undefined && notice.days !== undefined && notice.sort === fact.sort;
    if (longer || (fault === 'wider' && notice.sort !== 'parallel'))
      lost.push({ role: 'period', notice: clauseAt(ledger.notice.doc, notice.range), output: fact.span, fault });
  }
  return lost;
}
