import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rules as allRules } from '../rules/index.ts';
import type { Report, Verdict } from '../src/check.ts';
import type { Finding } from '../src/finding.ts';
import type { RuleNumber } from '../src/rule-id.ts';
import type { Answer } from '../src/suite/agent/agent.ts';
import type { GateRule, JudgedCase } from '../src/suite/gate-result.ts';
import { type Accepted, type Baseline, beside, bless, missingFrom } from '../src/suite/verdict/baseline.ts';
import { decide, type Evidence } from '../src/suite/verdict/decide.ts';
import { faultsIn, isAccepted } from '../src/suite/verdict/fault.ts';
import { judge } from '../src/suite/verdict/judge.ts';

const ON: readonly GateRule[] = allRules.map(({ number, id, title }) => ({
  rule: number,
  id,
  title,
  severity: 'error',
}));
const withWarn = (...numbers: number[]): GateRule[] =>
  ON.map((rule) => ({ ...rule, severity: numbers.includes(rule.rule) ? 'warn' : 'error' }));
const idOf = (rule: number): string => ON[rule - 1]!.id;

/** An answer, as its faults: the number of a rule, with decimals where it has several (4, 4.1). Undefined is a run in fault. */
type Breaks = readonly number[] | undefined;

const answerOf = (breaks: Breaks): Answer =>
  breaks === undefined
    ? { fault: { kind: 'crashed', message: 'The agent crashed.', stderr: '' }, milliseconds: 1 }
    : { output: JSON.stringify(breaks), cached: false, milliseconds: 1 };

const wordsOf = (fault: number): string => `fact ${fault} of the notice`;
const faultNamed = (fault: number): string => `fact-missing: ${wordsOf(fault)}`;
const findingOf = (fault: number): Finding => ({
  rule: Math.floor(fault) as RuleNumber,
  kind: 'fact-missing',
  severity: 'error',
  args: { role: 'period', expected: wordsOf(fault) },
  notice: { start: 0, end: 1, text: wordsOf(fault) },
});

/** A checker that finds what the output says; rule 12 never applies. */
const checkPair = async (_: string, output: string): Promise<Report> => {
  const broken = JSON.parse(output) as number[];
  const findingsOf = (rule: number): Finding[] => broken.filter((fault) => Math.floor(fault) === rule).map(findingOf);
  const verdict = (rule: number): Verdict =>
    findingsOf(rule).length > 0 ? 'fail' : rule === 12 ? 'not-applicable' : 'pass';
  return {
    schema: 1,
    pass: broken.length === 0,
    rules: ON.map(({ rule, id, title }) => ({ rule, id, title, verdict: verdict(rule), findings: findingsOf(rule) })),
    findings: [],
    words: { notice: 1, output: 1 },
  };
};

const judged = (id: string, runs: readonly Breaks[], minPass = runs.length, rules = ON): Promise<JudgedCase> =>
  judge({ id, notice: 'n', tags: [], noticePlace: { file: 'f' } }, runs.map(answerOf), { rules, minPass }, checkPair);

const acceptedOf = (faults: readonly number[]): Accepted =>
  new Map(
    [...new Set(faults.map(Math.floor))].map((rule) => [
      idOf(rule),
      faults.filter((fault) => Math.floor(fault) === rule).map(faultNamed),
    ]),
  );
const baselineOf = (cases: Record<string, number[]>): Baseline =>
  new Map(Object.entries(cases).map(([id, faults]) => [id, acceptedOf(faults)]));

const decided = (
  outcomes: readonly JudgedCase[],
  baseline: Baseline | undefined,
  rest: Partial<Evidence> = {},
  minPass = 1,
) =>
  decide({
    cases: outcomes.map((outcome) => beside(outcome, baseline, minPass)),
    rules: ON,
    missing: missingFrom(baseline, new Set(outcomes.map(({ suiteCase }) => suiteCase.id))),
    strict: false,
    ...rest,
  });

