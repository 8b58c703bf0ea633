import type { RuleFinding } from './finding.ts';
import type { Ledger } from './ledger/ledger.ts';
import type { RuleId, RuleNumber } from './rule-id.ts';

/** A decided example: the tests execute it, `dnlint explain` prints it. */
export interface Example {
  readonly notice: string;
  readonly output: string;
  readonly verdict: 'pass' | 'fail' | 'not-applicable';
  /** Why, in one sentence. */
  readonly why: string;
}

/** One of the fourteen rules: its manual and its check in one place. */
export interface Rule {
  readonly number: RuleNumber;
  /** The file's name: the fault, in words. */
  readonly id: RuleId;
  readonly title: string;
  /** The sentences that the agent is told. Plain ASCII; the published prompt is made of these. */
  readonly instruction: string;
  /** What breaks the rule, one fault per line. */
  readonly breaks: readonly string[];
  /** What the rule leaves open on purpose. */
  readonly open: readonly string[];
  readonly examples: readonly Example[];
  /** Findings, or null where the notice demands nothing of this rule. Pure. */
  check(ledger: Ledger): RuleFinding[] | null;
}

/** Gives the rule its exact type. */
export const defineRule = (rule: Rule): Rule => rule;
