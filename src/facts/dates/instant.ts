import { library } from '../../libraries.ts';
import { WordMemo } from '../../text/word-memo.ts';
import type { DateFact } from '../dates.ts';

/** Milliseconds since the epoch of a date with time and zone; null where one is missing, or the day or the zone does not exist. */
export function instantOf(fact: DateFact): number | null {
  const { stamp, time, zone } = fact;
  if (
    stamp.unit !== 'day' ||
    stamp.year === null ||
    stamp.part === null ||
    stamp.day === null ||
    time === null ||
    zone === null
  )
    return null;
  if (!/^UTC$|^[+-]\d\d:\d\d$|\//.test(zone.resolved)) return null;
  const name = /^[+-]/.test(zone.resolved) ? `UTC${zone.resolved}` : zone.resolved;
  if (name.includes('/') && !isPlaceName(name)) return null;
  const at = library('luxon')?.DateTime.fromObject(
    { year: stamp.year, month: stamp.part, day: stamp.day, hour: Math.floor(time / 60) % 24, minute: time % 60 },
    { zone: name },
  );
  return at?.isValid ? at.toMillis() + (time >= 1440 ? 86_400_000 : 0) : null;
}

const placeNames = new WordMemo<boolean>();

/** Whether a name is that of a zone ("Europe/Berlin"). Luxon keeps for good whatever it is asked to make a zone of. */
function isPlaceName(name: string): boolean {
  let known = placeNames.get(name);
  if (known === undefined) {
    known = library('luxon')?.IANAZone.isValidZone(name) ?? false;
    placeNames.set(name, known);
  }
  return known;
}

/** True where both name one instant ("18:00 CET" and "17:00 UTC" in winter). */
export function sameInstant(a: DateFact, b: DateFact): boolean {
  const [first, second] = [instantOf(a), instantOf(b)];
  return first !== null && first === second;
}
