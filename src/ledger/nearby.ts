import type { Document } from '../text/document.ts';

/** So many tokens on each side of a claim are looked at, however long its sentence: it bounds the work per claim. */
const REACH = 60;
/** With so many facts of the other text a claim is compared, in order: more do not occur in real notices. */
export const MOST = 60;

/** A claim's place: its sentence and first token. */
export interface Place {
  readonly sentence: number;
  readonly token: number;
}

/** The content words of a claim's sentence, near the claim. */
export function wordsNear(
  doc: Document,
  { sentence, token }: Place,
  skip?: (token: number) => boolean,
): ReadonlySet<string> {
  const { first, last } = doc.sentences[sentence]!;
  const words = new Set<string>();
  for (let i = Math.max(first, token - REACH); i < Math.min(last, token + REACH); i++) {
    if (doc.tokens[i]!.content && !skip?.(i)) words.add(doc.tokens[i]!.lemma);
  }
  return words;
}

/** How many words two sets share. */
export function commonWords(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let common = 0;
  for (const word of a) if (b.has(word)) common++;
  return common;
}
