import { readActions } from '../../facts/actions.ts';
import type { EquivalenceFact } from '../../facts/equivalence.ts';
import type { Reading } from '../../facts/read.ts';
import type { Document } from '../../text/document.ts';

/** "Install it, sign in, scan the code, and you're ready to go": the end of a list of steps is no word on what they lead to. */
export function closesSteps({ doc }: Reading, { sort, range, span, sentence }: EquivalenceFact): boolean {
  if (sort !== 'easy' || !CLOSING.test(span.text)) return false;
  const { start } = doc.sentences[Math.max(0, sentence - 1)]!;
  // "One quick command: …"
  if (/\b(?:one|single)\b/i.test(doc.plain.slice(start, range.start))) return false;
  const steps = readActions(doc).filter(
    ({ kind, range: step }) => kind === 'imperative' && step.start >= start && step.end <= range.start,
  );
  return new Set(steps.map(({ range: step }) => step.end)).size > 1;
}
const CLOSING =
  /^(?:and )?(?:that['’]?s|that is|you['’]?(?:re|ll)|you|be|are|good)\b(?!.*\b(?:takes?|needs?|needed)\b)/i;

/**
 * "Change the path, and your map carries on unchanged": that nothing else changes is said of the move where a step leads to it,
 * in its sentence or in the one before it. Said of a thing by itself, it tells how that thing fares: "Voice Only works as before".
 */
export function followsStep(doc: Document, { range, sentence }: EquivalenceFact): boolean {
  const leans = GOES_BACK.test(doc.plain.slice(doc.sentences[sentence]!.start, range.end));
  const from = doc.sentences[leans ? sentence - 1 : sentence];
  return (
    from !== undefined &&
    readActions(doc).some(
      ({ kind, range: step }) => kind !== 'none' && step.start >= from.start && step.end <= range.start,
    )
  );
}
/** What stands for the successor that the sentence before it names. */
const GOES_BACK = /^\W*(?:it|they|both|(?:the|this|that) [a-z]+|[^.;]{0,40},? (?:it|they))\b/i;
