import { keyOf } from '../../../facts/grammar/naming.ts';
import { lemma } from '../../../text/lemma.ts';
import { overlaps } from '../../../text/span.ts';
import type { Place } from './place.ts';
import { partsOf, type Word } from './words.ts';

/** The words of the thing that the opening has, named or not. */
export function plainWords(place: Place): ReadonlySet<string> {
  const { words } = place.audience.subject;
  const plain = new Set<string>();
  for (const word of place.words) {
    const { token, key, joined } = word;
    if (isOfThing(place, word)) plain.add(key);
    if (joined !== null && words.has(joined)) plain.add(joined);
    // "`background_page`" for the background pages of the title
    if (token.code || token.shaped) for (const part of partsOf(word)) if (words.has(lemma(part))) plain.add(part);
  }
  return plain;
}

/** A word or name of the thing; but not of the maker: "Halvard Payments is renewing them" has the rest of its own name. */
const isOfThing = ({ doc, audience: { subject } }: Place, { token, at, sentence, key }: Word): boolean =>
  (subject.words.has(key) || subject.names.has(key)) &&
  !(token.capital && at > sentence.first && subject.vendor.has(keyOf(doc.tokens[at - 1]!)));

/** Whether so many words of the thing stand in the opening that they tell it. */
export function isToldByWords(place: Place, plain: ReadonlySet<string>): boolean {
  const { subject, core } = place.audience;
  // Its whole name, whatever is told of it there, or one of two parts ("mail-relay").
  if ([...plain].some((key) => key.includes('-') && core.has(key))) return true;
  if (core.size > 1 && [...core].every((key) => plain.has(key))) return true;
  // "The old wire protocol", of one that has a name.
  if (subject.names.size > 0 && (place.matter() === 'aside' || isVague(place))) return false;
  const least = subject.names.size > 0 ? 2 : 1;
  if (plain.size < least) return false;
  if (leaves(place)) return true;
  const ofThing = [...plain].filter((key) => core.has(key)).length;
  return ofThing >= (place.matter() === 'end' ? Math.min(1, core.size) : least);
}

/** The opening says of a thing by some of these words that it leaves. */
const leaves = (place: Place): boolean =>
  place.things.length > 0 &&
  place.words.some((word) => isOfThing(place, word) && place.things.some(({ range }) => overlaps(range, word.token)));

/** What stands before a kind of thing in place of its name. */
export const isVague = ({ words }: Place): boolean =>
  words.some(({ token: { code, lower } }) => !code && OLD.test(lower));
const OLD = /^(?:old|older|previous|former|existing|legacy|outgoing)$/;
