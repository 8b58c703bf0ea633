import type { Example, Rule } from '../rule.ts';
import type { Paint } from './paint.ts';
import { printable } from './quote.ts';
import { wrap } from './wrap.ts';

/** A rule's manual page. Ends with a newline. */
export function explanation(rule: Rule, { width, paint }: { readonly width: number; readonly paint: Paint }): string {
  const columns = Math.max(60, width);
  const text = (indent: string, body: string, hanging = indent): string[] =>
    wrap(body, columns - hanging.length).map((line, i) => (i === 0 ? indent : hanging) + line);
  const list = (title: string, items: readonly string[]): string[] =>
    items.length === 0 ? [] : ['', paint.bold(title), ...items.flatMap((item) => text('  - ', item, '    '))];
  const example = (e: Example, i: number): string[] => [
    '',
    `${paint.bold(`Example ${i + 1}:`)} ${e.verdict === 'fail' ? paint.fail('fail') : paint.pass(VERDICTS[e.verdict])}`,
    ...text('  ', e.why),
    ...shown('notice', e.notice),
    ...shown('output', e.output),
  ];
  const shown = (label: string, body: string): string[] =>
    (body.trim() === '' ? '(empty)' : body)
      .split('\n')
      .flatMap((line, i) => text(`  ${paint.dim(i === 0 ? label : '      ')}  `, printable(line), ' '.repeat(10)))
      .map((line) => line.trimEnd());
  return `${[
    ...text('', `Rule ${rule.number}: ${rule.title}`).map(paint.bold),
    paint.dim(rule.id),
    '',
    ...text('  ', rule.instruction),
    ...list('Fails when', rule.breaks),
    ...list('Left open', rule.open),
    ...rule.examples.flatMap(example),
  ].join('\n')}\n`;
}

const VERDICTS = { pass: 'pass', fail: 'fail', 'not-applicable': 'not applicable' } as const;
