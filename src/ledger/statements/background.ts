import { isPastClause } from '../../facts/lifecycle/past-clause.ts';
import type { Statement } from '../../facts/statements.ts';
import type { Document } from '../../text/document.ts';
import type { Ledger } from '../ledger.ts';

/*
 * What a notice tells of its own occasion: why it is written to this reader, what the retiring thing is, where something is
 * told. Nobody plans by it.
 */

/** A span that lies behind: "in the past 60 days", "during the last week". */
const LATELY =
  /\b(?:in|within|during|over|for) (?:the|these) (?:past|last|previous) (?:\S+ )?(?:hours?|days?|weeks?|months?|quarter|year)\b/i;
/** Whose use it was. */
const READER = /\b(?:you|your|our (?:records|logs|data|statistics|telemetry))\b/i;
/** What might still be done, or must be. */
const AHEAD = /\b(?:may|can|could|must|will|shall|should|need|if|unless|only|until|before)\b/i;
/** The last words before an address: "its fares are at …", "see …". */
const POINTS = /\b(?:at|in|on|under|see|here|from|:)[\s:(]{1,3}$/i;
/** A part of a page that introduces something. */
const INTRODUCES = /^\W*what (?:(?:is|are|was|were)\b|.{2,60} (?:is|are|was|were|does|did)\W*$)/i;

/** "In the past 60 days at least one login to your package arrived over plain FTP": why the reader is written to. */
export function isOccasion({ plain }: Document, { amounts, clause, dates }: Statement): boolean {
  const text = plain.slice(clause.start, clause.end);
  return (
    dates.every(({ lifecycle }) => !lifecycle) &&
    amounts.length < 3 &&
    LATELY.test(text) &&
    READER.test(text) &&
    !AHEAD.test(text)
  );
}

/** "Its fares are at https://…": the address is the link's rule. */
export function isPointer({ plain, tokens }: Document, { clause, content }: Statement): boolean {
  const last = tokens[clause.last - 1];
  return last?.url === true && content.length <= FEW && POINTS.test(plain.slice(clause.start, last.start));
}
const FEW = 4;

/** "What the Meter API is: it gives you access to your account over HTTPS": what retires, described to who has it. */
export function isOldThingItself(
  { notice: { doc, facts } }: Ledger,
  { amounts, clause, dates, features }: Statement,
): boolean {
  const { under } = doc.blocks[doc.sentences[clause.sentence]!.block]!;
  if (
    under === undefined ||
    amounts.length + dates.length > 0 ||
    features.has('imperative') ||
    features.has('must-step')
  )
    return false;
  const { start, end } = doc.blocks[under]!;
  const heading = doc.plain.slice(start, Math.min(end, start + LONG));
  if (!INTRODUCES.test(heading)) return false;
  const named = heading.toLowerCase();
  return facts.things.some(({ name, situation }) => situation !== 'spared' && named.includes(name.toLowerCase()));
}
const LONG = 120;

/** "At a time when our CI could only push next door", "has gone down since the handbook shows it": when, and not why. */
export function isTimeOfOld(doc: Document, { clause, index }: Statement, isSureReason: boolean): boolean {
  const { start } = doc.sentences[clause.sentence]!;
  const before = doc.plain.slice(Math.max(start, clause.start - LONG), clause.start);
  if (/^when$/i.test(clause.lead)) return ERA.test(before);
  return (
    /^since$/i.test(clause.lead) &&
    !isSureReason &&
    PERFECT.test(before) &&
    (isPastClause(doc, index) || BEGAN.test(doc.plain.slice(clause.start, clause.end)))
  );
}
const ERA = /\b(?:time|times|days|years|era|age|moment|period) (?:when\s)?$/i;
/** "Have gone down", "has used": what goes on from then to now. */
const PERFECT =
  /\b(?:has|have|'ve|'s)\s(?:\w+\s){0,2}?(?:\w+ed|gone|been|done|grown|fallen|dropped|become|run|seen|had|risen|moved|used)\b/i;
const BEGAN = /^since (?:\S+ ){1,4}(?:began|started|came|went|got|became|had|was|were|\w+ed)\b/i;
