import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { shippedExample } from './tools/examples.ts';
import { isAlive, startCli, until } from './tools/processes.ts';
import { scratch } from './tools/scratch.ts';

// Many processes, on machines of every speed: the limit only ends what hangs.
vi.setConfig({ testTimeout: 300_000 });

const { input: NOTICE, output: OUTPUT } = shippedExample('worked-example');
const IDS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** An agent that answers the first three cases, and hangs in the others, with a child of its own, until "go" is there. */
const folder = (): string => {
  const path = scratch({
    'suite.jsonl': IDS.map((id) => JSON.stringify({ id, notice: NOTICE })).join('\n'),
    'good.txt': OUTPUT,
    'baseline.json': '{ "schema": 2, "cases": {} }',
    'agent.mjs': `import { spawn } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
const id = process.env.DNLINT_CASE_ID;
if (id > 'c' && !existsSync('go')) {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' });
  appendFileSync('pids', process.pid + ' ' + child.pid + '\\n');
  setInterval(() => {}, 1000);
} else {
  appendFileSync('calls.log', id);
  process.stdout.write(readFileSync('good.txt', 'utf8'));
}`,
  });
  mkdirSync(join(path, 'tmp'));
  return path;
};
const text = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');
const pids = (): number[] =>
  text('pids')
    .trim()
    .split(/\s+/)
    .filter((pid) => pid !== '')
    .map(Number);
const kept = (): string[] =>
  existsSync('.dnlint/cache')
    ? readdirSync('.dnlint/cache', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.txt'))
    : [];

const COMMAND = [
  'gate',
  'suite.jsonl',
  '--agent',
  'node agent.mjs',
  '--concurrency',
  '2',
  '--baseline',
  'baseline.json',
];
/** Three outputs are kept, two runs hang. */
const halfWay = (): Promise<void> => until(() => kept().length === 3 && pids().length === 4);

test.skipIf(process.platform === 'win32')('a run that is killed goes on where it stopped', async () => {
  const env = { TMPDIR: join(folder(), 'tmp') };
  const killed = startCli(COMMAND, env);
  await halfWay();
  killed.child.kill('SIGKILL');
  await killed.ended;
  // Nobody could end these two: that is what a kill is.
  for (const pid of pids()) process.kill(pid, 'SIGKILL');
  writeFileSync('go', '');
  const { code, out } = await startCli([...COMMAND, '--report', 'json'], env).ended;
  expect(code).toBe(0);
  expect(JSON.parse(out).counts).toMatchObject({ cases: 6, judged: 6, cached: 3 });
  expect([...text('calls.log')].sort().join('')).toBe('abcdef');
});

test.skipIf(process.platform === 'win32').each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('%s ends the run with code %i, and leaves no process and no file but the cache', async (signal, code) => {
  const env = { TMPDIR: join(folder(), 'tmp') };
  const { child, ended } = startCli([...COMMAND, '--update-baseline', '--report', 'json=report.json'], env);
  await halfWay();
  child.kill(signal);
  const { code: ending, out, err } = await ended;
  expect({ ending, out, err }).toEqual({
    ending: code,
    out: '',
    err: 'dnlint: Interrupted, nothing was judged. Finished outputs are kept; the same command goes on from there.\n',
  });
  expect(pids().filter(isAlive)).toEqual([]);
  expect(readdirSync('tmp').filter((name) => name.startsWith('dnlint-'))).toEqual([]);
  expect(readdirSync('.').sort()).toEqual([
    '.dnlint',
    'agent.mjs',
    'baseline.json',
    'calls.log',
    'good.txt',
    'pids',
    'suite.jsonl',
    'tmp',
  ]);
  expect(text('baseline.json')).toBe('{ "schema": 2, "cases": {} }');
  expect(kept()).toHaveLength(3);
});

test.skipIf(process.platform === 'win32')('a run that waits for standard input can be interrupted', async () => {
  scratch();
  const { child, ended } = startCli(['gate', '-'], { CI: '1' });
  child.stdin.write(`${JSON.stringify({ id: 'first', notice: NOTICE, output: OUTPUT })}\n`);
  // The first line of progress tells that the run has begun.
  await new Promise((done) => child.stderr.once('data', done));
  child.kill('SIGINT');
  expect((await ended).err).toBe('1  first\ndnlint: Interrupted, nothing was judged.\n');
});
