import { describe, expect, test } from 'vitest';
import { type GateFormat, gateFormatNames, gateFormats } from '../src/report/gate/index.ts';
import { fromRoot } from '../src/report/gate/location.ts';
import { plainPaint } from '../src/report/paint.ts';
import { wordsFor } from '../src/report/wording.ts';
import { columns } from '../src/report/wrap.ts';
import type { GateResult } from '../src/suite/gate-result.ts';
import { pageAssets } from '../src/suite/page-assets.ts';
import { gateResult } from './tools/gate-result.ts';
import { crash, sample, spotless, unjudged } from './tools/gate-sample.ts';

const options = { width: 80, paint: plainPaint, root: '', assets: pageAssets() };

async function report(format: GateFormat, result: GateResult, changed: Partial<typeof options> = {}): Promise<string> {
  const render = await gateFormats[format].load();
  return [...render(result, { ...options, ...changed })].join('');
}

/** HTML is looked at in a browser, and changes with its style. */
const GOLDEN = gateFormatNames.filter((format) => (format as string) !== 'html');

describe.each(GOLDEN)('%s', (format) => {
  test.each(Object.entries({ sample, spotless, unjudged }))('the %s run is told as recorded', async (name, result) => {
    // The manual of the rules stands in the rules; a better word there is no other report.
    const text = (await report(format, result)).replace(
      /"rules":\[\{"id".*?\]\}(?=\},"automationDetails")/,
      '"rules":[]}',
    );
    await expect(text).toMatchFileSnapshot(`reports/${name}${gateFormats[format].extension}`);
  });

  test('the same result gives the same bytes', async () => {
    expect(await report(format, sample)).toBe(await report(format, sample));
  });
});

