import type { Document } from '../text/document.ts';
import type { StatementMatch } from './statements.ts';

const CALLED = /\b(?:required|mandatory|obligatory|necessary|compulsory|needed|a must)\b/i;

/** True where the notice calls a step required: "must", "you need to", "Required:", "This step is mandatory". */
export function isRequired(doc: Document, { statement: { clause, features } }: StatementMatch): boolean {
  if (features.has('cue:must')) return true;
  const sentence = doc.sentences[clause.sentence]!;
  const text = doc.plain.slice(sentence.start, sentence.end);
  if (/^(?:required|mandatory|obligatory)\b|\((?:required|mandatory)\)|\b(?:is a must|before you can)\b/i.test(text))
    return true;
  if (
    sentence.lastClause - sentence.firstClause <= 6 &&
    /\b(?:(?:have|has) to|mandatory|obligatory|required)\b/i.test(text)
  )
    return true;
  const next = doc.sentences[clause.sentence + 1];
  if (
    next !== undefined &&
    next.block === sentence.block &&
    CALLED.test(opening(doc, next.start, next.end)) &&
    /^(?:this|that|it|doing so|the)\b/i.test(doc.plain.slice(next.start, next.end))
  )
    return true;
  if (
    next !== undefined &&
    next.block === sentence.block &&
    /\b(?:not|n't|never|cannot)\b.{0,12}\b(?:skip|skipped|optional|left out|omitted?)\b/i.test(
      opening(doc, next.start, next.end),
    )
  )
    return true;
  // "These steps are required", said once for a list.
  if (doc.blocks[sentence.block]!.kind !== 'item') return false;
  return doc.sentences.some(
    ({ start, end, block }) =>
      block !== sentence.block &&
      /^(?:these|all|both|the following|each|every)\b.{0,20}\bsteps?\b/i.test(opening(doc, start, end)) &&
      CALLED.test(opening(doc, start, end)),
  );
}

const opening = (doc: Document, start: number, end: number): string =>
  doc.plain.slice(start, Math.min(end, start + 80));
