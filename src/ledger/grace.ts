import { overlaps } from '../text/span.ts';
import type { ExcessTime } from './grace/excess.ts';
import { givenToAll } from './grace/given-to-all.ts';
import { longerUse } from './grace/longer.ts';
import { longerLeaves } from './grace/longer-leave.ts';
import { matchGrace } from './grace/match.ts';
import { otherPurpose } from './grace/other-purpose.ts';
import { untoldTime } from './grace/untold-time.ts';
import type { Ledger } from './ledger.ts';

export type { ExcessTime };

/**
 * What tells time in other ways than by a word for it, in the order of what it proves: of two that find the same place,
 * the first has it.
 */
const READERS: readonly ((ledger: Ledger) => readonly ExcessTime[])[] = [
  givenToAll,
  longerLeaves,
  untoldTime,
  longerUse,
  otherPurpose,
];

/** All time that the output grants and the notice does not: invented, told for longer, or told of more people. */
export function excessTime(ledger: Ledger): readonly ExcessTime[] {
  const found = claimedTime(ledger);
  for (const read of READERS)
    for (const time of read(ledger)) if (!found.some(({ output }) => overlaps(output, time.output))) found.push(time);
  return found;
}

/** Claims in words of time: "a grace period", "for a while". */
const claimedTime = (ledger: Ledger): ExcessTime[] =>
  matchGrace(ledger).map(({ fact, notice, fault }) =>
    notice === undefined || fault === 'none'
      ? { fault: 'none', output: fact.range }
      : { fault, output: fact.range, notice: notice.range },
  );
