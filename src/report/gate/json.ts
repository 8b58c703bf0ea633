import type {
  Attempt,
  CaseOutcome,
  GateCounts,
  GateResult,
  GateRule,
  RuleOutcome,
  TextPlace,
} from '../../suite/gate-result.ts';
import { findingJson } from '../json.ts';
import { type Places, placesOf } from '../proof.ts';
import { outputOf } from './failures.ts';
import type { GateReport } from './format.ts';

/** The whole result as JSON with a fixed order of keys, one case a line: the same result gives the same bytes. */
export const json: GateReport = function* (result) {
  const head = Object.entries(headOf(result)).filter(([, value]) => value !== undefined);
  yield '{\n';
  for (const [key, value] of head) yield `  ${JSON.stringify(key)}: ${JSON.stringify(value)},\n`;
  yield '  "cases": [';
  let separator = '\n';
  for (const outcome of result.cases) {
    yield `${separator}    ${JSON.stringify(caseJson(outcome))}`;
    separator = ',\n';
  }
  yield separator === '\n' ? ']\n}\n' : '\n  ]\n}\n';
};

/** One object a line, told apart by `type`: a `case` each, and the `summary` last, so that a cut-off file shows as one. */
export const jsonl: GateReport = function* (result) {
  for (const outcome of result.cases) yield `${JSON.stringify({ type: 'case', ...caseJson(outcome) })}\n`;
  yield `${JSON.stringify({ type: 'summary', ...headOf(result) })}\n`;
};

/** All but the cases. */
const headOf = ({ schema, version, decision, counts, baseline, only, repeat, rules, missing }: GateResult) => ({
  schema,
  version,
  decision: { code: decision.code, reasons: decision.reasons, strict: decision.strict },
  counts: countsJson(counts),
  baseline,
  only,
  repeat: { runs: repeat.runs, minPass: repeat.minPass },
  rules: rules.map(ruleJson),
  missing,
});

const countsJson = (counts: GateCounts): GateCounts => ({
  cases: counts.cases,
  judged: counts.judged,
  errors: counts.errors,
  rulesEach: counts.rulesEach,
  newFailures: counts.newFailures,
  known: counts.known,
  fixed: counts.fixed,
  warnings: counts.warnings,
  newCases: counts.newCases,
  missing: counts.missing,
  cached: counts.cached,
  attempts: counts.attempts,
});

const ruleJson = ({ rule, id, title, severity }: GateRule): GateRule => ({ rule, id, title, severity });

function caseJson({ suiteCase, state, isNew, attempts, rules }: CaseOutcome): object {
  // The findings of a rule are about the attempt that shows them.
  const places = attempts.map((attempt) => placesOf(suiteCase.notice, outputOf(attempt)));
  return {
    suiteCase: {
      id: suiteCase.id,
      tags: suiteCase.tags,
      notice: suiteCase.notice,
      noticePlace: placeJson(suiteCase.noticePlace),
      output: suiteCase.output,
      outputPlace: suiteCase.outputPlace && placeJson(suiteCase.outputPlace),
    },
    state,
    isNew,
    attempts: attempts.map(attemptJson),
    rules: rules.map((outcome) => outcomeJson(outcome, places[outcome.attempt]!)),
  };
}

const placeJson = ({ file, line }: TextPlace): TextPlace => ({ file, ...(line === undefined ? {} : { line }) });

const outcomeJson = (outcome: RuleOutcome, places: Places): object => ({
  ...ruleJson(outcome),
  verdict: outcome.verdict,
  state: outcome.state,
  passed: outcome.passed,
  of: outcome.of,
  attempt: outcome.attempt,
  findings: outcome.findings.map((finding) => ({ ...findingJson(finding, places), known: finding.known })),
});

function attemptJson(attempt: Attempt): object {
  const { repeat, milliseconds } = attempt;
  if ('fault' in attempt) {
    const { kind, message, stderr } = attempt.fault;
    return { repeat, milliseconds, fault: { kind, message, stderr } };
  }
  return { repeat, milliseconds, cached: attempt.cached, failed: attempt.failed, output: attempt.output };
}
