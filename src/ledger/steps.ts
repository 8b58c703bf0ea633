import type { Document } from '../text/document.ts';
import type { StatementMatch } from './statements.ts';

/** True where the notice calls a step required: "must", "you need to", "Required:", "This step is mandatory". */
export function isRequired(doc: Document, match: StatementMatch): boolean {
  const { clause, features } = match.statement;
  if (features.has('cue:must')) return true;
  const sentence = doc.sentences[clause.sentence]!;
  const text = doc.plain.slice(sentence.start, sentence.end);
  if (
    /^(?:required|mandatory|obligatory)\b|\((?:required|mandatory)\)|\b(?:ha(?:ve|s) to|is a must|before you can|mandatory|obligatory|required)\b/i.test(
      text,
    ) &&
    doc.sentences[clause.sentence]!.lastClause - doc.sentences[clause.sentence]!.firstClause <= 6
  )
    return true;
  const next = doc.sentences[clause.sentence + 1];
  return (
    next !== undefined &&
    next.block === sentence.block &&
    /^(?:this|that|it|doing so|the)\b.{0,30}\b(?:required|mandatory|obligatory|necessary|compulsory|a must)\b/i.test(
      doc.plain.slice(next.start, Math.min(next.end, next.start + 80)),
    )
  );
}
