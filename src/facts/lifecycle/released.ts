import type { LifeStatement } from './statement.ts';
import type { Unit } from './unit.ts';

/**
 * "As of release 7.2 updates are retired. Their engine was removed.": where the text tells of an end as over and of none as to
 * come, the release that its present tense leaves open is out.
 */
export function closeReleased(units: readonly Unit[], life: readonly LifeStatement[]): void {
  const open = units.filter((unit) => unit.open && unit.fate === 'scheduled' && !unit.row && unit.dates.length === 0);
  if (open.length === 0 || !life.some(isReported) || life.some(isToCome)) return;
  if (units.some((unit) => unit.fate === 'scheduled' && !open.includes(unit))) return;
  for (const unit of open) {
    unit.fate = 'failing';
    unit.open = false;
  }
}

/** "The code was removed", without a day. */
const isReported = (x: LifeStatement): boolean =>
  x.family === 'removal' && x.mood === 'past' && x.done && !x.dependent && !x.hedged && x.dates.length === 0;

const isToCome = (x: LifeStatement): boolean =>
  x.ahead || (x.fate === 'scheduled' && !x.soft && x.family !== 'stay') || (x.soft && x.dates.length > 0);
