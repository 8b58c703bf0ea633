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

/** Where nothing takes the place, nothing is said of what to do; a step that cannot be avoided is asked. */
describe('rule 1: actions told', () => {
  const bridge =
    'Your Fern bridge loses its cloud on 30 November 2029. We offer no successor. Export your scenes, and claim a refund by 15 January 2030.';
  const model =
    'Model `tern-2` is switched off on 29 August 2029. Please use `tern-3`. You must embed your corpus again.';
  for (const [notice, output, fails] of [
    [bridge, 'Affected: Fern bridges\nDeadline: 30 November 2029\nAction: There is no successor.', true],
    [bridge, 'Affected: Fern bridges\nDeadline: 30 November 2029\nAction: No direct replacement.', true],
    [bridge, 'Affected: Fern bridges\nDeadline: 30 November 2029\nAction: No successor; export scenes.', false],
    [bridge, 'Affected: Fern bridges\nDeadline: 30 November 2029\nAction: scene export', false],
    [
      model,
      'If you embed with `tern-2`: it goes off on 29 August 2029, and re-embedding the corpus is unavoidable.',
      false,
    ],
    [model, 'If you embed with `tern-2`: it goes off on 29 August 2029.', true],
  ] as const)
    it(`${fails ? 'fails' : 'passes'}: ${output}`, () => {
      expect((timeAndAction.check(toLedger(notice, output))?.length ?? 0) > 0).toBe(fails);
    });
});
