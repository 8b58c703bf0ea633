import type { Attempt, CaseOutcome, GateResult, RuleOutcome, RuleState } from '../../suite/gate-result.ts';
import { plural } from '../counts.ts';

/** A rule that fails in a case, with the output that shows it. */
export interface Failure {
  readonly outcome: CaseOutcome;
  readonly rule: RuleOutcome;
  /** The output that the findings belong to. */
  readonly output: string;
}

/** The failing rules of the suite, in its order. */
export function* failuresOf(result: GateResult): Generator<Failure> {
  for (const outcome of result.cases) yield* failuresIn(outcome);
}

export function* failuresIn(outcome: CaseOutcome): Generator<Failure> {
  for (const rule of outcome.rules) {
    if (rule.verdict === 'fail') yield { outcome, rule, output: outputOf(outcome.attempts[rule.attempt]) };
  }
}

/** A rule with severity `warn` never decides, so that it is neither new nor known to a reader, but a warning. */
export type Weight = Extract<RuleState, 'new' | 'known'> | 'warning';

export const weightOf = ({ severity, state }: RuleOutcome): Weight =>
  severity === 'warn' ? 'warning' : state === 'known' ? 'known' : 'new';

/** Words of an attempt; empty where it is a fault. */
export const outputOf = (attempt: Attempt | undefined): string =>
  attempt && 'output' in attempt ? attempt.output : '';

/** How often a rule held, where the agent ran more than once; else undefined. */
export const heldIn = ({ passed, of }: RuleOutcome): string | undefined =>
  of > 1 ? `held in ${passed} of ${plural(of, 'run')}` : undefined;

/** With `--strict` a known failure decides as a new one does. */
export const knownDecides = ({ decision }: GateResult): boolean => decision.strict;

/** The run does not pass, and no case is to blame: too many warnings, or nothing to judge. A report must not look green then. */
export const blamesNoCase = ({ decision, counts }: GateResult): boolean =>
  decision.code !== 0 &&
  counts.newFailures + counts.errors + counts.missing + (decision.strict ? counts.known : 0) === 0;
