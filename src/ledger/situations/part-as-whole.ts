import type { LifeStatement } from '../../facts/lifecycle/statement.ts';
import { unitAt } from '../../facts/lifecycle/unit.ts';
import { dayOf } from './calendar/day.ts';
import { type Mistold, mistold } from './mistold.ts';
import type { Texts } from './texts.ts';

/**
 * "The add-on was removed on 1 November", of which the notice says that since that day it cannot be installed any more, and
 * that installed copies go on working up to a later day: what has ended is only a part. An output that still has the later
 * day says as much.
 */
export function partAsWhole({ output, told, said }: Texts): readonly (Mistold | undefined)[] {
  const kept = new Set(output.facts.dates.map(dayOf));
  const part = told
    .slice(0, SEVERAL)
    .find((x, n) => x.done && x.dates.length > 0 && goesOnBehind(x, told[n + 1], kept));
  if (part === undefined) return [];
  const days = new Set(part.dates.map(dayOf));
  // Something else is over since that very day.
  if (told.some((x) => x !== part && isWhole(x) && x.dates.some((date) => days.has(dayOf(date))))) return [];
  const rest = unitAt(part.range, 'scheduled');
  return said
    .filter((x) => isWhole(x) && x.dates.length > 0 && x.dates.every((date) => days.has(dayOf(date))))
    .map(({ range }) => mistold(rest, range, true));
}
/** So many statements of a notice are looked at. */
const SEVERAL = 200;

/** The next statement is that what there is goes on to a day that the output has lost. */
function goesOnBehind(part: LifeStatement, next: LifeStatement | undefined, kept: ReadonlySet<string>): boolean {
  if (!(part.partial || part.family === 'work') || next === undefined || next.sentence - part.sentence > 1)
    return false;
  const goesOn = next.family === 'stay' && !(next.negated || next.hedged || next.dependent);
  return goesOn && next.dates.length > 0 && !next.dates.some((date) => kept.has(dayOf(date)));
}

/** An end that is over, and not only of a part. */
const isWhole = (x: LifeStatement): boolean =>
  x.done && /^(?:removal|state)$/.test(x.family) && !(x.partial || x.aside || x.dependent || x.hedged || x.negated);
