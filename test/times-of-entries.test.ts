import { describe, expect, it } from 'vitest';
import timeAndAction from '../rules/no-action-or-time.ts';
import { toLedger } from '../src/ledger/ledger.ts';

const NOTICE =
  'Pocket balances of the Larch app are closing, in three stages:\n\n- 15 March 2027: top-ups end.\n- 12 April 2027: no payments in shops.\n- 30 June 2027: last moment to withdraw what is left.\n\nPlease withdraw your balance. Statements stay until 31 December 2027.';

/** Each date that leads an entry of a timetable is a time to act by; the end of an archive is none. */
describe('rule 1: the entries of a timetable', () => {
  for (const [output, fails] of [
    ['Holders of a Larch pocket balance: withdraw it by 30 June 2027, as it is closing.', false],
    ['Holders of a Larch pocket balance: withdraw it; top-ups end on 15 March 2027.', false],
    ['Holders of a Larch pocket balance: withdraw it, as it is closing.', true],
  ] as const)
    it(`${fails ? 'fails' : 'passes'}: ${output}`, () => {
      expect((timeAndAction.check(toLedger(NOTICE, output))?.length ?? 0) > 0).toBe(fails);
    });
});
