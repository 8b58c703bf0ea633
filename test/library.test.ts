import { describe, expect, test } from 'vitest';
import { toKeepNotice } from '../src/adapters/matchers.ts';
import { noticeScorer } from '../src/adapters/scorer.ts';
import { check, type RuleName, readFacts } from '../src/index.ts';
import { shippedText } from './tools/examples.ts';

const notice = shippedText('input.txt');
const careless = shippedText('careless.txt');

/** As a caller without types would. */
const wrongly = check as (...args: unknown[]) => unknown;

describe('the rules that are asked for', () => {
  const verdicts = (rules: readonly (number | string)[]): string[] =>
    check(notice, careless, { rules: rules as readonly RuleName[] }).rules.flatMap(({ rule, verdict }) =>
      verdict === 'skipped' ? [] : [`${rule} ${verdict}`],
    );

  test('by number and by id, in any case and order', () => {
    expect(verdicts([9, 'changed-date', 'No-Action-Or-Time', '10'])).toEqual(['1 pass', '4 fail', '9 fail', '10 pass']);
    expect(verdicts(['changed-date'])).toEqual(verdicts([4]));
  });

  test.each<[string, unknown, string]>([
    ['none', [], '"rules" is a list of numbers or ids that names at least one rule; leave it out to check all.'],
    [
      'no list',
      'changed-date',
      '"rules" is a list of numbers or ids that names at least one rule; leave it out to check all.',
    ],
    ['null', null, '"rules" is a list of numbers or ids that names at least one rule; leave it out to check all.'],
    ['no such number', [44], 'There is no rule "44"; give a number from 1 to 14, or an id of "dnlint rules".'],
    ['no whole number', [4.5], 'There is no rule "4.5"; give a number from 1 to 14, or an id of "dnlint rules".'],
    ['a slip', [4, 'changed-dates'], 'There is no rule "changed-dates"; did you mean "changed-date"?'],
    ['no name', [{}], '"rules" names something that is neither a number from 1 to 14 nor an id; give one of these.'],
  ])('%s: a check of nothing never passes', (_, rules, said) => {
    expect(() => wrongly(notice, notice, { rules })).toThrow(new TypeError(said));
  });

  test('all where none are named', () => {
    const all = check(notice, careless);
    for (const options of [{}, { rules: undefined }, undefined, null])
      expect(wrongly(notice, careless, options)).toEqual(all);
  });
});

describe('options that are none', () => {
  test.each<[options: unknown, said: string]>([
    [{ rule: [4] }, 'There is no option "rule"; did you mean "rules"?'],
    [{ rules: [4], quiet: true }, 'There is no option "quiet"; the options are: rules.'],
    ['changed-date', 'The options have to be an object, such as { rules: [4, 9] }.'],
    [4, 'The options have to be an object, such as { rules: [4, 9] }.'],
    [[4], 'The options have to be an object, such as { rules: [4, 9] }.'],
    [() => 4, 'The options have to be an object, such as { rules: [4, 9] }.'],
  ])('%j is not taken for all fourteen', (options, said) => {
    expect(() => wrongly(notice, careless, options)).toThrow(new TypeError(said));
    expect(() => toKeepNotice.call({}, careless, notice, options as never)).toThrow(new TypeError(said));
  });

  test.each<[options: unknown, said: string]>([
    [{ rule: [4] }, 'There is no option "rule"; did you mean "rules"?'],
    [{ nam: 'x' }, 'There is no option "nam"; did you mean "name"?'],
    [{ name: 3 }, '"name" has to be a string; it is of type number.'],
    ['dates', 'The options have to be an object, such as { rules: [4, 9] }.'],
  ])('%j makes no scorer', (options, said) => {
    expect(() => noticeScorer(options as never)).toThrow(said);
    expect(() => noticeScorer(options as never)).toThrow(TypeError);
  });
});

describe('what is no string', () => {
  test.each([
    [undefined, 'undefined'],
    [null, 'null'],
    [['x'], 'a list'],
    [7, 'of type number'],
    [{}, 'of type object'],
    [Promise.resolve('x'), 'a promise: await it'],
  ])('%j', (value, kind) => {
    const told = (call: () => unknown, side: string): void => {
      expect(call).toThrow(TypeError);
      expect(call).toThrow(new RegExp(`^${side} has to be a string; it is ${kind}\\.$`));
    };
    told(() => wrongly(value, careless), 'The notice');
    told(() => wrongly(notice, value), 'The output');
    told(() => readFacts(value as never), 'The text');
  });
});
