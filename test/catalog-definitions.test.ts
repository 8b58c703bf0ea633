import { describe, expect, test } from 'vitest';
import { requireSound } from '../src/catalog/definition.ts';
import { deprecationNotice } from '../src/catalog/deprecation-notice.ts';
import type { Method } from '../src/catalog/method.ts';
import { Refused } from '../src/catalog/refused.ts';
import { madeUpMethod } from './tools/made-up-method.ts';

const refusal = (...methods: readonly unknown[]): Refused => {
  try {
    requireSound(methods as Method[]);
  } catch (error) {
    if (error instanceof Refused) return error;
    throw error;
  }
  throw new Error('not refused');
};

test('the published method and a made-up one are sound', () => {
  expect(() => requireSound([deprecationNotice(), madeUpMethod])).not.toThrow();
});

const example = (edit: Partial<Method['example']>) => ({ example: { ...madeUpMethod.example, ...edit } });

describe('refused, with the field and the reason', () => {
  const cases: readonly [what: string, edit: object, field: RegExp, reason: RegExp][] = [
    ['upper case in a slug', { id: 'Minutes' }, /^id/, /slug/],
    ['a double hyphen', { id: 'a--b' }, /^id/, /slug/],
    ['a hyphen at the edge', { id: 'a-' }, /^id/, /slug/],
    ['a path as a slug', { id: '../a' }, /^id/, /slug/],
    ['a long slug', { id: 'a'.repeat(65) }, /^id/, /65/],
    ['an empty slug', { id: '' }, /^id/, /empty/],
    ['two sentences', { summary: 'Shorten it. Keep it short.' }, /^summary/, /one sentence/],
    ['a summary without its period', { summary: 'Shorten it' }, /^summary/, /period/],
    ['two lines', { summary: 'Shorten\nit.' }, /^summary/, /one line/],
    ['a comma in a use case', { use_cases: ['teams, clubs'] }, /^use_cases\[0\]/, /comma/],
    ['a period in a use case', { use_cases: ['teams', 'clubs.'] }, /^use_cases\[1\]/, /punctuation/],
    ['no use case', { use_cases: [] }, /^use_cases/, /empty/],
    ['the same use twice', { use_cases: ['teams', 'teams'] }, /^use_cases/, /twice/],
    ['a tag in the description', { summary: 'Shorten <b>it</b>.' }, /^skill_description/, /"<"/],
    ['a rule in the description', { use_cases: ['a --- b'] }, /^skill_description/, /"---"/],
    ['a long description', { summary: `${'a'.repeat(1024)}.` }, /^skill_description/, /1024/],
    ['a heading in the prompt', { rules: ['# Rules'] }, /^rules\[0\]/, /heading/],
    ['a list in the prompt', { rules: ['One.', '- two'] }, /^rules\[1\]/, /list/],
    ['a numbered list', { answer: '1. Answer.' }, /^answer/, /list/],
    ['no rules', { rules: [] }, /^rules/, /empty/],
    ['a number for a name', { name: 7 }, /^name/, /no text/],
    ['a missing role', { role: undefined }, /^role/, /missing/],
    ['a field of another name', { use_case: 'x' }, /^use_case$/, /no field/],
    ['half a character', { name: 'a\ud83d' }, /^name/, /printable/],
    ['a source without an address', { sources: [{ title: 'x' }] }, /^sources\[0\]\.url/, /missing/],
    ['a script as an address', { sources: [{ title: 'x', url: 'javascript:alert(1)' }] }, /^sources\[0\]\.url/, /http/],
    ['a carriage return', example({ after: 'a\r\nb' }), /^example\.after/, /white space|printable/],
    ['an example of two paragraphs', example({ before: 'a\n\nb' }), /^example\.before/, /one line/],
    ['an example that grows', example({ before: 'One word.', after: 'One word more.' }), /^example/, /not shorter/],
    ['an example without its facts', example({ must_preserve: undefined }), /must_preserve/, /missing/],
  ];
  test.each(cases)('%s', (_what, edit, field, reason) => {
    const refused = refusal({ ...madeUpMethod, ...edit });
    expect(refused.field).toMatch(field);
    expect(refused.reason).toMatch(reason);
  });

  test('the same id twice', () => expect(refusal(madeUpMethod, madeUpMethod).reason).toMatch(/twice/));
  test('nothing at all', () => expect(refusal().field).toBe('method'));
  test.each([null, [], 'text', 7])('%j as a definition', (value) => expect(refusal(value).field).toBe('definition'));

  test('an example that its own rules find fault with', () => {
    const method = deprecationNotice();
    const after = method.example.after.replace('16:00 UTC', '16:00');
    const { field, reason } = refusal({ ...method, example: { ...method.example, after } });
    expect(field).toMatch(/^example/);
    expect(reason).toMatch(/rule 4/);
  });
});
