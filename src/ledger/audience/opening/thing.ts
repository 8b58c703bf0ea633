import { type Narrowing, share } from '../narrowing.ts';
import { isNamed } from './names.ts';
import type { Place } from './place.ts';
import { isToldByWords, isVague, plainWords } from './plain-words.ts';

/** Whether the opening names the retiring thing, or nothing in the notice can tell. */
export function isThingTold(place: Place): boolean {
  const { subject } = place.audience;
  if (!subject.found || subject.names.size + subject.words.size === 0) return true;
  if (place.words.some((word) => isNamed(place, word)) || hasLongName(place)) return true;
  const plain = plainWords(place);
  return isToldByWords(place, plain) || isToldByUse(place, plain);
}

/** Where no thing was read, a name of several words tells it. */
function hasLongName({ doc, opening: { range }, audience: { core, subject } }: Place): boolean {
  if (core.size > 0) return false;
  const text = doc.plain.slice(range.start, range.end).toLowerCase();
  return [...subject.names].some((name) => name.includes(' ') && text.includes(name));
}

/** "The feature" has no words of its own: those who use it are told by its name. */
function isToldByUse(place: Place, plain: ReadonlySet<string>): boolean {
  const { narrowings, core } = place.audience;
  const hasWord = plain.size > 0 || core.size === 0;
  return !isVague(place) && narrowings.some((group) => tellsUse(group, place.keys, hasWord));
}

/** "Practices faxing referrals to …", of those that "send referrals by fax": told by their use of the thing. */
function tellsUse(group: Narrowing, keys: ReadonlySet<string>, hasWord: boolean): boolean {
  const { hard, soft, fact } = group;
  // "Subscribers to `ftp.acme.example`": the address at which they use it.
  if (fact.certainty === 'stated' && fact.words.some(({ code, key }) => code && /\w[./]\w/.test(key) && keys.has(key)))
    return true;
  return hasWord && hard.size + soft.size >= WORDS
    ? share(group, keys) >= FULLY
    : 2 * hard.size + soft.size >= WORDS && share(group, keys) >= WHOLLY;
}
/** So much of a group's description, of so many words, tells what its members use. */
const FULLY = 0.6;
const WHOLLY = 0.9;
const WORDS = 3;
