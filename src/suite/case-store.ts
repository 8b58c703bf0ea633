import { randomUUID } from 'node:crypto';
import { closeSync, openSync, readSync, unlinkSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CaseOutcome, GateRule, RuleOutcome } from './gate-result.ts';

/** How many outcomes are held in memory; later ones go to a file. */
const HELD = 500;
const CHUNK = 1 << 18;
const NEWLINE = 0x0a;

/** The outcomes of a run in their order, to be gone through several times. Takes no more memory for a longer suite. */
export interface CaseStore extends Iterable<CaseOutcome> {
  add(outcome: CaseOutcome): void;
  close(): void;
}

/** `rules`: those that the outcomes are about. `held` is smaller in tests. */
export function openStore(rules: readonly GateRule[], held = HELD): CaseStore {
  const first: CaseOutcome[] = [];
  let file: number | undefined;
  let size = 0;
  return {
    add(outcome) {
      if (first.length < held) {
        first.push(outcome);
        return;
      }
      file ??= openNameless();
      const line = Buffer.from(`${JSON.stringify(packed(outcome))}\n`);
      for (let at = 0; at < line.length; ) at += writeSync(file, line, at, line.length - at, size + at);
      size += line.length;
    },
    *[Symbol.iterator]() {
      yield* first;
      if (file !== undefined) for (const line of linesOf(file, size)) yield unpacked(JSON.parse(line), rules);
    },
    close() {
      if (file !== undefined) closeSync(file);
      file = undefined;
    },
  };
}

/** A temporary file that has lost its name already: however this process ends, none is left behind. */
function openNameless(): number {
  const path = join(tmpdir(), `dnlint-${randomUUID()}.jsonl`);
  const file = openSync(path, 'wx+', 0o600);
  unlinkSync(path);
  return file;
}

function* linesOf(file: number, size: number): Generator<string> {
  let rest: Buffer = Buffer.alloc(0);
  for (let at = 0; at < size; ) {
    const chunk = Buffer.allocUnsafe(Math.min(CHUNK, size - at));
    const n = readSync(file, chunk, 0, chunk.length, at);
    at += n;
    rest = Buffer.concat([rest, chunk.subarray(0, n)]);
    let start = 0;
    for (let end = rest.indexOf(NEWLINE); end >= 0; end = rest.indexOf(NEWLINE, start)) {
      yield rest.toString('utf8', start, end);
      start = end + 1;
    }
    rest = rest.subarray(start);
  }
}

/** What every case says the same about a rule is written once, by its number. */
type PackedRule = Omit<RuleOutcome, Exclude<keyof GateRule, 'rule'>>;
type Packed = Omit<CaseOutcome, 'rules'> & { readonly rules: readonly PackedRule[] };

const packed = (outcome: CaseOutcome): Packed => ({
  ...outcome,
  rules: outcome.rules.map(({ id, title, severity, ...rest }) => rest),
});

const unpacked = (outcome: Packed, rules: readonly GateRule[]): CaseOutcome => ({
  ...outcome,
  rules: outcome.rules.map((packedRule) => {
    const { id, title, severity } = rules.find(({ rule }) => rule === packedRule.rule)!;
    const { rule, ...rest } = packedRule;
    return { rule, id, title, severity, ...rest };
  }),
});
