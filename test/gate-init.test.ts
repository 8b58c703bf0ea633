import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { runCli } from './tools/run-cli.ts';
import { scratch } from './tools/scratch.ts';

const FILES = [
  'dnlint.config.json',
  'dnlint-suite/worked-example/input.txt',
  'dnlint-suite/worked-example/output.txt',
  'dnlint-baseline.json',
  '.github/workflows/dnlint.yml',
];

test('writes a config, a first suite, a baseline and a workflow, which pass at once', async () => {
  scratch();
  const { code, out } = await runCli(['init']);
  expect(code).toBe(0);
  expect(out.split('\n').slice(0, 5)).toEqual(FILES.map((path) => `written        ${path}`));
  expect(await runCli(['gate', '--strict', '--max-warnings', '0'])).toEqual({
    code: 0,
    out: 'checked 1 of 1 case, 14 rules each\nThe gate passes.\n',
    err: '',
  });
  const steps: { run?: string }[] = parse(readFileSync(FILES[4]!, 'utf8')).jobs.gate.steps;
  const [install, runs] = steps.slice(-2).map(({ run }) => run);
  expect(install).toBe('npm ci');
  const command = /^npx --no -- dnlint (.*)$/.exec(runs ?? '')![1]!.split(' ');
  expect(command[0]).toBe('gate');
  expect((await runCli(command)).code).toBe(0);
});

test('it says how the workflow comes by dnlint, where the project does not name it', async () => {
  scratch();
  expect((await runCli(['init'])).out).toContain('npm install --save-dev vendor/dnlint-');
  scratch({ 'package.json': '{ "devDependencies": { "dnlint": "file:vendor/dnlint-0.1.0.tgz" } }' });
  expect((await runCli(['init'])).out).not.toContain('npm install');
});

test('what it writes becomes known without a change to the baseline', async () => {
  scratch();
  await runCli(['init']);
  const before = readFileSync('dnlint-baseline.json', 'utf8');
  expect((await runCli(['gate', '--update-baseline'])).err).toBe(
    'The baseline dnlint-baseline.json holds what it held.\n',
  );
  expect(readFileSync('dnlint-baseline.json', 'utf8')).toBe(before);
});

test('overwrites nothing, and says so of each file', async () => {
  scratch({ 'dnlint.config.ts': 'mine', 'dnlint-baseline.json': 'mine' });
  const { code, out } = await runCli(['init']);
  expect(code).toBe(0);
  expect(out).toMatch(/^already there {2}dnlint\.config\.ts$/m);
  expect(out).toMatch(/^already there {2}dnlint-baseline\.json$/m);
  expect(readFileSync('dnlint-baseline.json', 'utf8')).toBe('mine');
  expect(existsSync('dnlint.config.json')).toBe(false);
  writeFileSync(FILES[1]!, 'mine too');
  const again = await runCli(['init']);
  expect(again.out.match(/^written/gm)).toBeNull();
  expect(readFileSync(FILES[1]!, 'utf8')).toBe('mine too');
});

test('a config in package.json is one, and none is put before it', async () => {
  scratch({ 'package.json': '{ "dnlint": { "suite": "dnlint-suite" } }' });
  const { out } = await runCli(['init']);
  expect(out).toMatch(/^already there {2}package\.json$/m);
  expect(existsSync('dnlint.config.json')).toBe(false);
});

test('a place that cannot be written is told', async () => {
  scratch({ 'dnlint-suite': 'a file' });
  const { code, err } = await runCli(['init']);
  expect({ code, err }).toEqual({
    code: 2,
    err: 'dnlint: dnlint-suite/worked-example/input.txt cannot be written (ENOTDIR); check the path.\n',
  });
});
