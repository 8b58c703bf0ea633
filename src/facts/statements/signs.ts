import type { Feature } from '../statements.ts';
import type { Place } from './place.ts';
import { FOUND } from './signs/found.ts';
import { GRAMMAR } from './signs/grammar.ts';
import { LAYOUT } from './signs/layout.ts';
import { LINKS } from './signs/links.ts';
import { WHOLE } from './signs/whole.ts';
import { addWordSigns } from './signs/words.ts';

/** A feature of a clause, and whether a place shows it, given the features found before. A feature may have several signs. */
export type Sign = readonly [Feature, (place: Place, found: ReadonlySet<Feature>) => boolean];

/**
 * The signs that are asked of every clause behind its words; some of the later ask for earlier ones. The fitted table adds
 * up its weights in this order, and the last digit of a sum of fractions, which depends on it, may break a tie.
 */
const SIGNS: readonly Sign[] = [...GRAMMAR, ...LAYOUT, ...LINKS, ...WHOLE];

/** What can be seen of the part that a clause has in its text. */
export function signsOf(place: Place): Set<Feature> {
  const found = new Set<Feature>();
  addSigns(FOUND, place, found);
  addWordSigns(place, found);
  addSigns(SIGNS, place, found);
  return found;
}

function addSigns(signs: readonly Sign[], place: Place, found: Set<Feature>): void {
  for (const [feature, shows] of signs) if (shows(place, found)) found.add(feature);
}
