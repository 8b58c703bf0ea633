import { describe, expect, it } from 'vitest';
import { check } from '../../src/check.ts';

/** A kind of language: a rule, a notice, outputs that keep the rule, and outputs that break it. */
export type Kind = readonly [rule: number, notice: string, faithful: readonly string[], broken: readonly string[]];

/** Runs each output of each kind as a test of its own: whether its rule fails. */
export function describeKinds(title: string, kinds: readonly Kind[]): void {
  describe(title, () => {
    const rows = kinds.flatMap(([rule, notice, faithful, broken]) => [
      ...faithful.map((output) => [rule, output, notice, false] as const),
      ...broken.map((output) => [rule, output, notice, true] as const),
    ]);
    it.each(rows)('rule %i: %s', (rule, output, notice, isBroken) => {
      expect(check(notice, output).rules[rule - 1]!.verdict === 'fail').toBe(isBroken);
    });
  });
}
