import { readActions } from '../../facts/actions.ts';
import type { EquivalenceFact } from '../../facts/equivalence.ts';
import { keyOf } from '../../facts/grammar/naming.ts';
import type { Reading } from '../../facts/read.ts';
import type { Document } from '../../text/document.ts';
import { rangeAt } from '../../text/span.ts';
import { audienceOf } from '../audience.ts';
import type { Ledger } from '../ledger.ts';

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
 * Whether that nothing changes is said of the move: a step leads to it, it is a heading over what does not ("No change: limits"),
 * or it is of the successor or of what is the reader's own ("your scripts need no changes"). Said of another thing, it tells how
 * that thing fares: "Voice Only works as before".
 */
export function isOfMove(ledger: Ledger, fact: EquivalenceFact): boolean {
  const { doc } = ledger.output;
  return (
    doc.plain[fact.range.end] === ':' ||
    followsStep(doc, fact) ||
    isOfReaders(doc, fact) ||
    namesSuccessor(ledger, fact)
  );
}

/**
 * "Change the path, and your map carries on unchanged", "buy local numbers, no change needed": a step in its sentence, or in the
 * one before it where it leans on that.
 */
function followsStep(doc: Document, { range, sentence }: EquivalenceFact): boolean {
  const { start, end } = doc.sentences[sentence]!;
  const before = doc.plain.slice(start, range.start);
  if (/,\s$/.test(before) && !STAYS.test(before)) return true;
  const isAll = /^\W*$/.test(before) && /^\W*$/.test(doc.plain.slice(range.end, end));
  const leans = isAll || GOES_BACK.test(doc.plain.slice(start, range.end));
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
/** "Short links stay, no change needed" */
const STAYS = /\b(?:stays?|remains?|keeps?|continues?|works?|runs?|goes on|go on|unaffected|not affected)\b/i;

/** "Your clients need no changes", "no changes for your scripts"; but "they stay, without any change on your side". */
const isOfReaders = ({ clauses, plain, sentences }: Document, { range, sentence }: EquivalenceFact): boolean =>
  /\byour\s(?!(?:side|part|end|behalf)\b)/i.test(
    plain.slice(
      clauses[rangeAt(clauses, range.start)]?.start ?? range.start,
      Math.min(sentences[sentence]!.end, range.end + NEAR),
    ),
  );
/** So many characters behind a claim it may be told for whom it is. */
const NEAR = 16;

function namesSuccessor(ledger: Ledger, { range, sentence }: EquivalenceFact): boolean {
  const { first, last } = ledger.output.doc.sentences[sentence]!;
  const { replacements } = audienceOf(ledger).subject;
  return ledger.output.doc.tokens
    .slice(first, last)
    .some((token) => token.start < range.end && replacements.has(keyOf(token)));
}
