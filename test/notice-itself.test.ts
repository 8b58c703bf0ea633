import { expect, test } from 'vitest';
import { check } from '../src/index.ts';
import { allNotices } from './tools/examples.ts';
import { daysAs, isoDay, shortDay, withoutMarks, wrapped } from './tools/mutations.ts';

/** A copy opens where the notice does (3), keeps its filler (7) and is no shorter (10). */
const ALLOWED: ReadonlySet<number> = new Set([3, 7, 10]);

const changes: readonly [name: string, change: (text: string) => string][] = [
  ['paragraphs wrapped at 60', (text) => wrapped(text, 60)],
  ['paragraphs wrapped at 34', (text) => wrapped(text, 34)],
  ['bold and headings taken off', withoutMarks],
  ['days written as 2027-03-14', (text) => daysAs(text, isoDay)],
  ['days written as Mar 14, 2027', (text) => daysAs(text, shortDay)],
];

/** All five for every notice take two minutes of a quiet core. */
const SHARE = 2;

/** The copies of a notice in which something is changed, by the first changes that alter it. */
function changed(id: string, notice: string): [name: string, copy: string][] {
  // The number of the notice in its set tells with which change to begin: a set that comes or goes moves none of the others.
  const from = Number(/\d+$/.exec(id)?.[0] ?? 0) + 3;
  return changes
    .map((_, i) => changes[(from + i) % changes.length]!)
    .map(([name, change]): [string, string] => [name, change(notice)])
    .filter(([, copy]) => copy !== notice)
    .slice(0, SHARE);
}

const failing = (notice: string, output: string): number[] =>
  check(notice, output).rules.flatMap(({ rule, verdict }) => (verdict === 'fail' ? [rule] : []));

/** So many tests, that what hangs is ended in time: two thousand notices take minutes. */
const PARTS = 20;
const notices = allNotices();

test.each(Array.from({ length: PARTS }, (_, part) => [part]))(
  'a notice against itself, and against a copy with other lines, marks or days, fails nothing but 3, 7 and 10: part %i',
  (part) => {
    const own = notices.filter((_, i) => i % PARTS === part);
    const unexpected = own.flatMap(([id, notice]) => {
      const itself = failing(notice, notice);
      return [
        ...(itself.includes(10) ? [] : [`${id} without rule 10`]),
        ...alarms(`${id} as it is`, itself),
        // Right behind the notice against itself: what was read last is not read again.
        ...changed(id, notice).flatMap(([name, copy]) => alarms(`${id} ${name}`, failing(notice, copy))),
      ];
    });
    expect(unexpected).toEqual([]);
  },
  120_000,
);

const alarms = (of: string, failed: readonly number[]): string[] =>
  failed.flatMap((rule) => (ALLOWED.has(rule) ? [] : [`${of}: rule ${rule}`]));
