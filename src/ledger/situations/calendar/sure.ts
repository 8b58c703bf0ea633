import type { LifeStatement } from '../../../facts/lifecycle/statement.ts';
import type { Unit } from '../../../facts/lifecycle/unit.ts';
import type { Reading } from '../../../facts/read.ts';
import type { Document } from '../../../text/document.ts';
import { endsUntil, isAsOf, isInPlan, isLabelled, opensPresent } from '../day-words.ts';
import { isLimit } from '../planned-day.ts';
import { dayOf, daysOf } from './day.ts';

/** The days that the notice itself sets ahead, besides those that a future tense does. */
export function sureDays(
  { doc, facts }: Reading,
  told: readonly LifeStatement[],
  units: readonly Unit[],
): readonly string[] {
  const lasting = told.filter(({ family, mood, aside }) => family === 'stay' && mood === 'present' && !aside);
  return [
    ...daysOf(told.filter(isPlan)),
    ...lasting.flatMap(({ dates }) => dates.filter((date) => endsUntil(doc, date)).map(dayOf)),
    ...daysOf(units.filter(({ fate, open }) => fate === 'scheduled' && !open)),
    ...facts.dates
      .filter(
        (date) =>
          opensPresent(doc, date) ||
          isLabelled(doc, date) ||
          isInPlan(doc, date) ||
          // "Works until 3 May", in whatever row: up to a day that is still to come.
          isLimit(doc, date),
      )
      .map(dayOf),
  ];
}

/** An end that is set, be it of another's thing: "The certificates expire on 3 May", whosever they are. */
const isPlan = ({ fate, mood, soft, aside, family, dependent }: LifeStatement): boolean =>
  fate === 'scheduled' &&
  mood !== 'bare' &&
  !soft &&
  (!aside || (mood === 'present' && family === 'removal' && !dependent));

/** "As of 1 May builds are no longer possible" alone does not say that the day lies ahead. */
export function doubtfulDays(doc: Document, told: readonly LifeStatement[]): ReadonlySet<string> {
  const isOpen = (x: LifeStatement): boolean =>
    x.soft || (x.mood === 'bare' && x.dates.some((date) => isAsOf(doc, date)));
  const scheduled = told.filter(({ fate }) => fate === 'scheduled');
  const doubtful = new Set(daysOf(scheduled.filter(isOpen)));
  for (const day of daysOf(scheduled.filter((x) => !isOpen(x)))) doubtful.delete(day);
  return doubtful;
}
