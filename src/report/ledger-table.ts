import type { Entry } from '../ledger/entries.ts';
import type { Paint } from './paint.ts';
import { placesIn } from './place.ts';
import { quote } from './quote.ts';
import { wrap } from './wrap.ts';

const INDENT = 20;

/** The two texts side by side: each fact of the notice, its state and place in the output; then what the output adds. */
export function ledgerTable(
  entries: readonly Entry[],
  texts: { readonly notice: string; readonly output: string },
  { width, paint }: { readonly width: number; readonly paint: Paint },
): string {
  const wide = Math.max(60, width);
  const inNotice = placesIn(texts.notice);
  const inOutput = placesIn(texts.output);
  const brush = {
    kept: paint.pass,
    'in doubt': paint.hint,
    changed: paint.fail,
    missing: paint.fail,
    invented: paint.fail,
  };
  const lines: string[] = [paint.bold('In the notice')];
  const told = entries.filter((entry) => entry.notice);
  const added = entries.filter((entry) => !entry.notice);
  const at = (place: { line: number; column: number }, words: string): string[] => {
    const [first = '', ...rest] = wrap(words, wide - INDENT - 10);
    return [
      `${paint.dim(`${place.line}:${place.column}`.padEnd(9))} ${first}`,
      ...rest.map((line) => ' '.repeat(10) + line),
    ];
  };
  const push = (head: string, body: readonly string[]): void => {
    body.forEach((line, i) => {
      lines.push((i === 0 ? head : ' '.repeat(INDENT)) + line);
    });
  };
  for (const { kind, state, notice, output } of told) {
    const head = `  ${kind.padEnd(7)} ${brush[state](state.padEnd(9))} `;
    push(head, at(inNotice(notice!.start), quote(notice!.text)));
    if (output) push(`${' '.repeat(INDENT - 3)}→  `, at(inOutput(output.start), quote(output.text)));
  }
  if (added.length > 0) lines.push('', paint.bold('In the output only'));
  for (const { kind, state, output } of added)
    push(`  ${kind.padEnd(7)} ${brush[state](state.padEnd(9))} `, at(inOutput(output!.start), quote(output!.text)));
  const count = (state: Entry['state']): number => entries.filter((entry) => entry.state === state).length;
  lines.push(
    '',
    (['kept', 'in doubt', 'changed', 'missing', 'invented'] as const)
      .map((state) => `${count(state)} ${state}`)
      .join(', '),
  );
  return `${lines.join('\n')}\n`;
}
