import type { LifeStatement } from '../../facts/lifecycle/statement.ts';
import type { Unit } from '../../facts/lifecycle/unit.ts';
import type { Document } from '../../text/document.ts';
import type { About } from './about.ts';
import { dayOf } from './calendar/day.ts';

/** "The mailer of X ends on 3 May", which is the mailer's own day, while X stays: one phrase, and nothing lined up in it. */
export function isPartOf(
  x: LifeStatement,
  stays: Unit,
  units: readonly Unit[],
  { tokens }: Document,
  about: About,
): boolean {
  const words = x.subject.length > 0 ? tokens.slice(x.subject[0]!, Math.max(x.at, x.subject.at(-1)! + 1)) : [];
  if (words.some(({ lower, code }) => !code && /^(?:and|or|nor|&|both|all)$/.test(lower))) return false;
  const days = new Set(x.dates.map(dayOf));
  return units.some(
    (unit) =>
      unit !== stays &&
      unit.fate === 'scheduled' &&
      unit.dates.some((date) => days.has(dayOf(date))) &&
      about.isOwn(unit, x, true),
  );
}
