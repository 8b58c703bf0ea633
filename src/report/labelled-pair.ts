import type { LabelledCase } from '../suite/labelled.ts';
import type { Paint } from './paint.ts';
import { harmless, printable } from './quote.ts';

/** A labelled pair for people: its labels, and both texts with the numbers of their lines, which findings point at. Ends with a newline. */
export function labelledPair({ id, place, violates, either, notice, output }: LabelledCase, paint: Paint): string {
  const label = (name: string, rules: readonly number[]): string =>
    `${name} ${rules.length === 0 ? 'none' : rules.join(', ')}`;
  return `${[
    `${paint.bold(printable(id))}${place === id ? '' : `  ${paint.dim(place)}`}`,
    `Labelled: ${label('violates', violates)}; ${label('either', either)}`,
    ...numbered('Notice', notice, paint),
    ...numbered('Output', output, paint),
  ].join('\n')}\n`;
}

const numbered = (title: string, text: string, paint: Paint): string[] => [
  '',
  paint.bold(title),
  ...text
    .trimEnd()
    .split(/\r\n|\n|\r/)
    .map((line, i) => `${paint.dim(String(i + 1).padStart(4))}  ${harmless(line)}`.trimEnd()),
];
