import type { Document } from '../../text/document.ts';
import { lemma } from '../../text/lemma.ts';
import type { Token } from '../../text/tokens.ts';
import type { Claim } from './claim.ts';

/** So many words of content show that a claim repeats a sentence. */
const LEAST = 3;
const DENIES = /^(?:not|never|no|nothing|without|cannot|nor|neither|none)$|n't$/;
const ONLY = /^(?:only|just|merely|solely|alone)$/;

/** True where the claim only says again what a sentence of the notice says in the same words. */
export function repeats({ told, doc: { tokens }, fact: { sort, token, range } }: Claim): boolean {
  if (sort === 'easy') return false;
  let last = token;
  while (last < tokens.length && tokens[last]!.end <= range.end) last++;
  const own = tokens.slice(token, last);
  return repeatsWords(told.doc, own) || restrictsSame(told.doc, own);
}

/** "Existing integrations continue as expected", of "existing integrations will continue to work as expected". */
function repeatsWords({ tokens, sentences }: Document, own: readonly Token[]): boolean {
  const words = own.filter(({ content }) => content).map((token) => token.lemma);
  if (words.length < LEAST) return false;
  return sentences.some(({ first, last }) => {
    let told = 0;
    for (let i = first; i < last && told < words.length; i++) {
      if (DENIES.test(tokens[i]!.lower)) return false;
      if (tokens[i]!.lemma === words[told]) told++;
    }
    return told === words.length;
  });
}

/** "Deltas hold just the changes", of "the feed holds changes only": what something holds, and no word of what differs. */
function restrictsSame({ tokens }: Document, own: readonly Token[]): boolean {
  const noun = own.at(-1);
  if (own.length < 2 || noun === undefined || !ONLY.test(own[0]!.lower)) return false;
  const holds = (k: number): boolean => ONLY.test(tokens[k]?.lower ?? '');
  return tokens.some((token, k) => token.lemma === lemma(noun.lower) && (holds(k + 1) || holds(k - 1) || holds(k - 2)));
}
