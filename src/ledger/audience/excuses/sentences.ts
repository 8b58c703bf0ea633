import type { UniversalFact } from '../../../facts/audience/universal.ts';
import type { Document } from '../../../text/document.ts';
import { oncePer } from '../../../text/once.ts';
import { isPronoun, isSameNoun, RELATIVE } from './nouns.ts';
import type { Said } from './said.ts';

/* A sentence of the notice tells the same, by many of the same words. */

/** "We migrate all accounts to Private Traffic" for "everyone gets migrated to Private Traffic": the notice says it of all itself. */
export const isToldOfAll = (said: Said): boolean => said.stated.universals.some((told) => saysOfAll(said, told));

function saysOfAll({ notice, output, claim }: Said, told: UniversalFact): boolean {
  if (told.population !== 'everybody' || !(isSameNoun(told, claim) || isPronoun(told) || isPronoun(claim)))
    return false;
  const [there, here] = [wordsOf(notice, told.sentence), wordsOf(output, claim.sentence)];
  // "Everyone who …" are some, unless told in the same way; "everyone on the team" may be told as the whole of it.
  const alike = (word: string): boolean => claim.narrowing.some(({ lower }) => lower === word);
  if (
    !told.narrowing.every(({ lemma, content, lower }) =>
      content ? here.has(lemma) : !RELATIVE.test(lower) || alike(lower),
    )
  )
    return false;
  let shared = 0;
  for (const word of there) if (here.has(word)) shared++;
  return shared >= SAME;
}
/** So many words that two sentences share show that they say the same. */
const SAME = 3;

/** "Each user is assigned anew once", of "users are assigned anew once": told of them in the plural, all of them or not. */
export function isToldOfMany({ notice, output, claim }: Said): boolean {
  if (!/^each\b/i.test(claim.span.text)) return false;
  const here = wordsOf(output, claim.sentence);
  const telling = sentencesWith(notice).get(output.tokens[claim.last - 1]!.lemma) ?? [];
  return telling.some((there) => [...there].filter((word) => here.has(word)).length > SAME);
}

/** Word → the words of the first sentences that have it. */
const sentencesWith = oncePer((doc: Document): ReadonlyMap<string, readonly ReadonlySet<string>[]> => {
  const found = new Map<string, ReadonlySet<string>[]>();
  doc.sentences.forEach((_, s) => {
    const words = wordsOf(doc, s);
    for (const word of words) {
      const known = found.get(word);
      if (known === undefined) found.set(word, [words]);
      else if (known.length < MOST) known.push(words);
    }
  });
  return found;
});
/** So many sentences of a word are looked at. */
const MOST = 24;

/** The content words with which a sentence begins. */
const wordsOf = ({ tokens, sentences }: Document, s: number): ReadonlySet<string> => {
  const { first, last } = sentences[s]!;
  return new Set(tokens.slice(first, Math.min(last, first + NEAR)).flatMap((t) => (t.content ? [t.lemma] : [])));
};
/** So many tokens of a sentence are looked at. */
const NEAR = 60;
