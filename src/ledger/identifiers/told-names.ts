import type { IdentifierFact } from '../../facts/identifiers.ts';
import { isFunctionWord, lemma } from '../../text/lemma.ts';
import { compact, type NoticeNames } from './known.ts';

/**
 * A capitalised name is kept where its number and one of its own words are; in doubt it is kept. The vendor's name in
 * front of several names is nobody's own: "Kestrel" of "Kestrel Connect" and "Kestrel Bridge". An address tells no name of
 * several words. `old`: what the name takes the place of.
 */
export function hasName(
  output: NoticeNames,
  name: string,
  names: readonly IdentifierFact[],
  old: ReadonlySet<string>,
): boolean {
  const words = wordsOf(name);
  const index = words.length > 1 ? output.prose : output.index;
  // "Ubuntu 20.04" is named by `ubuntu-20.04`.
  if (/\d/.test(name) && index.joins(compact(name))) return true;
  const tail = words.length > 1 ? words.filter((word) => /^v?\d/i.test(word)) : [];
  if (tail.some((word) => !index.has(word.replace(/^v/i, ''), 'version', false) && !hasOfLine(output, word)))
    return false;
  const initials = words.map((word) => word[0] ?? '');
  if (words.length > 2 && index.has(initials.join(''), 'loose', false)) return true;
  // "The US", "the U.S."
  if (words.length === 2 && ['', '.'].some((dot) => index.has(initials.join(dot), 'loose', true))) return true;
  // The "in" of "Opt-in Panels" stands in any text.
  const plain = words.filter((word) => !tail.includes(word) && !isFunctionWord(word));
  const keys = new Set(plain.map((word) => lemma(word)));
  const shared = new Set<string>();
  for (const other of names) {
    if (other.kind !== 'name' || other.value === name) continue;
    const theirs = new Set(wordsOf(other.value).map((word) => lemma(word)));
    // "Classic Sync" and "Kitebox Classic Sync" are one name; where "Board" retires, "Board Studio" is another.
    const isPart = [...theirs].every((key) => keys.has(key)) && !(old.has(other.value) && theirs.size < keys.size);
    if (isPart || [...keys].every((key) => theirs.has(key))) continue;
    for (const key of theirs) shared.add(key);
  }
  const own = plain.filter((word) => !shared.has(lemma(word)));
  const { lemmas } = output;
  // "Quiz" of "Quiz Composer" names it; "the quiz tool" does not.
  // The step of a menu that has the same name does not.
  const isStep = (word: string): boolean =>
    names.some(({ kind, value }) => kind === 'menu' && value.split(/\s?[›»→>]\s?/).includes(word));
  const named = (word: string): boolean =>
    isStep(word)
      ? index.outsideMenus(word)
      : [word, `${word}s`, word.replace(/s$/, '')].some((form) => index.has(form, 'loose', true));
  if (own.length === 0 && isOthersHead(index, plain, names)) return false;
  if ((own.length > 0 ? own : plain).some(named)) return true;
  // The other name that shares a word does not tell this one: "the widget" beside "Glance Cards" for "Glance Widget".
  if (own.length > 0 && own.length < plain.length) return besideEachOther(index, plain);
  // Lemmas are of words alone: an address that holds the name in small letters does not tell it.
  return plain.every((word) => lemmas.has(lemma(word))) || lemmas.has(lemma(words.join('')));
}

/**
 * "Meter WebSocket" beside "Meter REST API" and "Unified WebSocket": each word stands there, the last of them always as that
 * of another name.
 */
function isOthersHead(
  index: NoticeNames['index'],
  words: readonly string[],
  names: readonly IdentifierFact[],
): boolean {
  const [head, first] = [words.at(-1)!, words[0]!.toLowerCase()];
  if (words.length !== 2 || names.length > MOST) return false;
  const before = new Set<string>();
  for (const { kind, value } of names) {
    const theirs = kind === 'name' ? wordsOf(value.toLowerCase()) : [];
    if (theirs.length > 1 && theirs.at(-1) === head.toLowerCase()) before.add(theirs.at(-2)!);
  }
  before.delete(first);
  return index.isOnlyBehind(head, before);
}
/** No notice has more names. */
const MOST = 300;

/** "5.2" for the "5" of "GeoKit 5". */
const hasOfLine = (output: NoticeNames, version: string): boolean =>
  output.facts.some(({ kind, value }) => kind === 'version' && value.startsWith(`${version}.`));

/** True where two neighbouring words of a name stand together, in whatever letters: "Mill reports", "widgets of Glance". */
const besideEachOther = (index: NoticeNames['index'], words: readonly string[]): boolean =>
  words.some((word, i) => {
    const next = words[i + 1]?.replace(/s$/, '');
    return (
      next !== undefined &&
      [`${word} ${next}`, `${word}-${next}`, `${word}'s ${next}`, `${next} of ${word}`, `${next}s of ${word}`].some(
        (form) => index.has(form, 'loose', false) || index.has(`${form}s`, 'loose', false),
      )
    );
  });

const wordsOf = (name: string): string[] => name.split(/[\s-]+/);
