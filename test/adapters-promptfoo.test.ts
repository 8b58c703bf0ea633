import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { rules } from '../rules/index.ts';
import promptfoo, { type AssertionConfig, type GradingResult, keepsNotice } from '../src/adapters/promptfoo.ts';
import { check } from '../src/check.ts';
import type { RuleId } from '../src/rule-id.ts';
import { casesIn, shippedText } from './tools/examples.ts';

const notice = shippedText('input.txt');
const good = shippedText('output.txt');
const careless = shippedText('careless.txt');
const ids = rules.map((rule) => rule.id);

/** What promptfoo asks of a result at run time, or it counts the assertion as malformed: read off its version 0.123. */
function guard(result: GradingResult): void {
  expect(result.pass).toBeTypeOf('boolean');
  expect(Number.isFinite(result.score)).toBe(true);
  expect(result.reason).toBeTypeOf('string');
  for (const score of Object.values(result.namedScores ?? {})) expect(Number.isFinite(score)).toBe(true);
  for (const component of result.componentResults ?? []) guard(component);
}

test('a good output', () => {
  const result = keepsNotice(good, { vars: { notice } });
  guard(result);
  expect(result).toMatchObject({ pass: true, score: 1, reason: 'No rule fails, 13 pass, 1 does not apply.' });
  expect(result.componentResults!.map((c) => c.assertion?.metric)).toEqual(ids);
  // The worked example gives no reason: rule 8 does not apply, and has no score.
  expect(Object.keys(result.namedScores!)).toEqual(ids.filter((id) => id !== 'lost-reason'));
});

