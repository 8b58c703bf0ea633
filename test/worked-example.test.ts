import { describe, expect, test } from 'vitest';
import { check, type Facts, readFacts } from '../src/index.ts';
import { countWords } from '../src/text/words.ts';
import { shippedExample } from './tools/examples.ts';

const { input, output, must_preserve, ...example } = shippedExample('worked-example');

const failing = (text: string): number[] =>
  check(input, text)
    .rules.filter((r) => r.verdict === 'fail')
    .map((r) => r.rule);

test('the shape', () => {
  expect(example.illustrative).toBe(true);
  expect(input.trim()).not.toContain('\n');
  const lines = output.trim().split('\n');
  expect(lines.map((line) => /^(\w+): /.exec(line)?.[1])).toEqual(['Affected', 'Deadline', 'Action', undefined]);
  expect(countWords(output)).toBeLessThan(countWords(input));
  expect(example.omitted.length).toBeGreaterThan(0);
});

test('no rule fails', () => {
  const { pass, rules } = check(input, output);
  // Rule 8 may find no reason that explains a constraint; the other example is about that.
  expect(rules.filter((r) => r.verdict !== 'pass' && r.rule !== 8).map((r) => [r.rule, r.verdict])).toEqual([]);
  expect(pass).toBe(true);
});

/** One edit each. Where the contract couples rules, all of the couple are named. */
const EDITS: readonly { rule: number; what: string; from: string; to: string; fails: number[] }[] = [
  {
    rule: 1,
    what: 'no time',
    from: 'it works until its removal on 14 April 2027 at 16:00 UTC',
    to: 'it will be removed soon',
    fails: [1, 4],
  },
  { rule: 2, what: 'told as done', from: 'it works until its removal', to: 'it was removed', fails: [2, 14] },
  { rule: 3, what: 'preamble', from: 'Affected:', to: 'Here is the shortened notice:\n\nAffected:', fails: [3] },
  { rule: 4, what: 'no zone', from: '16:00 UTC', to: '16:00', fails: [4] },
  { rule: 4, what: 'another day', from: '14 April', to: '24 April', fails: [4] },
  { rule: 5, what: 'no replacement', from: 'POST /v2/export-jobs', to: 'the new operation', fails: [5, 9] },
  {
    rule: 6,
    what: 'no period',
    from: '\nExisting files stay downloadable for 45 days after the removal.',
    to: '',
    fails: [6],
  },
  { rule: 6, what: 'no exception', from: ' Users of GET /v1/invoices are not affected.', to: '', fails: [6] },
  {
    rule: 7,
    what: 'thanks',
    from: 'after the removal.',
    to: 'after the removal. Thank you for building with us.',
    fails: [7],
  },
  { rule: 9, what: 'misspelt path', from: '/v2/export-jobs', to: '/v2/export-job', fails: [9] },
  { rule: 9, what: 'misspelt field', from: 'status_url', to: 'statusUrl', fails: [9] },
  { rule: 10, what: 'a label lost', from: 'Action: before then, move', to: 'Before then, move', fails: [10] },
  { rule: 11, what: 'grace', from: '16:00 UTC.', to: '16:00 UTC. A short grace period follows.', fails: [11] },
  {
    rule: 12,
    what: 'everyone',
    from: 'after the removal.',
    to: 'after the removal. Every customer is affected.',
    fails: [12],
  },
  {
    rule: 13,
    what: 'sameness',
    from: 'POST /v2/export-jobs, which',
    to: 'POST /v2/export-jobs, a drop-in replacement, which',
    fails: [13],
  },
  {
    rule: 14,
    what: 'gone',
    from: 'POST /v1/invoice-exports. Users',
    to: 'POST /v1/invoice-exports, which is no longer available. Users',
    fails: [2, 14],
  },
];

describe('one edit away', () => {
  test.each(EDITS)('rule $rule: $what', ({ from, to, fails }) => {
    expect(output.split(from)).toHaveLength(2);
    expect(failing(output.replace(from, to))).toEqual(fails);
  });

  test('every rule but 8 has its edit', () => {
    expect([...new Set(EDITS.map((e) => e.rule))]).toEqual([1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12, 13, 14]);
  });
});

const lifecycle = (facts: Facts) => facts.dates.filter((d) => d.lifecycle);
const says = (facts: Facts, kind: string | undefined, ...words: RegExp[]): boolean =>
  facts.statements.some(
    (s) =>
      (kind === undefined || s.role === kind || s.kinds.some((k) => k === kind)) &&
      words.every((w) => w.test(s.span.text)),
  );

/** Where the fact reader finds each statement. */
const FOUND: Record<string, (facts: Facts) => boolean> = {
  'The deprecated operation is POST /v1/invoice-exports.': (f) =>
    f.identifiers.some((i) => i.value === '/v1/invoice-exports') &&
    !f.replacements.some((i) => i.value === '/v1/invoice-exports'),
  'It concerns clients that export a month of invoices with it.': (f) =>
    f.audience.some((a) => a.scope === 'some' && /^clients that/.test(a.span.text)),
  'It is removed on 14 April 2027 at 16:00 UTC.': (f) =>
    lifecycle(f).some((d) => d.value === '2027-04-14T16:00' && d.zone?.text === 'UTC' && d.role === 'removal'),
  'It works until the removal.': (f) =>
    says(f, undefined, /until/, /works|working/) || f.things.some((t) => t.situation === 'scheduled'),
  'The replacement is POST /v2/export-jobs.': (f) => f.replacements.some((i) => i.value === '/v2/export-jobs'),
  'Clients move before the removal.': (f) =>
    f.actions.some((a) => a.kind === 'imperative' || a.kind === 'obligation') &&
    says(f, undefined, /move to POST \/v2/, /before/),
  'The replacement is asynchronous.': (f) => says(f, 'difference', /asynchronous/),
  'Clients poll the returned status_url and download the file when it is ready.': (f) =>
    says(f, 'step', /poll/, /status_url/, /download/),
  'Existing files stay downloadable for 45 days after the removal.': (f) => says(f, 'period', /45 days/),
  'Users of GET /v1/invoices are not affected.': (f) =>
    f.audience.some((a) => a.scope === 'not') && says(f, 'exemption', /\/v1\/invoices/),
};

describe('what must be preserved is found by the fact reader', () => {
  test.each(must_preserve)('%s', (statement) => {
    expect(Object.keys(FOUND), 'a reader for each statement').toEqual(must_preserve);
    expect(FOUND[statement]!(readFacts(input)), 'in the notice').toBe(true);
    expect(FOUND[statement]!(readFacts(output)), 'in the output').toBe(true);
  });
});

describe('the example with a reason', () => {
  const reason = shippedExample('reason-example');
  const rule8 = (text: string): string | undefined => check(reason.input, text).rules[7]?.verdict;

  test('kept: every rule passes', () => {
    const { rules } = check(reason.input, reason.output);
    expect(rules.filter((r) => r.verdict === 'fail').map((r) => r.rule)).toEqual([]);
    expect(rule8(reason.output)).toBe('pass');
  });

  test('lost: the rule on reasons fails, no other', () => {
    const without = reason.output.replace(', because it cannot read the tokens of Atlas SDK 3', '');
    expect(without).not.toBe(reason.output);
    expect(
      check(reason.input, without)
        .rules.filter((r) => r.verdict === 'fail')
        .map((r) => r.rule),
    ).toEqual([8]);
  });
});
