import type { Reading } from '../../facts/read.ts';
import type { Range } from '../../text/span.ts';
import { isWider } from '../groups/wider.ts';
import type { Ledger } from '../ledger.ts';
import type { StretchedTime } from './excess.ts';
import { leavesOf } from './holders.ts';
import { type ToldTime, timesOf } from './leave.ts';
import { isSaidOfAll, joinedWith } from './said-of-all.ts';

/**
 * Each time that the notice lets some go on for ("Enterprise accounts can buy Extended Care, which keeps builds open until
 * 15 December"), where the output tells it with none of the words for them, and of everybody or of the late ("if you need
 * longer, buy …"). Told of a thing alone ("builds stay open until 15 December") it is claimed for nobody.
 */
export function givenToAll({ notice, output }: Ledger): StretchedTime[] {
  const leaves = leavesOf(notice);
  if (leaves.length === 0) return [];
  const told = new Map<string, ToldTime[]>();
  for (const time of timesOf(output)) {
    const same = told.get(time.key);
    if (same) same.push(time);
    else told.set(time.key, [time]);
  }
  const found: StretchedTime[] = [];
  for (const leave of leaves) {
    const { time, holders } = leave;
    // The same day without its time of day, where nothing else befalls on it.
    const day = time.key.slice(0, 'YYYY-MM-DD'.length);
    const isSole = time.date && !notice.facts.dates.some((other) => other !== time.date && other.value.startsWith(day));
    const same = told.get(time.key) ?? (isSole ? told.get(day) : undefined);
    if (
      same?.every(
        (place) =>
          isWider(output.doc, place, holders, notice.doc, joinedWith(output.doc, place)) &&
          isSaidOfAll(output.doc, place, leave),
      )
    )
      found.push({ fault: 'wider', output: rangeOf(output, same[0]!), notice: rangeOf(notice, time) });
  }
  return found;
}

/** Where a time is told: its date, or the two words of an amount or release. */
export const rangeOf = ({ doc: { tokens } }: Reading, { date, token }: ToldTime): Range =>
  date?.range ?? { start: tokens[token]!.start, end: tokens[Math.min(token + 1, tokens.length - 1)]!.end };
