import { classesOf } from '../../../facts/grammar/classes.ts';
import { keyOf } from '../../../facts/grammar/naming.ts';
import type { Document, Sentence } from '../../../text/document.ts';
import type { Token } from '../../../text/tokens.ts';

/** A word of the opening, in the forms by which the notice may know it. */
export interface Word {
  readonly token: Token;
  /** Its place among the tokens of the text. */
  readonly at: number;
  readonly sentence: Sentence;
  readonly key: string;
  /** "US-region", "BF-200/BF-220": their parts count too. */
  readonly pieces: readonly string[];
  /** "kiln-sign" without backticks is two words: with the one before it. Null where no hyphen joins them. */
  readonly joined: string | null;
  /** Its key, itself, and whatever else it may be known by. */
  readonly forms: readonly string[];
}

/** So many forms has a word that is nothing but itself. */
const ITSELF = 2;

export const isCompound = ({ forms }: Word): boolean => forms.length > ITSELF;
export const partsOf = ({ forms }: Word): readonly string[] => forms.slice(ITSELF);

export const isAnyIn = ({ forms }: Word, set: ReadonlySet<string>): boolean => forms.some((form) => set.has(form));

export function wordsIn(doc: Document, sentences: readonly number[]): Word[] {
  const words: Word[] = [];
  for (const s of sentences) {
    const { first, last } = doc.sentences[s]!;
    for (let at = first; at < last; at++) words.push(wordAt(doc, doc.sentences[s]!, at));
  }
  return words;
}

function wordAt({ tokens, plain }: Document, sentence: Sentence, at: number): Word {
  const token = tokens[at]!;
  const { lower } = token;
  const key = keyOf(token);
  const pieces = /[^a-z0-9]/.test(lower) ? lower.split(/[^a-z0-9.]+/) : [];
  const forms = [key, lower, ...pieces];
  // "Engine 12" and "engine 12.x" are one.
  const edition = editionOf(key);
  if (edition !== key) forms.push(edition);
  const before = at > sentence.first ? tokens[at - 1]! : undefined;
  const isJoined = before !== undefined && plain.slice(before.end, token.start) === '-';
  const joined = isJoined ? plain.slice(before.start, token.end).toLowerCase() : null;
  if (joined !== null) forms.push(joined);
  return { token, at, sentence, key, pieces, joined, forms };
}

/** A version without the mark of its line: "12" of "v12.x". */
export const editionOf = (key: string): string => key.replace(/^v?(\d+(?:\.\d+)*?)\.x$/, '$1');

/** "2.x", "v12": a number of a release. */
export const isVersion = ({ text }: Token): boolean => /^v?\d+(?:\.[\dx]+)*$/i.test(text);

/** "load_any" of "tarn.load_any()". */
export const tailOf = (code: string): string | undefined => /[.:#]([a-z_]\w+)(?:\(|$)/.exec(code)?.[1];

/** All that an opening's words can be found by: their keys, lemmas, parts, and the classes of names. */
export function keysOf(words: readonly Word[]): ReadonlySet<string> {
  const keys = new Set<string>();
  for (const { token, key, pieces } of words) {
    keys.add(key).add(token.lemma);
    if (token.capital) for (const one of classesOf(token.lemma)) keys.add(one);
    for (const piece of pieces) keys.add(piece);
    // "`load_any`" of "`tarn.load_any()`"
    const member = tailOf(token.lower);
    if (member !== undefined) keys.add(member).add(`${member}()`);
  }
  return keys;
}
