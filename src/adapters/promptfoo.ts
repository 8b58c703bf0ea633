import type { Report, RuleResult } from '../check.ts';
import type { Finding } from '../finding.ts';
import { countsOf } from '../report/counts.ts';
import { type Places, placesOf, proofOf } from '../report/proof.ts';
import { printable } from '../report/quote.ts';
import { numbersOf } from '../rule-names.ts';
import { nearest } from '../suggest.ts';
import { judge, type RuleNames, shareHeld } from './judge.ts';

/** What this assertion reads of the context that promptfoo hands to a JavaScript assertion. */
export interface AssertionContext {
  /** The variables of the test case, rendered. */
  readonly vars?: Readonly<Record<string, unknown>>;
  /** The `config` of the assertion. */
  readonly config?: AssertionConfig;
}

export interface AssertionConfig {
  /** Name of the variable that holds the notice; "notice" where left out. */
  readonly notice?: string;
  /** Only these rules, by number (1 to 14) or id; all fourteen where left out. */
  readonly rules?: RuleNames;
}

/** promptfoo's GradingResult, as far as this assertion fills it. */
export interface GradingResult {
  pass: boolean;
  /** 0 to 1. */
  score: number;
  reason: string;
  /** 1 or 0 for each rule that applies, by its id. */
  namedScores?: Record<string, number>;
  componentResults?: GradingResult[];
  /** What the viewer shows beside the component: the rule's id as metric, its title as value. */
  assertion?: { type: 'javascript'; metric: string; value: string };
}

/**
 * A promptfoo assertion of type `javascript`: no rule of dnlint fails. One component per rule that is checked. A rule that
 * the notice demands nothing of is a component that passes, and has no named score: an average over many test cases is
 * one over those in which the rule could fail. The score is the share of the rules that hold among those that apply.
 *
 * Throws where there is nothing to judge, which promptfoo counts as an error of the test case and never as a pass, also
 * under `not-javascript`.
 */
export function keepsNotice(output: unknown, context: AssertionContext): GradingResult {
  requireNoSlip(context?.config ?? {});
  const name = context?.config?.notice ?? 'notice';
  const vars = context?.vars ?? {};
  if (!Object.hasOwn(vars, name))
    throw new TypeError(
      `The test case has no variable "${name}" for dnlint; name the one that holds the notice in the assertion's config, as "notice".`,
    );
  const notice = vars[name];
  const report = judge(
    { notice, output },
    { notice: `The variable "${name}"`, output: 'The output' },
    numbersOf(context.config?.rules),
  );
  return grade(report, placesOf(notice as string, output as string));
}

/** A slip of a key would run other rules than meant; any other key is of no concern here. */
function requireNoSlip(config: object): void {
  const known = ['notice', 'rules'];
  for (const key of Object.keys(config)) {
    const meant = known.includes(key) ? undefined : nearest(key, known);
    if (meant !== undefined)
      throw new TypeError(`The assertion's config has "${printable(key)}", which is no key; did you mean "${meant}"?`);
  }
}

/*
 * Where a module has a default export, promptfoo looks a name of `package:dnlint/promptfoo:keepsNotice` or
 * `file://…:keepsNotice` up on that.
 */
export default Object.assign((output: unknown, context: AssertionContext) => keepsNotice(output, context), {
  keepsNotice,
});

function grade(report: Report, places: Places): GradingResult {
  const checked = report.rules.filter((r) => r.verdict !== 'skipped');
  const applies = checked.filter((r) => r.verdict !== 'not-applicable');
  return {
    pass: report.pass,
    score: shareHeld(report) ?? 1,
    reason: reasonOf(report, places),
    namedScores: Object.fromEntries(applies.map((r) => [r.id, r.verdict === 'pass' ? 1 : 0])),
    componentResults: checked.map((result) => component(result, places)),
  };
}

function reasonOf(report: Report, places: Places): string {
  const lines = [`${countsOf(report).join(', ')}.`];
  for (const { rule, id, verdict, findings } of report.rules) {
    if (verdict !== 'fail') continue;
    const first = findings.find((f) => f.severity === 'error')!;
    const [is, expected] = proofOf(first, places);
    lines.push(`${rule} ${id}: ${[is, expected].map((line) => plain(line?.[1] ?? '')).join(' ')}`.trimEnd());
  }
  return lines.join('\n');
}

function component({ id, title, verdict, findings }: RuleResult, places: Places): GradingResult {
  const pass = verdict !== 'fail';
  const shown = findings.filter((f) => pass || f.severity === 'error').map((finding) => proof(finding, places));
  const heading = verdict === 'not-applicable' ? ['Does not apply: the notice demands nothing of this rule.'] : [];
  return {
    pass,
    score: pass ? 1 : 0,
    reason: [...heading, ...shown].join('\n\n') || 'Holds.',
    assertion: { type: 'javascript', metric: id, value: title },
  };
}

const proof = (finding: Finding, places: Places): string =>
  proofOf(finding, places)
    .map(([label, text]) => `${label}: ${plain(text)}`)
    .join('\n');

/** A proof holds places together with a no-break space, for a terminal that wraps. */
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
