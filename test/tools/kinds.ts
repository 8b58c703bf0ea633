import { readdir } from 'node:fs/promises';

/** A kind of language: a rule, a notice, outputs that keep the rule, and outputs that break it. */
export type Kind = readonly [rule: number, notice: string, faithful: readonly string[], broken: readonly string[]];

/** Kinds of language by what they are about. */
export type KindTables = Readonly<Record<string, readonly Kind[]>>;

/** One output of a kind, and whether it breaks the rule. */
export interface KindRow {
  readonly rule: number;
  readonly notice: string;
  readonly output: string;
  readonly isBroken: boolean;
}

const folder = new URL('../kinds/', import.meta.url);

/** The tables of test/kinds with their rows, by file. */
export async function kinds(): Promise<(readonly [title: string, rows: readonly KindRow[]])[]> {
  const tables: (readonly [string, readonly KindRow[]])[] = [];
  for (const file of (await readdir(folder)).sort()) {
    const { TABLES } = (await import(new URL(file, folder).href)) as { readonly TABLES: KindTables };
    for (const [title, table] of Object.entries(TABLES)) tables.push([title, table.flatMap(rowsOf)]);
  }
  return tables;
}

function rowsOf([rule, notice, faithful, broken]: Kind): KindRow[] {
  return [
    ...faithful.map((output) => ({ rule, notice, output, isBroken: false })),
    ...broken.map((output) => ({ rule, notice, output, isBroken: true })),
  ];
}

/** Outputs with the verdict that a rule has to give, as kinds. */
export const decided = (
  rule: number,
  rows: readonly (readonly [notice: string, output: string, verdict: 'pass' | 'fail'])[],
): Kind[] =>
  rows.map(([notice, output, verdict]) =>
    verdict === 'pass' ? [rule, notice, [output], []] : [rule, notice, [], [output]],
  );
