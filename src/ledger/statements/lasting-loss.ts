import type { Statement } from '../../facts/statements.ts';
import type { Document } from '../../text/document.ts';

const CANNOT = /\b(?:not|never|cannot|no(?: one| way)?|nobody|unable|impossible|[a-z]+n['’]t)\b/i;
const BACK =
  /\b(?:restor\w*|recover\w*|retriev\w*|undelet\w*|undo|undone|reversed?|replay\w*|resen[dt]\w*|re-?sent|brought back|bring (?:\w+ )?back|get (?:\w+ )?back|irrecoverab\w*|irretrievab\w*|irreversib\w*)\b/i;
const GOES =
  /\b(?:delet\w*|eras\w*|wip\w*|destroy\w*|purg\w*|remov\w*|discard\w*|drop\w*|lost|gone|shred\w*)\b|\b(?:not|never) (?:been )?(?:stored|kept|saved|held|queued|buffered|retained)\b/i;

/**
 * "… are deleted for good, and our support team can't restore them": what comes of a deletion, and no reason for anything.
 * A reason has a word of cause.
 */
export function isLastingLoss(doc: Document, { clause, features }: Statement): boolean {
  const { plain, sentences } = doc;
  const own = plain.slice(clause.start, clause.end);
  if ((features.has('because') && !SINCE_WHEN.test(own)) || !CANNOT.test(own)) return false;
  const [before, here] = [sentences[Math.max(0, clause.sentence - 1)]!, sentences[clause.sentence]!];
  if (BACK.test(own) && GOES.test(plain.slice(before.start, Math.min(clause.end, before.start + LONG)))) return true;
  // Another item or paragraph asks nothing of this one.
  return befallsNeglect(doc, own, before.block === here.block ? before.start : here.start, clause.start);
}
/** "Messages rejected since the closure were not stored": of many, so that what stands behind "since" does nothing. */
const SINCE_WHEN = /^since (?:the|our|its|this|that) (?:[\p{L}-]+ )?[\p{L}-]*[^\Ws] (?:were|are|have)\b/iu;
/** So much of two sentences is looked at. */
const LONG = 900;

/**
 * "You must release it; a licence that has not been released cannot be used again": what befalls those who leave a step out
 * is no reason for it.
 */
function befallsNeglect({ plain }: Document, own: string, start: number, end: number): boolean {
  const undone = UNDONE.exec(own)?.[1]?.toLowerCase();
  if (undone === undefined) return false;
  const stem = undone.replace(/(?:ed|en|e?d|t)$/, '');
  return stem.length > 2 && new RegExp(`\\b${stem}`, 'i').test(plain.slice(Math.max(start, end - LONG), end));
}
const UNDONE =
  /\b(?:that|which|who|whose \p{L}+)\s(?:(?:has|have|had) not (?:yet )?been|(?:is|are|was|were) not(?: yet)?)\s(\p{L}{3,}(?:ed|en|t|wn))\b/iu;
