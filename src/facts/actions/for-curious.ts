import type { Document } from '../../text/document.ts';
import { asks } from '../../text/question.ts';

/** "Never heard of Tern? Take a look at our page": for those alone who do not know what it is. */
export function isForCurious(doc: Document, s: number): boolean {
  const [before, { start, end, block, first, last }] = [doc.sentences[s - 1], doc.sentences[s]!];
  return (
    before !== undefined &&
    last - first <= LOOKS &&
    before.block === block &&
    LOOK.test(doc.plain.slice(start, Math.min(end, start + 40))) &&
    /^\W*(?:never|what|who|new|wondering|curious)\b/i.test(doc.plain.slice(before.start, before.start + 16)) &&
    asks(doc, before)
  );
}
/** So many words of a sentence do no more than that. */
const LOOKS = 12;
const LOOK = /^\W*(?:please\s)?(?:(?:take|have)\sa\slook|look|see|read|check\sout|learn)\b/i;