describe('pretty', () => {
  test('ends with what was checked and the verdict', async () => {
    const lines = (await report('pretty', spotless)).trimEnd().split('\n');
    expect(lines.slice(-2)).toEqual(['checked 1 of 1 case, 14 rules each', 'The gate passes.']);
    expect(await report('pretty', sample)).toMatch(
      /\n\nchecked 4 of 5 cases, 14 rules each; 1 known failure; 1 warning; [^.]*\nThe gate fails\.\n/,
    );
    expect(await report('pretty', unjudged)).toContain('The gate could not judge.');
  });

  test('each section counts what it shows', async () => {
    const text = await report('pretty', sample);
    for (const [title, rule] of [
      ['New failures', /^ {2}rule \d+: /gm],
      ['Errors', /^! /gm],
      ['Missing', /^\? /gm],
      ['Fixed', /^ {2}rule \d+: /gm],
    ] as const) {
      const [, count, body] = new RegExp(
        `^${title} \\((\\d+)\\)\\n\\n([\\s\\S]*?)(?=\\n\\n(?:[A-Z]|checked))`,
        'm',
      ).exec(text)!;
      expect([...body!.matchAll(rule)], title).toHaveLength(Number(count));
    }
  });

  test.each([60, 80, 120])('fits into %i columns', async (width) => {
    for (const line of (await report('pretty', sample, { width })).split('\n'))
      expect(columns(line), line).toBeLessThanOrEqual(width);
  });

  test('of a crash what tells is shown, and in other cases only that it is the same', async () => {
    const stderr = `node:internal/fs/utils:356
    throw err;
    ^

Error: ENOENT: no such file or directory, open 'key'
    at Object.openSync (node:fs:573:18)
    at file:///agent.mjs:3:1 {
  errno: -2,
  code: 'ENOENT',
  syscall: 'open',
  path: 'key'
}

Node.js v20.20.2`;
    const cases = ['a', 'b', 'c'].map((id) => ({
      id,
      notice: 'X is deprecated.',
      outputs: [id === 'b' ? crash : { ...crash, stderr }],
    }));
    expect(await report('pretty', gateResult(cases))).toContain(`! a
  crashed: ${crash.message}
    │ Error: ENOENT: no such file or directory, open 'key'
    │ errno: -2,
    │ code: 'ENOENT',
    │ syscall: 'open',
    │ path: 'key'

! b
  crashed: ${crash.message}
    │ Traceback (most recent call last):
    │ File "agent.py", line 7
    │ KeyError: 'model'

! c, the same as a
`);
  });

  test('known failures are named, and under --strict shown as new ones are', async () => {
    expect(await report('pretty', sample)).toContain(
      '\nKnown failures (1)\n\n● invoices/careless: rule 9 (changed-identifier)\n\n',
    );
    const strict = { ...sample, decision: { ...sample.decision, strict: true } };
    expect(await report('pretty', strict)).toContain(`Known failures (1)

✗ invoices/careless
  rule 9: Names, paths, versions and links are exact
    is        The output writes "/v2/export-job". (output 3:35)
    expected  The notice writes "/v2/export-jobs". (notice 1:227)
    write     Copy it to the letter: "/v2/export-jobs".
`);
    expect(await report('markdown', strict)).toMatch(
      /### Known failures \(1\)\n\n\| Case .*\n.*\n\| invoices\/careless \| 9 /,
    );
  });

  test('of known failures some are named', async () => {
    const [failing] = [...sample.cases];
    const cases = Array.from({ length: 300 }, () => failing!);
    const text = await report('pretty', { ...sample, cases, counts: { ...sample.counts, known: 300 } });
    expect(text.match(/^● /gm)).toHaveLength(20);
    expect(text).toContain('\n  … and 280 more; --report json=FILE has them all.\n');
  });

  test('thousands of failures are counted, not listed', async () => {
    const cases = Array.from({ length: 400 }, (_, i) => ({
      id: `n${i}`,
      notice: 'X is deprecated.',
      outputs: [crash],
    }));
    const text = await report('pretty', gateResult(cases));
    expect(text).toContain('… and 200 more');
  });

  test('an id or a message cannot drive the terminal', async () => {
    const evil = gateResult(
      [
        {
          id: 'a\u001b[2Jb\u202e',
          notice: 'X is deprecated.',
          outputs: [{ ...crash, message: '\u001b[31m', stderr: '\u0007\n' }],
        },
      ],
      { missing: ['\u001b]0;x\u0007'], reasons: ['\u001b[1m'] },
    );
    expect(await report('pretty', evil)).not.toMatch(/[^\P{Cc}\n]|\u202e/u);
  });
});

describe('a fault of the agent', () => {
  const named = (...ids: string[]) => ids.map((id) => ({ id, notice: 'X is deprecated.', outputs: [crash] }));
  const other = { ...named('other')[0]!, outputs: [{ ...crash, stderr: 'Error: 401 | <b>no key</b>' }] };
  const result = gateResult([...named('a', 'b', 'c'), other, ...named('d', 'e', 'f')]);

  test.each([
    [
      'github',
      'title=No output to judge%3A a%2C b%2C c and 3 more::',
      '%0AFile "agent.py", line 7%0AKeyError: \'model\'\n',
    ],
    ['markdown', '| a, b, c, d, e and 1 more | crashed: ', '<br>File "agent.py", line 7<br>KeyError: \'model\' |'],
    ['gitlab', '"description":"a and 5 more: ', ' | File \\"agent.py\\", line 7 | KeyError: \'model\'"'],
  ] as const)('is told once in %s, with the end of standard error', async (format, cases, words) => {
    const text = await report(format, result);
    const told = text.split('::stop-commands::')[0]!;
    expect(told).toContain(cases);
    expect(told.split(words)).toHaveLength(2);
    expect(told).toContain('401');
  });

  test('is told case by case where there are very many different ones', async () => {
    const cases = Array.from({ length: 300 }, (_, i) => ({
      ...other,
      id: `n${i}`,
      outputs: [{ ...crash, stderr: `Error ${i % 150}` }],
    }));
    // 100 faults are compared, each of which two cases have.
    expect(JSON.parse(await report('gitlab', gateResult(cases)))).toHaveLength(100 + 2 * 50);
  });
});

