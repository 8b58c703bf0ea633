import type { IdentifierFact } from '../../facts/identifiers.ts';
import { ARTICLE, AUXILIARY, LABELLED, NOUN, TAKES_OVER } from '../../facts/replacement/takes-over.ts';
import type { Document, Sentence } from '../../text/document.ts';
import { oncePer } from '../../text/once.ts';
import { Prefiltered } from '../../text/prefilter.ts';
import { asks } from '../../text/question.ts';
import { rangeAt } from '../../text/span.ts';

/** How far the words that tell a successor may stand from its name, in characters. */
const REACH = 90;

/** "the successor (of Y) is X", "Y's place is taken by X", "Y is superseded by X", "Y gives way to X", "Y is folded into X", "Y lives on as X". */
const COMES_AFTER = new Prefiltered(
  new RegExp(
    `(?:(?<!\\b(?:no|any|not|without)\\s(?:\\p{L}{1,12}\\s)?)\\b${NOUN}\\b[^.;:!?]{0,40}\\s(?:is|are|will be)|\\bplace\\s${AUXILIARY}taken\\s(?:over\\s)?by|\\b(?:superseded|succeeded|obsoleted|absorbed)\\sby|\\b(?:is|are|be|being|gets?)\\s(?:(?:now|then|fully)\\s)?(?:merged|folded|rolled|absorbed|consolidated|integrated|incorporated|subsumed)\\sinto|\\b(?:merges?|merging)\\sinto|\\bbecom(?:es?|ing)\\s(?:a\\s)?part\\sof|\\blives?\\son\\s(?:in|as|under)|\\bin\\s(?:its|their)\\s(?:place|stead),?\\s(?:comes?|(?:we|there)\\s(?:will\\s)?(?:offer|provide|be|is))|\\b(?:gives?|giving|given|makes?|making|made)\\sway\\s(?:to|for))\\s${ARTICLE}$`,
    'u',
  ),
);
/** "Y gives way to …", "Y is superseded by …". */
const YIELDS = new Prefiltered(
  new RegExp(
    `^(?:\\s\\([^()]{1,40}\\))?,?\\s${AUXILIARY}(?:(?:gives?|given|makes?|giving|making)\\s(?:way|room)\\s(?:to|for)\\b|(?:replaced|superseded|succeeded)\\sby\\b|(?:merged|folded|rolled|absorbed|consolidated)\\sinto\\b)`,
    'u',
  ),
);
/** "Y is not replaced", "Y has no successor", "nothing replaces Y", "no replacement for Y". */
const ENDS_ALONE = new Prefiltered(
  new RegExp(
    `^(?:\\s\\([^()]{1,40}\\))?\\s(?:(?:is|are|was|were|will|has|have)\\s(?:not|never)\\s(?:being\\s|been\\s|be\\s)?replaced\\b|(?:isn't|aren't|won't be|will not be)\\s(?:being\\s)?replaced\\b|(?:has|have|gets?|is left with|is without|are without)\\s(?:no\\s)?(?:[\\p{L}-]{1,12}\\s)?${NOUN}\\b)`,
    'u',
  ),
);
const LEFT_ALONE = new Prefiltered(
  new RegExp(
    `\\b(?:no|nothing|nobody|none)\\b[^.;:!?,]{0,30}\\b(?:replaces|supersedes|succeeds|takes (?:over from|the place of)|${NOUN}\\s(?:is planned\\s|exists\\s)?(?:for|to|of))\\s${ARTICLE}$`,
    'u',
  ),
);
/** A heading under which the first name is what to use: "What to use instead". */
const HEADED = /\b(?:(?:what|which) to use|use instead|instead|replacements?|successors?|alternatives?|where to go)\b/i;
/** "What replaces it": asked of one thing, and answered at once. */
const ASKED_OF = /\b(?:what|which \p{L}{1,12}) (?:replaces|supersedes|succeeds|takes (?:over|its place))\b/iu;

/**
 * The role that a sentence about the succession gives to an identifier, or undefined where it tells nothing of the kind.
 * These ties are so close that they hold for a plain capitalised word too: "the successor is Mistral".
 */
