import { isPlural, populationOf } from '../../../facts/audience/population.ts';
import { bareGroup } from '../bare-group.ts';
import { lostGroup } from '../lost-group.ts';
import type { Narrowing } from '../narrowing.ts';
import type { Place } from './place.ts';
import { untoldGroup } from './untold-group.ts';
import { isPerson } from './users.ts';
import type { Word } from './words.ts';

/** The group of the notice that the opening lost, or null. */
export function lostIn(place: Place): Narrowing | null {
  const { doc, opening, words, keys, audience } = place;
  const { narrowings, whole, spares } = audience;
  if (narrowings.length === 0) return null;
  const users = words.some(({ token }) => populationOf(token) !== null);
  const people = words.some(({ token }) => isPerson(token) || populationOf(token) === 'everybody');
  const others = people || words.some((word) => isOther(place, word));
  return (
    lostGroup(narrowings, keys, people, users, others) ??
    untoldGroup(place) ??
    bareGroup(doc, opening, narrowings, whole, keys, spares)
  );
}

/** "Pipelines with …", and not the "queues" that retire. */
const isOther = ({ audience: { subject } }: Place, { token, key }: Word): boolean =>
  isPlural(token.lower) && !subject.words.has(key) && !subject.names.has(key);
