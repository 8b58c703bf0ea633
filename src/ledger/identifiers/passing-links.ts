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
/** A participle as all the words of a link, and the word before it: "because the project [added](…) a workflow". */
const DEED = /(?:(\p{L}+)\s)?\[(?:[\p{Ll}]+\s){0,2}([\p{Ll}]+(?:ed|made|built|given|taken|written))\]\($/u;
/** "The steps are [described](…)": such a one leads to what it says. */
const EXPLAINS =
  /^(?:describ|document|explain|detail|outlin|list|publish|show|attach|provid|expla|recommend|suggest|requir|need|support|writt)/;
/** "Acme, which [hosts](…) it": what somebody does who is told of in passing. */
const WHO_DOES = /(?:^|\s)(?:which|who)\s(?:also\s)?\[\p{Ll}+s(?:\s[^[\]]{1,80})?\]\($/u;
/** What is to be done, or is so: "must be [renewed](…)". */
const AHEAD = /^(?:be|is|are|being|to|must|can|may|should|will|and|or|please)$/i;
/** What was decided or said once: "the board decided this at …", "the decision was made on …". */
const DECIDED =
  /\b(?:decided|agreed|voted|ratified|approved|accepted|proposed|discussed|debated|announced|(?:decision|vote|discussion|announcement|proposal) (?:was|were|has been|took|happened))\b/i;
/** What a thing is, or where it once came from: "it is an implementation of the [protocol](…)", "was introduced by [RFC 1](…)". */
const OF_ORIGIN =
  /\b(?:(?:is|are|was|were)\s(?:an?\s(?:[\w-]+\s){0,2}?(?:implementation|version|fork|port|clone|member|part|kind|variant)\sof|(?:based|built|modell?ed)\s(?:up)?on|(?:first\s|originally\s)?(?:introduced|proposed|adopted|conceived|started|born|launched)\s(?:by|in|with|as))\s(?:the\s|an?\s)?[^.,;:()]{1,60}\(|^\W*In\s[^.,;:()]{1,40}\()$/;
/** Behind a link that opens its sentence: "In [RFC 2](…) it was adopted". */
const THEN_DONE =
  /^\),?\s(?:[\w.-]+\s){1,4}(?:was|were)\s(?:[a-z]+ly\s)?(?:introduced|proposed|adopted|accepted|conceived|launched)\b/;
/** Words beside it by which a link leads to the move all the same. */
const SHOWS_HOW =
  /\b(?:how to|instructions?|steps?|migrat(?:e|ing|ion)|upgrad(?:e|ing)|workarounds?|guides?|walkthroughs?|tutorials?|manual|checklist|documentation|docs|reference|details|export|extension|forms?)\b/i;
/** One entry of a tracker, what has changed between two releases, or one thread of talk. */
const RECORD =
  /^[a-z]+:\/\/[^\s?]+\/(?:issues?|pulls?|pull-requests|discussions|merge_requests|commits?|threads?|browse)\/[\w-]*\d[^/\s]*$|^[a-z]+:\/\/[^\s?]+\/compare\/[^\s/]+?\.{2,3}|^[a-z]+:\/\/(?:[\w-]+\.)*(?:forum|forums|discuss|community|discourse)\.[^\s?]+\/t\/|[/?]viewtopic\b/i;
/** A list of all that has one mark: "/tags/maps", "?filter=deprecation". */
const INDEX =
  /\/(?:tags?|tagged|categor(?:y|ies)|topics?|labels?|authors?)\/[^/\s]+\/?$|[?&](?:tags?|categor(?:y|ies)|labels?|filters?|topic)(?:\[\])?=/i;
/** A line that says what the page is filed under: "Tags: …". */
const FILED =
  /^\W*(?:(?:tags?|tagged|flags?|labels?|categor(?:y|ies)|filed under|posted (?:in|under|by)|topics?|keywords?|authors?|written by|share)\s?:|(?:tags?|tagged|flags?|labels?|categories|topics|keywords)\s(?=[^.!?:]{0,60}\())/i;
/** "Home > Docs > Changelog", over everything else. */
const TRAIL = /^(?:[^>»›.:\n]{1,40}(?:\([^()\s]{1,200}\))?\s[>»›]\s){2}/;
/** What tells a download from a false one. */
const SUMS = /\b(?:check ?)?sums\b/i;
/** Whom or what the notice leaves alone. */
const LEFT_ALONE =
  /\b(?:unaffected|(?:is|are|be) not (?:affected|concerned|touched)|nothing changes|(?:has|have|is|are) no such|do(?:es)? not (?:apply|have)|never had)\b/i;

/** True for a link that nobody needs for the move, whatever its address. */
export function isMentionedInPassing(doc: Document, { range, span, value }: IdentifierFact): boolean {
  const sentence = doc.sentences[rangeAt(doc.sentences, range.start)];
  if (sentence === undefined) return false;
  const before = doc.plain.slice(Math.max(0, range.start - REACH), range.start).replace(/^.*\n/s, '');
  const after = doc.plain.slice(range.end, range.end + REACH);
  return (
    FAILED.test(before) ||
    ANSWERED.test(after) ||
    OF_PAGE.test(before) ||
    (EXAMPLE.test(before) && BREAKS.test(sentenceEnd(doc, sentence, range.end))) ||
    isOfDeed(doc.raw.slice(Math.max(0, span.start - REACH), span.start)) ||
    INDEX.test(value) ||
    isOfOrigin(before, after) ||
    isFiled(doc, sentence) ||
    isOfRecord(doc, sentence, value)
  );
}

/** "We [announced](…) it in March": the record of what was done. */
function isOfDeed(before: string): boolean {
  if (WHO_DOES.test(before)) return true;
  const [, lead = '', verb] = DEED.exec(before) ?? [];
  return verb !== undefined && !EXPLAINS.test(verb) && !AHEAD.test(lead);
}

const isOfOrigin = (before: string, after: string): boolean =>
  OF_ORIGIN.test(before) && (!OPENING.test(before) || THEN_DONE.test(after));
const OPENING = /^\W*In\s[^.,;:()]{1,40}\($/;

function isFiled({ plain, blocks }: Document, { block }: Sentence): boolean {
  const { start, end } = blocks[block]!;
  const line = plain.slice(start, Math.min(end, start + REACH));
  return end - start < REACH * 2 && (FILED.test(line) || (block < 2 && TRAIL.test(line)));
}

/** Of its sentence no word leads to the move: what was decided, talked about or left alone is told there. */
function isOfRecord({ plain }: Document, { start, end }: Sentence, address: string): boolean {
  const words = plain.slice(start, Math.min(end, start + REACH * 2)).replace(/\S+:\/\/\S+/g, ' ');
  return (
    !SHOWS_HOW.test(words) &&
    (RECORD.test(address) || DECIDED.test(words) || SUMS.test(words) || LEFT_ALONE.test(words))
  );
}

const sentenceEnd = ({ plain }: Document, { end }: Sentence, from: number): string =>
  plain.slice(from, Math.min(end, from + REACH));
