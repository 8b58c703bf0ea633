import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { progressFor } from '../src/cli/progress.ts';
import { openStore } from '../src/suite/case-store.ts';
import type { CaseOutcome } from '../src/suite/gate-result.ts';
import { mapAhead } from '../src/suite/map-ahead.ts';
import { shippedExample } from './tools/examples.ts';
import { judgedOf } from './tools/gate-result.ts';
import { sample } from './tools/gate-sample.ts';
import { runCli } from './tools/run-cli.ts';
import { scratch } from './tools/scratch.ts';

vi.setConfig({ testTimeout: 300_000 });

const { input: NOTICE, output: OUTPUT } = shippedExample('worked-example');
const BAD = OUTPUT.replace('16:00 UTC', '16:00');
const line = (id: string, output?: string): string => `${JSON.stringify({ id, notice: NOTICE, output })}\n`;

test('JSON Lines from standard input, with an output missing', async () => {
  scratch();
  const { code, out } = await runCli(['gate', '-'], { stdin: line('good', OUTPUT) + line('none') });
  expect(code).toBe(1);
  expect(out).toContain('no-recorded-output: There is no recorded output');
  expect(out).toContain('checked 1 of 2 cases, 14 rules each\nThe gate fails.\n');
});

test('a folder without its output is an error of its case, and the others are judged', async () => {
  scratch({
    's/a/input.txt': NOTICE,
    's/b.input.md': NOTICE,
    's/c/input.txt': NOTICE,
    's/c/output.txt': OUTPUT,
  });
  const { code, out } = await runCli(['gate', 's']);
  expect(code).toBe(1);
  const lacks = (name: string): string => `no-recorded-output: There is no recorded output; put ${name} beside the`;
  expect(out).toContain(lacks('output.txt'));
  expect(out).toContain(lacks('b.output.txt'));
  expect(out).toContain('checked 1 of 3 cases');
});

test('without any output nothing was checked', async () => {
  scratch({ 'a.jsonl': line('a') + line('b') });
  const { code, out } = await runCli(['gate', 'a.jsonl']);
  expect(code).toBe(2);
  expect(out).toContain('checked 0 of 2 cases, 14 rules each\nThe gate could not judge.\n');
});

test('an empty output that is recorded is an error, as it is from an agent', async () => {
  scratch({ 'a.jsonl': line('good', OUTPUT) + line('bare', ' \n') });
  const { code, out } = await runCli(['gate', 'a.jsonl']);
  expect(code).toBe(1);
  expect(out).toContain('no-recorded-output: The recorded output is empty; give the shortened notice,');
  expect(out).not.toContain('New failures');
});

test('where all reports go into files, how it came out is told all the same', async () => {
  scratch({ 'good.jsonl': line('a', OUTPUT), 'bad.jsonl': line('a', BAD) });
  const run = (...argv: string[]) => runCli(['gate', ...argv, '--report', 'junit=f.xml', '--report', 'json=f.json']);
  expect(await run('bad.jsonl', '--quiet')).toEqual({
    code: 1,
    out: '',
    err: `checked 1 of 1 case, 14 rules each
The gate fails.
  - 1 new failure.
The report: junit in f.xml, json in f.json.
`,
  });
  expect((await run('good.jsonl')).err).toMatch(/^checked 1 of 1 case, 14 rules each\nThe gate passes\.\nThe report: /);
  expect(await run('good.jsonl', '--quiet')).toEqual({ code: 0, out: '', err: '' });
});

describe('where GitHub is reported to, a refusal is told there', () => {
  const TOLD = 'There is no option "--strickt"; did you mean "--strict"?';
  const COMMAND = `::error title=dnlint gate::${TOLD}\n`;
  test.each([
    ['--report=github', COMMAND],
    ['--report github', COMMAND],
    ['-R github', COMMAND],
    ['--report json --report github', COMMAND],
    ['--report json=github', ''],
    ['--report markdown', ''],
  ])('%s', async (words, out) => {
    scratch({ 'summary.md': 'before\n' });
    const argv = ['gate', ...words.split(' '), '--strickt'];
    const told = { code: 2, out, err: `dnlint: ${TOLD}\n` };
    expect(await runCli(argv)).toEqual(told);
    expect(await runCli(argv, { env: { GITHUB_STEP_SUMMARY: 'summary.md' } })).toEqual(told);
    const added = `## ⚠️ dnlint: the gate could not judge\n\n- ${TOLD}\n`;
    expect(readFileSync('summary.md', 'utf8')).toBe(`before\n${out === '' ? '' : added}`);
  });

  test('also a mistake in the config, with what Markdown and commands read escaped', async () => {
    scratch({ 'dnlint.config.json': '{ "<b>::%": 1 }' });
    const { code, out } = await runCli(['gate', '--report=github'], { env: { GITHUB_STEP_SUMMARY: 'summary.md' } });
    expect(code).toBe(2);
    expect(out).toMatch(/^::error title=dnlint gate::dnlint\.config\.json: "<b>::%25" is no key; .*\n$/);
    expect(readFileSync('summary.md', 'utf8')).toContain(String.raw`"\<b\>::%"`);
  });

  test('a summary that cannot be written changes nothing', async () => {
    scratch();
    const { code, out } = await runCli(['gate', '--report=github'], { env: { GITHUB_STEP_SUMMARY: 'no/folder' } });
    expect({ code, out }).toEqual({ code: 2, out: expect.stringContaining('::error title=dnlint gate::No suite') });
  });
});

