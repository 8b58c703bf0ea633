import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { CaseOutcome } from '../src/suite/gate-result.ts';
import { shippedExample } from './tools/examples.ts';
import { runCli } from './tools/run-cli.ts';
import { scratch } from './tools/scratch.ts';

const { input: NOTICE, output: OUTPUT } = shippedExample('worked-example');
const BAD = OUTPUT.replace('16:00 UTC', '16:00');
const line = (id: string, output?: string): string => `${JSON.stringify({ id, notice: NOTICE, output })}\n`;
const FAULT = 'zone-missing: 14 April 2027 at 16:00 UTC';
const BASELINE = JSON.stringify({ schema: 2, cases: { bad: { 'changed-date': [FAULT] } } });

describe('a baseline', () => {
  test.each([
    [
      'that is not there',
      undefined,
      'The baseline b.json does not exist; check the path, or let --update-baseline write it.',
    ],
    [
      'that is no JSON',
      '{\n<<<<<<< HEAD\n',
      "b.json:2:1 is not JSON: Expected property name or '}'; mend it there, or restore it from version control.",
    ],
    [
      'of another version',
      '{ "schema": 3, "cases": {} }',
      'b.json is of schema 3, which this version of dnlint does not read; take a newer one.',
    ],
    [
      'of an older version',
      '{ "schema": 1, "cases": { "a": ["changed-date"] } }',
      'b.json is of schema 1, which this version of dnlint does not read; delete it and run the gate with --update-baseline.',
    ],
    ['without cases', '{ "schema": 2 }', 'b.json: "cases" is missing; give it.'],
    [
      'with something else in it',
      '{ "schema": 2, "cases": { "a": "x" } }',
      'b.json: "cases.a" is "x"; give an object.',
    ],
    [
      'with a rule that there is not',
      '{ "schema": 2, "cases": { "a": { "change-date": [] } } }',
      'b.json: there is no rule "change-date"; did you mean "changed-date"?',
    ],
    [
      'that has a case twice',
      '{ "schema": 2, "cases": {\n  "a": {},\n  "b": { "changed-date": ["a", "{\\"a\\": 1"] },\n  "\\u0061": {} } }',
      'b.json:4 has "a" once more; keep one of the two.',
    ],
    [
      'that has a rule of a case twice',
      '{ "schema": 2, "cases": { "a": { "changed-date": [],\n"changed-date" : ["x"] }, "b": { "changed-date": [] } } }',
      'b.json:2 has "changed-date" once more; keep one of the two.',
    ],
  ])('%s is refused', async (_, text, said) => {
    scratch({ 'a.jsonl': line('a', OUTPUT), ...(text !== undefined && { 'b.json': text }) });
    const { code, err } = await runCli(['gate', 'a.jsonl', '--baseline', 'b.json']);
    expect(code).toBe(2);
    const sentence = err.replace(/^dnlint: |\n$/g, '');
    if (typeof said === 'string') expect(sentence).toBe(said);
    else expect(sentence).toMatch(said);
  });

  test('is written by nothing but --update-baseline, and then sorted, a line for each fault', async () => {
    scratch({ 'a.jsonl': line('z', BAD) + line('__proto__', BAD) + line('10', OUTPUT) + line('9', OUTPUT) });
    const run = (...argv: string[]) => runCli(['gate', 'a.jsonl', '--baseline', 'b.json', ...argv]);
    expect((await run()).code).toBe(2);
    expect(existsSync('b.json')).toBe(false);
    const { code, err } = await run('--update-baseline', '--quiet');
    expect({ code, err }).toEqual({
      code: 0,
      err: `Accepted from now on (2):
  __proto__: changed-date
    zone-missing: 14 April 2027 at 16:00 UTC
  z: changed-date
    zone-missing: 14 April 2027 at 16:00 UTC
Cases that are new (4): 10, 9, __proto__, z
The baseline b.json is updated.
`,
    });
    const text = `{
  "schema": 2,
  "cases": {
    "9": {},
    "10": {},
    "__proto__": {
      "changed-date": [
        "zone-missing: 14 April 2027 at 16:00 UTC"
      ]
    },
    "z": {
      "changed-date": [
        "zone-missing: 14 April 2027 at 16:00 UTC"
      ]
    }
  }
}
`;
    expect(readFileSync('b.json', 'utf8')).toBe(text);
    writeFileSync('a.jsonl', line('z', OUTPUT) + line('__proto__', BAD) + line('10', OUTPUT));
    const gate = await run();
    expect(gate.code).toBe(1);
    expect(gate.out).toContain('1 case of the baseline is missing from the suite: 9.');
    expect(readFileSync('b.json', 'utf8')).toBe(text);
    expect((await run('--update-baseline')).err).toBe(`Fixed, no longer accepted (1):
  z: changed-date
    zone-missing: 14 April 2027 at 16:00 UTC
Cases that are gone (1): 9
The baseline b.json is updated.
`);
  });

  test('stays as it is where nothing could be judged', async () => {
    scratch({ 'a.jsonl': line('bad'), 'b.json': BASELINE });
    expect((await runCli(['gate', 'a.jsonl', '--baseline', 'b.json', '--update-baseline'])).code).toBe(2);
    expect(readFileSync('b.json', 'utf8')).toBe(BASELINE);
  });

  test('knows a fault, not the rule: another one of the same rule is new, and told alone', async () => {
    const one = OUTPUT.replace('/v2/export-jobs', '/v2/export-job');
    scratch({ 'a.jsonl': line('bad', one) });
    const run = (...argv: string[]) => runCli(['gate', 'a.jsonl', '-b', 'b.json', ...argv]);
    await run('--update-baseline');
    expect((await run()).code).toBe(0);
    writeFileSync('a.jsonl', line('bad', one.replace('status_url', 'status_uri')));
    const { code, out } = await run();
    expect(code).toBe(1);
    expect(out).toContain('The output writes "status_uri".');
    expect(out).not.toContain('The output writes "/v2/export-job".');
    expect(out).toContain('Besides 1 finding of this rule that the baseline knows.');
    const log = JSON.parse((await run('--report', 'sarif')).out) as {
      runs: [{ results: { baselineState: string }[] }];
    };
    expect(log.runs[0].results.map(({ baselineState }) => baselineState)).toEqual(['unchanged', 'new']);
  });

  describe('and a part of the suite', () => {
    const ids = ['api/a', 'api/b', 'web', '*'];
    const before = JSON.stringify({
      schema: 2,
      cases: { 'api/a': {}, 'api/b': { 'changed-date': [FAULT] }, 'api/gone': {}, other: {}, web: {} },
    });
    const run = async (...argv: string[]) => {
      scratch({ 'a.jsonl': ids.map((id) => line(id, id === 'api/b' ? OUTPUT : BAD)).join(''), 'b.json': before });
      const { code, out, err } = await runCli(['gate', 'a.jsonl', '-b', 'b.json', '--report', 'json', ...argv]);
      if (out === '') return { code, err };
      const { cases, counts, missing, only } = JSON.parse(out);
      const ran = cases.map(({ suiteCase }: CaseOutcome) => suiteCase.id).join(' ');
      return { code, ran, missing: missing.join(' '), only, newFailures: counts.newFailures };
    };

    test.each<[string[], number, string, string, number]>([
      [['web'], 1, 'web', '', 1],
      [['api/b'], 0, 'api/b', '', 0],
      [['api/*'], 1, 'api/a api/b', 'api/gone', 1],
      [['???', 'api/a'], 1, 'api/a web', '', 2],
      [['*b', 'w*b'], 1, 'api/b web', '', 1],
      [['*'], 1, 'api/a api/b web *', 'api/gone other', 3],
    ])('--case %j', async (only, code, ran, missing, newFailures) => {
      const told = await run(...only.flatMap((name) => ['--case', name]));
      expect(told).toEqual({ code, ran, missing, only, newFailures });
    });

    test.each([
      ['wep', 'No case of the suite is called "wep"; did you mean "web"?'],
      [
        'nothing*',
        'No case of the suite is called "nothing*"; give its id: the folder of its notice, below the suite, or the "id" of its line.',
      ],
      ['', '--case is empty; fill it in or leave it out.'],
    ])('--case %j is refused', async (name, said) => {
      expect(await run('--case', 'web', '--case', name)).toEqual({ code: 2, err: `dnlint: ${said}\n` });
    });

    test('an update changes what is asked for, and nothing else', async () => {
      await run('--case', 'api/*', '--update-baseline');
      expect(JSON.parse(readFileSync('b.json', 'utf8')).cases).toEqual({
        'api/a': { 'changed-date': [FAULT] },
        'api/b': {},
        other: {},
        web: {},
      });
    });

    test('is told', async () => {
      scratch({ 'a.jsonl': line('a', OUTPUT) + line('b', BAD) });
      const { out } = await runCli(['gate', 'a.jsonl', '--case', 'a']);
      expect(out).toBe('checked 1 of 1 case, 14 rules each; nothing but --case a\nThe gate passes.\n');
    });
  });

  test('knows failures, and --strict does not care', async () => {
    scratch({ 'a.jsonl': line('bad', BAD), 'b.json': BASELINE });
    const run = (...argv: string[]) => runCli(['gate', 'a.jsonl', '-b', 'b.json', ...argv]);
    expect((await run()).code).toBe(0);
    expect((await run('--strict')).code).toBe(1);
    // A rule that is off is neither failed nor fixed.
    expect((await run('--skip', '4', '--update-baseline')).err).toBe('The baseline b.json holds what it held.\n');
  });
});
