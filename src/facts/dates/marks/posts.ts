import { Prefiltered } from '../../../text/prefilter.ts';
import { opensLine } from '../gaps.ts';
import { labelAbove } from '../label-above.ts';
import { type Around, isCoarse } from './around.ts';
import { tellsEnd, tellsLast } from './endings.ts';
import { isEvent } from './events.ts';
import { isMasthead } from './masthead.ts';
import { isLifeField, isPaperField } from './paper-field.ts';
import { isStatusEntry } from './status-page.ts';

/** The day on which the paper was written: a line that is only a date, a heading that begins with one, "Posted …". */
export function isPost(around: Around): boolean {
  const { block, before } = around;
  const label = isAllOfColumn(around)
    ? labelAbove(around.doc, around.doc.sentences[around.draft.sentence]!.block, around.draft.opens)
    : null;
  // "Removal date:" on the line above is read as it is on the date's own; "Published:" as well.
  if (label !== null) return opensWithPost(`${label}: `) || isEvent({ ...around, near: label });
  const whole = lineBefore(around);
  const line = whole.replace(/^.*[|·•]/s, '');
  if (
    isStatusEntry(around, whole) ||
    isStatusEntry(around, line) ||
    isSigned(around, line) ||
    isUnderWriter(around, line)
  )
    return true;
  if (isComment(around)) return true;
  if (
    DIRECTIVE.test(line) ||
    EDITED.test(line) ||
    isRevision(around, line) ||
    isEntry(around, line) ||
    isStamp(around, line)
  )
    return true;
  if (ONE_OF.test(before)) return true;
  if (block.kind === 'heading' && isDayOfHeading(around, line)) return true;
  if (opensPaper(around, line) || (isPaperField(line) && isAllOfField(around))) return true;
  if (block.kind === 'cell') return false;
  if (isTagged(around) || isOneOfDeeds(around)) return true;
  if (opensWithPost(lastField(line)) || opensWithPost(before) || isMasthead(around, line)) return true;
  return block.kind !== 'item' && isAllOfBlock(around);
}

/** "Ada Quill ada at quill.example⏎Tue Mar 9 14:22:05 CET 2027": at the head of a text, a line with nothing but the date under who writes. */
function isUnderWriter({ doc, draft, before }: Around, line: string): boolean {
  if (line !== '' || before.trim() === '' || before.length > 80 || doc.sentences[draft.sentence]!.block > 3)
    return false;
  const from = (doc.map[draft.closed - 1] ?? doc.raw.length) + 1;
  return (
    /^[ \t*_]*(?:[\r\n]|$)/.test(doc.raw.slice(from, from + 8)) &&
    opensLine(doc, draft.opens) &&
    !tellsEnd(before) &&
    !tellsLast(before) &&
    !before.includes(':')
  );
}

/** "Acme Changelog · Pipelines · Deprecation · January 19, 2027": the date is one of three or more tags, or stands after a name. */
function isTagged({ doc, draft, block, before, after }: Around): boolean {
  if (!/(?:^|\s[·•|–—/]\s|\|)[\s*_]*$/.test(before) || !/^[\s*_]*(?:$|\s[·•|–—/]\s|\|)/.test(after)) return false;
  // "- ENDS · `ListSets` · 4 June": an entry of a list that tells an end.
  if (block.kind === 'item' && tellsEnd(before)) return false;
  const { start, end } = doc.sentences[draft.sentence]!;
  const tags = doc.plain.slice(start, end).split(/\s[·•|–—/]\s/);
  return tags.length > 2 && tags.every((tag) => tag.length < 48);
}

/** "Checked on 9 February • Last touched on 30 June": at the head of a text a line of two fields or more, each of what was done to the page and its day. */
function isOneOfDeeds({ doc, draft }: Around): boolean {
  const { start, end, block } = doc.sentences[draft.sentence]!;
  if (block > 3 || end - start > LONGEST_LINE) return false;
  const fields = doc.plain.slice(start, end).split(/\s[·•|]\s/);
  return fields.length > 1 && fields.every((field) => DEED.test(field) && !tellsEnd(field));
}
const DEED =
  /^\W{0,4}(?:(?:first|last|recently|originally)\s)?(?:\p{L}{2,}ed|written)\b[^.;:]{0,24}:?\s[^.;]{0,12}\d/iu;

/** "Lena Bo <lena@acme.example>⏎v1.2, 2027-01-04": under who writes, the revision of the paper and its day. */
const isRevision = ({ doc, draft }: Around, line: string): boolean =>
  doc.sentences[draft.sentence]!.block < 3 &&
  /^v?\d+(?:\.\d+)*,\s$/.test(line) &&
  /@[\w.-]{1,80}>?[ \t]*\n[^\n]{0,40}$/.test(doc.raw.slice(0, doc.map[draft.opens]).slice(-LONGEST_LINE));
