import type { Document } from '../../text/document.ts';
import { oncePer } from '../../text/once.ts';
import type { Range } from '../../text/span.ts';

/** A stretch between two marks (comma, dash, bracket, colon) or clause borders: the smallest thing that can go as a whole. */
export interface Segment extends Range {
  readonly sentence: number;
  /** First token and one past the last. */
  readonly first: number;
  readonly last: number;
}

const MARK = /[,;:()!?…→]|\s[–—-]{1,2}\s|—/;

/** All segments of a text, in order. Linear; computed once per document. */
export const segmentsOf: (doc: Document) => readonly Segment[] = oncePer(readSegments);

/** Tells whether a segment begins at a token. */
export const segmentStarts = oncePer((doc: Document): ((token: number) => boolean) => {
  const marks = new Uint8Array(doc.tokens.length + 1);
  for (const segment of segmentsOf(doc)) marks[segment.first] = 1;
  return (token) => marks[token] === 1;
});

function readSegments(doc: Document): Segment[] {
  const segments: Segment[] = [];
  for (let s = 0; s < doc.sentences.length; s++) {
    const sentence = doc.sentences[s]!;
    const opens = new Set<number>();
    for (let c = sentence.firstClause; c < sentence.lastClause; c++) opens.add(doc.clauses[c]!.first);
    let begin = sentence.first;
    const close = (end: number): void => {
      if (end > begin)
        segments.push({
          start: doc.tokens[begin]!.start,
          end: doc.tokens[end - 1]!.end,
          sentence: s,
          first: begin,
          last: end,
        });
      begin = end;
    };
    for (let i = sentence.first + 1; i < sentence.last; i++) {
      const from = doc.tokens[i - 1]!.end;
      const to = doc.tokens[i]!.start;
      // One blank between two words is by far the most common gap.
      if (opens.has(i) || ((to - from !== 1 || doc.plain[from] !== ' ') && MARK.test(doc.plain.slice(from, to))))
        close(i);
    }
    close(sentence.last);
  }
  return segments;
}
