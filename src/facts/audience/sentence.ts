import type { Document, Sentence } from '../../text/document.ts';
import { asOneOf, isReceipt, meantFor, RECEIPT, readOnIf, writtenTo } from './stated/addressed.ts';
import { AFFECTED, AFFECTS, AIMED, affected, affects, appliesTo } from './stated/affected.ts';
import { unlessYou } from './stated/excepted.ts';
import { type Place, type StatementReader, wordAt } from './stated/place.ts';
import { becauseYou, foundOf, meansAt, TELLS, thatYou } from './stated/readers.ts';
import { type Add, readTold } from './told.ts';

/** The readers of the statements that a word may belong to, in their order. */
const READERS = byWords([
  [RECEIPT, writtenTo],
  [['for'], meantFor],
  [TELLS, foundOf],
  [['because', 'since', 'as'], becauseYou],
  [['as'], asOneOf],
  [['that'], thatYou],
  [['if'], readOnIf],
  [['unless'], unlessYou],
  [AFFECTS, affects],
  [AIMED, appliesTo],
  [AFFECTED, affected],
]);

function byWords(
  rows: readonly (readonly [Iterable<string>, StatementReader])[],
): ReadonlyMap<string, readonly StatementReader[]> {
  const table = new Map<string, StatementReader[]>();
  for (const [words, read] of rows) for (const word of words) table.set(word, [...(table.get(word) ?? []), read]);
  return table;
}

/** Whom a sentence states to be concerned; where it states nobody, those it tells something of. */
export function readSentence(doc: Document, sentence: Sentence, add: Add): void {
  const { tokens } = doc;
  let states = false;
  let received = false;
  for (let i = sentence.first; i < sentence.last; i++) {
    const word = tokens[i]!.lower;
    const readers = READERS.get(word);
    if (readers === undefined || tokens[i]!.code) continue;
    const before = wordAt(doc, sentence, i - 1);
    const next = wordAt(doc, sentence, i + 1);
    received ||= isReceipt(word, before, next);
    const place: Place = { doc, sentence, at: i, word, before, next, received };
    for (const read of readers) {
      const group = read(place);
      if (group === null) continue;
      add(group.scope, 'stated', group.first, group.last);
      if (group.resume === null) return;
      states = true;
      i = Math.max(i, group.resume - 1);
    }
  }
  const means = meansAt(doc, sentence);
  if (means > 0) add('some', 'stated', sentence.first + 1, means);
  else if (!states) readTold(doc, sentence, add);
}
