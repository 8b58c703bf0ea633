import type { Document } from '../../../text/document.ts';
import { populationOf } from '../../audience/population.ts';
import { keyOf, looksLikeName } from '../naming.ts';
import { bears } from './bearing.ts';
import { forEachPart } from './parts.ts';
import type { Users } from './users.ts';

/** The names of a text by what is said of them, as keys. */
interface Sorted {
  /** Said of what goes: names, those of all that stand as code, and plain words. */
  readonly names: Set<string>;
  readonly codes: Set<string>;
  readonly words: Set<string>;
  /** Said of what users move to: every word, and of these the names. */
  readonly moves: Set<string>;
  readonly replacements: Set<string>;
  /** Names of which neither is said. */
  readonly others: Set<string>;
}

/** Sorts the names of a text. `known` and `words` are those of the retiring things. */
export function sortNames(
  doc: Document,
  known: ReadonlySet<string>,
  words: ReadonlySet<string>,
  vendor: ReadonlySet<string>,
  users: Users,
): Sorted {
  const sorted: Sorted = {
    names: new Set(known),
    codes: new Set(),
    words: new Set(words),
    moves: new Set(),
    replacements: new Set(),
    others: new Set(),
  };
  forEachPart(doc, (from, to, role, first) => {
    for (let i = from; i < to; i++) {
      const token = doc.tokens[i]!;
      const key = keyOf(token);
      if (!bears(token, key, vendor)) continue;
      const name = looksLikeName(doc, i, first);
      const describes = users.keys.has(key);
      if (token.code && name && role !== 'move') sorted.codes.add(key);
      if (role === 'move') {
        sorted.moves.add(key);
        if (name) sorted.replacements.add(key);
      } else if (role === 'ends' && !users.tokens[i] && (!describes || known.has(key))) {
        if (name) sorted.names.add(key);
        else if (!token.number && populationOf(token) !== 'everybody') sorted.words.add(key);
      } else if (name && !token.url && !describes) sorted.others.add(key);
    }
  });
  return sorted;
}