/** What happened in case "a" (and, where given, "b"), the baseline, more; then the exit code and what the reasons say. */
const DECISIONS: [
  string,
  Record<string, Breaks[]>,
  Record<string, number[]> | undefined,
  Partial<Evidence>,
  number,
  string,
][] = [
  ['all holds', { a: [[]] }, undefined, {}, 0, ''],
  ['a failure without a baseline', { a: [[4]] }, undefined, {}, 1, '1 new failure.'],
  ['two failures', { a: [[4, 9]] }, { a: [] }, {}, 1, '2 new failures.'],
  ['a failure in a case that the baseline does not know', { a: [[4]], b: [[]] }, { b: [] }, {}, 1, '1 new failure.'],
  ['a new case that holds', { a: [[]], b: [[]] }, { b: [] }, {}, 0, ''],
  ['a known failure', { a: [[4]] }, { a: [4] }, {}, 0, ''],
  [
    'a known failure, strictly',
    { a: [[4]] },
    { a: [4] },
    { strict: true },
    1,
    '1 known failure, and --strict accepts none.',
  ],
  ['one that is fixed', { a: [[]] }, { a: [4] }, { strict: true }, 0, ''],
  ['another than the known one', { a: [[9]] }, { a: [4] }, {}, 1, '1 new failure.'],
  ['another fault of the known rule', { a: [[4.1]] }, { a: [4] }, {}, 1, '1 new failure.'],
  ['another fault beside the known one', { a: [[4, 4.1]] }, { a: [4] }, {}, 1, '1 new failure.'],
  ['fewer faults than the known ones', { a: [[4.1]] }, { a: [4, 4.1] }, {}, 0, ''],
  ['a missing case', { a: [[]] }, { a: [], b: [] }, {}, 1, '1 case of the baseline is missing from the suite: b.'],
  [
    'a case in error',
    { a: [undefined], b: [[]] },
    undefined,
    {},
    1,
    '1 case in error: without an output that can be judged.',
  ],
  [
    'a known failure in a case in error',
    { a: [undefined], b: [[]] },
    { a: [4], b: [] },
    {},
    1,
    '1 case in error: without an output that can be judged.',
  ],
  [
    'all cases in error',
    { a: [undefined], b: [undefined] },
    undefined,
    {},
    2,
    'All 2 cases are in error, so nothing was checked: The agent crashed.',
  ],
  ['no case', {}, undefined, {}, 2, 'The suite holds no case, so nothing was checked.'],
  ['no case, but a baseline', {}, { a: [] }, {}, 2, 'The suite holds no case, so nothing was checked.'],
  ['no rule', { a: [[]] }, undefined, { rules: [] }, 2, 'No rule is on, so nothing was checked.'],
  [
    'all at once, the worst first',
    { a: [[4, 9]], b: [undefined] },
    { a: [9], c: [], d: [], e: [], f: [] },
    { strict: true },
    1,
    '1 new failure. 1 case in error: without an output that can be judged. 4 cases of the baseline are missing from the suite: c, d, e and 1 more. 1 known failure, and --strict accepts none.',
  ],
];

test.each(DECISIONS)('%s', async (_, runs, known, rest, code, reasons) => {
  const outcomes = await Promise.all(Object.entries(runs).map(([id, breaks]) => judged(id, breaks)));
  const { decision } = decided(outcomes, known && baselineOf(known), rest);
  expect({ code: decision.code, reasons: decision.reasons.join(' ') }).toEqual({ code, reasons });
});

test('warnings never decide, unless there are more than are accepted', async () => {
  const rules = withWarn(4, 9);
  const outcomes = [await judged('a', [[4, 9]], 1, rules), await judged('b', [[4]], 1, rules)];
  const code = (maxWarnings?: number) =>
    decided(outcomes, undefined, { rules, ...(maxWarnings !== undefined && { maxWarnings }) }).decision;
  expect(decided(outcomes, undefined, { rules }).counts).toMatchObject({ warnings: 3, newFailures: 0 });
  expect(code().code).toBe(0);
  expect(code(3).code).toBe(0);
  expect(code(2)).toMatchObject({ code: 1, reasons: ['3 warnings, and at most 2 are accepted.'] });
  expect(code(0).reasons).toEqual(['3 warnings, and none is accepted.']);
});

test('counts', async () => {
  const baseline = baselineOf({ a: [4, 6], gone: [] });
  const outcomes = [
    await judged('a', [
      [4, 9],
      [4, 9],
    ]),
    await judged('b', [undefined, []]),
    await judged('c', [[], []]),
  ];
  expect(decided(outcomes, baseline).counts).toEqual({
    cases: 3,
    judged: 2,
    errors: 1,
    rulesEach: 14,
    newFailures: 1,
    known: 1,
    fixed: 1,
    warnings: 0,
    newCases: 2,
    missing: 1,
    cached: 0,
    attempts: 6,
  });
});

