import { rules } from '../../rules/index.ts';
import { check } from '../../src/check.ts';
import type { Finding } from '../../src/finding.ts';
import type {
  AgentFault,
  Attempt,
  CaseOutcome,
  GateCounts,
  GateResult,
  GateRule,
  JudgedCase,
  RuleOutcome,
  SuiteCase,
} from '../../src/suite/gate-result.ts';

/** A case of a made-up run. */
export interface MadeUpCase {
  readonly id: string;
  readonly notice: string;
  /** One per run: an output, or why there is none. */
  readonly outputs: readonly (string | AgentFault)[];
  /** Rules that the baseline knows to fail. */
  readonly known?: readonly number[];
  readonly isNew?: boolean;
  /** Where the texts stand: a folder of files (the default), one line of a JSON Lines file, or only the notice in a file. */
  readonly stands?: 'files' | 'lines' | 'agent';
}

export interface MadeUpRun {
  readonly missing?: readonly string[];
  /** Rules whose failures are warnings. */
  readonly warn?: readonly number[];
  readonly minPass?: number;
  readonly baseline?: string | null;
  readonly reasons?: readonly string[];
  readonly code?: 0 | 1 | 2;
}

/** A result as the gate would give it, from pairs that are truly checked; only the verdict is said, not decided. */
export function gateResult(cases: readonly MadeUpCase[], run: MadeUpRun = {}): GateResult {
  const on: GateRule[] = rules.map(({ number, id, title }) => ({
    rule: number,
    id,
    title,
    severity: run.warn?.includes(number) ? 'warn' : 'error',
  }));
  const outcomes = cases.map((one, i) => outcomeOf(one, i, on, run.minPass ?? one.outputs.length));
  const failures = outcomes.flatMap((outcome) => outcome.rules);
  const count = (test: (rule: RuleOutcome) => boolean): number => failures.filter(test).length;
  const errors = outcomes.filter(({ state }) => state === 'error').length;
  const attempts = outcomes.flatMap((outcome) => outcome.attempts);
  const counts: GateCounts = {
    cases: cases.length,
    judged: cases.length - errors,
    errors,
    rulesEach: on.length,
    newFailures: count(({ severity, state }) => severity === 'error' && state === 'new'),
    known: count(({ severity, state }) => severity === 'error' && state === 'known'),
    fixed: count(({ severity, state }) => severity === 'error' && state === 'fixed'),
    warnings: count(({ severity, verdict }) => severity === 'warn' && verdict === 'fail'),
    newCases: outcomes.filter(({ isNew }) => isNew).length,
    missing: run.missing?.length ?? 0,
    cached: attempts.filter((attempt) => 'cached' in attempt && attempt.cached).length,
    attempts: attempts.length,
  };
  const worse = counts.newFailures + counts.errors + counts.missing > 0;
  const code = run.code ?? (worse ? 1 : 0);
  return {
    schema: 1,
    version: '1.2.3',
    rules: on,
    repeat: {
      runs: Math.max(1, ...cases.map(({ outputs }) => outputs.length)),
      minPass: run.minPass ?? Math.max(1, ...cases.map(({ outputs }) => outputs.length)),
    },
    cases: outcomes,
    missing: run.missing ?? [],
    ...(run.baseline === null ? {} : { baseline: run.baseline ?? 'dnlint-baseline.json' }),
    counts,
    decision: { code, reasons: run.reasons ?? (code === 0 ? [] : ['Something got worse.']), strict: false },
  };
}

/** The case as it is judged before a baseline is looked at. */
export const judgedOf = ({ isNew: _, rules: outcomes, ...rest }: CaseOutcome): JudgedCase => ({
  ...rest,
  rules: outcomes.map(({ state, attempt, findings, ...rule }) => ({
    ...rule,
    found: [{ attempt, findings: findings.map(({ known, ...finding }) => finding as Finding) }],
  })),
});

function outcomeOf(
  { id, notice, outputs, known = [], isNew = false, stands = 'files' }: MadeUpCase,
  index: number,
  on: readonly GateRule[],
  minPass: number,
): CaseOutcome {
  const reports = outputs.map((output) => (typeof output === 'string' ? check(notice, output) : undefined));
  const attempts = outputs.map((output, repeat): Attempt => {
    const milliseconds = stands === 'agent' ? 1500 + repeat : 0;
    if (typeof output !== 'string') return { repeat, fault: output, milliseconds };
    const failed = reports[repeat]!.rules.flatMap(({ rule, verdict }) => (verdict === 'fail' ? [rule] : []));
    return { repeat, output, failed, cached: stands === 'agent' && repeat > 0, milliseconds };
  });
  const judged = reports.flatMap((report, i) => (report ? [{ report, i }] : []));
  const suiteCase = { id, notice, tags: [], ...placesOf(stands, id, index, outputs[0]) };
  if (judged.length === 0) return { suiteCase, state: 'error', isNew, attempts, rules: [] };
  const outcomes = on.map((rule): RuleOutcome => {
    const results = judged.map(({ report, i }) => ({ ...report.rules[rule.rule - 1]!, i }));
    const failing = results.filter(({ verdict }) => verdict === 'fail');
    const passed = results.length - failing.length;
    const fails = passed < Math.min(minPass, results.length);
    const shown = failing[0] ?? results[0]!;
    const accepted = known.includes(rule.rule);
    const findings = shown.findings.map((finding) => ({ ...finding, known: accepted && finding.severity === 'error' }));
    return {
      ...rule,
      verdict: fails
        ? 'fail'
        : results.every(({ verdict }) => verdict === 'not-applicable')
          ? 'not-applicable'
          : 'pass',
      state: fails ? (accepted ? 'known' : 'new') : accepted ? 'fixed' : 'holds',
      passed,
      of: results.length,
      findings,
      attempt: shown.i,
    };
  });
  return { suiteCase, state: 'judged', isNew, attempts, rules: outcomes };
}

function placesOf(
  stands: NonNullable<MadeUpCase['stands']>,
  id: string,
  index: number,
  output: string | AgentFault | undefined,
): Pick<SuiteCase, 'noticePlace' | 'output' | 'outputPlace'> {
  const recorded = typeof output === 'string' ? output : undefined;
  if (stands === 'lines') {
    const place = { file: 'suite/cases.jsonl', line: index + 1 };
    return { noticePlace: place, ...(recorded === undefined ? {} : { output: recorded, outputPlace: place }) };
  }
  const noticePlace = { file: `suite/${id}/input.txt` };
  if (stands === 'agent' || recorded === undefined) return { noticePlace };
  return { noticePlace, output: recorded, outputPlace: { file: `suite/${id}/output.txt` } };
}
