import { readdirSync, readFileSync } from 'node:fs';

/** A notice, one output, and what some of the rules have to make of it; what the others say is left open. */
export interface Wording {
  readonly title: string;
  readonly passes: readonly number[];
  readonly fails: readonly number[];
  readonly notice: string;
  readonly output: string;
}

const folder = new URL('../wordings/', import.meta.url);

/** The files of wordings, each with its rows; a row without a notice has that of the row before it. */
export const wordings = (): readonly (readonly [file: string, rows: readonly Wording[]])[] =>
  readdirSync(folder)
    .sort()
    .map((file) => [file, rowsOf(readFileSync(new URL(file, folder), 'utf8'))] as const);

function rowsOf(text: string): Wording[] {
  let notice = '';
  return text
    .split(/^=== /m)
    .slice(1)
    .map((row) => {
      const [head, ...parts] = row.split(/^--- /m);
      const [title, ...verdicts] = head!.trim().split('\n');
      const part = (name: string): string | undefined =>
        parts
          .find((one) => one.startsWith(`${name}\n`))
          ?.slice(name.length + 1)
          .trim();
      const rules = (verdict: string): number[] =>
        verdicts
          .find((line) => line.startsWith(`${verdict} `))
          ?.slice(verdict.length)
          .split(',')
          .map(Number) ?? [];
      notice = part('notice') ?? notice;
      return { title: title!, passes: rules('passes'), fails: rules('fails'), notice, output: part('output') ?? '' };
    });
}
