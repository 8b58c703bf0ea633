import { expect, test } from 'vitest';
import { runCheck } from '../src/cli/check.ts';
import { quickCheck } from '../src/cli/quick-check.ts';
import { ranBy, runCli } from './tools/run-cli.ts';

const [NOTICE, OUTPUT] = ['fixtures/worked-example/input.txt', 'fixtures/worked-example/careless.txt'];

/** The quick reader and yargs, which has the last word, agree wherever the quick one answers. */
test.each([
  [],
  ['--format', 'json'],
  ['--format=json'],
  ['-f', 'json'],
  ['--quiet'],
  ['-q', '--rule', '4,9'],
  ['-r', '4', '-r', 'changed-identifier'],
  ['--rule=4', '--skip=9'],
  ['-s', '4', '-s', '6,11'],
  ['--no-color'],
  ['--color'],
  ['--color', '--no-color'],
  ['-q', '-q'],
  ['--format', 'json', '--format', 'pretty'],
])('%j', async (...options) => {
  for (const argv of [
    ['check', NOTICE, OUTPUT, ...options],
    ['check', ...options, NOTICE, OUTPUT],
  ]) {
    const quick = quickCheck(argv);
    expect(quick).toBeDefined();
    expect(await ranBy((io) => runCheck(quick!, io))).toEqual(await runCli(argv));
  }
});

test.each([
  [
    ['facts', '--', NOTICE],
    ['facts', NOTICE],
  ],
  [
    ['facts', '-f', 'json', '--', NOTICE, OUTPUT],
    ['facts', NOTICE, OUTPUT, '-f', 'json'],
  ],
  [
    ['check', NOTICE, '--', OUTPUT],
    ['check', NOTICE, OUTPUT],
  ],
  [
    ['explain', '--', '4'],
    ['explain', '4'],
  ],
  [
    ['gate', '--', 'fixtures/cases/none.jsonl'],
    ['gate', 'fixtures/cases/none.jsonl'],
  ],
  [
    ['rules', '--', 'x'],
    ['rules', 'x'],
  ],
  [
    ['facts', '--', '-'],
    ['facts', '-'],
  ],
])('what stands behind -- is read: %j', async (guarded, plain) => {
  expect(await runCli(guarded)).toEqual(await runCli(plain));
});

test.each([
  [['facts', '--', '--format'], '--format does not exist; check the path.'],
  [['gate', '--', NOTICE, '-q'], '-q does not exist; check the path of the suite.'],
  [['validate', '--', '--'], '-- does not exist; check the path.'],
  [
    ['facts', '--', NOTICE, OUTPUT, '--third'],
    '"--third" is one argument too many; "dnlint facts --help" shows the way.',
  ],
  [['gate', '--baseline', '-', 'fixtures/cases'], 'The baseline - does not exist; check the path'],
])('%j: behind -- nothing is an option, and a dash is one word', async (argv, said) => {
  const { code, err } = await runCli(argv as string[], { stdin: 'x' });
  expect(code).toBe(2);
  expect(err).toContain(`dnlint: ${said}`);
});

test.each([
  ['facts', NOTICE, OUTPUT],
  ['check', NOTICE],
  ['check', NOTICE, OUTPUT, OUTPUT],
  ['check', NOTICE, OUTPUT, '--formt', 'json'],
  ['check', NOTICE, OUTPUT, '--format', 'xml'],
  ['check', NOTICE, OUTPUT, '--rule'],
  ['check', NOTICE, OUTPUT, '--help'],
  ['check', NOTICE, OUTPUT, '--quiet=yes'],
])('%j is left to yargs', (...argv) => {
  expect(quickCheck(argv)).toBeUndefined();
});
