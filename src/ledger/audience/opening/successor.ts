import { populationOf } from '../../../facts/audience/population.ts';
import { keyOf, looksLikeName } from '../../../facts/grammar/naming.ts';
import { COMPANY } from '../narrowing.ts';
import { isKnownName, standsForThing } from './names.ts';
import type { Place } from './place.ts';
import type { Word } from './words.ts';

/** Whether what users are to move to stands before the thing and its users, or in its place. */
export function isSuccessorFirst(place: Place, isThingTold: boolean): boolean {
  const successor = place.words.find((word) => isSuccessor(place, word));
  if (successor === undefined) return false;
  if (!isThingTold) return true;
  const thing = place.words.find((word) => speaksOfThing(place, word));
  return thing === undefined || successor.at < thing.at;
}

/** A word for the thing, or for those who use it. */
function speaksOfThing(place: Place, word: Word): boolean {
  const { subject } = place.audience;
  return (
    populationOf(word.token) === 'everybody' ||
    (!subject.shared.has(word.key) && (subject.words.has(word.key) || isKnownName(place, word))) ||
    standsForThing(place, word)
  );
}

function isSuccessor(place: Place, word: Word): boolean {
  const { replacements } = place.audience.subject;
  return (
    replacements.has(word.key) &&
    !place.described.has(word.key) &&
    !isOfVendor(place, word) &&
    !isWithinName(place, word) &&
    looksLikeName(place.doc, word.at, -1)
  );
}

/** "Parallax AI": the rest of the vendor's own name. */
const isOfVendor = ({ doc, audience: { subject } }: Place, { token, at }: Word): boolean =>
  COMPANY.has(token.lemma) && token.capital && at > 0 && subject.vendor.has(keyOf(doc.tokens[at - 1]!));

/** "Acme Classic", beside Acme Vault; "Acme ID web check-in": a word of the way out within the thing's own name. */
function isWithinName({ doc, audience: { subject } }: Place, { token, at, sentence }: Word): boolean {
  if (at + 1 >= sentence.last || doc.plain[token.end] !== ' ') return false;
  const next = keyOf(doc.tokens[at + 1]!);
  return subject.names.has(next) && !subject.replacements.has(next);
}
