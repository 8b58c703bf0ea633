import { isGeneric } from '../../facts/grammar/naming.ts';
import type { Document } from '../../text/document.ts';
import { oncePer } from '../../text/once.ts';
import type { Token } from '../../text/tokens.ts';
import { isSparing, isSparingWord } from '../groups/sparing.ts';
import type { Ledger } from '../ledger.ts';
import type { StatementMatch } from '../statements.ts';
import { firstFound, lookUp, related, toWordIndex } from './word-index.ts';

/** "Web-only users are not", "mobile apps are out of it": what they are not stands before, in "Affected" or "who uses". */
const ENDS_DENIED =
  /\b(?:(?:is|are|do|does|need|was|were)(?: not|n['’]t)|not|out of (?:it|this|scope)|in the clear)\W*$/i;
/** "Not those without an engine", "except Pro", "no change for the others". */
const OPENS_DENIED =
  /^\W*(?:(?:but|and|though|while) )?(?:not (?:if|for|on|in|with|without|those|the|anyone|whoever|who|you|an?)\b|except\b|excluding\b|other than\b|apart from\b|exempt\b|no (?:change|changes|action|effect|others?)\b)/i;

/**
 * Whether the output may spare in an ellipsis, or in words of another kind, whom a statement of the notice spares: a clause
 * that spares has a word of it, or of what stands before it where it points there ("on the web only? Nothing changes").
 */
export function isSparedElsewhere(ledger: Ledger, match: StatementMatch): boolean {
  const { notice, output } = ledger;
  const { lost, recall, statement } = match;
  const { content, dates, amounts, features, index: at } = statement;
  if (!isSparing(features) || lost[6] >= SURE) return false;
  const index = toWordIndex(output);
  const sparing = new Set([...index.sparing, ...ellipticalIn(output.doc)]);
  if (isOfRest(notice.doc, at) && [...sparing].some((clause) => isOfRest(output.doc, clause))) return true;
  // Whom it gives time, and how much of it, is told with the day.
  if (recall.widened || amounts.length > 0 || dates.some(({ lifecycle }) => lifecycle)) return false;
  const own = content.filter(isTelling);
  const words = [...(own.length > 0 ? own : wordsBefore(notice.doc, at)), ...wordsBehindColon(notice.doc, at)];
  return words.some(
    (token) =>
      countIn(notice.doc, token) <= FEW &&
      firstFound(lookUp(token, index), related(token, index))
        .slice(0, MANY)
        .some((place) => sparing.has(place)),
  );
}

/** From this probability on a statement is lost whatever else speaks for it. */
const SURE = 0.97;
/** So many words before a statement are looked at, and so many places of a word. */
const REACH = 16;
const MANY = 24;
/** What the notice names more often is told of much else. */
const FEW = 2;
const LONG = 300;

const IDLE =
  /^(?:be|is|are|was|were|has|have|had|do|does|will|can|may|keeps?|stays?|remains?|goes|go|going|on|not|nothing|changes?|needs?|you|only|already|still)$/;
const isTelling = ({ lemma, lower, number }: Token): boolean =>
  !number && !IDLE.test(lower) && !isGeneric(lemma) && !isSparingWord(lemma);

/** "Elsewhere", "the others", "anywhere else": those that are left. */
const isOfRest = ({ clauses, tokens }: Document, at: number): boolean =>
  tokens
    .slice(clauses[at]!.first, clauses[at]!.last)
    .some(({ lower }) => /^(?:others?|else|elsewhere|rest|remaining|outside|anywhere|everywhere)$/.test(lower));

/** "The phone list belongs to another team; nothing changes there": what a statement without words of its own points to. */
function wordsBefore({ blocks, clauses, sentences, tokens }: Document, at: number): readonly Token[] {
  const { first, sentence } = clauses[at]!;
  const { start } = blocks[sentences[sentence]!.block]!;
  return tokens.slice(Math.max(0, first - REACH), first).filter((token) => token.start >= start && isOwn(token));
}

/** "The command line is not touched: `qp convert` stays": what a colon or a bracket tells of it. */
function wordsBehindColon({ clauses, tokens }: Document, at: number): readonly Token[] {
  const next = clauses[at + 1];
  return next !== undefined && next.sentence === clauses[at]!.sentence && /^[:(]$/.test(next.lead)
    ? tokens.slice(next.first, Math.min(next.last, next.first + REACH)).filter(isOwn)
    : [];
}

const isOwn = (token: Token): boolean => token.content && isTelling(token);

const countIn = ({ tokens }: Document, { lemma }: Token): number =>
  tokens.filter((other) => other.lemma === lemma).length;

/** The clauses that spare somebody in an ellipsis: "web-only users are not". */
export const ellipticalIn = oncePer((doc: Document): readonly number[] =>
  doc.clauses.flatMap(({ start, end }, c) => {
    const text = doc.plain.slice(start, Math.min(end, start + LONG));
    return ENDS_DENIED.test(text) || OPENS_DENIED.test(text) ? [c] : [];
  }),
);
