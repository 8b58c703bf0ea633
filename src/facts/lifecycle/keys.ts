import { lemma } from '../../text/lemma.ts';
import { oncePer } from '../../text/once.ts';
import type { Token } from '../../text/tokens.ts';
import { isCarrier, isTime } from './subject.ts';

/** The words by which a thing is known again. `strong`: identifiers, versions, numbers; `weak`: the other content words. */
export interface Keys {
  readonly strong: ReadonlySet<string>;
  readonly weak: ReadonlySet<string>;
}

/** Nouns that name the kind of thing, the people and the wording round it, and tell no two things apart. */
const GENERIC = new Set(
  `api apis endpoint endpoints version versions feature features service services support access client clients user users customer customers
   request requests call calls application workspace workspaces tenant tenants new old existing all other same thing things function functions
   interface method methods product products product end date day time use usage affected current following available older
   newer both remaining host hosted we part header field parameter option flag command image images model models plan plans release account
   accounts organization organizations project projects integration integrations job jobs workflow workflows system platform line series
   member members device devices owner owners administrator administrators team teams company app apps one ones two three four five six that
   this these those longer status shutdown retirement removal deprecation deprecated removed retired sunset scheduled already now still yes`
    .split(/\s+/)
    .map((word) => lemma(word)),
);
const VERB_NAME = /^(?:get|post|put|patch|delete|head|options)$/;

