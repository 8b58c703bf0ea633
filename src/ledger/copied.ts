import type { Reading } from '../facts/read.ts';
import { oncePer } from '../text/once.ts';
import { type Range, rangeAt } from '../text/span.ts';
import type { Ledger } from './ledger.ts';

/**
 * Answers whether the sentence of the output in which `range` begins stands in the notice word for word, and is said of
 * the same there: behind the same sentence, or at the head of a paragraph under the same heading or before the same
 * sentence. What is copied so invents nothing.
 */
export function isCopied({ notice, output }: Ledger, range: Range): boolean {
  const at = rangeAt(output.doc.sentences, range.start);
  const there = placesOf(notice).get(wordsOf(output)[at] ?? '');
  return there !== undefined && places(output, at).some((place) => there.has(place));
}

/** Each sentence of a text with what it stands behind, under or before. */
const placesOf = oncePer((reading: Reading): ReadonlyMap<string, ReadonlySet<string>> => {
  const found = new Map<string, Set<string>>();
  wordsOf(reading).forEach((words, i) => {
    const known = found.get(words) ?? new Set();
    for (const place of places(reading, i)) known.add(place);
    found.set(words, known);
  });
  return found;
});

/**
 * What tells where a sentence stands: the one before it; for the first of its block also the heading over it, and the
 * one behind it, as a title that has lost its marks may have become part of a paragraph.
 */
function places(reading: Reading, at: number): readonly string[] {
  const { blocks, sentences } = reading.doc;
  const words = wordsOf(reading);
  const { block } = sentences[at]!;
  const behind = `behind ${words[at - 1] ?? ''}`;
  if (sentences[at - 1]?.block === block) return [behind];
  const { under } = blocks[block]!;
  const heading = under === undefined ? '' : words[rangeAt(sentences, blocks[under]!.start)]!;
  const next = words[at + 1];
  return [behind, `under ${heading}`, ...(next === undefined ? [] : [`before ${next}`])];
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
