import type { Clause } from '../../text/clauses.ts';
import type { Document } from '../../text/document.ts';
import type { Range } from '../../text/span.ts';
import type { Token } from '../../text/tokens.ts';
import type { StatementMatch } from '../statements.ts';

type Statement = StatementMatch['statement'];

/** To turn to somebody, as a verb: "reply", "reach out", "write to us", "do not hesitate to ask". */
const TURNS_TO =
  /\b(?:reply|respond|reach(?:ing)? (?:out|us)|get(?:ting)? in touch|contact|ask(?!ed)|write|e-?mail|mail|message|call|phone|ring|drop us|talk|speak|chat|let us know|tell us|post|raise|open an? (?:ticket|issue|case|thread)|visit|consult|hesitate|feel free|join)\b/i;
/** What one turns to somebody with: a question, a wish for help, an opinion. */
const WITH =
  /\b(?:questions?|help|assistance|concerns?|trouble|difficult(?:y|ies)|stuck|unsure|not sure|unclear|doubts?|feedback|comments?|hesitate|feel free)\b/i;
/** That it is left to those who want it: "if you have any", "for questions", "should you need", "with". */
const FOR_THOSE =
  /\b(?:if|should|in case|where|when(?:ever)?|for|with|any|need|stuck|unsure|unclear|hesitate|feel free)\b/i;
const BINDS = /\b(?:must|(?:ha(?:ve|s)|need) to|required|mandatory|obligatory|before you can)\b/i;
/** "Ask your administrator to install 4.2": what is to be had by asking is a step. */
const HAS_DONE = /\b(?:ask|contact|call|write to|e-?mail|tell) (?:[\w'’-]+ ){1,5}to (?!ask\b|help\b|get\b)\w+/i;

/** "If you have questions, please reply to this message": an offer of help, and no step of the move. */
export const isInvitation = (doc: Document, { clause, range, content }: Statement): boolean =>
  invites(doc, clause, range) && !content.some(({ dateWord }) => dateWord);

/** Whether what stands at a place of a clause only says whom to turn to. */
export function invites({ plain, sentences }: Document, clause: Clause, { start: from, end: to }: Range): boolean {
  const text = plain.slice(from, to);
  const { start, end } = sentences[clause.sentence]!;
  const sentence = plain.slice(start, Math.min(end, start + LONG));
  return (
    // "… if you have any questions or require assistance": whom to turn to stands beside the condition.
    TURNS_TO.test(CONDITION.test(text) ? sentence : text) &&
    WITH.test(sentence) &&
    FOR_THOSE.test(sentence) &&
    !BINDS.test(sentence) &&
    !HAS_DONE.test(text)
  );
}
const CONDITION = /^(?:if|in case|should|when(?:ever)?|where)\b/i;
/** So much of a sentence is looked at. */
const LONG = 600;

/** HTTP methods, and what joins names. */
const JOINS = /^(?:get|post|put|patch|delete|head|options|and|or|both|the|with|by|to)$/;
const isName = ({ code, shaped, url, lower, text }: Token): boolean =>
  code || shaped || url || JOINS.test(lower) || /^[^\p{L}]+$/u.test(text);

/** "DELETE /v1/berths/{id}", in a list of what ends. */
const METHOD = /^\W*(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)\s\//;

/** "`GET /v1/keys` → `GET /v2/keys`": a row of old and new names; what is to be done with them stands elsewhere. */
export function isRowOfNames({ plain, tokens }: Document, { clause, range }: Statement): boolean {
  const words = tokens.slice(clause.first, clause.last);
  const text = plain.slice(range.start, range.end);
  return (/→|->|=>/.test(text) || METHOD.test(text)) && words.length > 1 && words.every(isName);
}
