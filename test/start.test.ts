import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'tsdown';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CHECK_ALONE } from './tools/tsdown.config.ts';

const root = resolve(import.meta.dirname, '..');
const INPUT = join(root, 'fixtures/worked-example/input.txt');
const OUTPUT = join(root, 'fixtures/worked-example/output.txt');

/** A package with the file for a plain `check` built anew, and with a command line that only says that it was asked. */
const folder = mkdtempSync(join(tmpdir(), 'dnlint-start-'));
const HOOK = join(folder, 'loaded.cjs');

beforeAll(async () => {
  await build({ ...CHECK_ALONE, outDir: join(folder, 'dist'), config: false, logLevel: 'warn' });
  cpSync(join(root, 'bin'), join(folder, 'bin'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'dist/cli.js'), 'console.log("command line:", ...process.argv.slice(2));');
  writeFileSync(
    HOOK,
    `process.on('exit', () => console.error(JSON.stringify({
      files: Object.keys(require.cache).filter((file) => file !== __filename),
      node: process.moduleLoadList.map((entry) => entry.replace('NativeModule ', '')),
    })));`,
  );
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the command; standard error is what the process had loaded at its end. */
function started(...argv: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--require', HOOK, join(folder, 'bin/dnlint.cjs'), ...argv],
    { cwd: root, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1', NODE_OPTIONS: '' } },
  );
  const loaded = JSON.parse(stderr) as { files: string[]; node: string[] };
  return { status, stdout, ...loaded };
}

test('a plain check loads two files, and of Node only what it needs', () => {
  const { status, stdout, files, node } = started('check', INPUT, OUTPUT);
  expect({ status, last: stdout.split('\n').at(-2) }).toEqual({
    status: 0,
    last: 'Words: 104 in the notice, 63 in the output (61 %).',
  });
  expect(files.map((file) => file.slice(folder.length + 1))).toEqual(['bin/dnlint.cjs', 'dist/check-alone.cjs']);
  // Threads, processes, the network and a module loader for packages: none of them is for a check.
  for (const unasked of ['worker_threads', 'child_process', 'http', 'crypto', 'fs/promises', 'readline'])
    expect(node).not.toContain(unasked);
});

test.each([
  ['check', INPUT],
  ['check', INPUT, OUTPUT, '--help'],
  ['facts', INPUT],
])('%s %s %s is for the whole command line', (...argv) => {
  expect(started(...argv)).toMatchObject({ status: 0, stdout: `command line: ${argv.join(' ')}\n` });
});

test('no other command reads the file for a check', () => {
  expect(started('facts', INPUT).files).toHaveLength(1);
});
