import type { Report, RuleResult, Verdict } from '../check.ts';
import type { Finding } from '../finding.ts';
import type { Paint } from './paint.ts';
import { type Place, placesIn } from './place.ts';
import { quote } from './quote.ts';
import { wordsFor } from './wording.ts';
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
/** Columns before a rule's title, and before the text of a finding's line. */
const TITLE = 11;
const LABEL = 10;

/** The report for people: one line per rule, under it the proof of each failure, at the end the sum. Ends with a newline. */
export function toPretty(report: Report, options: PrettyOptions): string {
  const width = Math.max(60, options.width);
  const places = { notice: placesIn(options.notice), output: placesIn(options.output) };
  const lines: string[] = [];
  for (const result of report.rules) {
    if (result.verdict === 'skipped' || (options.quiet && result.verdict !== 'fail')) continue;
    lines.push(...ruleLines(result, width, options.paint));
    for (const finding of result.findings) {
      if (options.quiet && finding.severity === 'note') continue;
      lines.push(...findingLines(finding, places, width, options.paint));
    }
  }
  const sum = summary(report, width, options.paint);
  if (options.quiet) return lines.length === 0 ? '' : `${[...lines, ...sum].join('\n')}\n`;
  return `${[...lines, '', ...sum].join('\n')}\n`;
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

type Places = Record<'notice' | 'output', (offset: number) => Place>;

function findingLines(finding: Finding, places: Places, width: number, paint: Paint): string[] {
  const { found, expected, hint } = wordsFor(finding);
  const at = (side: 'notice' | 'output'): string => {
    const span = finding[side];
    if (!span) return '';
    const { line, column } = places[side](span.start);
    return `${line}:${column}  ${quote(span.text)}`;
  };
  const same = (text: string): string => text;
  const note = finding.severity === 'note';
  const rows: [string, string, (text: string) => string][] = note
    ? [
        ['note', found, paint.dim],
        ['notice', at('notice'), paint.dim],
        ['output', at('output'), paint.dim],
      ]
    : [
        ['is', found, same],
        ['expected', expected, same],
        ['notice', at('notice'), same],
        ['output', at('output'), same],
        ['write', hint, paint.hint],
      ];
  const block = rows
    .filter(([, text]) => text !== '')
    .flatMap(([label, text, brush]) => {
      const indent = TITLE + LABEL;
      return wrap(text, width - indent).map((line, i) =>
        `${' '.repeat(TITLE)}${paint.dim((i === 0 ? label : '').padEnd(LABEL))}${brush(line)}`.trimEnd(),
      );
    });
  return note ? block : [...block, ''];
}

function summary(report: Report, width: number, paint: Paint): string[] {
  const by = (verdict: Verdict): number[] => report.rules.filter((r) => r.verdict === verdict).map((r) => r.rule);
  const failed = by('fail');
  const others = [
    [by('pass').length, 'pass', 'passes'],
    [by('not-applicable').length, 'do not apply', 'does not apply'],
    [by('skipped').length, 'skipped', 'skipped'],
  ] as const;
  const verdict =
    failed.length === 0
      ? paint.pass('No rule fails')
      : paint.fail(
          failed.length === 1 ? `Rule ${failed[0]} fails` : `${failed.length} rules fail (${failed.join(', ')})`,
        );
  const rest = others.filter(([n]) => n > 0).map(([n, many, one]) => `${n} ${n === 1 ? one : many}`);
  const { notice, output } = report.words;
  const share = notice === 0 ? '' : ` (${Math.round((100 * output) / notice)} %)`;
  const lines = [
    `${[verdict, ...rest].join(', ')}.`,
    ...wrap(`Words: ${notice} in the notice, ${output} in the output${share}.`, width),
  ];
  if (failed.length > 0) lines.push(paint.dim(`What a rule asks for: dnlint explain ${failed[0]}`));
  return lines;
}
