import 'dnlint/vitest';
import { expect as jestExpect } from 'expect';
import { describe, expect, test } from 'vitest';
import * as matchers from '../src/adapters/matchers.ts';
import { shippedText } from './tools/examples.ts';

const notice = shippedText('input.txt');
const good = shippedText('output.txt');
const careless = shippedText('careless.txt');

declare module 'expect' {
  interface Matchers<R> {
    toKeepNotice(notice: string, options?: matchers.KeepNoticeOptions): R;
  }
}
jestExpect.extend({ toKeepNotice: matchers.toKeepNotice });

/** The message of what an assertion throws. */
function messageOf(assertion: () => unknown): string {
  try {
    assertion();
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('It does not throw.');
}

test('the module for Jest has nothing but matchers: all of it can be given to expect.extend', () => {
  expect(Object.keys(matchers)).toEqual(['toKeepNotice']);
});

const TOOLS: readonly [string, (output: unknown) => ReturnType<typeof jestExpect<unknown>>][] = [
  ['Vitest', (output) => expect(output) as never],
  ['Jest', (output) => jestExpect(output)],
];

describe.each(TOOLS)('%s', (_, expects) => {
  test('passes where no rule fails', () => {
    expects(good).toKeepNotice(notice);
    expects(careless).toKeepNotice(notice, { rules: [1, 'kept-filler'] });
    expects(careless).not.toKeepNotice(notice);
    expects(careless).not.toKeepNotice(notice, { rules: ['changed-date'] });
    expects(careless).not.toKeepNotice(notice, { rules: [9] });
  });

  test('a failure quotes both texts', () => {
    const message = messageOf(() => expects(careless).toKeepNotice(notice, { rules: [4, 9] }));
    expect(message).toMatch(/^expect\(output\)\.toKeepNotice\(notice\)\n\n/);
    expect(message).toContain('"14 April 2027 at 16:00"');
    expect(message).toContain('"14 April 2027 at 16:00 UTC"');
    expect(message).toContain('"/v2/export-job"');
    expect(message).toContain('"/v2/export-jobs"');
    expect(message).toContain('2 rules fail (4, 9), 12 skipped.');
  });

  test('under .not it says that nothing fails', () => {
    expect(messageOf(() => expects(good).not.toKeepNotice(notice))).toBe(
      'expect(output).not.toKeepNotice(notice)\n\nNo rule fails, 13 pass, 1 does not apply.',
    );
  });

  test('a promise is awaited', async () => {
    await expects(Promise.resolve(good)).resolves.toKeepNotice(notice);
    await expects(Promise.resolve(careless)).resolves.not.toKeepNotice(notice);
  });

  test.each<[string, unknown, unknown, unknown, RegExp]>([
    ['no output', undefined, notice, {}, /^The output given to expect has to be a string; it is undefined\.$/],
    ['a list', [], notice, {}, /^The output given to expect has to be a string; it is a list\.$/],
    ['a promise', Promise.resolve(good), notice, {}, /; it is a promise: await it\.$/],
    ['a notice to come', good, Promise.resolve(notice), {}, /^The notice given .*; it is a promise: await it\.$/],
    ['no notice', good, undefined, {}, /^The notice given to toKeepNotice has to be a string; it is undefined\.$/],
    ['an empty notice', good, ' \n', {}, /^The notice given to toKeepNotice is empty; /],
    ['a notice that retires nothing', good, 'Hello world.', {}, /^The notice given to toKeepNotice retires nothing /],
    ['no such number', good, notice, { rules: [15] }, /no rule "15"; give a number from 1 to 14/],
    ['a slip', good, notice, { rules: ['lost-exeption'] }, /did you mean "lost-exception"\?$/],
    ['no rules', good, notice, { rules: [] }, /names at least one rule/],
    ['rules that are no list', good, notice, { rules: 4 }, /^"rules" is a list/],
  ])('what cannot be judged passes neither way: %s', (_what, output, given, options, words) => {
    expect(messageOf(() => expects(output).toKeepNotice(given as string, options as never))).toMatch(words);
    expect(messageOf(() => expects(output).not.toKeepNotice(given as string, options as never))).toMatch(words);
  });

  test('a text of the wrong type is a TypeError', () => {
    expect(() => expects(null).toKeepNotice(notice)).toThrow(TypeError);
  });
});

test('as part of an object', () => {
  expect({ text: good }).toEqual({ text: expect.toKeepNotice(notice) });
  expect({ text: careless }).not.toEqual({ text: expect.toKeepNotice(notice) });
});

test('the types refuse what is no notice or no option', () => {
  // @ts-expect-error
  expect(() => expect(good).toKeepNotice(undefined)).toThrow();
  // @ts-expect-error
  expect(() => expect(good).toKeepNotice(notice, { rule: [4] })).toThrow('There is no option "rule"');
  const awaited: Promise<void> = expect(Promise.resolve(good)).resolves.toKeepNotice(notice);
  return awaited;
});
