import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

interface Pair {
  readonly id: string;
  readonly notice: string;
  readonly violates: readonly number[];
  readonly either: readonly number[];
  readonly why: Readonly<Record<string, string>>;
}

const pairsIn = (folder: string): Pair[] => {
  const url = new URL(`../fixtures/${folder}/`, import.meta.url);
  return readdirSync(url)
    .filter((name) => name.endsWith('.jsonl'))
    .flatMap((name) => readFileSync(new URL(name, url), 'utf8').split('\n').filter(Boolean))
    .map((line) => JSON.parse(line) as Pair);
};

describe('the pairs that accuracy is measured on', () => {
  const heldOut = pairsIn('held-out');

  test('are of notices that nothing is fitted on', () => {
    const fitted = new Set(pairsIn('cases').map(({ notice }) => notice));
    expect(heldOut.filter(({ notice }) => fitted.has(notice)).map(({ id }) => id)).toEqual([]);
  });

  test('have one id each, and a reason for each rule that is broken, and no rule both broken and open', () => {
    expect(new Set(heldOut.map(({ id }) => id)).size).toBe(heldOut.length);
    const wrong = heldOut.filter(
      ({ violates, either, why }) =>
        violates.some((rule) => !why[rule]) || violates.some((rule) => either.includes(rule)),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  test('break every rule at least 30 times, and leave 200 outputs faithful', () => {
    const broken = Array.from(
      { length: 14 },
      (_, n) => heldOut.filter(({ violates }) => violates.includes(n + 1)).length,
    );
    expect(Math.min(...broken)).toBeGreaterThanOrEqual(30);
    expect(heldOut.filter(({ violates }) => violates.length === 0).length).toBeGreaterThanOrEqual(200);
  });
});
