import type { IdentifierFact } from '../../facts/identifiers.ts';
import type { Document, Sentence } from '../../text/document.ts';
import { rangeAt } from '../../text/span.ts';

/*
 * Links that a notice mentions in passing and hands to nobody: what a program could not fetch, one example of the links
 * that break, the page itself, and the place where a reason or a decision is recorded.
 */

/** So much of the text on either side of a link is looked at. */
const REACH = 200;

/** A program that tells what it could not reach: "Failed to fetch …", "could not resolve …", "Err:4 …". */
const FAILED =
  /\b(?:fail(?:s|ed|ure|ing)?|unable|could\s?n(?:o|['’])t|could not|can(?:no|['’])t|error)\b[^.;\n]{0,20}\b(?:fetch|download|retriev|load|open|connect|resolve|reach|access|read|get|pull|clone)\w*\b[^.;\n]{0,24}$|^\W{0,4}(?:E|W|Err|Error|WARN(?:ING)?|FATAL):\d*\s[^\n]{0,80}$/i;
/** The answer behind an address: "… 404 Not Found". */
const ANSWERED =
  /^\S{0,2}\s(?:[-–—:]\s)?(?:HTTP\S*\s|returned\s(?:error:?\s)?|error:?\s)?[45]\d\d\s(?:Not Found|Gone|Forbidden|Unauthorized|Bad|Moved|Service|Internal)/;
/** Before one of many: "deep links, e.g. …". */
const EXAMPLE = /\b(?:e\.g\.|for example|for instance|such as)[\s,:("'<]{0,4}$/i;
const BREAKS =
  /\b(?:break(?:s|ing)?|broken|stops? (?:working|resolving)|no longer (?:work|resolve|open|load)s?|dead|die|404|not found|fail|gone|disappear)\b/i;
/** About the page or the record of a meeting, and not about the move: "older entries: …", "edit this page", "(minutes: …)". */
const OF_PAGE =
  /\b(?:(?:older|earlier|previous|past|all) (?:entries|issues|editions|bulletins)|(?:page|revision) history|edit (?:it|this page|on)|found a (?:mistake|typo)|subscribe (?:by|via|through|with)|minutes|rss|atom)\b[^.;!?\n]{0,24}$/i;
/** The verb of a reason as the words of its link: "because the project [added](…) a workflow". */
const REASON =
  /\b(?:because|since|now that|given that|due to|owing to)\s[^.;]{0,80}\[[\p{Ll}\s]{0,24}(?:ed|\bmade|\bbuilt)\]\($/u;

/** True for a link that nobody needs for the move, whatever its address. */
export function isMentionedInPassing(doc: Document, { range, span }: IdentifierFact): boolean {
  const sentence = doc.sentences[rangeAt(doc.sentences, range.start)];
  if (sentence === undefined) return false;
  const before = doc.plain.slice(Math.max(0, range.start - REACH), range.start).replace(/^.*\n/s, '');
  const after = doc.plain.slice(range.end, range.end + REACH);
  return (
    FAILED.test(before) ||
    ANSWERED.test(after) ||
    OF_PAGE.test(before) ||
    (EXAMPLE.test(before) && BREAKS.test(sentenceEnd(doc, sentence, range.end))) ||
    REASON.test(doc.raw.slice(Math.max(0, span.start - REACH), span.start))
  );
}

const sentenceEnd = ({ plain }: Document, { end }: Sentence, from: number): string =>
  plain.slice(from, Math.min(end, from + REACH));
