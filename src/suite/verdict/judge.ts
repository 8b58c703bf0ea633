import type { Report } from '../../check.ts';
import type { Answer } from '../agent/agent.ts';
import type { Attempt, GateRule, JudgedCase, JudgedRule, SuiteCase } from '../gate-result.ts';

/** Checks one pair, here or in another thread. */
export type CheckPair = (notice: string, output: string) => Promise<Report>;

/** By what the answers to one notice are judged. */
export interface Measure {
  /** The rules that are on. */
  readonly rules: readonly GateRule[];
  /** In how many of the runs a rule has to hold. */
  readonly minPass: number;
}

/** Judges the answers to one notice, whatever a baseline knows of it. */
export async function judge(
  suiteCase: SuiteCase,
  answers: readonly Answer[],
  measure: Measure,
  checkPair: CheckPair,
): Promise<JudgedCase> {
  const reports = await Promise.all(
    answers.map(async (answer) => ('output' in answer ? await checkPair(suiteCase.notice, answer.output) : undefined)),
  );
  const attempts = answers.map((answer, repeat): Attempt => {
    if ('fault' in answer) return { repeat, ...answer };
    return { repeat, ...answer, failed: failedIn(reports[repeat]!) };
  });
  const rules = measure.rules.map((rule) => outcomeOf(rule, reports, measure.minPass));
  const judged = rules.every((outcome) => outcome !== undefined);
  return { suiteCase, state: judged ? 'judged' : 'error', attempts, rules: judged ? rules : [] };
}

const failedIn = ({ rules }: Report): number[] =>
  rules.filter(({ verdict }) => verdict === 'fail').map(({ rule }) => rule);

/** Undefined where the attempts in fault could still tip the rule: then nothing has been found out. */
function outcomeOf(on: GateRule, reports: readonly (Report | undefined)[], minPass: number): JudgedRule | undefined {
  const results = reports.flatMap((report, attempt) => {
    const result = report?.rules[on.rule - 1];
    return result ? [{ attempt, ...result }] : [];
  });
  const failing = results.filter(({ verdict }) => verdict === 'fail');
  const passed = results.length - failing.length;
  const faults = reports.length - results.length;
  if (results.length === 0 || (passed < minPass && passed + faults >= minPass)) return undefined;
  const applies = results.some(({ verdict }) => verdict !== 'not-applicable');
  return {
    ...on,
    verdict: passed < minPass ? 'fail' : applies ? 'pass' : 'not-applicable',
    passed,
    of: results.length,
    found: (failing.length > 0 ? failing : results.slice(0, 1)).map(({ attempt, findings }) => ({ attempt, findings })),
  };
}
