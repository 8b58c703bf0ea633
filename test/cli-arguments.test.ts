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
