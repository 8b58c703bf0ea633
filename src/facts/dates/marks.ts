import type { Document } from '../../text/document.ts';
import { oncePer } from '../../text/once.ts';
import { Prefiltered } from '../../text/prefilter.ts';
import { isAside } from './aside.ts';
import { fateOfPlan } from './called-off.ts';
import type { Draft } from './join.ts';
import { isStruck } from './join.ts';
import { isOld } from './old-plan.ts';
import { tellsPast } from './past-verb.ts';

/** Post dates, up to the date: "Posted 5 March 2019", "Last updated: …", "Update, January 14, 2027". */
const POSTED = new Prefiltered(
  /(?:^|[\s(*_[|·])(?:posted|published|publication date|last (?:updated|modified|reviewed|edited|changed|revised)|updated|update|date|dated|issued|sent|created|written|modified|reviewed|noted?|notice date|announced|announcement|release[sd]?|released on|release date|version|as at|last seen|last used|last call(?:ed)?|seen|first published|revised|edited|by [A-Z][a-z]+)(?:\s(?:on|at|in|of))?[\s:,*_(–—-]*(?:\bthe\s)?$/i,
);
/** A name that dates belong to: "format 2021-05", "API version 2026-03". */
const NAMED = new Prefiltered(
  /\b(?:version|format|api|schema|header|release|tag|build|model|snapshot|revision|edition|dialect|branch|v)s?[\s:=]*["'(]?$/i,
);
/** What a company or a thing did: its history, not its end. */
const HISTORY = new Prefiltered(
  /\b(?:launch(?:ed)?|(?:was|were|first) released|found(?:ed|ing)|born|started|starts|began|opened|introduced|joined|wrote|shipped|invented|built|debuted|since (?:our|its|the)|went live|go(?:es)? back to|light of day|in (?:service|operation|production|use)(?= (?:ever )?since)|first (?:release|transaction|api|beta|webhook|version)|birthday|anniversary|connecting|established|inception|came out|rolled out|unveiled|serving|around since|with us since|back in|dates back|cobbled|created|hackathon|delivered|protected|has been (?:with|part|around)|remember|recall|looking back|years ago|(?:back|ever since|it all) (?:when|then)|when (?:we|i|you|it|the [a-z]+|our [a-z]+) (?:were|was|had|did|first)|in those days|who would have thought)\b/i,
);
/** "Brownouts, during which no job starts": what does not start is none. */
const REFUSING = /\b(?:brown-?outs?|no|none|nothing|not|never)\b|n['’]t\b/i;
/** What is held or said for readers: no date in the life of a thing. */
const EVENT = new Prefiltered(
  /\b(?:webinars?|office hours|town hall|live ?streams?|meet-?ups?|conference|summit|keynote|workshops?|trainings?|(?:live|info|information|q ?& ?a|q and a|demo|training|drop-in|onboarding|migration) (?:session|call|demo|event|workshop)s?|demos?|ama|podcast|newsletter|survey|holidays?|(?:our|the)(?: [a-z]+){0,2} offices?(?= (?:is|are|will|stays?|remains?|opens?|closed|closes? (?:on|at|for|from|early)|in|on|at)\b|$)|(?:we|was|were|been|first|as) (?:first )?(?:announced|told|informed|mentioned|reported|communicated)|we (?:wrote|e-?mailed|told|informed|reminded|promised|blogged|warned|notified|contacted)|(?:our|the|an|my|this) (?:[a-z-]+ )?(?:(?:e-?)?mail|post|message|letter|newsletter|announcement|survey|note|bulletin|notice|update)s? (?:of|from|on|in|dated))\b/i,
);
/** "Until the end of 2028, as announced before", "five weeks later than first announced": the day stands as it was told. */
const AS_SAID =
  /(?:^\s?as|\bthan)\s(?:first\s|originally\s|previously\s)?(?:announced|told|informed|mentioned|reported|communicated)\b/i;
/** "In October we said that …", "on 2 November Acme announced that …", "on 2 June Ada Quill wrote:": the day on which it was said. */
const SAID_THEN =
  /^\)?,?\s(?:(?:we|i|our team)\s(?:(?:first|already|also)\s)?(?:said|announced?|told|wrote|promised|informed?|warned|mentioned|published|posted|asked|e-?mailed)\b|(?:[\p{L}'’-]+\s){1,4}(?:said|announced|told|wrote|promised|informed|warned|confirmed)\s(?:that|it|its|their|the|a|an|us|you|customers|users|plans|today|on)\b|[^\n:;]{2,60}\swr(?:ote|ites)\s?:)/iu;
/** "On 20 November a forged certificate was used": an event of something new to the reader; what retires is "the" or "our". */
const HAPPENED = /^\s(?:an?|some|one|two|several)\s[^.;:,]{2,60}?\b(?:was|were)\s\p{Ll}+/u;
/** The company speaks, shows or ships: "we will publish the schedule on …", "we'll send a reminder on …". */
const TELLS = new Prefiltered(
  /\b(?:we|i|they|team|[a-z]+)(?: will|'ll| shall| are going to| is going to| plan to| hope to| expect to| aim to| intend to| may| can) (?:also |then |again |soon )?(?:publish|announce|share|post|confirm|release|send|let you know|tell|report|review|decide|host|show|present|demo|walk|answer|e-?mail|write|inform|notify|remind|contact|follow up|come back|get back|ship|launch|open|talk|speak|invite|meet)\b/i,
);
/**
 * Why a reader is written to: "a project of yours has run `micro` jobs since January", "we saw requests from your keys in
 * May". The use is told in a perfect, or as what was seen; the date ends that clause.
 */
const USE_SEEN = new Prefiltered(
  /(?:(?:\bha(?:s|ve|d)|'ve)\s(?:[a-z]+(?:ly)?\s){0,3}?(?:us(?:ed|ing)|run(?:ning)?|call(?:ed|ing)|sen[dt](?:ing)?|ma(?:de|king)|request(?:ed|ing)|rel(?:ied|ying)|access(?:ed|ing)|execut(?:ed|ing)|quer(?:ied|ying)|poll(?:ed|ing)|invok(?:ed|ing)|fetch(?:ed|ing)|read(?:ing)?|written|writing|submitt(?:ed|ing)|trigger(?:ed|ing)|authenticat(?:ed|ing)|logged|logging|signed in|signing in|hit(?:ting)?|deploy(?:ed|ing)|active|streamed|streaming|loaded|loading|visited|visiting|printed|printing|scanned|scanning|played|playing|placed|placing|had)\b|\b(?:we|our (?:logs?|records?|telemetry|statistics|figures|data|systems?)|i)\s(?:have\s|has\s|still\s|also\s)?(?:saw|seen|see|sees|show|shows|noticed|detected|recorded|observed|counted|registered|logged|found|know)\b)[^.,;:!?]{0,90}?\s(?:since|in|on|during|between|from|throughout|as late as|after|of|over)\s(?:(?:the|last|this|early|late|mid|month|course|of|start|beginning)\s){0,3}$/i,
);
/** "For example, a key of 3 May expires on 1 August." */
const EXAMPLE = /^\W*(?:for (?:example|instance)|e\.g\.|suppose|imagine|say,)/i;
/** "After a leak in March", "following the flaw found in May": a mishap that came before, and is why. */
const MISHAP = new Prefiltered(
  /\b(?:after|following|since|because of|due to|owing to|given|prompted by)\s(?:(?:an?|the|this|that|our|last|two|three|several|some)\s)?(?:[a-z-]+\s){0,3}(?:leak|breach|incident|attack|theft|fire|flood|failure|crash|flaw|vulnerability|bug|break-in|outage|audit|inspection|investigation|intrusion|compromise|abuse|fraud|scandal|storm|accident|loss|disclosure|complaint)(?:s|es)?\s(?:(?:that\s|which\s)?(?:(?:was|were|we)\s)?(?:found|discovered|reported|disclosed|noticed|had|seen|suffered|published)\s)?(?:in|of|on|from|during|last)\s(?:the\s|early\s|late\s|mid-)?$/i,
);
/** A thing that begins: the replacement's own date. */
const BEGINS = new Prefiltered(
  /\b(?:(?:is|was|are|were|be|been|becomes?|became|goes|went) (?:now |also |already |first )?(?:generally )?(?:available|released|launched|live|introduced|offered|out)|generally available|general availability|launch(?:es)?|ships|debuts|arrives|in preview|in beta|public beta|available since)\b/i,
);
/** "Drive 2.0 (released 14 June)", "the Archive Act, in force since 3 March": an insertion that tells since when something else is there. */
const OUT_SINCE =
  /[(,–—]\s?(?:(?:now|already|first|generally|itself)\s)?(?:out|released?|live|available|new|launched|introduced|shipped|added|on sale|in (?:force|service|operation|production|use|preview|beta))(?:\s(?:on|in|since|from|as of))?\s(?:the\s)?$/i;
/** "(accepted 2026-11-30)", "we sent it on 2 March", "version 2 of 11 January": what people did, and papers. */
const DONE = new Prefiltered(
  /(?:\b(?:sent|told|informed|reminded|warned|notified|wrote|mailed|e-?mailed|posted|published|announced|shared|reported|communicated|agreed|decided|accepted|approved|discussed|voted|filed|merged|signed off|tabled|showed|shown|proved|proven|confirmed|discovered|learn(?:ed|t)|found|noticed|ruled)(?:\s(?!until|till|by|before|through|after|from|since|only|but)[a-z]+){0,3}?|\blast (?:seen|active|login|built|read|written|(?!supported|accepted|allowed|scheduled|planned)[a-z]{2,12}ed)(?: (?:on|at|by [a-z]+))?|\b(?:lists?|contract|terms|agreement|policy|minutes|letter|invoice|report|bulletin|statement|notes|paper|edition|issue|protocol|circular|newsletter)(?: [a-z]+){0,2} (?:of|dated|from)|\bversion \d[\d.]*(?: of)?(?: (?:this|the|our) [a-z]+)?,?)(?<!\bfor)\s(?:the\s)?$/i,
);
/** "The last command will be accepted on": what is taken up to a day ahead. */
const STILL_TAKEN =
  /\b(?:will|shall|can|may|must|is|are|be|being|get|gets|to|only|last|still|longer)\s(?:still\s|only\s|last\s|be\s|no longer\s)*(?:accepted|approved|filed|merged|shared|posted)\s(?:[a-z]+\s){0,2}$/i;
/** "The last one is sent on": what goes on up to that day. */
const LAST_SENT =
  /\b(?:last|final)\s(?:[a-z]+\s){1,3}?(?:is|are|will be|gets?)\s(?:[a-z]+\s){1,2}(?:on|by|in)\s(?:the\s)?$/i;
/** Columns that tell where a thing comes from. */
const ORIGIN = new Prefiltered(
  /^\W*(?:release[sd]?|launch(?:ed)?|announcement|introduced|published|posted|created|announced|available|ga|general availability|updated|issued|first|last (?:used|seen|updated)|added|since)\b(?!.*\b(?:until|end|remov|retire))/i,
);
/** "From 3 May you can try the new one." */
const TRIABLE =
  /^,?\s(?:[a-z]+\s){0,3}(?:can|will be able to|may)\s(?:already\s|now\s)?(?:try|test|use|preview|enable|choose|see|find|get|access|explore)\b/i;
/** A rule of law and its day. */
const LAW = new Prefiltered(
  /\b(?:act|law|regulation|directive|ruling|judgment|decree|ordinance|statute|decision|standard|patent)\b[^,;:]{0,24}\b(?:of|from|dated|on)\s(?:the\s)?$/i,
);
/** What users or contracts did: a condition on who is concerned. */
const CONDITION = new Prefiltered(
  /\b(?:(?:did|do|have|has|if) (?:you|they) (?:[a-z]+ )?(?:buy|purchase|order|subscribe|join|sign|get|own|register|open|create)|(?:creat|regist|sign|subscrib|purchas|add|open|deploy|enrol|enroll|conclud|issu|upload|activ|join|order|install|launch|submitt|provision|generat|activat|enabl|onboard|publish|download|receiv|updat|renew|connect|migrat|licens|build)[a-z]*ed|bought|made|built|set up|got|(?:older|newer)(?=\sthan\b)|sign(?:ed)? up|dat(?:ed|ing))(?:\s(?!(?:and|is|are|was|were|will|would|can|cannot|may|must|shall|has|have|had|keeps?|stays?|remains?|retains?|works?|runs?|ends?|stops?|expires?|loses?|gets?|continues?|goes|go|went|moves?|fail(?:s|ed)?|cease[sd]?|stopped|ended|expired|lost|kept|stayed|worked)\b)[a-z\d'-]+){0,4}?\s(?:on or before|on or after|no later than|before|after|since|prior to|until|from|between|on|by|as of|in|later than|earlier than|than)[\s:]+(?:the\s)?(?:end of\s)?$/i,
);
/** "Customers who paid in advance before": a past tense in a relative clause tells which ones. */
const WHO_DID = new Prefiltered(
  /\b(?:who|which|that)\s(?:(?:have|has|had|already|first|last)\s){0,2}(?:[a-z]{2,}ed|paid|bought|made|got|went|came|took|began|left|sold|held|ran|wrote|won|sent)\b(?:(?!\bthat\b)[^.;:,]){0,40}?\s(?:on or before|on or after|prior to|before|after|since)\s(?:the\s)?$/i,
);
/** "New projects cannot be created there from", "must be ordered by": what is to happen then, unless it only tells which ones ("that will be created after"). */
const TO_COME =
  /(?<!\b(?:that|which|who) )\b(?:will|shall|can|cannot|can't|won't|may|must|should|needs? to|ha(?:s|ve) to|longer)\s(?:(?:not|still|only|then|also|no|longer)\s){0,3}be\s(?:[a-z]+ly\s)?[a-z-]+(?:ed|t|n)\s(?:[\w'./-]+\s){0,6}$/i;
/** "Release 9.0, published no earlier than": what the vendor does with a release. */
const SHIPS = /,\s(?:to be\s)?(?:published|shipped|released|issued)\s(?:no|not)\s(?:earlier|sooner)\sthan\s$/i;
/** "On written application received by": until when to send it. */
const RECEIVED_BY = /\breceived\s(?:[a-z]+\s){0,3}by\s(?:the\s)?$/i;
/** "May fetch signed images until": the participle belongs to a noun, the time to the verb before it. */
const ALLOWED_UNTIL =
  /\b(?:may|can|could|will|shall|must|should)\s(?!(?:not\s)?(?:have|be)\b)(?:[a-z-]+\s){1,7}(?:until|till|through|by)\s(?:the\s)?$/i;
/** "Security fixes are published until": a finite verb, no participle that tells which ones. */
const GOES_ON_UNTIL =
  /(?<!\b(?:that|which|who|if|when|unless) (?:[a-z'-]+ ){0,4})\b(?:is|are)\s(?:(?:still|only|also)\s)?[a-z]+ed\s(?:[a-z'-]+\s){0,4}(?:until|till|through)\s(?:the\s)?$/i;
/** "Whose fiscal year ends between November and …": a span in the user's own year. */
const OWN_PERIOD = new Prefiltered(
  /\b(?:if|whose|where|unless)\s(?:[a-z]+\s){0,3}?(?:year|term|semester|trimester|season|school|period|cycle|contract|lease|licen[cs]e|subscription|quarter|harvest|holidays?)s?\s(?:[a-z]+\s)?(?:begin|start|end|run|clos|fall|expire|renew|last)[a-z]*\s(?:[a-z]+\s){0,3}$|\b(?:fiscal|financial|business|tax|school|academic|budget|marketing)\s(?:year|term)s?\b[^.;:,]{0,40}$/i,
);

/** "8.0 ships no earlier than": a bound for what goes in that release, and no start of something else. */
const RELEASED_AT_LEAST =
  /\bv?\d{1,4}\.\d[\d.]{0,8},?\s(?:[a-z]+\s){0,4}(?:no|not)\s(?:earlier|sooner|before)\b[a-z ]{0,12}$/i;

/** The name and number of a release before its date: "ferrousq 4.7.0 (", "Kestrel v3 – ". */
const RELEASE = /^[\s[(*_]*(?:[\w.@/-]+\s){1,4}v?\d+(?:\.\d+)*[\])]?\s*[\s(,–—-]*$/;

/** Words that make a day the last one, or a brownout. */
const LASTING = /\b(?:until|till|through|no (?:longer|more|new|further)|cannot|not|only|last|brown-?outs?)\b|n['’]t\b/i;
const ENDING =
  /\b(?:deprecat|remov|retir|sunset|shut|decommission|discontinu|disabl|delet|withdr|block|reject|expir|stop|terminat|end[s ]|end of|eol|ceas|clos|fail|unavailab|suspend|revok|eras|must|need to|have to|deadline|migrat|upgrad|switch|move)/i;

/** "In April 2026 we paused the retirement": history, unless what we did was to end something. */
const WE_DID = /^,?\swe\s(?:had\s)?(?:[a-z]+ly\s)?([a-z]+ed)\b/i;

export interface Marks {
  readonly lifecycle: boolean;
  readonly superseded: boolean;
  readonly calledOff: boolean;
  readonly condition: boolean;
  readonly release: boolean;
}

/** What the words round a date say about its standing. `before` and `after` are the plain text of its sentence on both sides. */
export function marksOf(doc: Document, draft: Draft, before: string, after: string): Marks {
  const sentence = doc.sentences[draft.sentence]!;
  const block = doc.blocks[sentence.block]!;
  const { unit } = draft.stamp;
  const release =
    (unit === 'season' || unit === 'month' || unit === 'year') &&
    /^\s(?:release|version|update|edition|wave|rollout)\b/i.test(after);
  const condition =
    (CONDITION.test(before.slice(-64)) &&
      !RECEIVED_BY.test(before.slice(-40)) &&
      !ALLOWED_UNTIL.test(before.slice(-90)) &&
      !SHIPS.test(before.slice(-48)) &&
      !GOES_ON_UNTIL.test(before.slice(-64)) &&
      !TO_COME.test(before.slice(-90))) ||
    WHO_DID.test(before.slice(-90)) ||
    OWN_PERIOD.test(sinceDate(before));
  const plan = fateOfPlan(doc.plain, draft, before, after);
  const superseded = isStruck(doc, draft.start) || (!condition && isOld(before, after, draft)) || plan === 'moved';
  const calledOff = plan === 'off';
  const marks = { superseded, calledOff, condition, release };
  const decoy = { ...marks, lifecycle: false };
  if (block.kind === 'mail-header' || block.kind === 'code') return decoy;
  const near = sinceDate(before);
  const far = untilDate(after);
  if (USE_SEEN.test(near) && !ENDING.test(near.slice(-24))) return decoy;
  if (
    condition ||
    EVENT.test(near) ||
    (EVENT.test(far) && !AS_SAID.test(far)) ||
    MISHAP.test(near) ||
    SAID_THEN.test(after) ||
    OUT_SINCE.test(before.slice(-48)) ||
    (HAPPENED.test(far) && !ENDING.test(far) && /^\W*(?:[\p{L} ]{0,24}:\s)?on\s$/iu.test(near)) ||
    LAW.test(before.slice(-60)) ||
    (DONE.test(near) &&
      !STILL_TAKEN.test(near) &&
      !LAST_SENT.test(near) &&
      !/\b(?:no|not) (?:earlier|sooner|before)\b[a-z ]*$/i.test(near))
  )
    return decoy;
  if (block.kind === 'cell' && (ORIGIN.test(block.header ?? '') || ORIGIN.test(rowName(doc, draft.sentence))))
    return decoy;
  if (
    !RELEASED_AT_LEAST.test(near) &&
    !LASTING.test(near) &&
    !ENDING.test(near + far) &&
    (TELLS.test(near + far) ||
      BEGINS.test(near) ||
      BEGINS.test(far) ||
      (/\b(?:from|on|of|starting|since)\s$/i.test(near) && TRIABLE.test(after)))
  )
    return decoy;
  const did = /^\W*(?:back\s)?(?:in|on)\s$/i.test(before) ? WE_DID.exec(after)?.[1] : undefined;
  if (did !== undefined && !ENDING.test(did)) return decoy;
  if (EXAMPLE.test(doc.plain.slice(sentence.start, sentence.start + 24))) return decoy;
  if (isPost(doc, draft, before, after)) return decoy;
  if (unit === 'month' && isPaperNumber(doc, draft, before)) return decoy;
  if (/©|\(c\)|copyright/i.test(before.slice(-24))) return decoy;
  const iso = /^\d{4}-\d\d(?:-\d\d)?/.test(doc.plain.slice(draft.start, draft.start + 10));
  if (iso && NAMED.test(before.slice(-24))) return decoy;
  if (
    iso &&
    unit === 'month' &&
    !/\b(?:in|by|until|before|after|from|since|of|end|on)\s$/i.test(before) &&
    block.kind !== 'cell'
  )
    return decoy;
  const nearBefore = before.slice(-90);
  if (unit === 'year' || unit === 'month' || unit === 'season') {
    if (HISTORY.test(nearBefore) || HISTORY.test(after.slice(0, 40)) || wasDone(nearBefore)) return decoy;
    if (tellsPast(before, (word) => ENDING.test(word))) return decoy;
  } else if (
    HISTORY.test(sinceDate(before).slice(-48)) &&
    !REFUSING.test(sinceDate(before).slice(-48)) &&
    !TO_COME.test(before.slice(-90)) &&
    !/\b(?:will|is to|are to|deprecat|remov|retir|shut|sunset|end|stop|ceas|clos|switch|expire)/i.test(before)
  )
    return decoy;
  if (unit === 'year' && draft.stamp.edge === null && !isYearStatement(before, after)) return decoy;
  if (!superseded && !calledOff && isAside(doc, draft)) return decoy;
  return { ...marks, lifecycle: true };
}

/** "Circular 7/2031", "under Decision No. 11/2030": what a slash follows there is the number of a paper. */
function isPaperNumber({ plain }: Document, { start, closed }: Draft, before: string): boolean {
  if (!/^\d{1,2}\/\d{4}$/.test(plain.slice(start, closed))) return false;
  if (PAPER.test(before.slice(-40))) return true;
  const opening = /^\W*(?:\p{Lu}[\p{L}-]*\s){1,3}$/u.test(before) && /^\s?[:–—-]/.test(plain.slice(closed, closed + 2));
  return opening && !ENDING.test(before) && !LASTING.test(before);
}
const PAPER =
  /\b(?:circulars?|bulletins?|notices?|advisor(?:y|ies)|memos?|memorandum|letters?|rulings?|decisions?|directives?|resolutions?|orders?|regulations?|acts?|laws?|cases?|tickets?|issues?|editions?|volumes?|informations?|communications?|newsletters?|reports?|documents?|instructions?|guidelines?|amendments?|statements?|numbers?|no|nr|ref|reference)\.?\s(?:(?:no|nr|number)\.?\s)?$/i;

/** "Was converted by us in July", "superseded by X in 2020, followed by Y in 2022": what happened to something else than what ends. */
function wasDone(before: string): boolean {
  const verb =
    /(?:\b(?:was|were)\s(?:[a-z]+ly\s)?|,\s(?=followed\sby))([a-z]+ed)\s(?:by\s(?:[\w.-]+\s){1,3})?(?:in|during)\s$/i.exec(
      before,
    );
  return verb !== null && !ENDING.test(verb[1]!);
}

/** The words since the date before this one, and since the last semicolon: what they say is said of this date. */
const sinceDate = (before: string): string => before.slice(-90).replace(/^.*(?:\d{4}|;)/s, '');

/** The words after it, up to the end of its clause. */
const untilDate = (after: string): string =>
  /^[^.;:(]{0,48}/.exec(after.replace(/^,/, ''))![0].replace(/\d{4}.*$/s, '');

/** "will be removed in 2028", "support ends in 2028": the year is the date. */
function isYearStatement(before: string, after: string): boolean {
  if (!/\b(?:in|by|until|before|after|from|during|through|of|than|starting|beginning|since)\s+$/i.test(before))
    return false;
  if (/^\s*(?:[–-]\s?\d|contract|plans?|prices|season|model|edition)/i.test(after)) return false;
  return /\b(?:will|shall|going to|plan(?:ned|s)?|schedul|expect|intend|deprecat|remov|retir|sunset|shut|discontinu|decommission|end[- ]of|ends?|stop|expire|migrate|withdraw)/i.test(
    before.slice(-100),
  );
}

/** A line that is only a date, a heading that begins with one, "Posted …". */
function isPost(doc: Document, draft: Draft, before: string, after: string): boolean {
  const block = doc.blocks[doc.sentences[draft.sentence]!.block]!;
  const rest = (before + after).replace(/[\s.,;:·•|–—()[\]*_#-]/g, '');
  if (block.kind !== 'cell' && isTagged(doc, draft, before, after)) return true;
  const line = lineBefore(doc, draft, before).replace(/^.*[|·•]/s, '');
  if (block.kind !== 'cell' && (opensWithPost(line) || opensWithPost(before) || isMasthead(doc, draft, line)))
    return true;
  if (STATE.test(line) && /^\s*(?:$|\n)/.test(after) && isStatusPage(doc)) return true;
  const wholeBlock = block.end - block.start - (draft.closed - draft.opens);
  if (block.kind !== 'cell' && block.kind !== 'item' && rest.length === 0 && wholeBlock < 24) return true;
  return (
    ((/^[\s[(*_]*(?:v?[\d.]+[\])]?\s*)?[\s(–—-]*$/.test(line) || (RELEASE.test(line) && !ENDING.test(line))) &&
      block.kind === 'heading' &&
      /^[\s)]*(?:$|[·•|:–—-])/.test(after)) ||
    (BYLINE.test(line.slice(-90)) &&
      /^[\s)\]*_]*(?:$|\n|[·•|–—])/.test(doc.raw.slice(doc.map[draft.closed - 1]! + 1).slice(0, 8))) ||
    (block.kind === 'heading' && PAPER_OF.test(before) && (OWN_PAPER.test(before) || !ENDING.test(before)))
  );
}
/** "… – posted by the registry team, 14 June": at the end of a line, with the author between the verb and its day. */
const BYLINE =
  /(?:^|[^\p{L}\d]\s?)(?:(?:posted|published|written|issued|sent|shared|submitted|announced)\s(?:here\s)?by|by(?=\s\p{Lu}))\s(?:[^\s,.;:()]{1,24}\s?){1,5}(?:,\s(?:on\s)?|\son\s|\s[(·•|–—-]\s?)$/u;
/** What a status page calls its entries by. */
const STATES =
  'scheduled|planned|in progress|verifying|completed|investigating|identified|monitoring|resolved|update|postmortem';
/** The head of an entry, up to its day: "Update – ", "**Scheduled** - ", "Monitoring: ". */
const STATE = new RegExp(`^\\W*(?:${STATES})\\W*[–—:-]\\s*$`, 'i');
const ENTRY = new RegExp(`^[^\\w\\n]{0,8}(${STATES})\\W{1,5}(?=[^\\n]{0,12}\\d)`, 'gim');
/** Entries of different states: then the day behind a state is when the entry was written, and not what it announces. */
const isStatusPage = oncePer(
  ({ plain }: Document): boolean =>
    new Set([...plain.matchAll(ENTRY)].map(([, state]) => state!.toLowerCase())).size > 1,
);
/** "Model changes of 8 February": in a heading, the day on which the page was written. */
const PAPER_OF =
  /\b(?:changes?|updates?|news|notes?|notices?|bulletin|edition|issue|status|state|overview|digest|summary|list|log|report|announcements?)(?:\s(?:of|as of|dated)\s|\s\(|,\s|\s[–—-]\s)$/i;
/** What only tells, and does nothing on its day: "Retirement notice (8 February)". */
const OWN_PAPER = /\b(?:news|notes?|notices?|bulletin|digest|announcements?)\W{1,4}(?:(?:of|as of|dated)\s)?$/i;

/** "Posted …", "Last updated: …" before a date. "Removal date: …" and "the release on …" are none: the word has to open the line or the bracket. */
function opensWithPost(before: string): boolean {
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
    !/\b(?:removal|shutdown|retirement|end|deprecation|cut-?off|sunset|effective|target|final|new|(?:revised|changed|amended|actual) (?:date|deadline|day)|last day|due)\b/i.test(
      before,
    )
  );
}

/** "Quillmail Status, 11 January 2027, 14:20 UTC": who writes and when, on a line of its own at the head of a notice. */
function isMasthead(doc: Document, draft: Draft, line: string): boolean {
  const { block, end } = doc.sentences[draft.sentence]!;
  if (block > 2 || ENDING.test(line) || LASTING.test(line)) return false;
  if (!WRITER.test(line) && !NEWS.test(line)) return false;
  // "Acme incident report, 12 June 2027. Calls fail …": or as the first sentence.
  if (draft.sentence === 0 && end - draft.closed < 2 && !AUXILIARY.test(line)) return true;
  const from = doc.map[draft.closed - 1] ?? doc.raw.length;
  // The time may stand behind the day without being joined to it; a full stop would end a sentence.
  return /^\S?[^\n.;:]{0,2}(?:\n|$)/.test(doc.raw.slice(from, from + 4));
}
const AUXILIARY = /\b(?:is|are|was|were|be|will|shall|must|can|may|has|have)\b/i;
/** "Orrery ML – changes to the model line-up, June 2027": what the paper is about, and when it was written. */
const NEWS =
  /^[^.;:]{0,60}\b(?:changes?|updates?|news|notes?|notices?|bulletin|overview|digest|summary|announcements?|reports?|follow-?ups?|letter|memo|circular)\b[^.;:()]{0,40}(?:,|\s[–—-])\s$/i;
const WRITER =
  /^[\s*_>(]*(?!(?:effective|phase|wave|stage|step|go|cut|target|date|start|starting|as|from|on|by|after|before|in)\b)(?:\p{Lu}[\p{L}&'.-]*\s|(?:of|the|and|for|at|&)\s){0,5}\p{L}[\p{L}&'.-]*(?:,|\s[·|–—-])\s?$/iu;

/** "Acme Changelog · Pipelines · Deprecation · January 19, 2027": the date is one of three or more tags, or stands after a name. */
function isTagged(doc: Document, draft: Draft, before: string, after: string): boolean {
  if (!/(?:^|\s[·•|–—/]\s|\|)[\s*_]*$/.test(before) || !/^[\s*_]*(?:$|\s[·•|–—/]\s|\|)/.test(after)) return false;
  const sentence = doc.sentences[draft.sentence]!;
  // "- ENDS · `ListSets` · 4 June": an entry of a list that tells an end.
  if (doc.blocks[sentence.block]!.kind === 'item' && ENDING.test(before)) return false;
  const tags = doc.plain.slice(sentence.start, sentence.end).split(/\s[·•|–—/]\s/);
  return tags.length > 2 && tags.every((tag) => tag.length < 48);
}

/** What the first cell of a date's row says. */
function rowName(doc: Document, sentence: number): string {
  const own = doc.blocks[doc.sentences[sentence]!.block]!;
  for (let s = sentence - 1; s >= 0 && s > sentence - 16; s--) {
    const block = doc.blocks[doc.sentences[s]!.block]!;
    if (block.table !== own.table || block.row !== own.row) break;
    if (doc.blocks[doc.sentences[s]!.block - 1]?.row !== own.row)
      return doc.plain.slice(block.start, Math.min(block.end, block.start + 60));
  }
  return '';
}

/** The words of the date's own line, where a block has several. */
function lineBefore(doc: Document, draft: Draft, before: string): string {
  const at = doc.map[draft.opens] ?? 0;
  // No further back than `before` reaches: a long line without an end would be read once for each of its dates.
  const near = doc.raw.slice(Math.max(0, at - before.length), at);
  const line = near.lastIndexOf('\n') + 1;
  return line === 0 ? before : before.slice(before.length - (near.length - line));
}
