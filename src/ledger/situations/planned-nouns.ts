import { readPlanned } from '../../facts/lifecycle/events/planned.ts';
import { keysOf } from '../../facts/lifecycle/keys.ts';
import type { Unit } from '../../facts/lifecycle/unit.ts';
import type { Reading } from '../../facts/read.ts';
import type { Range } from '../../text/span.ts';

/** "`a`: shutdown on 3 May", of what stays or is only deprecated: an end told as a noun, each with its place. */
export const plannedForOthers = (
  { doc, facts }: Reading,
  units: readonly Unit[],
  _: ReadonlySet<string>,
  owners: (key: string) => number,
): readonly (readonly [Unit, Range])[] =>
  readPlanned(doc, facts.dates).flatMap(({ tokens, evidence }) => {
    const own = [...keysOf(doc.tokens, tokens).strong].filter((key) => owners(key) === 1);
    const stays = units.filter(({ fate }) => fate === 'warning' || fate === 'spared');
    return stays.filter(({ keys }) => own.some((key) => keys.strong.has(key))).map((unit) => [unit, evidence] as const);
  });
