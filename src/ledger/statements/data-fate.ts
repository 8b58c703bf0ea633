import type { Document } from '../../text/document.ts';
import type { Range } from '../../text/span.ts';
import type { Ledger } from '../ledger.ts';
import type { StatementMatch } from '../statements.ts';

/*
 * What befalls data: "blobs are deleted 90 days after that", "hits are not stored and cannot be recovered", "paused, not
 * deleted". There are few words for it, and an output that has none of them has not told it.
 */

/** Words for the loss of data that is taken away, in any form: for expressions that set them into others. */
export const DELETED =
  'delet(?:ed?|es|ion|ing)|eras(?:ed?|es|ure|ing)|wip(?:ed?|es|ing)|purg(?:ed?|es|ing)|destr(?:oy\\w*|uction)';
const KEPT =
  '(?:stored|saved|kept|retained|recovered|recoverable|restored|restorable|retrieved|replayed|undeleted|re-?sent)';
const NOT = "(?:\\b(?:not|never|cannot|nor|neither|without|instead of|rather than)|n['’]t)";
const WORDS = '(?:(?:be|being|been|get|is|are|yet|also|simply|then|longer|fully)\\s){0,3}';

/** Said of data that is lost: "is deleted", "will not be kept". */
const GOES = new RegExp(
  `\\b(?:is|are|be|gets?|and|then)\\s(?:then\\s|permanently\\s|irrevocably\\s|also\\s)?(?:${DELETED}|discarded|shredded)\\b`,
  'i',
);
const NOT_KEPT = new RegExp(
  `${NOT}\\s${WORDS}${KEPT}\\b(?! (?:on|beside|in|by|into|with|together|alongside|as|at|under|to|from|until|unless|through|via)\\b)`,
  'i',
);
/** Any word with which the loss of a thing may be told; "kept" and "replayed" only where they are denied. */
const ANY_LOSS = new RegExp(
  `\\b(?:${DELETED}|discard\\w*|shred\\w*|los[est]\\w*|gone|goes|go|vanish\\w*|disappear\\w*|remov\\w*|drop\\w*|clear\\w*|clean\\w*|scrap\\w*|dispos\\w*|bin(?:ned|s)?|unrecover\\w*|irre\\w+|expir\\w*|void|thrown|throw|away|for good|forever|permanent\\w*|perish\\w*|die[sd]?|forfeit\\w*|miss(?:ed|ing)|cancel\\w*|laps\\w*|empt\\w*|dissol\\w*|(?:no|nothing|none)\\b[^.;]{0,60}\\b(?:left|remains?|stays?|kept|stored|saved|survives?|recover\\w*|restor\\w*|replay\\w*|retriev\\w*|back|copy|copies|backups?))\\b|${NOT}\\s(?:[\\p{L}-]+\\s){0,4}?(?:keep|store|save|retain|recover|restor|retriev|replay|re-?send|bring|hold|held|get|surviv)`,
  'iu',
);
/** What is kept, or may be had for some time, is known to go afterwards. */
const FOR_A_TIME =
  /\b(?:kept|keep|retain\w*|held|lasts?|available|accessible|download\w*|export\w*|stays?|remains?|readable|until|export)\b/i;

/** Whether a statement tells that data is lost, of which the output has no word at all. */
export function isLossUntold({ notice, output }: Ledger, { statement: { amounts, clause } }: StatementMatch): boolean {
  const { plain, sentences } = notice.doc;
  const own = plain.slice(clause.start, Math.min(clause.end, clause.start + LONG));
  if (!(GOES.test(own) && own.match(NOT_GONE) === null) && !NOT_KEPT.test(own)) return false;
  const { start, end } = sentences[clause.sentence]!;
  return (
    !FOR_A_TIME.test(plain.slice(start, Math.min(end, start + LONG)).replace(NOT_KEPT, '')) &&
    !tellsLoss(output.doc, amounts.length > 0)
  );
}
const LONG = 600;
const cut = ({ plain }: Document, { start, end }: Range): string => plain.slice(start, Math.min(end, start + LONG));

/** Whether a sentence has any word with which a loss may be told. */
export const tellsLossIn = (doc: Document, sentence: Range): boolean => ANY_LOSS.test(cut(doc, sentence));

/** "Trash keeps mail for 30 days" tells what is deleted after 30 days. */
const tellsLoss = (doc: Document, lasts: boolean): boolean =>
  doc.sentences.some((sentence) => tellsLossIn(doc, sentence) || (lasts && LASTS.test(cut(doc, sentence))));
const LASTS = /\b(?:keeps?|kept|holds?|held|lasts?|stays?|retain)/i;

/** "Not deleted", "nothing is deleted". */
export const NOT_GONE = new RegExp(
  `(?:${NOT}\\s${WORDS}|\\b(?:nothing|none|no [\\p{L}-]+)\\s(?:(?:is|are|will|be|gets?|has|have|been)\\s){1,2})(?:${DELETED})\\b`,
  'giu',
);