describe('a run without a single run of the agent', () => {
  const kept: GateResult = {
    ...spotless,
    cases: [...spotless.cases].map((outcome) => ({
      ...outcome,
      attempts: outcome.attempts.map((attempt) => ({ ...attempt, cached: true })),
    })),
    counts: { ...spotless.counts, cached: 1 },
  };
  const TOLD = 'All outputs (1) are kept from earlier runs; --no-cache runs the agent.';

  test.each([
    ['pretty', `\nThe gate passes; nothing was run.\n${TOLD}\n`],
    ['markdown', `✅ dnlint: the gate passes; nothing was run\n\n${TOLD}\n`],
    ['html', `<h1>The gate passes; nothing was run.</h1>\n<p>${TOLD}</p>`],
    ['github', `::warning title=The gate passes; nothing was run.::${TOLD}\n`],
  ] as const)('%s says so in its verdict', async (format, words) => {
    expect(`\n${await report(format, kept)}`).toContain(words);
  });

  test.each(['pretty', 'markdown', 'html', 'github'] as const)('%s says nothing of it otherwise', async (format) => {
    expect(await report(format, { ...kept, counts: { ...kept.counts, attempts: 2 } })).not.toContain('nothing was run');
  });
});

describe('json and jsonl', () => {
  test('hold the whole result', async () => {
    const whole = JSON.parse(await report('json', sample));
    expect(whole).toMatchObject(JSON.parse(JSON.stringify(sample)));
    const lines = (await report('jsonl', sample))
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.map(({ type }) => type)).toEqual([...whole.cases.map(() => 'case'), 'summary']);
    expect(lines.slice(0, -1).map(({ type: _, ...rest }) => rest)).toEqual(whole.cases);
    const { cases: _, ...head } = whole;
    expect(lines.at(-1)).toEqual({ type: 'summary', ...head });
  });

  test('say of each finding what the report for people says, and where both quotes stand', async () => {
    const { cases } = JSON.parse(await report('json', sample));
    let seen = 0;
    for (const { suiteCase, attempts, rules } of cases)
      for (const { attempt, findings } of rules)
        for (const finding of findings) {
          const { found, expected, hint } = wordsFor(finding);
          expect(finding).toMatchObject({ message: `${found} ${expected}`, hint });
          const texts = { notice: suiteCase.notice, output: attempts[attempt].output };
          for (const side of ['notice', 'output'] as const) {
            if (finding[side] === undefined) continue;
            const { line, column, text } = finding[side];
            const rest = texts[side]
              .split('\n')
              .slice(line - 1)
              .join('\n')
              .slice(column - 1);
            expect(rest.startsWith(text), text).toBe(true);
            seen++;
          }
        }
    expect(seen).toBeGreaterThan(10);
  });

  test('an empty suite is still whole', async () => {
    expect(JSON.parse(await report('json', gateResult([]))).cases).toEqual([]);
    expect((await report('jsonl', gateResult([]))).split('\n')).toHaveLength(2);
  });
});

describe('paths from the root of the repository', () => {
  test.each([
    ['suite/a.txt', '', 'suite/a.txt'],
    ['./suite/a.txt', 'packages/x', 'packages/x/suite/a.txt'],
    ['../shared/a.txt', 'packages/x', 'packages/shared/a.txt'],
    ['../../../a.txt', 'packages/x', '../a.txt'],
    ['suite\\a.txt', '', 'suite/a.txt'],
    ['/tmp/a.txt', 'packages/x', '/tmp/a.txt'],
  ])('%s seen from %j is %s', (file, root, path) => {
    expect(fromRoot(file, root)).toBe(path);
  });
});
