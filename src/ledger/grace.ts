import type { GraceFact } from '../facts/grace.ts';
import { overlaps } from '../text/span.ts';
import type { ExcessTime } from './grace/excess.ts';
import { givenToAll } from './grace/given-to-all.ts';
import { goingOn } from './grace/going-on.ts';
import { longerUse } from './grace/longer.ts';
import { longerLeaves } from './grace/longer-leave.ts';
import { matchGrace } from './grace/match.ts';
import { movesItsEnd } from './grace/moved.ts';
import { efforts, timesBeforeEnd } from './grace/no-grant.ts';
import { heldTimes, otherPurpose } from './grace/other-purpose.ts';
import { refusalsOfTime } from './grace/refused-time.ts';
import { untoldTime } from './grace/untold-time.ts';
import type { Ledger } from './ledger.ts';
import { isDoubtful, suspectClaims } from './second-opinion/claims.ts';
import { isWidened } from './statements/told-otherwise.ts';
import { statementsOf } from './statements.ts';

export type { ExcessTime };

/**
 * What tells time in other ways than by a word for it, in the order of what it proves: of two that find the same place,
 * the first has it.
 */
const READERS: readonly ((ledger: Ledger) => readonly ExcessTime[])[] = [
  claimedTime,
  givenToAll,
  longerLeaves,
  untoldTime,
  longerUse,
  otherPurpose,
  suspectTime,
];

/** All time that the output grants and the notice does not: invented, told for longer, or told of more people. */
export function excessTime(ledger: Ledger): readonly ExcessTime[] {
  const found: ExcessTime[] = goingOn(ledger);
  for (const read of READERS)
    for (const time of read(ledger)) if (!found.some(({ output }) => overlaps(output, time.output))) found.push(time);
  return joined(ledger.output.doc.plain, found);
}

/** "60 days" and "grace" of "60 days of grace" are one. */
function joined(plain: string, times: readonly ExcessTime[]): ExcessTime[] {
  const one: ExcessTime[] = [];
  for (const time of [...times].sort((a, b) => a.output.start - b.output.start)) {
    const before = one.at(-1);
    if (before?.fault === 'none' && time.fault === 'none' && OF.test(plain.slice(before.output.end, time.output.start)))
      one[one.length - 1] = {
        fault: 'none',
        output: { start: before.output.start, end: time.output.end },
        sure: before.sure === true || time.sure === true,
      };
    else one.push(time);
  }
  return one;
}
const OF = /^\s(?:(?:of|as|for) )?(?:an? )?$/;

/**
 * Words of time stand in much else: without the second opinion's consent they prove nothing. A longer time is a number, and what
 * the notice says of a few only ("for 24 hours, on the Marsh plan only") is told of all where no word is left for them.
 */
export const isSureTime = (ledger: Ledger, { sure, fault, output }: ExcessTime): boolean =>
  sure === true ||
  fault === 'longer' ||
  !isDoubtful(ledger, 11) ||
  statementsOf(ledger).some((match) => isWidened(match) && match.at !== undefined && overlaps(match.at, output));

/**
 * What reads as time that is granted, in words that no reader knows; days of the notice and what is kept are known, unless the
 * time is granted beyond doubt. A notice that puts its own end off grants some.
 */
function suspectTime(ledger: Ledger): ExcessTime[] {
  const { notice, output } = ledger;
  const days = new Set(notice.facts.dates.map(({ value }) => value));
  const read = [...output.facts.grace, ...output.facts.dates.filter(({ value }) => days.has(value))];
  const known = [...read.map(({ range }) => range), ...heldTimes(output)];
  const settled = [...refusalsOfTime(output.doc), ...timesBeforeEnd(output.doc), ...efforts(output.doc)];
  const suspect = suspectClaims(
    ledger,
    11,
    movesItsEnd(notice) ? { settled: [...known, ...settled] } : { judged: known, settled },
  );
  return suspect.map(({ range }) => ({ fault: 'none', output: range }));
}

/** Claims in words of time: "a grace period", "for a while". */
function claimedTime(ledger: Ledger): ExcessTime[] {
  return matchGrace(ledger).map(({ fact, notice, fault }) =>
    notice === undefined || fault === 'none'
      ? { fault: 'none', output: fact.range, sure: fact.sure || isLeisure(fact) }
      : { fault, output: fact.range, notice: notice.range, sure: fact.sure },
  );
}

/** "No rush", "at your own pace", "plenty of time": no hurry at all, in words that tell nothing else ("when you are ready" may open a step). */
const isLeisure = ({ sort, span: { text } }: GraceFact): boolean => sort === 'ease' && LEISURE.test(text);
const LEISURE =
  /\b(?:rush|hurry|pressure|panic|pace|leisure|convenien\w+|choosing|plenty|lots|loads|ample|heaps|(?:tak(?:e|es|ing)|all) (?:your|their|the) time)\b/i;