const LONGEST_LINE = 200;

/** A short line with nothing but the date. */
function isAllOfBlock({ draft, block, before, after }: Around): boolean {
  const others = block.end - block.start - (draft.closed - draft.opens);
  return others < 24 && (before + after).replace(/[\s.,;:·•|–—()[\]*_#-]/g, '') === '';
}

/** Nothing but the date between the edges of its line and of its column; what stands in brackets behind it tells it more closely. */
const isAllOfColumn = ({ before, after }: Around): boolean =>
  /(?:^| {2}|\t)[\s*_>#-]*$/.test(before) && /^[\s*_]*(?:\([^()]{1,40}\)[\s*_]*)?[.,]?[\s*_]*(?:$| {2}|\t)/.test(after);

/** Nothing but a time behind the date on its line. */
const isAllOfField = ({ doc, draft }: Around): boolean =>
  /^[\s*_)\]|.]*(?:,?\s(?:at\s)?\d{1,2}[:.]\d\d\b[^\n.]{0,12})?(?:\n|$)/.test(
    doc.raw.slice((doc.map[draft.closed - 1] ?? doc.raw.length) + 1).slice(0, 32),
  );

/** "## 4.7.0 – 3 May 2027", "### 3 May: …": a heading that begins with the date, or with a release and its date. */
const opensHeading = ({ after }: Around, line: string): boolean =>
  (/^[\s[(*_]*(?:v?[\d.]+[\])]?\s*)?[\s(–—-]*$/.test(line) || (RELEASE.test(line) && !tellsEnd(line))) &&
  /^[\s)]*(?:$|[·•|:–—-])/.test(after);

/** The name and number of a release before its date: "ferrousq 4.7.0 (", "Kestrel v3 – ". */
const RELEASE = /^[\s[(*_]*(?:[\w.@/-]+\s){1,4}v?\d+(?:\.\d+)*[\])]?\s*[\s(,–—-]*$/;

const isDayOfHeading = (around: Around, line: string): boolean =>
  opensHeading(around, line) || isDayOfPaper(around.before) || namesPaper(around) || closesTitle(around);

const isDayOfPaper = (before: string): boolean =>
  PAPER_OF.test(before) && (OWN_PAPER.test(before) || !tellsEnd(before));

/** "Amendment of 19 January: …", "Original post, 3 November.": a line that begins with the name of a paper and its day. */
const opensPaper = ({ after }: Around, line: string): boolean =>
  (PAPER_OF_DAY.test(line) || (PAPER.test(line) && !tellsEnd(line) && !tellsLast(line))) &&
  /^\W{0,3}(?:[:–—-]\s|$)/.test(after);
const PAPER_OF_DAY =
  /^[\s*_>(#]*(?:\p{L}+\s){0,2}(?:amendment|correction|erratum|corrigendum|addendum|supplement|clarification|revision|update|notice|circular|bulletin|memo|letter|announcement|message|post|entry|e-?mail|resolution|decision|minutes)\s(?:of|dated|from)\s(?:the\s)?$/iu;
const PAPER =
  /^[\s*_>(#]*(?:\p{L}+\s){0,2}(?:notice|circular|bulletin|memo|letter|announcement|message|post|entry|e-?mail)(?:,\s|\s\()$/iu;

/** "October 2027 changelog", "June 2028 release notes": in a heading, the month of the paper. */
const namesPaper = ({ draft, after }: Around): boolean => isCoarse(draft) && PAPER_AFTER.test(after);
const PAPER_AFTER = /^\s(?:\p{L}+\s){0,2}(?:change-?log|notes|newsletter|bulletin|digest|round-?up|news|report)\b/iu;

/** "Model changes of 8 February", "(status: 8 February)", "(Acme, as of 8 February)": in a heading, the day on which the page was written. */
const PAPER_OF =
  /(?:\((?:[^()]{2,30},\s)?as of\s|\bstatus:\s|\b(?:changes?|updates?|news|notes?|notices?|bulletin|edition|issue|status|state|overview|digest|summary|list|log|report|announcements?)(?:\s(?:of|as of|dated)\s|\s\(|,\s|\s[–—-]\s))$/i;
/** What only tells, and does nothing on its day: "Retirement notice (8 February)". */
const OWN_PAPER =
  /(?:\([^()]{2,30},\sas of\s|\bstatus:\s|\b(?:news|notes?|notices?|bulletin|digest|announcements?)\W{1,4}(?:(?:of|as of|dated)\s)?)$/i;

/**
 * "State of the interfaces, May 2027", "Retirement table, revision 3 (11 January 2027)": set behind the title of a text, the
 * day on which it was written, unless the title tells an end of that day.
 */
const closesTitle = ({ doc, block, before, after }: Around): boolean =>
  block === doc.blocks[0] &&
  /[,(–—-]\s?$/.test(before) &&
  /^[\s)\]*_]*$/.test(after) &&
  (!tellsEnd(before) || /\b(?:revision|version|edition|issue|rev|no)\b\.?\s\d[\d.]*\s?[,(–—-]\s?$/i.test(before));

const isSigned = ({ doc, draft }: Around, line: string): boolean =>
  BYLINE.test(line.slice(-90)) &&
  /^[\s)\]*_]*(?:$|\n|[·•|–—])/.test(doc.raw.slice(doc.map[draft.closed - 1]! + 1).slice(0, 8));

/** "3 March 2027, 09:12 UTC – Update.", "11 January: Announcement": an entry of a page that is written on. */
const isEntry = ({ doc, draft }: Around, line: string): boolean =>
  /^[\s*_>(]*$/.test(line) &&
  /^[\s*_)]{0,4}(?:[–—|:-]\s)?(?:(?:first|second|third|final|latest|original|new)\s)?(?:update|announcement|notice|post|reminder|correction|original (?:post|announcement)|published|publication|version)(?:\s?#?\d{1,2})?[*_]{0,2}\s?[.:\n]/i.test(
    doc.raw.slice((doc.map[draft.closed - 1] ?? doc.raw.length) + 1).slice(0, 48),
  );

/**
 * "9 November 2026, 07:41 UTC – We're making a page of this incident", "2 March: We have decided to …": nobody sets an end for
 * such a minute, and what has been done is not to come. Where an end is told behind it, the day is the end's.
 */
const isStamp = ({ draft: { times }, block, after }: Around, line: string): boolean =>
  block.kind === 'paragraph' &&
  /^[\s*_>([]*$/.test(line) &&
  /^[\s*_)\]]*(?:[:–—]|-{1,2}\s)/.test(after) &&
  (MOVES_A_DAY.test(after) ||
    (!tellsEnd(after) &&
      ((times.length === 1 && times[0]!.until === null && isOddMinute(times[0]!.minutes)) || WE_HAVE.test(after))));
/** "Ilse K. 03/May/28: Release team asked …", "@ilse, 3 May: …": who comments, and when. The full stop may end a sentence. */
function isComment({ doc, draft, after }: Around): boolean {
  const at = doc.map[draft.opens] ?? 0;
  const line = doc.raw.slice(Math.max(0, at - 60), at).replace(/^.*\n/s, '');
  return (
    (COMMENTER.test(line) && /^[\s)*_]*(?::|$)/.test(after)) ||
    (HAS_WRITTEN.test(line) &&
      !tellsEnd(line) &&
      !tellsLast(line) &&
      endsLine(doc.raw, doc.map[draft.closed - 1] ?? at))
  );
}
/** "hmarsh commented on May 3, 2027", "Ana Ruiz (owner) replied · 3 May 2027, 09:12": a line with nothing but who wrote, and when. */
const HAS_WRITTEN =
  /^[\s*_>@-]*[\p{L}\d._-]+(?:\s\p{Lu}[\p{L}.'-]*)?(?:\s\([^()\n]{1,20}\))?\s(?:\p{L}+ed|wrote|said|sent)(?:\sthis(?:\s\p{L}+)?)?(?:,?\s(?:on|at)|\s?[·•|–—-])?\s?$/u;
const endsLine = (raw: string, last: number): boolean =>
  /^[\s)*_]*(?:,?\s(?:at\s)?\d{1,2}[:.]\d\d\b[^\n.]{0,12})?(?:\s[·•|–—-]\s\p{L}+)?:?[ \t]*(?:\n|$)/u.test(
    raw.slice(last + 1, last + 48),
  );
const COMMENTER = /^[\s*_>-]*(?:@[\w.-]+|\p{Lu}[\p{L}'-]+\s\p{Lu}\.)\s?(?:,\s|[(–—-]\s?|on\s)?$/u;
const isOddMinute = (minutes: number): boolean => minutes % 15 > 0 && minutes % 60 < 59;
/** "2027-02-14: Feed moves from 1 April to 1 July": what it tells has days of its own. */
const MOVES_A_DAY =
  /\b(?:mov|push|shift|postpon|deferr?|delay|extend|slipp?|reschedul|chang)(?:e[sd]?|s|ed|ing)?\s(?:[^\s.;]+\s){0,6}?(?:from|to|until)\s(?:the\s)?(?:end of\s)?(?:\d|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?\s\d)/i;
const WE_HAVE = /^\W*(?:we|i)(?:['’]ve|\shave)\s(?!to\b)/i;

/** "Revised notice (replaces the one of 4 November 2026)": an earlier paper. */
const ONE_OF =
  /\b(?:replac(?:es|ing)|supersed(?:es|ing)|correct(?:s|ing)|updat(?:es|ing)|instead of)\s(?:the\s(?:one|version|notice|mail|post|letter|bulletin|edition)|that)\s(?:of|from|dated)\s(?:the\s)?$/i;

/** ".. post:: August 9, 2027": the head of a page in reStructuredText. */
const DIRECTIVE = /^[\s.]{0,6}(?:post|date|published|updated)::\s*$/i;

/** "Maria Lund edited this page Mar 4, 2026": who changed the paper, and when. */
const EDITED =
  /^[\s*_>(@]*(?:[^\s,.;:()]{1,24}\s){1,4}(?:last\s)?(?:edited|updated|reviewed|revised|modified|changed|wrote|published)\sthis\s(?:page|article|post|document|entry|guide|topic)\s(?:last\s)?(?:on\s)?$/i;

/** "… – posted by the registry team, 14 June": at the end of a line, with the author between the verb and its day. */
const BYLINE =
  /(?:^|[^\p{L}\d]\s?)(?:(?:posted|published|written|issued|sent|shared|submitted|announced|edited|updated|reviewed|revised|modified|changed)\s(?:here\s)?by|by(?=\s\p{Lu}))\s(?:[^\s,.;:()]{1,24}\s?){1,5}(?:,\s(?:on\s)?|\son\s|\s[(·•|–—-]\s?)$/u;

/** "Posted …", "Last updated: …" before a date. "Removal date: …" and "the release on …" are none: the word has to open the line or the bracket. */
export function opensWithPost(before: string): boolean {
  if (/^[\s*_>(]*(?:posted|published|written|issued|sent)\b/i.test(before) && before.length < 60) return true;
  if (
    /^[\s*_>(]*(?:(?:original|first|second|third|latest|notice|bulletin|advisory|circular|memo|revision|rev|update|issue|no)\b[\s,.#\d/-]*){1,3}[(:–—-]\s?$/i.test(
      before,
    )
  )
    return true;
  if (/^[\s*_>(]*next (?:update|review|report|status|post|edition|issue|meeting)\b[^.;:]{0,30}:\s$/i.test(before))
    return true;
  if (!POSTED.test(before.slice(-40))) return false;
  if (/\b(?:last (?:seen|updated|modified))\b/i.test(before.slice(-30))) return true;
  return (
    /(?:^|[([*_|·])\s*(?:\w+\s){0,2}[\w:,*_ –—-]*$/.test(before.slice(-48)) &&
    before.trim().split(/\s+/).length <= 4 &&
    !isLifeField(before.slice(-48)) &&
    !/\b(?:new|last day|(?:revised|changed|amended|actual) (?:date|deadline|day))\b/i.test(before)
  );
}

/** "Status: in progress      Last update: ": what stands behind a wide gap is a field of its own. */
const lastField = (line: string): string => line.replace(/^.*\S\s{3,}(?=\S)/s, '');

/** Post dates, up to the date: "Posted 5 March 2019", "Last updated: …", "Update, January 14, 2027". */
const POSTED = new Prefiltered(
  /(?:^|[\s(*_[|·])(?:posted|published|publication date|last (?:updated|modified|reviewed|edited|changed|revised|amended|touched|checked|verified|(?:looked|gone|read) (?:at|over|through))|updated|update|date|dated|issued|sent|created|written|modified|reviewed|noted?|notice date|announced|announcement|release[sd]?|released on|release date|version|as at|last seen|last used|last call(?:ed)?|seen|first published|revised|edited|by [A-Z][a-z]+)(?:\s(?:on|at|in|of))?[\s:,*_(–—-]*(?:\bthe\s)?$/i,
);

/** The words of the date's own line, where a block has several. */
function lineBefore({ doc, draft, before }: Around): string {
  const at = doc.map[draft.opens] ?? 0;
  // No further back than `before` reaches: a long line without an end would be read once for each of its dates.
  const near = doc.raw.slice(Math.max(0, at - before.length), at);
  const line = near.lastIndexOf('\n') + 1;
  return line === 0 ? before : before.slice(before.length - (near.length - line));
}
