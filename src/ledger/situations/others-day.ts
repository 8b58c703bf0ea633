import type { LifeStatement } from '../../facts/lifecycle/statement.ts';
import type { Unit } from '../../facts/lifecycle/unit.ts';
import type { Document } from '../../text/document.ts';
import type { About } from './about.ts';
import { dayOf } from './calendar/day.ts';

/** "The plan closes on 1 June, and alerts have ended": the day before it is another statement's. */
export function isOthersDay(
  { tokens }: Document,
  x: LifeStatement,
  units: readonly Unit[],
  day: string,
  said: readonly LifeStatement[],
  about: About,
): boolean {
  if (!units.some((unit) => unit.fate === 'failing')) return false;
  const at = tokens[x.at]!.start;
  if (x.dates.some((date) => dayOf(date) === day && date.range.start > at)) return false;
  // "`a` (until 3 May) and the already retired `b`": told by its own name of what is over.
  const isOver = (unit: Unit): boolean =>
    unit.fate === 'failing' && unit.keys.strong.size > 0 && about.isOwn(unit, x, true);
  if (units.every(isOver)) return true;
  const own = (other: LifeStatement): boolean =>
    other !== x &&
    other.sentence === x.sentence &&
    other.at < x.at &&
    other.dates.some(
      (date) => dayOf(date) === day && date.range.start > tokens[other.at]!.start && date.range.end < at,
    );
  return x.subject.length > 0 && !x.elliptic && said.some(own);
}
