import { Prefiltered } from '../../../text/prefilter.ts';
import type { Around } from './around.ts';
import { tellsEnd, tellsLast } from './endings.ts';

export const isLaw = ({ before }: Around): boolean => LAW.test(before.slice(-60)) || NUMBERED.test(before.slice(-32));

/** "Supersedes SN-0850 of 9 March": the number of a paper, and its day. */
const NUMBERED = /\b[A-Z]{2,6}[-/ ]?\d[\w/-]*\s(?:of|dated)\s(?:the\s)?$/;

/** A rule of law and its day; "standard support" is none. */
const LAW = new Prefiltered(
  /\b(?:act|law|regulation|directive|ruling|judgment|decree|ordinance|statute|decision|standard(?=\s(?:of|from|dated|on|\S*\d))|patent)\b[^,;:]{0,24}\b(?:of|from|dated|on)\s(?:the\s)?$/i,
);

/** "Circular 7/2031", "under Decision No. 11/2030": what a slash follows there is the number of a paper. */
export function isPaperNumber({ doc: { plain }, draft: { stamp, start, closed }, before }: Around): boolean {
  if (stamp.unit !== 'month') return false;
  if (!/^\d{1,2}\/\d{4}$/.test(plain.slice(start, closed))) return false;
  if (PAPER.test(before.slice(-40))) return true;
  const opening = /^\W*(?:\p{Lu}[\p{L}-]*\s){1,3}$/u.test(before) && /^\s?[:–—-]/.test(plain.slice(closed, closed + 2));
  return opening && !tellsEnd(before) && !tellsLast(before);
}
const PAPER =
  /\b(?:circulars?|bulletins?|notices?|advisor(?:y|ies)|memos?|memorandum|letters?|rulings?|decisions?|directives?|resolutions?|orders?|regulations?|acts?|laws?|cases?|tickets?|issues?|editions?|volumes?|informations?|communications?|newsletters?|reports?|documents?|instructions?|guidelines?|amendments?|statements?|numbers?|no|nr|ref|reference)\.?\s(?:(?:no|nr|number)\.?\s)?$/i;

export const isCopyright = ({ before }: Around): boolean => /©|\(c\)|copyright/i.test(before.slice(-24));

/** "API version 2026-03", "format 2021-05": and a month in digits is a version as well, where nothing before it asks for a date. */
export function isVersion({ doc, draft, block, before, after }: Around): boolean {
  if (!/^\d{4}-\d\d(?:-\d\d)?/.test(doc.plain.slice(draft.start, draft.start + 10))) return false;
  if (NAMED.test(before.slice(-24))) return true;
  if (draft.stamp.unit !== 'month') return false;
  // "Apps on 2028-01 or later"
  if (/^\s(?:or|and)\s(?:later|newer|earlier|older|up|above|below)\b/i.test(after)) return true;
  return block.kind !== 'cell' && !/\b(?:in|by|until|before|after|from|since|of|end|on)\s$/i.test(before);
}

/** A name that dates belong to: "format 2021-05", "API version 2026-03". */
const NAMED = new Prefiltered(
  /\b(?:version|format|api|schema|header|release|tag|build|model|snapshot|revision|edition|dialect|branch|v)s?[\s:=]*["'(]?$/i,
);

/** "The 2027 plans": a year alone is a date only where something will happen in it. */
export const isYearOfName = ({ draft: { stamp }, before, after }: Around): boolean =>
  stamp.unit === 'year' && stamp.edge === null && !isYearStatement(before, after);

/** "will be removed in 2028", "support ends in 2028": the year is the date. */
function isYearStatement(before: string, after: string): boolean {
  if (!/\b(?:in|by|until|before|after|from|during|through|of|than|starting|beginning|since)\s+$/i.test(before))
    return false;
  if (/^\s*(?:[–-]\s?\d|contract|plans?|prices|season|model|edition)/i.test(after)) return false;
  return /\b(?:will|shall|going to|plan(?:ned|s)?|schedul|expect|intend|deprecat|remov|retir|sunset|shut|discontinu|decommission|end[- ]of|ends?|stop|expire|migrate|withdraw)/i.test(
    before.slice(-100),
  );
}