/** Runs (how often rule 4 breaks in each), how many must hold; then what becomes of rule 4. */
const REPEATS: [Breaks[], number, string][] = [
  [[[], [], []], 3, 'pass 3/3'],
  [[[], [4], []], 3, 'fail 2/3'],
  [[[], [4], []], 2, 'pass 2/3'],
  [[[4], [4], []], 2, 'fail 1/3'],
  [[[4], [4], [4]], 1, 'fail 0/3'],
  // A run in fault counts for neither side: the case is in error only where it could tip the rule.
  [[[], [], undefined], 2, 'pass 2/2'],
  [[[], [4], undefined], 2, 'error'],
  [[[4], [4], undefined], 2, 'fail 0/2'],
  [[[], [], undefined], 3, 'error'],
  [[undefined, undefined], 1, 'error'],
];

test.each(REPEATS)('%j with %s to hold: %s', async (runs, minPass, expected) => {
  const outcome = await judged('a', runs, minPass, ON.slice(3, 4));
  const [rule] = outcome.rules;
  expect(rule ? `${rule.verdict} ${rule.passed}/${rule.of}` : outcome.state).toBe(expected);
});

test('what is found is that of the runs that fail, else of the first; and a rule that never applies says so', async () => {
  const { rules, attempts } = await judged('a', [[], [4], [4, 9]], 1);
  expect(rules.map(({ found }) => found.map(({ attempt }) => attempt).join())).toEqual(
    '0 0 0 1,2 0 0 0 0 2 0 0 0 0 0'.split(' '),
  );
  expect(rules[11]?.verdict).toBe('not-applicable');
  expect(attempts.map((attempt) => 'failed' in attempt && attempt.failed)).toEqual([[], [4], [4, 9]]);
});

/** Runs, accepted faults and how many runs must hold; then the state of rule 4, which run is shown, and what of it is new. */
const KNOWN: [Breaks[], number[], number, string][] = [
  [[[4]], [4], 1, 'known 0'],
  [[[4, 4.1]], [4], 1, 'new 0 4.1'],
  [[[4, 4.1]], [4, 4.1, 4.2], 1, 'known 0'],
  [[[4]], [9], 1, 'new 0 4'],
  [[[]], [4], 1, 'fixed 0'],
  // The rule would hold in enough of the runs if the accepted faults were none.
  [[[4], [4, 4.1], [4]], [4], 2, 'known 0'],
  [[[4], [4, 4.1], [4]], [4], 3, 'new 1 4.1'],
  [[[4.1], [4], []], [4], 2, 'known 0 4.1'],
  [[[4.1], [4.2], []], [4], 2, 'new 0 4.1'],
  // Runs in error leave too few of the others to hold, and still nothing is new.
  [[[4], [4], [4], undefined, undefined], [4], 4, 'known 0'],
];

test.each(KNOWN)('%j beside %j with %s to hold: %s', async (runs, accepted, minPass, expected) => {
  const outcome = await judged('a', runs, minPass, ON.slice(3, 4));
  const [rule] = beside(outcome, baselineOf({ a: accepted }), minPass).rules;
  const fresh = rule!.findings.filter(({ known }) => !known).map(({ notice }) => notice!.text.split(' ')[1]);
  expect([rule!.state, rule!.attempt, ...fresh].join(' ')).toBe(expected);
});

/** A fault, an accepted one, and whether that covers it. */
const COVERED: [string, string, boolean][] = [
  ['fact-missing: for 30 days', 'fact-missing: for 30 days', true],
  // Another version may quote more or fewer of the words.
  ['fact-missing: old files stay for 30 days', 'fact-missing: files stay for 30 days', true],
  ['fact-missing: files stay for 30 days', 'fact-missing: old files stay for 30 days', true],
  ['fact-missing: old files stay for 30 days', 'fact-missing: for 30 days', false],
  ['situation-changed: v1 webhooks', 'situation-changed: v1', false],
  ['date-missing: 1 May 2027 at 16:00 UTC', 'date-missing: 1 May 2027', false],
  ['fact-missing: for 30 days', 'fact-missing: for 30 day', false],
  ['fact-missing: for 30 days', 'fact-changed: for 30 days', false],
  ['fact-missing: for 30 days', 'fact-missing', false],
  ['grace-invented', 'grace-invented', true],
];

test.each(COVERED)('%j beside %j: %s', (fault, accepted, covered) => {
  expect(isAccepted(fault, [accepted])).toBe(covered);
});

