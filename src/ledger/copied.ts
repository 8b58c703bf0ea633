import type { Document } from '../text/document.ts';
import { oncePer } from '../text/once.ts';
import { type Range, rangeAt } from '../text/span.ts';
import type { Ledger } from './ledger.ts';

/**
 * Answers whether the sentence of the output in which `range` begins stands in the notice word for word, and is said of
 * the same there: behind the same sentence, or at the head of a paragraph under the same heading. What is copied so
 * invents nothing.
 */
export function isCopied(ledger: Ledger, range: Range): boolean {
  const { doc } = ledger.output;
  const at = rangeAt(doc.sentences, range.start);
  return placesOf(ledger.notice.doc).get(wordsOf(doc, at))?.has(placeOf(doc, at)) ?? false;
}

/** Each sentence of a text with what it stands behind or under. */
const placesOf = oncePer((doc: Document): ReadonlyMap<string, ReadonlySet<string>> => {
  const found = new Map<string, Set<string>>();
  doc.sentences.forEach((_, i) => {
    const words = wordsOf(doc, i);
    const places = found.get(words);
    if (places) places.add(placeOf(doc, i));
    else found.set(words, new Set([placeOf(doc, i)]));
  });
  return found;
});

/** The sentence before, or for the first of its block the heading over it. */
function placeOf(doc: Document, at: number): string {
  const { block } = doc.sentences[at]!;
  if (at > 0 && doc.sentences[at - 1]!.block === block) return wordsOf(doc, at - 1);
  const under = doc.blocks[block]!.under;
  const heading = under === undefined ? undefined : doc.blocks[under];
  return heading ? `# ${doc.plain.slice(heading.start, heading.end).toLowerCase()}` : '';
}

function wordsOf({ sentences, tokens }: Document, at: number): string {
  const { first, last } = sentences[at]!;
  let words = '';
  for (let k = first; k < last; k++) words += `${tokens[k]!.lower} `;
  return words;
}
