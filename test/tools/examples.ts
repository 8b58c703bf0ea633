import { readdirSync, readFileSync } from 'node:fs';

/** A shipped example: a notice, a faithful shortening, and what it keeps and drops. */
export interface ShippedExample {
  readonly illustrative: true;
  readonly context: string;
  readonly input: string;
  readonly output: string;
  readonly must_preserve: readonly string[];
  readonly omitted: readonly string[];
}

const fixtures = new URL('../../fixtures/', import.meta.url);

export function shippedExample(name: 'worked-example' | 'reason-example'): ShippedExample {
  const folder = new URL(`${name}/`, fixtures);
  const record = JSON.parse(readFileSync(new URL('example.json', folder), 'utf8')) as ShippedExample;
  const text = (file: string): string => readFileSync(new URL(file, folder), 'utf8');
  return { ...record, input: text(record.input), output: text(record.output) };
}

/** One of the worked example's texts; `careless.txt` is a shortening that breaks rules 4, 6 and 9. */
export const shippedText = (file: 'input.txt' | 'output.txt' | 'careless.txt'): string =>
  readFileSync(new URL(`worked-example/${file}`, fixtures), 'utf8');

/** A labelled pair: which rules the output violates, and which are left open for it. */
export interface Case {
  readonly id: string;
  readonly notice_id: string;
  readonly notice: string;
  readonly output: string;
  readonly violates: readonly number[];
  readonly either: readonly number[];
}

export function casesIn(file: string): Case[] {
  const lines = readFileSync(new URL(`cases/${file}.jsonl`, fixtures), 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Case);
}

/** Every notice of the labelled and the faithful sets, with its id. */
export function allNotices(): [id: string, notice: string][] {
  const files = ['cases/', 'faithful/'].flatMap((folder) =>
    readdirSync(new URL(folder, fixtures)).map((file) => new URL(folder + file, fixtures)),
  );
  const lines = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line !== ''),
  );
  const cases = lines.map((line) => JSON.parse(line) as Case);
  return [...new Map(cases.map(({ notice_id, notice }) => [notice_id, notice]))];
}

/** The labelled sets that the tests read. */
export const SETS = ['d1', 'd2', 'd3', 'd4', 'd5'] as const;