test('a fault is named by its kind and the thing or the words of the notice in one line; a note is none', () => {
  const { notice: _, ...added } = findingOf(4);
  const lines = { ...findingOf(4), notice: { start: 0, end: 1, text: ' two\n  lines ' } };
  expect(faultsIn([lines, added, lines, { ...findingOf(5), severity: 'note' }])).toEqual([
    'fact-missing: two lines',
    'fact-missing',
  ]);
  const thing: Finding = {
    ...findingOf(2),
    kind: 'situation-changed',
    args: { thing: '`a`', expected: 'scheduled', found: 'was removed' },
  };
  expect(faultsIn([thing])).toEqual(['situation-changed: `a`']);
});

test('blessing says what it accepts, what is fixed, and which cases come and go', async () => {
  const old = baselineOf({ a: [4, 4.2, 6], crashed: [2], gone: [1] });
  const outcomes = [
    await judged('z', [[7]]),
    await judged('a', [[4, 4.1, 9]]),
    await judged('crashed', [undefined]),
    await judged('c', [undefined]),
  ];
  const { baseline, change } = bless(old, outcomes);
  // What is in error keeps what it had, and comes in only once it is judged.
  expect(baseline).toEqual(baselineOf({ z: [7], a: [4, 4.1, 9], crashed: [2] }));
  const changed = (id: string, ...faults: number[]) => ({
    id,
    faults: faults.map((fault) => ({ rule: idOf(Math.floor(fault)), fault: faultNamed(fault) })),
  });
  expect(change).toEqual({
    blessed: [changed('a', 4.1, 9), changed('z', 7)],
    fixed: [changed('a', 4.2, 6)],
    added: ['z'],
    dropped: ['gone'],
  });
});

test('entries of rules that are off stay, those of rules that warn stay while they fail, and no warning comes in', async () => {
  const rules = withWarn(4, 5, 6).filter(({ rule }) => rule !== 9);
  const outcome = await judged('a', [[4, 6]], 1, rules);
  expect(bless(baselineOf({ a: [4, 5, 9] }), [outcome]).baseline.get('a')).toEqual(acceptedOf([4, 9]));
});

const runs = fc.dictionary(
  fc.constantFrom('a', 'b', 'c', 'd', '__proto__', '7'),
  fc.array(fc.option(fc.uniqueArray(fc.integer({ min: 1, max: 14 }), { maxLength: 3 }), { nil: undefined }), {
    minLength: 3,
    maxLength: 3,
  }),
  { minKeys: 1, noNullPrototype: false },
);
const known = fc.option(
  fc.dictionary(
    fc.constantFrom('a', 'b', 'c', 'gone'),
    fc.uniqueArray(fc.integer({ min: 1, max: 14 }), { maxLength: 3 }),
    {
      noNullPrototype: true,
    },
  ),
  { nil: undefined },
);

test('what was blessed passes the next time, but for errors', async () => {
  await fc.assert(
    fc.asyncProperty(runs, known, fc.integer({ min: 1, max: 3 }), async (suite, before, minPass) => {
      const outcomes = await Promise.all(Object.entries(suite).map(([id, breaks]) => judged(id, breaks, minPass)));
      const { baseline } = bless(before && baselineOf(before), outcomes);
      const { counts, decision } = decided(outcomes, baseline, {}, minPass);
      const code = counts.judged === 0 ? 2 : counts.errors > 0 ? 1 : 0;
      expect(decision.code).toBe(code);
      expect(counts).toMatchObject({ newFailures: 0, missing: 0, fixed: 0 });
      expect(bless(baseline, outcomes).change).toEqual({ blessed: [], fixed: [], added: [], dropped: [] });
    }),
  );
});

test('a baseline says nothing about the verdicts, and nothing about other cases', async () => {
  await fc.assert(
    fc.asyncProperty(runs, known, async (suite, before) => {
      const outcomes = await Promise.all(Object.entries(suite).map(([id, breaks]) => judged(id, breaks)));
      const baseline = before && baselineOf(before);
      for (const outcome of outcomes) {
        const seen = beside(outcome, baseline, 1);
        const alone = new Map([...(baseline ?? [])].filter(([id]) => id === outcome.suiteCase.id));
        expect(seen).toEqual(beside(outcome, baseline && alone, 1));
        expect(seen.rules.map(({ verdict }) => verdict)).toEqual(outcome.rules.map(({ verdict }) => verdict));
      }
    }),
  );
});
