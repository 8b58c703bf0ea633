import type { UniversalFact } from '../../facts/audience/universal.ts';
import { isGeneric, keyOf, wordSet } from '../../facts/grammar/naming.ts';
import type { Thing } from '../../facts/things.ts';
import type { Document } from '../../text/document.ts';
import { isFunctionWord, lemma } from '../../text/lemma.ts';

/** What follows such a word in a name tells where the thing belongs ("firmware 5.x of the KP-3"), not what it is. */
const BELONGS = /\s(?:of|for|on|in|from|at|within|under)\s/;
const SHAPED = /[_/\\@#=<>{}.]|\d|[a-z][A-Z]/;

/** The words that tell the retiring things from what they are part of, as keys (`keyOf`). */
export function coreKeys(things: readonly Thing[], vendor: ReadonlySet<string>): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { name } of things)
    for (const word of name.split(BELONGS, 1)[0]!.split(/[\s(),"'`’]+/)) {
      const key = SHAPED.test(word) ? word.toLowerCase() : lemma(word);
      if (word !== '' && !vendor.has(key) && !isGeneric(key) && !isFunctionWord(word)) found.add(key);
    }
  return found;
}

/**
 * Whether a claim is bounded by names alone ("all Harbor customers", "everyone on Harbor") and none of them tells the
 * retiring thing from the product that it is a part of: everyone on the product is more than everyone concerned.
 */
export function isAsWideAsProduct({ narrowing }: UniversalFact, core: ReadonlySet<string>): boolean {
  if (core.size === 0) return false;
  const named = narrowing.every(
    ({ code, lower }) => !code && !/^(?:who|that|which|whose|where|when|if)$/.test(lower) && !isUse(lower),
  );
  return named && !narrowing.some((token) => core.has(keyOf(token)));
}

/** A participle tells a group by what it does; "using" and its like only by what it has. */
const isUse = (word: string): boolean => /(?:ing|ed)$/.test(word) && !/^(?:using|running|having)$/.test(word);

/** Words that deal something out to each of several: "once per project", "a key for every client". */
const DEALS = wordSet('per each every');

/** The nouns of a text to each of which something is dealt out. */
export function dealtTo({ tokens }: Document): ReadonlySet<string> {
  const nouns = new Set<string>();
  tokens.forEach(({ lower, code }, i) => {
    if (code || !DEALS.has(lower)) return;
    for (let k = i + 1; k <= i + 3 && k < tokens.length; k++) nouns.add(singular(tokens[k]!.lower));
  });
  return nouns;
}

/** "Each business needs its own", "every firm has a card of its own". */
export const isDealtOut = ({ sentences, plain }: Document, { range, sentence }: UniversalFact): boolean =>
  /^\s(?:needs?|has|have|gets?|requires?|must have|takes?)\s[^.;:]{0,40}\bown\b/i.test(
    plain.slice(range.end, Math.min(sentences[sentence]!.end, range.end + 70)),
  );

/** The words of which a text counts one: "business" in "bound to one business". */
export const countedIn = ({ tokens }: Document): ReadonlySet<string> =>
  new Set(
    tokens.flatMap(({ lower }, k) =>
      /^(?:one|single|own)$/.test(tokens[k - 1]?.lower ?? '') ? [singular(lower)] : [],
    ),
  );

/** The words of which a text speaks as of all: "device" in "install the file on each device". */
export function quantifiedIn({ tokens }: Document): ReadonlySet<string> {
  const found = new Set<string>();
  tokens.forEach(({ lower }, k) => {
    if (/^(?:all|every|each|everyone|everybody)$/.test(lower))
      for (const token of tokens.slice(k + 1, k + NOUN + 1)) found.add(singular(token.lower));
  });
  return found;
}
/** So many words behind "every" its noun stands at the most. */
const NOUN = 3;

export const singular = (noun: string): string => noun.replace(/s$/, '');
