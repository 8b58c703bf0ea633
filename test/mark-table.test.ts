import { expect, test } from 'vitest';
import { GRAIN, MarkTable, tableOf } from '../src/facts/purposes/mark-table.ts';
import type { MarkGroup } from '../src/facts/purposes/marks.ts';
import { telling, tellingOf, tellingTableOf } from '../src/ledger/statements/telling.ts';
import { TABLE } from '../src/ledger/statements/telling-table.ts';

/** More marks than are searched for one by one, some of them in two groups. */
const MARKS = Array.from({ length: 4000 }, (_, k): [MarkGroup, string, string] => [
  k % 3 === 0 ? 'w' : 'k',
  ['', ' ^ *', `word ${k}`, `${k}`, 'a', 'w a'][k % 2000] ?? `* word-${k} é`,
  `${k} 0 -${k} 1`,
]).filter(([group, key], k, all) => all.findIndex((other) => other[0] === group && other[1] === key) === k);

test('a mark has its weights, searched for and read whole, and always the same array', () => {
  const table = new MarkTable(tableOf('1 2 3 4', MARKS));
  expect(table.bias).toEqual([1, 2, 3, 4].map((n) => n / GRAIN));
  const first = new Map<string, readonly number[] | undefined>();
  for (let turn = 0; turn < 2; turn++) {
    for (const [group, key, cell] of MARKS) {
      const found = table.weights(group, key);
      expect(found).toEqual(cell.split(' ').map((n) => Number(n) / GRAIN));
      if (turn === 0) first.set(`${group} ${key}`, found);
      else expect(found).toBe(first.get(`${group} ${key}`));
      expect(table.weights('at', key)).toBeUndefined();
      expect(table.weights(group, `${key}?`)).toBeUndefined();
    }
  }
});

test('how much the loss of a word tells stands in a table, and is as usual where it does not', () => {
  const { usual, of } = telling();
  expect(tellingTableOf(usual, new Map([['gone', 0.07]]))).toMatch(/^\d+\n+\tw gone\t7\n+$/);
  const [key, hundredths] = /\tw (\S+)\t(\d+)/.exec(TABLE)!.slice(1) as [string, string];
  expect(of.get(key)).toBe(Number(hundredths) / 100);
  expect(tellingOf(key, { usual, of })).toBe(Number(hundredths) / 100);
  expect(tellingOf(`${key}?`, { usual, of })).toBe(usual);
});
