import type { Place } from '../place.ts';
import type { Sign } from '../signs.ts';

/** What others have found in a clause. */
export const FOUND: readonly Sign[] = [
  ['date', ({ dates }) => dates.length > 0],
  ['history', isHistory],
  ['filler', isMostlyFiller],
];

/** "Since 2014", "was built in 2011": a year that is none in the life of a thing, and the past. */
function isHistory({ dates, tokens }: Place): boolean {
  return (
    dates.some(({ lifecycle, value }) => !lifecycle && /^\d{4}$/.test(value)) &&
    tokens.some(({ lower }) => /^(?:since|back|ago|was|were|has|have|had|been)$/.test(lower))
  );
}

/** Whether one piece of filler fills most of the clause. */
function isMostlyFiller({ filler, clause }: Place): boolean {
  return filler.some(
    ({ range: { start, end } }) =>
      Math.min(end, clause.end) - Math.max(start, clause.start) > (clause.end - clause.start) * MOST,
  );
}
const MOST = 0.6;
