import { readFileSync } from 'node:fs';
import { Script } from 'node:vm';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { rules } from '../rules/index.ts';
import scorer, { keepsNotice, noticeScorer } from '../src/adapters/scorer.ts';
import { check } from '../src/check.ts';
import type { RuleId } from '../src/rule-id.ts';
import { finished } from './tools/eval-tools.ts';
import { casesIn, shippedText } from './tools/examples.ts';

const input = shippedText('input.txt');
const good = shippedText('output.txt');
const careless = shippedText('careless.txt');

test('a good output', () => {
  const score = keepsNotice({ input, output: good });
  expect(score).toMatchObject({ name: 'dnlint', score: 1, metadata: { pass: true, broken: [] } });
  expect(score.metadata.reason).toBe('No rule fails, 13 pass, 1 does not apply.');
  expect(Object.keys(score.metadata.rules)).toEqual(rules.map((rule) => rule.id));
});

test('a careless output: the metadata has the proof in words', () => {
  const { score, metadata } = keepsNotice({ input, output: careless });
  expect(score).toBe(10 / 13);
  expect(metadata.pass).toBe(false);
  expect(metadata.rules).toMatchObject({ 'changed-date': 'fail', 'kept-filler': 'pass' });
  expect(metadata.broken).toContainEqual({
    rule: 9,
    id: 'changed-identifier',
    found: 'The output writes "/v2/export-job".',
    expected: 'The notice writes "/v2/export-jobs".',
    hint: 'Copy it to the letter: "/v2/export-jobs".',
  });
  expect(JSON.parse(JSON.stringify(metadata))).toEqual(metadata);
});

test('name and rules can be chosen', () => {
  const dates = noticeScorer({ name: 'dates', rules: [4, 'wrong-situation'] });
  const score = dates({ input, output: careless });
  expect(score).toMatchObject({ name: 'dates', score: 0.5 });
  expect(score.metadata.rules).toEqual({ 'wrong-situation': 'pass', 'changed-date': 'fail' });
  expect(() => noticeScorer({ rules: ['dates' as RuleId] })).toThrow(/no rule "dates"/);
  expect(() => noticeScorer({ rules: [] })).toThrow(/at least one rule/);
});

test.each<[string, unknown, unknown, RegExp]>([
  ['an input that is no string', { notice: input }, good, /^The input has to be a string; it is of type object\.$/],
  ['no input', undefined, good, /^The input has to be a string/],
  ['an output that is no string', input, null, /^The output has to be a string; it is null\.$/],
  ['an empty notice', ' ', good, /^The input is empty/],
  ['a notice that retires nothing', 'Hello.', good, /^The input retires nothing/],
])('what cannot be judged has no score: %s', (_, given, output, words) => {
  const score = keepsNotice({ input: given, output });
  expect(score).toMatchObject({ name: 'dnlint', score: null, metadata: { pass: null, rules: {}, broken: [] } });
  expect(score.metadata.reason).toMatch(words);
});

test('where no rule applies there is no score', () => {
  const short = 'The v1 API will be removed on 1 March 2027.';
  const id = check(short, short).rules.find((r) => r.verdict === 'not-applicable')!.id;
  expect(noticeScorer({ rules: [id] })({ input: short, output: short })).toMatchObject({
    score: null,
    metadata: { pass: null, rules: { [id]: 'not-applicable' } },
  });
});

test('an empty output scores nothing, though it has no filler in it', () => {
  expect(keepsNotice({ input, output: '' })).toMatchObject({ score: 0, metadata: { pass: false } });
});

test('the score is 1 where no rule fails, and only there', () => {
  for (const pair of casesIn('d3').slice(0, 40)) {
    const { score } = keepsNotice({ input: pair.notice, output: pair.output });
    if (score === null) continue;
    expect(score).toBeGreaterThanOrEqual(0);
    expect(score === 1).toBe(check(pair.notice, pair.output).pass);
  }
});

test('the default export is the scorer', () => expect(scorer).toBe(keepsNotice));

test('the example for evalite', async () => {
  await import('../fixtures/adapters/scorer/notices.eval.ts');
  expect(await finished.get('evalite shorten')).toMatchObject([{ name: 'dnlint', score: 1 }]);
});

test('the example for Braintrust', async () => {
  await import('../fixtures/adapters/scorer/notices.braintrust.ts');
  expect(await finished.get('braintrust shorten')).toMatchObject([
    { name: 'dnlint', score: 1 },
    { name: 'dates and names', score: 1 },
  ]);
});

test('the example for Braintrust runs as CommonJS, which Braintrust makes of it', () => {
  const text = readFileSync('fixtures/adapters/scorer/notices.braintrust.ts', 'utf8');
  const { outputText } = ts.transpileModule(text, { compilerOptions: { module: ts.ModuleKind.CommonJS } });
  expect(() => new Script(outputText)).not.toThrow();
});
