import type { Ledger } from '../ledger.ts';
import { commonWords, wordsNear } from '../nearby.ts';
import type { StretchedTime } from './excess.ts';
import { rangeOf } from './given-to-all.ts';
import { leavesOf } from './holders.ts';
import { type ToldTime, timesOf } from './leave.ts';

/**
 * "The 4.x branch gets fixes through 30 November 2029", of the notice's 2028: the leave itself is gone, and a later end that
 * the notice does not have stands by the words for those whom it is for.
 */
export function longerLeaves({ notice, output }: Ledger): StretchedTime[] {
  const leaves = leavesOf(notice);
  if (leaves.length === 0) return [];
  const known = new Set(timesOf(notice).map(({ key }) => key));
  const told = timesOf(output);
  const ends = told.filter(
    ({ key, date }) => !known.has(key) && (date ? date.boundary === 'until' : RELEASE.test(key)),
  );
  const found: StretchedTime[] = [];
  for (const { time, holders } of leaves) {
    if (told.some(({ key }) => key === time.key)) continue;
    const later = ends.find((end) => isLater(end, time) && commonWords(wordsNear(output.doc, end), holders) > 0);
    if (later) found.push({ fault: 'longer', output: rangeOf(output, later), notice: rangeOf(notice, time) });
  }
  return found;
}

/** "lark 153" */
const RELEASE = /^(\S+) (\d+)$/;

/** Later by more days than another zone makes of the same instant, or by releases of the same name. */
function isLater({ key: a }: ToldTime, { key: b }: ToldTime): boolean {
  const [, name, release] = RELEASE.exec(a) ?? [];
  if (release !== undefined) return b.startsWith(`${name} `) && Number(release) > Number(RELEASE.exec(b)?.[2]);
  return dayOf(a) - dayOf(b) > A_DAY;
}
/** In milliseconds; NaN for a month or quarter. */
const dayOf = (value: string): number => Date.parse(/^\d{4}-\d\d-\d\d/.exec(value)?.[0] ?? '');
/** Milliseconds in a day. */
const A_DAY = 86_400_000;
