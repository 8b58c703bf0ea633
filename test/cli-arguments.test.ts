import { expect, test } from 'vitest';
import { runArguments } from '../src/cli/arguments.ts';
import { quickCheck } from '../src/cli/quick-check.ts';
import { runCli } from './tools/run-cli.ts';

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
    expect(quickCheck(argv)).toBeDefined();
    const quick = await runCli(argv);
    let out = '';
    const code = await runArguments(argv, {
      stdin: (async function* () {})(),
      out: (text) => {
        out += text;
      },
      err: () => {},
      env: {},
      terminal: false,
      columns: undefined,
    });
    expect({ code, out, err: '' }).toEqual(quick);
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
