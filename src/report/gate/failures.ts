import type { Attempt, CaseOutcome, GateFinding, GateResult, RuleOutcome, RuleState } from '../../suite/gate-result.ts';
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

/** A failure that is new can have faults that are known beside those that are not. */
export const weightOfFinding = (rule: RuleOutcome, { known }: GateFinding): Weight =>
  weightOf(rule) === 'new' && known ? 'known' : weightOf(rule);

/** The errors of a failing rule that weigh as much as it does: of a new failure what is new in it. */
export const errorsOf = (rule: RuleOutcome): GateFinding[] =>
  rule.findings.filter((finding) => finding.severity === 'error' && weightOfFinding(rule, finding) === weightOf(rule));

/** What a new failure has of faults that are known; undefined where it has none. */
export function knownBeside(rule: RuleOutcome): string | undefined {
  const errors = rule.findings.filter(({ severity }) => severity === 'error').length;
  const known = errors - errorsOf(rule).length;
  return known > 0 ? `Besides ${plural(known, 'finding')} of this rule that the baseline knows.` : undefined;
}

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
