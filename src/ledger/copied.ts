import type { Document } from '../text/document.ts';
import { oncePer } from '../text/once.ts';
import type { Range } from '../text/span.ts';
import { rangeAt } from '../text/span.ts';
import type { Ledger } from './ledger.ts';

/**
 * Answers whether the sentence of the output in which `range` begins stands in the notice word for word, and is said of
 * the same there: behind the same sentence, or at the head of a paragraph. What is copied so invents nothing.
 */
export function isCopied(ledger: Ledger, range: Range): boolean {
  const { doc } = ledger.output;
  const at = rangeAt(doc.sentences, range.start);
  const before = at > 0 ? wordsOf(doc, at - 1) : '';
  return heads(ledger.notice.doc).get(wordsOf(doc, at))?.has(before) ?? false;
}

/** Each sentence of a text with the sentences that it stands behind; '' where it opens its block, which any may precede. */
const heads = oncePer((doc: Document): ReadonlyMap<string, { has(before: string): boolean }> => {
  const found = new Map<string, Set<string>>();
  const opening = new Set<string>();
  doc.sentences.forEach(({ block }, i) => {
    const words = wordsOf(doc, i);
    const before = found.get(words) ?? new Set();
    found.set(words, before);
    if (i === 0 || doc.sentences[i - 1]!.block !== block) opening.add(words);
    else before.add(wordsOf(doc, i - 1));
  });
  return new Map(
    [...found].map(([words, before]) => [words, opening.has(words) ? { has: () => true } : before] as const),
  );
});

function wordsOf({ sentences, tokens }: Document, at: number): string {
  const { first, last } = sentences[at]!;
  let words = '';
  for (let k = first; k < last; k++) words += `${tokens[k]!.lower} `;
  return words;
}