const clean = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\(\)(?=["'),.;:]*$)/, '')
    .replace(/^["'(]+|["'),.;:]+$/g, '');

/** The keys of some tokens of a text. */
export function keysOf(tokens: readonly Token[], indexes: Iterable<number>): Keys {
  const strong = new Set<string>();
  const weak = new Set<string>();
  for (const k of indexes) {
    const own = keysAt(tokens, k);
    for (const key of own.strong) strong.add(key);
    for (const key of own.weak) weak.add(key);
  }
  return { strong, weak };
}

/** The keys of one token. */
export function keysAt(tokens: readonly Token[], k: number): Keys {
  const known = knownKeys(tokens);
  const before = known[k];
  if (before !== undefined) return before;
  const keys = readKeys(tokens, k);
  known[k] = keys;
  return keys;
}

/** What has been read of a text: most of its tokens are asked for many times. */
const knownKeys = oncePer((_: readonly Token[]): Keys[] => []);

/** Words that name nothing. */
export const NO_KEYS: Keys = { strong: new Set(), weak: new Set() };

function readKeys(tokens: readonly Token[], k: number): Keys {
  const token = tokens[k]!;
  if (isTime(tokens, k) || (token.code && VERB_NAME.test(token.lower))) return NO_KEYS;
  // "14 days": a length of time names nothing.
  if (isLength(tokens, k)) return NO_KEYS;
  if (!(token.code || token.url || token.shaped || token.number))
    return isCarrier(token) && !VERB_NAME.test(token.text) && !GENERIC.has(token.lemma)
      ? { strong: NO_KEYS.strong, weak: new Set([token.lemma]) }
      : NO_KEYS;
  const strong = new Set<string>();
  const weak = new Set<string>();
  const key = clean(token.text);
  if (key !== '') strong.add(key);
  // "API 21/22" are two.
  if (/^\d{1,3}(?:\/\d{1,3})+$/.test(key)) for (const part of key.split('/')) strong.add(part);
  // "`tern-2`" for "`model=tern-2`".
  const value = token.code ? /^[\w.-]+[=:](["']?)([\w.-]*\w)\1$/.exec(key)?.[2] : undefined;
  if (value && /\d/.test(value) && !BARE_VERSION.test(value)) strong.add(value);
  // "`Parser`" for "`tidemark.legacy.Parser`".
  const tail = /[.:/#]([A-Za-z_]\w{3,40})(?:\(\))?$/.exec(token.text)?.[1];
  if (tail && tail !== 'example' && token.code) weak.add(lemma(tail));
  else if (token.code && /^[A-Za-z_]\w{3,40}$/.test(key)) weak.add(lemma(key));
  // "The classic builder" is "`--classic`".
  else if (/^--[a-z]{4,20}$/.test(key)) weak.add(lemma(key.slice(2)));
  return { strong, weak };
}

const UNIT = /^(?:days?|weeks?|months?|years?|hours?|minutes?|seconds?|%|percent|mb|gb|kb|times)$/;
const isLength = (tokens: readonly Token[], k: number): boolean =>
  !tokens[k]!.code &&
  ((tokens[k]!.number && UNIT.test(tokens[k + 1]?.lower ?? '')) ||
    (UNIT.test(tokens[k]!.lower) && tokens[k - 1]?.number === true));

export const isEmpty = (keys: Keys): boolean => keys.strong.size === 0 && keys.weak.size === 0;

/** "v1", "3.x", "1883": tells two things apart, but names none alone. */
export const BARE_VERSION = /^v?\d+(?:[.\d]|\.x)*$/;

/** Whether two mentions can be of one thing: a shared identifier, or most of the words of the shorter. */
export function sameThing(a: Keys, b: Keys): boolean {
  let versions = 0;
  let shared = 0;
  for (const key of a.strong) {
    if (!b.strong.has(key)) continue;
    if (BARE_VERSION.test(key)) versions++;
    else shared++;
  }
  // "`tool convert --fast`" and "`tool push`" share the tool alone.
  if (shared > 0 && shared * 2 > Math.min(named(a), named(b))) return true;
  if (a.strong.size > 0 && b.strong.size > 0 && versions === 0) return false;
  const [small, large] = ordered(wordsOf(a), wordsOf(b));
  if (small.size === 0) return versions > 0;
  let words = 0;
  for (const key of small) if (large.has(key)) words++;
  // "Voice codes" beside "text-message codes (`sms`)": the head alone tells nothing.
  if (words === 1 && small.size === 2 && large.has([...small][1]!) && isTelling([...small][0]!)) return false;
  // "Voice codes" and "text-message codes", "Fern Chat" and "Fern Voice": each has a word that sets it apart.
  if (
    words === 1 &&
    [...a.strong, ...b.strong].every((key) => BARE_VERSION.test(key) || isInLetters(key)) &&
    large.size <= 3 &&
    [...small].filter(isTelling).length === 2 &&
    [...large].filter(isTelling).length >= 2
  )
    return false;
  return words * 2 >= small.size;
}

/** The weak words, and names in letters among the strong ones: the "WebSocket" of "Meter WebSocket", beside "Meter REST API". */
function wordsOf({ strong, weak }: Keys): ReadonlySet<string> {
  if (weak.size !== 1) return weak;
  const names = [...strong].filter(isInLetters);
  return names.length === 0 ? weak : new Set([...weak, ...names]);
}
const isInLetters = (key: string): boolean => /^\p{L}+$/u.test(key);

const ordered = (
  a: ReadonlySet<string>,
  b: ReadonlySet<string>,
): readonly [ReadonlySet<string>, ReadonlySet<string>] => (a.size <= b.size ? [a, b] : [b, a]);

/** Age and standing set no two things apart. */
const isTelling = (word: string): boolean => !/^(?:legaci|legacy|classic|present|origin|entir|whole|own)$/.test(word);

/** Each has bare versions, and none in common. */
export function versionsDiffer(a: Keys, b: Keys): boolean {
  const own = [...a.strong].filter((key) => BARE_VERSION.test(key));
  return (
    own.length > 0 && own.every((key) => !b.strong.has(key)) && [...b.strong].some((key) => BARE_VERSION.test(key))
  );
}

/** "Places v1" and "Places v2": each has versions, and no identifier in common. */
export const otherVersion = (a: Keys, b: Keys): boolean =>
  versionsDiffer(a, b) && ![...a.strong].some((key) => b.strong.has(key));

/** A release and nothing else. */
export const isRelease = ({ strong, weak }: Keys): boolean =>
  weak.size === 0 && strong.size > 0 && [...strong].every((key) => BARE_VERSION.test(key));

const named = (keys: Keys): number => {
  let count = 0;
  for (const key of keys.strong) if (!BARE_VERSION.test(key)) count++;
  return count;
};

/** "`cache`" of "`pl cache warm`": a plain word of a longer name in code, and next to nothing of the rest. */
export function isPartOf(key: string, of: Keys, keys: Keys): boolean {
  if (!PLAIN.test(key)) return false;
  const parts = [...of.strong].filter((other) => PLAIN.test(other));
  return parts.length > 2 && parts.filter((other) => keys.strong.has(other)).length * 2 < parts.length;
}
const PLAIN = /^[a-z]{1,12}$/;
