import type { Reading } from '../../facts/read.ts';
import type { Statement } from '../../facts/statements.ts';

/** "Kudos to Mara, who found the leak that made us do this": thanks explain nothing, nor does what tells whom they are for. */
export function isThanks({ doc, facts }: Reading, { clause, features }: Statement): boolean {
  const from = features.has('relative') ? doc.sentences[clause.sentence]!.start : clause.start;
  return facts.filler.some(
    ({ sort, sure, range }) => sort === 'thanks' && sure && range.start >= from && range.start <= from + OPENING,
  );
}

/** "A big ", "Oh, and ": what may stand before the thanks. */
const OPENING = 12;