export function successionRole(
  doc: Document,
  sentence: Sentence,
  { range, exact, value }: IdentifierFact,
): 'retiring' | 'replacement' | undefined {
  // "The JSON feed, `…`": a kind of thing is no name.
  if ((exact || /[\s\d]|\p{Ll}\p{Lu}/u.test(value)) && isAnswer(doc, sentence, range.start)) return 'replacement';
  if (!speaksOfSuccession(sentence, doc)) return isHeaded(doc, sentence, range.start) ? 'replacement' : undefined;
  const after = doc.plain.slice(range.end, Math.min(sentence.end, range.end + REACH)).toLowerCase();
  if (TAKES_OVER.test(after)) return 'replacement';
  if (YIELDS.test(after) || ENDS_ALONE.test(after)) return 'retiring';
  const before = doc.plain.slice(Math.max(sentence.start, range.start - REACH), range.start).toLowerCase();
  if (LEFT_ALONE.test(before)) return 'retiring';
  if (COMES_AFTER.test(before) || LABELLED.test(before)) return 'replacement';
  return isHeaded(doc, sentence, range.start) ? 'replacement' : undefined;
}

const TRIGGER =
  /replac|succe|supersed|substitut|alternativ|instead|\buse\b|\btak|\bway\b|\broom\b|prefer|recommend|suggest|merg|\binto\b|\bpart of\b|\blives? on\b|obsolet|absorb|\bsteps? in\b|stepping in|\bstand(?:s|ing) in\b|\bfill|\bcarr(?:y|ies) on\b|same job|same work|\bstead\b|\bplace\b|\btarget\b|\bnew \p{L}{3,9}\s?[:→]/iu;

/** True where a sentence has any of the words that the expressions here look for. */
export const speaksOfSuccession = oncePer(({ start, end }: Sentence, { plain }: Document): boolean =>
  TRIGGER.test(plain.slice(start, end)),
);

/** "What do I take in its place?", "Which call replaces it?", "What should I move to?" */
const ASKS =
  /\b(?:what|which|where|is there)\b[^?]{0,60}\b(?:replac\w+|instead|in its place|successor|alternative|substitute|takes? over|(?:move|switch|migrate|go) to|use now)\b[^?]{0,30}\?\W*$/i;
/** What an answer may begin with, up to the name that it gives. */
const GIVES =
  /^(?:yes[,:.]?\s)?(?:(?:use|take|move to|switch to|try)\s)?(?:(?:the|an?|our|your)\s)?(?:[\p{L}-]{1,20},?\s){0,4}["'(]?$/iu;

/** True for what is named first in the answer to the question what to use. */
function isAnswer(doc: Document, sentence: Sentence, at: number): boolean {
  if (at - sentence.start > REACH) return false;
  const asked = doc.sentences[rangeAt(doc.sentences, sentence.start) - 1];
  if (asked === undefined || !asks(doc, asked)) return false;
  const before = doc.plain.slice(sentence.start, at);
  return (
    GIVES.test(before) &&
    !/\b(?:no|not|none|nothing|without)\b/i.test(before) &&
    ASKS.test(doc.plain.slice(Math.max(asked.start, asked.end - 2 * REACH), asked.end))
  );
}

/** True for what a block begins with, under a heading that asks what to use. */
function isHeaded(doc: Document, sentence: Sentence, at: number): boolean {
  if (at - sentence.start > 5) return false;
  const before = doc.plain.slice(sentence.start, at);
  if (!/^(?:the\s|an?\s)?["'(]?$/i.test(before) || /^(?:none|no|nothing)\b/i.test(doc.plain.slice(at, at + 8)))
    return false;
  const b = rangeAt(doc.blocks, at);
  const block = doc.blocks[b];
  const heading = doc.blocks[block?.under ?? -1];
  if (block === undefined || heading === undefined || block.kind === 'cell' || at - block.start > 5) return false;
  const title = doc.plain.slice(heading.start, Math.min(heading.end, heading.start + REACH));
  return (
    (HEADED.test(title) || (block.under === b - 1 && ASKED_OF.test(title))) && !/\b(?:no|not|without)\b/i.test(title)
  );
}
