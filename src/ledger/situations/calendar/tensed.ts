import type { LifeStatement } from '../../../facts/lifecycle/statement.ts';
import { readTenses } from '../../../facts/lifecycle/tenses.ts';
import type { Unit } from '../../../facts/lifecycle/unit.ts';
import type { Reading } from '../../../facts/read.ts';
import { isTicked, sinceDates } from '../day-words.ts';
import { daysToActBefore } from '../planned-day.ts';
import { dayOf, daysOf } from './day.ts';

/** The days of which the notice tells by a verb, or by a mark, whether they are over or lie ahead. */
export interface Tensed {
  readonly past: ReadonlySet<string>;
  readonly ahead: ReadonlySet<string>;
}

export function tensedDays(notice: Reading, told: readonly LifeStatement[], units: readonly Unit[]): Tensed {
  const { doc, facts } = notice;
  const past = new Set([
    ...daysOf(told.filter(({ done, dependent }) => done && !dependent)),
    ...warningDays(told),
    ...facts.dates.filter((date) => isTicked(doc, date)).map(dayOf),
    ...daysOf(units.filter(({ fate }) => fate === 'failing')),
  ]);
  const toActBefore = daysToActBefore(notice)
    .map(dayOf)
    .filter((day) => !past.has(day));
  const ahead = new Set([...daysOf(told.filter((x) => x.ahead)), ...toActBefore]);
  // "Scanning ceased on 14 May", "since 14 May": past by itself, whatever is made of the bare form elsewhere.
  const over = new Set(sinceDates(notice).map(dayOf));
  for (const { date, tense } of readTenses(doc, facts.dates)) (tense === 'past' ? over : ahead).add(dayOf(date));
  for (const day of over) past.add(day);
  for (const day of ahead) past.delete(day);
  for (const day of scheduledDays(told, units, over)) past.delete(day);
  return { past, ahead };
}

/** The days since which something is deprecated. */
const warningDays = (told: readonly LifeStatement[]): readonly string[] =>
  told
    .filter(({ fate, mood }) => fate === 'warning' && mood !== 'bare')
    .flatMap(({ dates }) => dates.filter(({ role }) => role === 'deprecation').map(dayOf));

/** The days that an end is set to: in words whose tense is open ("removed 3 May"), unless they are over by themselves. */
function scheduledDays(
  told: readonly LifeStatement[],
  units: readonly Unit[],
  over: ReadonlySet<string>,
): readonly string[] {
  const statements = told.filter(({ fate, family }) => fate === 'scheduled' && family !== 'refusal');
  const things = units.filter(({ fate }) => fate === 'scheduled');
  return [
    ...daysOf(statements.filter(({ mood }) => mood !== 'bare')),
    ...daysOf(things.filter(({ open }) => !open)),
    ...[...daysOf(statements), ...daysOf(things)].filter((day) => !over.has(day)),
  ];
}
