import type { Clause } from '../../text/clauses.ts';
import type { Document } from '../../text/document.ts';

/* Clauses in which time is told that grants nothing. Linear. */

/** "You can go on using it until then": the time before the end. */
export const timesBeforeEnd = (doc: Document): readonly Clause[] => clausesWith(doc, BEFORE_END);
const BEFORE_END =
  /\b(?:until|till|'til|up to|before) (?:then|that (?:day|date|time|point|moment)|the (?:end|deadline|cut-?off|shut-?down)|it (?:ends|closes|stops))\b(?! ?(?:plus|and (?:a|some|for)))/i;

/** "Moving takes a few weeks": what the move costs, and no time in which the old thing goes on. */
export const efforts = (doc: Document): readonly Clause[] => clausesWith(doc, EFFORT);
const EFFORT =
  /\b(?:mov(?:e|ing)|migrat(?:ion|ing)|switch(?:ing)?|conver(?:sion|ting)|setup|export(?:ing)?|it)(?: \p{L}+){0,3}? takes? |^\W*(?:please )?(?:plan|reserve|budget|schedule) (?:\p{L}+ ){0,3}(?:hours?|days?|weeks?|months?|time)\b|\bthere is (?:very )?little time\b/iu;

const clausesWith = ({ clauses, plain }: Document, told: RegExp): readonly Clause[] =>
  clauses.filter(({ start, end }) => {
    const text = plain.slice(start, Math.min(end, start + LONGEST));
    return told.test(text) && !BEHIND.test(text);
  });
/** Time behind the end is told as well. */
const BEHIND = /\b(?:after|afterwards|beyond|past|thereafter|later|grace|extension|overlap)\b/i;
/** So many characters of a clause are looked at. */
const LONGEST = 300;
