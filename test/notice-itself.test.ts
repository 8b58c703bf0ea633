import { expect, test } from 'vitest';
import { check } from '../src/index.ts';
import { allNotices } from './tools/examples.ts';
import { daysAs, isoDay, shortDay, withoutMarks, wrapped } from './tools/mutations.ts';

/** A copy opens where the notice does (3), keeps its filler (7) and is no shorter (10). */
const ALLOWED: ReadonlySet<number> = new Set([3, 7, 10]);

const failing = (notice: string, output: string): number[] =>
  check(notice, output).rules.flatMap(({ rule, verdict }) => (verdict === 'fail' ? [rule] : []));
const wrong = ([id, notice]: [string, string], output: string): string[] =>
  failing(notice, output).flatMap((rule) => (ALLOWED.has(rule) ? [] : [`${id} rule ${rule}`]));

const notices = allNotices();

test('a notice against itself fails nothing but 3, 7 and 10, and always 10', () => {
  const unexpected = notices.flatMap(([id, notice]) => {
    const rules = failing(notice, notice);
    const others = rules.filter((rule) => !ALLOWED.has(rule)).map((rule) => `${id} rule ${rule}`);
    return rules.includes(10) ? others : [...others, `${id} without rule 10`];
  });
  expect(unexpected).toEqual([]);
}, 240_000);

const changes: [string, (text: string) => string][] = [
  ['paragraphs wrapped at 60', (text) => wrapped(text, 60)],
  ['paragraphs wrapped at 34', (text) => wrapped(text, 34)],
  ['bold and headings taken off', withoutMarks],
  ['days written as 2027-03-14', (text) => daysAs(text, isoDay)],
  ['days written as Mar 14, 2027', (text) => daysAs(text, shortDay)],
];
// Each change meets a fifth of the notices, by their number in their set: a set that comes or goes moves none of the others.
const changeOf = (id: string): number => (Number(/\d+$/.exec(id)?.[0] ?? 0) + 3) % changes.length;
test.each(changes.map((change, i) => [...change, i] as const))(
  '… nor with its %s',
  (_name, change, i) => {
    const own = notices.filter(([id]) => changeOf(id) === i);
    expect(own.flatMap((one) => wrong(one, change(one[1])))).toEqual([]);
  },
  60_000,
);
