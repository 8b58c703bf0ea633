import type { IdentifierFact } from '../../facts/identifiers.ts';
import { editDistance } from '../../text/edit-distance.ts';
import type { Range } from '../../text/span.ts';
import type { Ledger } from '../ledger.ts';

/** A shorter name is near too many words. */
const SHORTEST = 6;
/** So many letters may be wrong. */
const SLIPS = 2;
/** So many words of an output are looked at for each of so many names: a shortened notice has no more. */
const WORDS = 2000;
const NAMES = 8;

/**
 * Where the output writes a missing name with a slip that is no identifier by its looks: "hooks/billing-v1" for
 * `hooks/billing_v1`. A word that the notice has too is itself and no slip.
 */
export function misspeltIn({ notice, output }: Ledger, missing: readonly IdentifierFact[]): ReadonlyMap<string, Range> {
  const found = new Map<string, Range>();
  const names = missing.filter(({ value }) => value.length >= SHORTEST && !/\s/.test(value)).slice(0, NAMES);
  if (names.length === 0) return found;
  let words = 0;
  for (const { 0: word, index } of output.doc.plain.matchAll(WORD)) {
    if (words++ >= WORDS) break;
    const slipped = names.find(({ value }) => isSlip(word, value) && !found.has(value));
    if (slipped && !notice.doc.plain.includes(word))
      found.set(slipped.value, { start: index, end: index + word.length });
  }
  return found;
}

/** What stands between spaces, without the marks round it. */
const WORD = /[^\s"'`(),;]{4,200}(?<![.:!?])/g;

const isSlip = (word: string, name: string): boolean =>
  digitsOf(word) === digitsOf(name) && editDistance(word.toLowerCase(), name.toLowerCase(), SLIPS) <= SLIPS;
const digitsOf = (text: string): string => text.replace(/\D+/g, ' ').trim();
