import type { LifeStatement } from '../../facts/lifecycle/statement.ts';
import type { Unit } from '../../facts/lifecycle/unit.ts';
import { dayOf } from './calendar/day.ts';
import { nearestDay } from './nearest-day.ts';
import type { Texts } from './texts.ts';

/** A statement of the output, and what of the notice it is about. */
export interface Telling {
  readonly texts: Texts;
  readonly x: LifeStatement;
  /** The things of the notice that it is about. */
  readonly units: readonly Unit[];
  /** The day on which it is told. */
  readonly nearest: string | undefined;
}

export const tellingOf = (texts: Texts, x: LifeStatement, units: readonly Unit[]): Telling => ({
  texts,
  x,
  units,
  nearest: nearestDay(texts.output, x, texts.calendar.future),
});

/** Whether it has a day that the notice sets ahead, be it one that only says who is concerned. */
export const hasDayAhead = ({ texts: { calendar }, x }: Telling): boolean =>
  x.dates.concat(x.conditions).some((date) => calendar.future.has(dayOf(date)));

/** Whether the statement names the thing by what no other thing has. */
export const names = ({ texts: { about }, x }: Telling, unit: Unit): boolean => about.isOwn(unit, x, true);
