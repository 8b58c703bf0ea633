import { describe, expect, it } from 'vitest';
import tooEarly from '../../rules/told-before-its-date.ts';
import situation from '../../rules/wrong-situation.ts';
import { toLedger } from '../../src/ledger/ledger.ts';

/** A kind of wording, a notice that has it, then outputs with the rules of 2 and 14 that they break. */
export type SituationKind = readonly [
  kind: string,
  notice: string,
  rows: readonly (readonly [output: string, breaks: readonly number[]])[],
];

/** Runs each output of each kind as a test of its own: which of rules 2 and 14 fail. */
export function describeSituations(title: string, kinds: readonly SituationKind[]): void {
  describe(title, () => {
    for (const [kind, notice, rows] of kinds)
      describe(kind, () => {
        for (const [output, breaks] of rows)
          it(`${breaks.length === 0 ? 'passes' : `fails ${breaks}`}: ${output}`, () => {
            const ledger = toLedger(notice, output);
            const failed = [situation, tooEarly].filter((rule) => (rule.check(ledger)?.length ?? 0) > 0);
            expect(failed.map((rule) => rule.number)).toEqual(breaks);
          });
      });
  });
}
