import type { Document } from '../../text/document.ts';
import type { Range } from '../../text/span.ts';

/** A stretch between two marks (comma, dash, bracket, colon) or clause borders: the smallest thing that can go as a whole. */
export interface Segment extends Range {
  readonly sentence: number;
  /** First token and one past the last. */
  readonly first: number;
  readonly last: number;
}

const MARK = /[,;:()!?…→]|\s[–—-]{1,2}\s|—/;

const known = new WeakMap<Document, readonly Segment[]>();
const starts = new WeakMap<Document, (token: number) => boolean>();

/** All segments of a text, in order. Linear; computed once per document. */
export function segmentsOf(doc: Document): readonly Segment[] {
  const before = known.get(doc);
  if (before) return before;
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
  known.set(doc, segments);
  return segments;
}

/** Tells whether a segment begins at a token. */
export function segmentStarts(doc: Document): (token: number) => boolean {
  const before = starts.get(doc);
  if (before) return before;
  const marks = new Uint8Array(doc.tokens.length + 1);
  for (const segment of segmentsOf(doc)) marks[segment.first] = 1;
  const opens = (token: number): boolean => marks[token] === 1;
  starts.set(doc, opens);
  return opens;
}