test('quiet says nothing where all is well, and all where it is not', async () => {
  scratch({ 'good.jsonl': line('a', OUTPUT), 'bad.jsonl': line('a', BAD) });
  const world = { env: { CI: 'true' } };
  expect(await runCli(['gate', 'good.jsonl', '--quiet'], world)).toEqual({ code: 0, out: '', err: '' });
  const { code, out, err } = await runCli(['gate', 'bad.jsonl', '--quiet'], world);
  expect({ code, err }).toEqual({ code: 1, err: '' });
  expect(out).toContain('New failures (1)');
});

test('reports are refused before anything runs, and never touch what the run reads', async () => {
  scratch({ 'a.jsonl': line('a', OUTPUT), file: '' });
  const refused = async (...requests: string[]): Promise<string> => {
    const { code, out, err } = await runCli([
      'gate',
      'a.jsonl',
      ...requests.flatMap((request) => ['--report', request]),
    ]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    return err;
  };
  expect(await refused('jsn')).toContain('did you mean "json"?');
  expect(await refused('json=file/x.json')).toContain('file/x.json');
  expect(await refused('json=a.jsonl')).toContain('a.jsonl');
  expect(await refused('json', 'pretty')).toContain('standard output');
  expect(readFileSync('a.jsonl', 'utf8')).toBe(line('a', OUTPUT));
});

test('several reports in one run', async () => {
  scratch({ 'a.jsonl': line('a', BAD) });
  const { code, out } = await runCli([
    'gate',
    'a.jsonl',
    '-R',
    'pretty',
    '-R',
    'json=out/r.json',
    '-R',
    'jsonl=out/r.jsonl',
  ]);
  expect(code).toBe(1);
  expect(out).toContain('The gate fails.');
  expect(JSON.parse(readFileSync('out/r.json', 'utf8')).decision).toEqual({
    code: 1,
    reasons: ['1 new failure.'],
    strict: false,
  });
  expect(readFileSync('out/r.jsonl', 'utf8').trim().split('\n')).toHaveLength(2);
});

describe('progress', () => {
  const told = (
    env: Record<string, string>,
    errTerminal: boolean,
    total: number | undefined,
    quiet = false,
  ): string => {
    let err = '';
    const write = (text: string): void => {
      err += text;
    };
    const progress = progressFor({ env, errTerminal, err: write, columns: 60 } as never, quiet);
    const [failing, holding] = [...sample.cases] as [CaseOutcome, CaseOutcome];
    for (let done = 1; done <= (total ?? 2001); done++) progress.onCase(done === 2 ? failing : holding, done, total);
    progress.end();
    return err;
  };

  test('is a bar on a terminal, that is gone in the end', () => {
    const frames = told({}, true, 4).split('\r\u001b[2K');
    expect(frames).toEqual([
      '',
      '██████░░░░░░░░░░░░░░░░░░ 1 of 4',
      '████████████░░░░░░░░░░░░ 2 of 4, 1 not passing',
      '██████████████████░░░░░░ 3 of 4, 1 not passing',
      '████████████████████████ 4 of 4, 1 not passing',
      '',
    ]);
  });

  test('is plain lines in CI, not too many', () => {
    expect(told({ CI: 'true' }, true, 3)).toBe(
      '1 of 3  invoices/faithful\n2 of 3  invoices/careless: 2 new failures\n3 of 3  invoices/faithful\n',
    );
    expect(told({ CI: '1' }, false, 1000).split('\n').length).toBeLessThan(25);
    expect(told({ CI: '1' }, false, undefined)).toBe(
      '1  invoices/faithful\n1000  invoices/faithful\n2000  invoices/faithful\n',
    );
  });

  test('is nothing in pipes, on a dumb terminal, and where it is not wanted', () => {
    expect(told({}, false, 3)).toBe('');
    expect(told({ TERM: 'dumb' }, true, 3)).toBe('');
    expect(told({ CI: 'true' }, true, 3, true)).toBe('');
  });
});

test('a store gives back what was put in, as often as asked, from memory and from its file', () => {
  const outcomes = [...sample.cases].map((outcome) => JSON.parse(JSON.stringify(judgedOf(outcome))));
  const store = openStore(sample.rules, 2);
  for (const outcome of outcomes) store.add(outcome);
  for (let i = 0; i < 2; i++) expect([...store]).toEqual(outcomes);
  for (const outcome of store) {
    expect(outcome).toEqual(outcomes[0]);
    break;
  }
  store.close();
});

test('a stream is mapped in order, with a bounded number under way', async () => {
  let begun = 0;
  let over = 0;
  let most = 0;
  async function* numbers(): AsyncGenerator<number> {
    for (let i = 0; i < 30; i++) yield i;
  }
  const results: number[] = [];
  const mapped = mapAhead(numbers(), 5, async (n) => {
    most = Math.max(most, ++begun - over);
    await new Promise((done) => setTimeout(done, (n * 7) % 5));
    over++;
    return n * 2;
  });
  for await (const result of mapped) results.push(result);
  expect(results).toEqual(Array.from({ length: 30 }, (_, i) => i * 2));
  expect(most).toBeLessThanOrEqual(5);
  expect(most).toBeGreaterThan(1);
});
