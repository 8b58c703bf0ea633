// What a user waits for: the start of the command, and a pair checked once the library is warm. Prints, asserts nothing.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cpus } from 'node:os';
import { resolve } from 'node:path';
import { casesIn, SETS, shippedExample } from './examples.ts';
import { HOSTILE_SHAPES } from './hostile-shapes.ts';

const root = resolve(import.meta.dirname, '../..');
const built = resolve(root, 'dist/index.js');
if (!existsSync(built)) throw new Error('Nothing is built; run "npm run build" first.');
const { check } = (await import(built)) as typeof import('../../src/index.ts');

const ROUNDS = 41;
const example = ['fixtures/worked-example/input.txt', 'fixtures/worked-example/output.txt'];
const STARTS: Record<string, string[]> = {
  'node -e 0': ['-e', '0'],
  'dnlint check': ['bin/dnlint.cjs', 'check', ...example],
  'dnlint check --format json': ['bin/dnlint.cjs', 'check', ...example, '--format', 'json'],
};

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
const row = (name: string, ...cells: string[]): void =>
  console.log(name.padEnd(44) + cells.map((c) => c.padStart(12)).join(''));

// It is read at every start, and may be most of Node's own: with it the ratio looks better than on other machines.
if (process.env.NODE_EXTRA_CA_CERTS) console.log('NODE_EXTRA_CA_CERTS is set: Node itself starts slower by it.');
console.log(`Node ${process.version}, ${cpus()[0]?.model.trim() ?? 'unknown processor'}\n`);

const times = Object.fromEntries(Object.keys(STARTS).map((name) => [name, [] as number[]]));
// Interleaved, so that a machine that is busy for a while is busy for all of them. The first round warms the disk.
for (let round = 0; round <= ROUNDS; round++) {
  for (const [name, args] of Object.entries(STARTS)) {
    const begun = performance.now();
    spawnSync(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    if (round > 0) times[name]!.push(performance.now() - begun);
  }
}
row(`Cold start, median of ${ROUNDS}`, 'ms', '× node -e 0');
const bare = median(times['node -e 0']!);
for (const [name, values] of Object.entries(times))
  row(`  ${name}`, median(values).toFixed(1), (median(values) / bare).toFixed(2));

const pairs = SETS.flatMap((set) => casesIn(set));
const timed = (work: () => void): number => {
  const begun = performance.now();
  work();
  return performance.now() - begun;
};
/** The same with the notice read anew, and not remembered from the run before. */
const timedAnew = (work: () => void): number => {
  check('', '');
  return timed(work);
};
for (let i = 0; i < 2; i++) for (const { notice, output } of pairs) check(notice, output);
/** Median of three for each pair. */
const eachBy = (time: (work: () => void) => number): number[] =>
  pairs.map(({ notice, output }) => median([0, 1, 2].map(() => time(() => check(notice, output)))));
const each = eachBy(timedAnew);
const again = eachBy(timed);
const { input, output } = shippedExample('worked-example');
const worked = median(Array.from({ length: 200 }, () => timedAnew(() => check(input, output))));
console.log('');
row('Warm, one pair', 'ms');
row('  worked example', worked.toFixed(2));
row(`  labelled pairs (${pairs.length}), median`, median(each).toFixed(2));
row('  labelled pairs, notice as in the pair before', median(again).toFixed(2));
row('  labelled pairs, slowest', Math.max(...each).toFixed(2));

// Time per kilobyte has to stay the same: the notices of the labelled pairs, one after the other.
const corpus = [...new Map(pairs.map((p) => [p.notice_id, p.notice])).values()].join('\n\n');
console.log('');
row('Length of the notice', 'kB', 'ms', 'ms per kB');
for (const size of [16, 64, 256, 1024]) {
  const text = corpus.repeat(Math.ceil((size * 1024) / corpus.length)).slice(0, size * 1024);
  const ms = median([0, 1, 2].map(() => timedAnew(() => check(text, output))));
  row('  labelled notices in a row', String(size), ms.toFixed(0), (ms / size).toFixed(2));
}

console.log('');
row('Hostile texts', '32 kB, ms', '128 kB, ms', 'ratio');
for (const [name, piece] of Object.entries(HOSTILE_SHAPES)) {
  const [small, large] = [32, 128].map((size) => {
    const text = piece.repeat(Math.ceil((size * 1024) / piece.length));
    return median([0, 1, 2].map(() => timedAnew(() => check(`${input}\n\n${text}`, output))));
  });
  row(`  ${name}`, small!.toFixed(0), large!.toFixed(0), (large! / Math.max(small!, 0.1)).toFixed(1));
}