test('a careless output: the reason names each broken rule, its component has the whole proof', () => {
  const result = keepsNotice(careless, { vars: { notice } });
  guard(result);
  expect(result).toMatchObject({ pass: false, score: 10 / 13 });
  expect(result.reason.split('\n').map((line) => line.split(/[:(]/)[0])).toEqual([
    '3 rules fail ',
    '4 changed-date',
    '6 lost-exception',
    '9 changed-identifier',
  ]);
  const failed = result.componentResults!.filter((c) => !c.pass);
  expect(failed.map((c) => [c.assertion, c.score])).toEqual(
    [4, 6, 9].map((n) => [{ type: 'javascript', metric: ids[n - 1], value: rules[n - 1]!.title }, 0]),
  );
  expect(failed[2]!.reason).toBe(
    'is: The output writes "/v2/export-job". (output 3:35)\n' +
      'expected: The notice writes "/v2/export-jobs". (notice 1:227)\n' +
      'write: Copy it to the letter: "/v2/export-jobs".',
  );
  expect(Object.entries(result.namedScores!).filter(([, score]) => score === 0)).toHaveLength(3);
});

test('a rule that does not apply is a component that passes, and no score', () => {
  const short = 'The v1 API will be removed on 1 March 2027.';
  const result = keepsNotice(short, { vars: { notice: short } });
  const silent = check(short, short).rules.filter((r) => r.verdict === 'not-applicable');
  expect(silent.length).toBeGreaterThan(2);
  for (const { id } of silent) {
    expect(result.namedScores).not.toHaveProperty(id);
    const component = result.componentResults!.find((c) => c.assertion?.metric === id)!;
    expect(component).toMatchObject({ pass: true, score: 1 });
    expect(component.reason).toMatch(/^Does not apply: /);
  }
});

test('where no rule applies the score is still a number', () => {
  const short = 'The v1 API will be removed on 1 March 2027.';
  const id = check(short, short).rules.find((r) => r.verdict === 'not-applicable')!.id;
  const result = keepsNotice(short, { vars: { notice: short }, config: { rules: [id] } });
  guard(result);
  expect(result).toMatchObject({ pass: true, score: 1, namedScores: {} });
});

test("a slip of a key in the config is refused, and a key of the user's own is not", () => {
  const withConfig = (config: object) => () => keepsNotice(good, { vars: { notice }, config });
  expect(withConfig({ rule: [4] })).toThrow(
    'The assertion\'s config has "rule", which is no key; did you mean "rules"?',
  );
  expect(withConfig({ team: 'mail' })).not.toThrow();
});

test('an empty output scores nothing', () => {
  expect(keepsNotice('', { vars: { notice } })).toMatchObject({ pass: false, score: 0 });
});

test('verdict and components are those of check, on labelled pairs', () => {
  for (const pair of casesIn('d2').slice(0, 40)) {
    const result = keepsNotice(pair.output, { vars: { notice: pair.notice } });
    guard(result);
    const report = check(pair.notice, pair.output);
    expect(result.pass).toBe(report.pass);
    expect(result.componentResults!.map((c) => c.pass)).toEqual(report.rules.map((r) => r.verdict !== 'fail'));
  }
});

test('the variable and the rules come from the config', () => {
  const vars = { notice: 'Something else.', message: notice };
  const result = keepsNotice(careless, { vars, config: { notice: 'message', rules: [1, 'changed-identifier'] } });
  expect(result.pass).toBe(false);
  expect(Object.keys(result.namedScores!)).toEqual(['no-action-or-time', 'changed-identifier']);
});

test.each<[string, unknown, Record<string, unknown> | undefined, AssertionConfig | undefined, RegExp]>([
  ['no variables', good, undefined, undefined, /no variable "notice"/],
  ['no such variable', good, { message: notice }, undefined, /no variable "notice"/],
  ['no such variable as configured', good, { notice }, { notice: 'mesage' }, /no variable "mesage"/],
  ['a name that every object has', good, { notice }, { notice: 'toString' }, /no variable "toString"/],
  ['a variable that is no string', good, { notice: { text: notice } }, undefined, /^The variable "notice" has to be/],
  ['an empty notice', good, { notice: '' }, undefined, /^The variable "notice" is empty/],
  ['nothing retires', good, { notice: 'Hello.' }, undefined, /^The variable "notice" retires nothing/],
  ['an output that promptfoo parsed', { text: good }, { notice }, undefined, /^The output has to be a string/],
  ['no such rule', good, { notice }, { rules: ['changed-dates' as RuleId] }, /did you mean "changed-date"/],
  ['no rule', good, { notice }, { rules: [] }, /names at least one rule/],
])('what cannot be judged is thrown, which promptfoo counts as an error: %s', (_, output, vars, config, words) => {
  expect(() => keepsNotice(output, { vars, config })).toThrow(words);
});

describe('how promptfoo finds it', () => {
  test('by the default export', () => {
    expect(promptfoo(good, { vars: { notice } }).pass).toBe(true);
  });

  test('by a name, which it looks up on the default export where there is one', () => {
    expect(promptfoo.keepsNotice).toBe(keepsNotice);
  });

  test('the example names it so, and its agent passes', async () => {
    const folder = new URL('../fixtures/adapters/promptfoo/', import.meta.url);
    const config = parse(readFileSync(new URL('promptfooconfig.yaml', folder), 'utf8'));
    const [assertion] = config.defaultTest.assert;
    const [, entry, name] = assertion.value.split(':');
    expect([assertion.type, entry, name]).toEqual(['javascript', 'dnlint/promptfoo', 'keepsNotice']);
    const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
    const shown = /```yaml\n(defaultTest:[\s\S]*?)```/.exec(readme)?.[1] ?? '';
    expect(parse(shown)).toEqual({ defaultTest: config.defaultTest });
    const Agent = (await import(new URL(config.providers[0].replace('file://', ''), folder).href)).default;
    for (const { vars } of config.tests) {
      const file = vars.message.replace('file://', '');
      const message = readFileSync(new URL(file, folder), 'utf8');
      const { output } = await new Agent().callApi();
      expect(keepsNotice(output, { vars: { message }, config: assertion.config })).toMatchObject({ pass: true });
    }
  });
});
