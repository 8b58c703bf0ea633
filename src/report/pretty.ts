import type { Report, RuleResult, Verdict } from '../check.ts';
import { countsOf } from './counts.ts';
import { findingLines } from './finding-lines.ts';
import type { Paint } from './paint.ts';
import { placesOf } from './proof.ts';
import { wrap } from './wrap.ts';

export interface PrettyOptions {
  readonly notice: string;
  readonly output: string;
  /** Columns of the terminal; lines are kept within it, down to 60. */
  readonly width: number;
  readonly paint: Paint;
  /** Failing rules and their errors only. */
  readonly quiet?: boolean;
}

const MARKS: Record<Verdict, { mark: string; word: string }> = {
  pass: { mark: '✓', word: 'pass' },
  fail: { mark: '✗', word: 'FAIL' },
  'not-applicable': { mark: '·', word: 'n/a ' },
  skipped: { mark: '·', word: 'skip' },
};
/** Columns before a rule's title. */
const TITLE = 12;

/** The report for people: one line per rule, under it the proof of each failure, at the end the sum. Ends with a newline. */
export function toPretty(report: Report, options: PrettyOptions): string {
  const width = Math.max(60, options.width);
  const places = placesOf(options.notice, options.output);
  const lines: string[] = [];
  for (const result of report.rules) {
    if (result.verdict === 'skipped' || (options.quiet && result.verdict !== 'fail')) continue;
    lines.push(...ruleLines(result, width, options.paint));
    for (const finding of result.findings) {
      if (options.quiet && finding.severity === 'note') continue;
      lines.push(...findingLines(finding, { places, indent: TITLE, width, paint: options.paint }), '');
    }
  }
  const sum = summary(report, width, options.paint);
  if (lines.length === 0) return '';
  if (lines.at(-1) !== '') lines.push('');
  return `${[...lines, ...sum].join('\n')}\n`;
}

function ruleLines({ rule, title, verdict }: RuleResult, width: number, paint: Paint): string[] {
  const { mark, word } = MARKS[verdict];
  const brush = verdict === 'fail' ? paint.fail : verdict === 'pass' ? paint.pass : paint.dim;
  const [first = '', ...rest] = wrap(title, width - TITLE);
  const tint = verdict === 'fail' ? paint.bold : verdict === 'pass' ? (text: string) => text : paint.dim;
  return [
    `${brush(mark)} ${paint.dim(String(rule).padStart(2))}  ${brush(word)}  ${tint(first)}`,
    ...rest.map((line) => ' '.repeat(TITLE) + tint(line)),
  ];
}

function summary(report: Report, width: number, paint: Paint): string[] {
  const [verdict, ...rest] = countsOf(report);
  const failed = report.rules.find((r) => r.verdict === 'fail');
  const brush = failed ? paint.fail : paint.pass;
  const { notice, output } = report.words;
  const share = notice === 0 ? '' : ` (${Math.round((100 * output) / notice)} %)`;
  const lines = [
    ...wrap(`${[verdict, ...rest].join(', ')}.`, width).map((line) => line.replace(verdict, () => brush(verdict))),
    ...wrap(`Words: ${notice} in the notice, ${output} in the output${share}.`, width),
  ];
  if (failed) lines.push(paint.dim(`What a rule asks for: dnlint explain ${failed.rule}`));
  return lines;
}
