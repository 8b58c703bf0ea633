import { describe, expect, expectTypeOf, test } from 'vitest';
import { rules } from '../rules/index.ts';
import type { AssertionConfig } from '../src/adapters/promptfoo.ts';
import { type BrokenRule, noticeScorer } from '../src/adapters/scorer.ts';
import { defineConfig } from '../src/config.ts';
import type {
  CheckOptions,
  Finding,
  JsonFinding,
  JsonReport,
  Report,
  RuleId,
  RuleNumber,
  RuleResult,
} from '../src/index.ts';

// What stands here is checked by the compiler (`npm run types`); the runs only show that nothing of it throws.

describe('what is reported names rules by the literal', () => {
  test('results and findings', () => {
    expectTypeOf<RuleResult['rule']>().toEqualTypeOf<RuleNumber>();
    expectTypeOf<RuleResult['id']>().toEqualTypeOf<RuleId>();
    expectTypeOf<Finding['rule']>().toEqualTypeOf<RuleNumber>();
    expectTypeOf<JsonFinding['rule']>().toEqualTypeOf<RuleNumber>();
    expectTypeOf<JsonReport['rules'][number]['id']>().toEqualTypeOf<RuleId>();
    expectTypeOf<Pick<BrokenRule, 'rule' | 'id'>>().toEqualTypeOf<{ readonly rule: RuleNumber; readonly id: RuleId }>();
  });

  test('a reader that expects any number and any string still takes them', () => {
    expectTypeOf<Report['rules'][number]>().toExtend<{ readonly rule: number; readonly id: string }>();
    expectTypeOf<Finding>().toExtend<{ readonly rule: number }>();
  });

  test('a rule that there is not cannot be looked for', () => {
    const isDates = ({ id, rule }: RuleResult): boolean => id === 'changed-date' || rule === 4;
    // @ts-expect-error There is no such id.
    const isDate = ({ id }: RuleResult): boolean => id === 'changed-dates';
    // @ts-expect-error There is no such number.
    const isLast = ({ rule }: RuleResult): boolean => rule === 15;
    const [first] = rules.map(({ number, id, title }) => ({ rule: number, id, title })) as unknown as RuleResult[];
    expect([isDates, isDate, isLast].map((test) => test(first!))).toEqual([false, false, false]);
  });
});

describe('what is asked for', () => {
  test('ids and numbers, also those that are computed', () => {
    const computed: number[] = [4, 9];
    const ids: RuleId[] = ['changed-date'];
    const asked: CheckOptions[] = [
      { rules: [4, 'changed-identifier', '10'] },
      { rules: computed },
      { rules: ids },
      { rules: computed.map((n) => n + 1) },
    ];
    expect(asked).toHaveLength(4);
    noticeScorer({ rules: [4, 'changed-identifier'] });
    expectTypeOf<AssertionConfig['rules']>().toEqualTypeOf<CheckOptions['rules']>();
  });

  test('a slip is seen by the compiler', () => {
    // @ts-expect-error There is no such id.
    expect(() => noticeScorer({ rules: ['changed-dates'] })).toThrow('did you mean "changed-date"?');
    // @ts-expect-error There is no such number.
    const asked: CheckOptions = { rules: ['15'] };
    expect(asked.rules).toHaveLength(1);
  });

  test('severities in a config', () => {
    const computed: Record<string, 'error' | 'warn' | 'off'> = { 'kept-filler': 'off' };
    defineConfig({ rules: { 'kept-filler': 'warn', 10: 'off', '4': 'error' } });
    defineConfig({ rules: computed });
    // @ts-expect-error There is no such id.
    defineConfig({ rules: { 'kept-fillers': 'warn' } });
    // @ts-expect-error There is no such severity.
    defineConfig({ rules: { 'kept-filler': 'warning' } });
  });
});

test('the types name the rules that there are, and no others', () => {
  const named: Record<RuleId, RuleNumber> = {
    'no-action-or-time': 1,
    'wrong-situation': 2,
    'late-subject': 3,
    'changed-date': 4,
    'lost-replacement': 5,
    'lost-exception': 6,
    'kept-filler': 7,
    'lost-reason': 8,
    'changed-identifier': 9,
    'too-long-or-mislabelled': 10,
    'invented-grace': 11,
    'everyone-affected': 12,
    'unproven-equivalence': 13,
    'told-before-its-date': 14,
  };
  expect(named).toEqual(Object.fromEntries(rules.map(({ id, number }) => [id, number])));
});
