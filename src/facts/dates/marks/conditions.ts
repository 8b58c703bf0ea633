import { Prefiltered } from '../../../text/prefilter.ts';
import type { Around } from './around.ts';
import { isToCome } from './endings.ts';

/** "Accounts created before …", "if your year ends in …": a date that only tells who is concerned. */
export const isCondition = ({ before, near }: Around): boolean =>
  (CONDITION.test(before.slice(-64)) && !isOrder(before)) || WHO_DID.test(before.slice(-90)) || OWN_PERIOD.test(near);

/** True where a participle before the date tells what happens or is to be done then, and not which ones. */
const isOrder = (before: string): boolean =>
  RECEIVED_BY.test(before.slice(-40)) ||
  ALLOWED_UNTIL.test(before.slice(-90)) ||
  SHIPS.test(before.slice(-48)) ||
  GOES_ON_UNTIL.test(before.slice(-64)) ||
  isToCome(before);

/** What users or contracts did: a condition on who is concerned. */
const CONDITION = new Prefiltered(
  /\b(?:(?:did|do|have|has|if) (?:you|they) (?:[a-z]+ )?(?:buy|purchase|order|subscribe|join|sign|get|own|register|open|create)|(?:creat|regist|sign|subscrib|purchas|add|open|deploy|enrol|enroll|conclud|issu|upload|activ|join|order|install|launch|submitt|provision|generat|activat|enabl|onboard|publish|download|receiv|updat|renew|connect|migrat|licens|build)[a-z]*ed|bought|made|built|set up|got|(?:older|newer)(?=\sthan\b)|signed up|(?<!\b(?:can|cannot|could|may|will|must|to|not|longer|n['’]t) )sign up|dat(?:ed|ing))(?:\s(?!(?:and|is|are|was|were|will|would|can|cannot|may|must|shall|has|have|had|keeps?|stays?|remains?|retains?|works?|runs?|ends?|stops?|expires?|loses?|gets?|continues?|goes|go|went|moves?|fail(?:s|ed)?|cease[sd]?|stopped|ended|expired|lost|kept|stayed|worked)\b)[a-z\d'-]+){0,4}?\s(?:on or before|on or after|no later than|before|after|since|prior to|until|from|between|on|by|as of|in|later than|earlier than|than)[\s:]+(?:the\s)?(?:end of\s)?$/i,
);

/** "Customers who paid in advance before": a past tense in a relative clause tells which ones. */
const WHO_DID = new Prefiltered(
  /\b(?:who|which|that)\s(?:(?:have|has|had|already|first|last)\s){0,2}(?:[a-z]{2,}ed|paid|bought|made|got|went|came|took|began|left|sold|held|ran|wrote|won|sent)\b(?:(?!\bthat\b)[^.;:,]){0,40}?\s(?:on or before|on or after|prior to|before|after|since)\s(?:the\s)?$/i,
);

/** "Whose fiscal year ends between November and …": a span in the user's own year. */
const OWN_PERIOD = new Prefiltered(
  /\b(?:if|whose|where|unless)\s(?:[a-z]+\s){0,3}?(?:year|term|semester|trimester|season|school|period|cycle|contract|lease|licen[cs]e|subscription|quarter|harvest|holidays?)s?\s(?:[a-z]+\s)?(?:begin|start|end|run|clos|fall|expire|renew|last)[a-z]*\s(?:[a-z]+\s){0,3}$|\b(?:fiscal|financial|business|tax|school|academic|budget|marketing)\s(?:year|term)s?\b[^.;:,]{0,40}$/i,
);

/** "On written application received by": until when to send it. */
const RECEIVED_BY = /\breceived\s(?:[a-z]+\s){0,3}by\s(?:the\s)?$/i;

/** "May fetch signed images until": the participle belongs to a noun, the time to the verb before it. */
const ALLOWED_UNTIL =
  /\b(?:may|can|could|will|shall|must|should)\s(?!(?:not\s)?(?:have|be)\b)(?:[a-z-]+\s){1,7}(?:until|till|through|by)\s(?:the\s)?$/i;

/** "Release 9.0, published no earlier than": what the vendor does with a release. */
const SHIPS = /,\s(?:to be\s)?(?:published|shipped|released|issued)\s(?:no|not)\s(?:earlier|sooner)\sthan\s$/i;

/** "Security fixes are published until": a finite verb, no participle that tells which ones. */
const GOES_ON_UNTIL =
  /(?<!\b(?:that|which|who|if|when|unless) (?:[a-z'-]+ ){0,4})\b(?:is|are)\s(?:(?:still|only|also)\s)?[a-z]+ed\s(?:[a-z'-]+\s){0,4}(?:until|till|through)\s(?:the\s)?$/i;
