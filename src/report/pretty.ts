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
const TITLE = 12;
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

type Places = Record<'notice' | 'output', (offset: number) => Place>;

function findingLines(finding: Finding, places: Places, width: number, paint: Paint): string[] {
  const { found, expected, hint } = wordsFor(finding);
  // The sentence says the words of a text already: then its place is enough.
  const told = (sentence: string, side: 'notice' | 'output'): boolean => {
    const span = finding[side];
    return span !== undefined && sentence.includes(quote(span.text));
  };
  const place = (side: 'notice' | 'output'): string => {
    const { line, column } = places[side](finding[side]!.start);
    return `${line}:${column}`;
  };
  const withPlace = (sentence: string, side: 'notice' | 'output'): string =>
    told(sentence, side) ? `${sentence} (${side}\u00a0${place(side)})` : sentence;
  const at = (sentence: string, side: 'notice' | 'output'): string =>
    !finding[side]?.text.trim() || told(sentence, side) ? '' : `${place(side)}  ${quote(finding[side].text)}`;
  const same = (text: string): string => text;
  const note = finding.severity === 'note';
  const rows: [string, string, (text: string) => string][] = [
    [note ? 'note' : 'is', withPlace(found, 'output'), same],
    ['expected', withPlace(expected, 'notice'), same],
    ['output', at(found, 'output'), same],
    ['notice', at(expected, 'notice'), same],
    ['write', note ? '' : hint, paint.hint],
  ];
  const indent = TITLE + LABEL;
  const block = rows
    .filter(([, text]) => text !== '')
    .flatMap(([label, text, brush]) =>
      wrap(text, width - indent).map((line, i) => {
        const head = (i === 0 ? label : '').padEnd(LABEL);
        return `${' '.repeat(TITLE)}${note ? paint.dim(head + line) : paint.dim(head) + brush(line)}`.trimEnd();
      }),
    );
  return [...block, ''];
}

function summary(report: Report, width: number, paint: Paint): string[] {
  const by = (verdict: Verdict): number[] => report.rules.filter((r) => r.verdict === verdict).map((r) => r.rule);
  const failed = by('fail');
  const others = [
    [by('pass').length, 'pass', 'passes'],
    [by('not-applicable').length, 'do not apply', 'does not apply'],
    [by('skipped').length, 'skipped', 'skipped'],
  ] as const;
  const one = `Rule ${failed[0]} fails`;
  const verdict =
    failed.length === 0
      ? 'No rule fails'
      : failed.length === 1
        ? one
        : `${failed.length} rules fail (${failed.join(', ')})`;
  const brush = failed.length === 0 ? paint.pass : paint.fail;
  const rest = others.filter(([n]) => n > 0).map(([n, many, one]) => `${n} ${n === 1 ? one : many}`);
  const { notice, output } = report.words;
  const share = notice === 0 ? '' : ` (${Math.round((100 * output) / notice)} %)`;
  const lines = [
    ...wrap(`${[verdict, ...rest].join(', ')}.`, width).map((line) => line.replace(verdict, () => brush(verdict))),
    ...wrap(`Words: ${notice} in the notice, ${output} in the output${share}.`, width),
  ];
  if (failed.length > 0) lines.push(paint.dim(`What a rule asks for: dnlint explain ${failed[0]}`));
  return lines;
}
