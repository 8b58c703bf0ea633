import type { Ledger } from '../../ledger.ts';
import type { StatementMatch } from '../../statements.ts';
import type { FittedRule } from '../model.ts';

/** A statement of the notice, laid beside the output for one rule. */
export interface Case {
  readonly ledger: Ledger;
  readonly rule: FittedRule;
  readonly match: StatementMatch;
  /** All statements of the notice, and its place among them. */
  readonly matches: readonly StatementMatch[];
  readonly at: number;
}
