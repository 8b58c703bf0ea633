import type { CaseOutcome, Decision, GateCounts, GateRule, RuleOutcome } from '../gate-result.ts';

/** All that the decision goes by. */
export interface Evidence {
  /** Beside the baseline. */
  readonly cases: Iterable<CaseOutcome>;
  /** The rules that are on. */
  readonly rules: readonly GateRule[];
  /** Cases that the baseline knows and the suite does not have. */
  readonly missing: readonly string[];
  /** Known failures fail too. */
  readonly strict: boolean;
  /** How many failures of rules with severity `warn` are let pass; undefined: all. */
  readonly maxWarnings?: number;
}

/** What a run comes to. Pure: exit code and every report follow this, and nothing else decides. */
export function decide(evidence: Evidence): { readonly counts: GateCounts; readonly decision: Decision } {
  const counts = count(evidence);
  const { strict } = evidence;
  const unanswered = whyUnanswered(evidence, counts);
  if (unanswered !== undefined) return { counts, decision: { code: 2, reasons: [unanswered], strict } };
  const reasons = whyWorse(evidence, counts);
  return { counts, decision: { code: reasons.length === 0 ? 0 : 1, reasons, strict } };
}

function count({ cases, rules, missing }: Evidence): GateCounts {
  const counts = {
    cases: 0,
    judged: 0,
    errors: 0,
    rulesEach: rules.length,
    newFailures: 0,
    known: 0,
    fixed: 0,
    warnings: 0,
    newCases: 0,
    missing: missing.length,
    cached: 0,
    attempts: 0,
  };
  for (const outcome of cases) {
    counts.cases++;
    if (outcome.state === 'judged') counts.judged++;
    else counts.errors++;
    if (outcome.isNew) counts.newCases++;
    counts.attempts += outcome.attempts.length;
    counts.cached += outcome.attempts.filter((attempt) => 'cached' in attempt && attempt.cached).length;
    const deciding = outcome.rules.filter(({ severity }) => severity === 'error');
    const inState = (state: RuleOutcome['state']): number => deciding.filter((rule) => rule.state === state).length;
    counts.newFailures += inState('new');
    counts.known += inState('known');
    counts.fixed += inState('fixed');
    counts.warnings += outcome.rules.filter(
      ({ severity, verdict }) => severity === 'warn' && verdict === 'fail',
    ).length;
  }
  return counts;
}

/** A gate never passes on nothing. */
function whyUnanswered({ cases }: Evidence, counts: GateCounts): string | undefined {
  if (counts.cases === 0) return 'The suite holds no case, so nothing was checked.';
  if (counts.rulesEach === 0) return 'No rule is on, so nothing was checked.';
  if (counts.judged > 0) return undefined;
  const every = counts.cases === 1 ? 'The one case is in error' : `All ${counts.cases} cases are in error`;
  return `${every}, so nothing was checked: ${firstFault(cases)}`;
}

function firstFault(cases: Iterable<CaseOutcome>): string {
  for (const { attempts } of cases)
    for (const attempt of attempts) if ('fault' in attempt) return attempt.fault.message;
  return 'no output could be judged.';
}

function whyWorse({ missing, strict, maxWarnings }: Evidence, counts: GateCounts): string[] {
  const { newFailures, errors, known, warnings } = counts;
  const reasons: string[] = [];
  if (newFailures > 0) reasons.push(`${many(newFailures, 'new failure')}.`);
  if (errors > 0) reasons.push(`${many(errors, 'case')} in error: without an output that can be judged.`);
  if (missing.length > 0) {
    const rest = missing.length > 3 ? ` and ${missing.length - 3} more` : '';
    reasons.push(
      `${many(missing.length, 'case')} of the baseline ${missing.length === 1 ? 'is' : 'are'} missing from the suite: ${missing.slice(0, 3).join(', ')}${rest}.`,
    );
  }
  if (strict && known > 0) reasons.push(`${many(known, 'known failure')}, and --strict accepts none.`);
  if (maxWarnings !== undefined && warnings > maxWarnings)
    reasons.push(
      `${many(warnings, 'warning')}, and ${maxWarnings === 0 ? 'none is' : `at most ${maxWarnings} ${maxWarnings === 1 ? 'is' : 'are'}`} accepted.`,
    );
  return reasons;
}

const many = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`;
