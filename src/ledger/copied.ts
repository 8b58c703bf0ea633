import type { Reading } from '../facts/read.ts';
import { oncePer } from '../text/once.ts';
import { type Range, rangeAt } from '../text/span.ts';
import type { Ledger } from './ledger.ts';

/**
 * Answers whether the sentence of the output in which `range` begins stands in the notice word for word, and is said of
 * the same there: behind the same sentence, or at the head of a paragraph under the same heading. What is copied so
 * invents nothing.
 */
export function isCopied({ notice, output }: Ledger, range: Range): boolean {
  const at = rangeAt(output.doc.sentences, range.start);
  const [words, said] = [wordsOf(output), placesOf(notice)];
  return said.get(words[at] ?? '')?.has(placeOf(output, at)) ?? false;
}

/** Each sentence of a text with what it stands behind or under. */
const placesOf = oncePer((reading: Reading): ReadonlyMap<string, ReadonlySet<string>> => {
  const found = new Map<string, Set<string>>();
  wordsOf(reading).forEach((words, i) => {
    const places = found.get(words);
    if (places) places.add(placeOf(reading, i));
    else found.set(words, new Set([placeOf(reading, i)]));
  });
  return found;
});

/** The sentence before, or for the first of its block the heading over it. */
function placeOf(reading: Reading, at: number): string {
  const { doc } = reading;
  const { block } = doc.sentences[at]!;
  if (at > 0 && doc.sentences[at - 1]!.block === block) return wordsOf(reading)[at - 1]!;
  const under = doc.blocks[block]!.under;
  const heading = under === undefined ? undefined : doc.blocks[under];
  return heading ? `# ${doc.plain.slice(heading.start, heading.end).toLowerCase()}` : '';
}

/** The words of each sentence; a date counts by its value, however it is written. */
const wordsOf = oncePer(({ doc: { sentences, tokens }, facts: { dates } }: Reading): readonly string[] => {
  let d = 0;
  return sentences.map(({ first, last }) => {
    let words = '';
    for (let k = first; k < last; k++) {
      const token = tokens[k]!;
      while (d < dates.length && dates[d]!.range.end <= token.start) d++;
      const date = dates[d];
      if (date === undefined || date.range.start >= token.end) words += `${token.lower} `;
      else if (k === first || tokens[k - 1]!.end <= date.range.start) words += `${date.value}${date.zone?.text ?? ''} `;
    }
    return words;
  });
});
