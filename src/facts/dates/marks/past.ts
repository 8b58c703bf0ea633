import { Prefiltered } from '../../../text/prefilter.ts';
import type { Around } from './around.ts';
import { tellsEnd } from './endings.ts';

export const isUseSeen = ({ near }: Around): boolean =>
  (USE_SEEN.test(near) && !tellsEnd(near.slice(-24))) || RECORDED.test(near) || OFFERED.test(near);

/** "We've been offering it to developers since September 2016". */
const OFFERED =
  /\b(?:we|i|our \w+)(?: have|['’]ve| has)(?: proudly| been proud to)? (?:been )?(?:offer|provid|run|maintain|operat|serv|support|build|develop|host|sell|deliver|publish)(?:ing|n?ed)?\b[^.;:]{0,90}\ssince\s(?:the\s|early\s|late\s)?$/i;

/** "The records that show your use are from 6 April". */
const RECORDED =
  /\b(?:records?|logs?|statistics|figures|numbers|samples?|telemetry|measurements?)\b[^.,;:]{0,80}\s(?:is|are|was|were|dates?|date back)\s(?:from|of|between)\s(?:the\s)?$/i;

/**
 * Why a reader is written to: "a project of yours has run `micro` jobs since January", "we saw requests from your keys in
 * May". The use is told in a perfect, or as what was seen; the date ends that clause.
 */
const USE_SEEN = new Prefiltered(
  /(?:(?:\bha(?:s|ve|d)|'ve)\s(?:[a-z]+(?:ly)?\s){0,3}?(?:us(?:ed|ing)|run(?:ning)?|call(?:ed|ing)|sen[dt](?:ing)?|ma(?:de|king)|request(?:ed|ing)|rel(?:ied|ying)|access(?:ed|ing)|execut(?:ed|ing)|quer(?:ied|ying)|poll(?:ed|ing)|invok(?:ed|ing)|fetch(?:ed|ing)|read(?:ing)?|written|writing|submitt(?:ed|ing)|trigger(?:ed|ing)|authenticat(?:ed|ing)|logged|logging|signed in|signing in|hit(?:ting)?|deploy(?:ed|ing)|active|streamed|streaming|loaded|loading|visited|visiting|printed|printing|scanned|scanning|played|playing|placed|placing|had)\b|\b(?:we|our (?:logs?|records?|telemetry|statistics|figures|data|systems?)|i)\s(?:have\s|has\s|still\s|also\s)?(?:saw|seen|see|sees|show|shows|noticed|detected|recorded|observed|counted|registered|logged|found|know)\b)[^.,;:!?]{0,90}?\s(?:since|in|on|during|between|from|throughout|as late as|after|of|over)\s(?:(?:the|last|this|early|late|mid|month|course|of|start|beginning)\s){0,3}$/i,
);

export const isMishap = ({ near }: Around): boolean => MISHAP.test(near);

/** "After a leak in March", "following the flaw found in May": a mishap that came before, and is why. */
const MISHAP = new Prefiltered(
  /\b(?:after|following|since|because of|due to|owing to|given|prompted by)\s(?:(?:an?|the|this|that|our|last|two|three|several|some)\s)?(?:[a-z-]+\s){0,3}(?:leak|breach|incident|attack|theft|fire|flood|failure|crash|flaw|vulnerability|bug|break-in|outage|audit|inspection|investigation|intrusion|compromise|abuse|fraud|scandal|storm|accident|loss|disclosure|complaint)(?:s|es)?\s(?:(?:that\s|which\s)?(?:(?:was|were|we)\s)?(?:found|discovered|reported|disclosed|noticed|had|seen|suffered|published)\s)?(?:in|of|on|from|during|last)\s(?:the\s|early\s|late\s|mid-)?$/i,
);

/**
 * "Due to a pause on new lines in December 2023, the switch-off moves", "… because of the demand in autumn": when the cause
 * was. Where the cause is itself an end, its day is one in the life of something.
 */
export function isOfCause({ near, after }: Around): boolean {
  const cause = CAUSE.exec(near)?.[1];
  return cause !== undefined && !tellsEnd(`${cause} `) && /^(?:[,.;)]|\W*$)/.test(after);
}
const CAUSE = new Prefiltered(
  /\b(?:due to|owing to|because of|as a result of|as a consequence of|in response to|in (?:the )?light of|in view of|on account of|given)\s(?:an?|the|this|that|our|its|their|last)\s([a-z-]+(?:\s(?!in\b|of\b|on\b|at\b|for\b|by\b|to\b|from\b|with\b)[a-z-]+){0,3})(?:\s[\w'-]+){0,8}?\s(?:in|of|on|during)\s(?:the\s|early\s|late\s|mid-)?$/i,
);

/**
 * "This follows Node.js 18 End-of-Life reached on 30 April", "the decision comes after Apple ended support on 16 September":
 * an end that came before and is why, of what somebody else makes. A deprecation that came before is of the thing itself.
 */
export function isForerunner({ before }: Around): boolean {
  const ended = FOLLOWS.exec(before)?.[1];
  return (ended !== undefined && tellsEnd(ended) && !/\bdeprecat/i.test(ended)) || ENDED_UPSTREAM.test(before);
}
/** "Python 3.7 reached its end of life upstream on 27 June 2023" */
const ENDED_UPSTREAM =
  /\b(?:reached|ended|stopped|ceased|was|were|has|have)\b[^.;:]{0,60}\bupstream\s(?:on|in)\s(?:the\s)?$/i;
const FOLLOWS =
  /^\W*(?:(?:this|that|the|our)(?:\s[a-z]+)?|it|which)\s(?:follows|comes\s(?:[a-z]+\s)?after)\s(?!on\b|in\b|by\b|at\b)(.+)$/is;

export const isSaidThen = ({ after }: Around): boolean => SAID_THEN.test(after);

/** "In October we said that …", "on 2 November Acme announced that …", "on 2 June Ada Quill wrote:": the day on which it was said. */
const SAID_THEN =
  /^\)?,?\s(?:(?:we|i|our team)\s(?:(?:first|already|also)\s)?(?:said|announced?|told|wrote|promised|informed?|warned|mentioned|published|posted|asked|e-?mailed)\b|(?:[\p{L}'’-]+\s){1,4}(?:said|announced|told|wrote|promised|informed|warned|confirmed)\s(?:that|it|its|their|the|a|an|us|you|customers|users|plans|today|on)\b|[^\n:;]{2,60}\swr(?:ote|ites)\s?:)/iu;

export const isIncident = ({ near, far }: Around): boolean =>
  HAPPENED.test(far) && !tellsEnd(far) && OPENS_EVENT.test(near);

/** "On 20 November a forged certificate was used": an event of something new to the reader; what retires is "the" or "our". */
const HAPPENED =
  /^\s(?:an?|some|one|two|several)\s[^.;:,]{2,60}?\b(?:(?:was|were)\s\p{Ll}+|showed|found|discovered|reported|proved|noticed|managed|published|demonstrated|leaked)/u;
const OPENS_EVENT = /(?:^\W*(?:[\p{L} ]{0,24}:\s)?|\b(?:because|since|as|after|when)\s)on\s$/iu;

/** "At the end of January about six in ten customers had", "by mid-June 4,100 of 5,000 clinics were on it": a count, and when it was taken. */
export const isTally = ({ near, after }: Around): boolean => TAKEN.test(near) && COUNTED.test(after);
const TAKEN =
  /(?:^|[.;:]\s|\b(?:already|and|but)\s)\W*(?:by|at|as of|in|on|until|up to)\s(?:the\s)?(?:(?:end|start|beginning|middle)\s(?:of\s)?)?$/i;
const COUNTED =
  /^,?\s(?:already\s)?(?:(?:about|some|only|over|roughly|nearly|almost|around|just|more than|less than|fewer than|close to|well over)\s){0,2}(?:(?:\d[\d.,]*|\p{Ll}{2,8})\s?(?:%|per ?cent|(?:out\s)?of|in)\s|(?:\d[\d.,]*\s|half|most|two thirds|three quarters|a (?:third|quarter))\b)[^.;:]{0,80}?\b(?:had|were|was|used|did|ran|came|went|remained)\b/iu;

export const isDeed = ({ near }: Around): boolean =>
  DONE.test(near) &&
  !STILL_TAKEN.test(near) &&
  !LAST_SENT.test(near) &&
  !/\b(?:no|not) (?:earlier|sooner|before)\b[a-z ]*$/i.test(near);

/** "(accepted 2026-11-30)", "we sent it on 2 March", "version 2 of 11 January": what people did, and papers. */
const DONE = new Prefiltered(
  /(?:\b(?:sent|told|informed|reminded|warned|notified|wrote|mailed|e-?mailed|posted|published|announced|shared|reported|communicated|agreed|decided|accepted|approved|discussed|voted|filed|merged|signed off|tabled|showed|shown|proved|proven|confirmed|discovered|learn(?:ed|t)|found|noticed|ruled)(?:\s(?!until|till|by|before|through|after|from|since|only|but)[a-z]+){0,3}?(?:\s(?:regarding|concerning|about)\s(?:this|that|it|the)(?:\s(?:issue|change|matter|subject|topic|update))?\s(?:on|in))?|\blast (?:seen|active|login|built|read|written|(?!supported|accepted|allowed|scheduled|planned)[a-z]{2,12}ed)(?: (?:on|at|by [a-z]+))?|\b(?:lists?|contract|terms|agreement|policy|minutes|letter|invoice|report|bulletin|statement|notes|paper|edition|issue|protocol|circular|newsletter)(?: [a-z]+){0,2} (?:of|dated|from)|\bversion \d[\d.]*(?: of)?(?: (?:this|the|our) [a-z]+)?,?)(?<!\bfor)\s\(?(?:the\s)?$/i,
);

/** "The last command will be accepted on": what is taken up to a day ahead. */
const STILL_TAKEN =
  /\b(?:will|shall|can|may|must|is|are|be|being|get|gets|to|only|last|still|longer)\s(?:still\s|only\s|last\s|be\s|no longer\s)*(?:accepted|approved|filed|merged|shared|posted)\s(?:[a-z]+\s){0,2}$/i;

/** "The last one is sent on": what goes on up to that day. */
const LAST_SENT =
  /\b(?:last|final)\s(?:[a-z]+\s){1,3}?(?:is|are|will be|gets?)\s(?:[a-z]+\s){1,2}(?:on|by|in)\s(?:the\s)?$/i;

export function isOurDeed({ before, after }: Around): boolean {
  const deed = /^\W*(?:back\s)?(?:in|on)\s$/i.test(before) ? WE_DID.exec(after)?.[1] : undefined;
  return deed !== undefined && !tellsEnd(deed);
}

/** "In April 2026 we paused the retirement": history, unless what we did was to end something. */
const WE_DID = /^,?\swe\s(?:had\s)?(?:[a-z]+ly\s)?([a-z]+ed)\b/i;

/** "The date given here in November, …": when a day was named, and not that day. */
export const isGivenThen = ({ near }: Around): boolean => GIVEN.test(near);
const GIVEN =
  /\b(?:dates?|days?|deadlines?|terms?|timelines?|schedules?)\s(?:that\s|which\s)?(?:(?:was|were|we|i)\s)?(?:first\s|originally\s|previously\s)?(?:given|gave|named|told|stated|mentioned|communicated|quoted|promised)\s(?:[\p{L}\s]{0,24}\s)?(?:in|on|of|back in)\s(?:early\s|late\s|our\s|the\s){0,2}$/iu;
