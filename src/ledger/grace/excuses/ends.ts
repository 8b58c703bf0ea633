import type { Document } from '../../../text/document.ts';
import { type Claim, isForMore } from '../claim.ts';
import { isAhead } from '../dated-grants.ts';
import { movesItsEnd } from '../moved.ts';
import { periodsEnded } from '../periods-ended.ts';

/** So many characters behind a claim its end may be told. */
const NEAR = 60;

/** Whether the notice sets a day on which something will end. */
export const isScheduled = ({ notice }: Claim): boolean => notice.facts.dates.some(isAhead);

/** "There is no hurry", where nothing is scheduled; "take all the time you need" grants even then. */
export const isWithoutHurry = (claim: Claim): boolean =>
  claim.fact.sort === 'ease' && !isScheduled(claim) && !GIVES_TIME.test(claim.fact.span.text);
const GIVES_TIME = /\b(?:all the time|(?:plenty|lots|loads|ample|heaps) of)\b/i;

/** "In your own time", of "on your own schedule": whose pace it is, the notice says as well. */
export const isAtOwnPace = ({ notice, fact }: Claim): boolean =>
  fact.sort === 'ease' && OWN.test(fact.span.text) && OWN_PACE.test(notice.doc.plain);
const OWN = /\b(?:your|their) own\b/i;
const OWN_PACE = /\b(?:at|in|on) (?:your|their) own (?:pace|time|speed|schedule|terms|leisure)\b/i;

/** "Tolerated until 30 November": the words are followed by an end with a date, which is the business of the dates. */
export function endsOnDate({ output: { doc, facts }, fact }: Claim): boolean {
  if (fact.sort === 'period') return false;
  const { dates } = facts;
  const { end } = fact.range;
  let low = 0;
  let high = dates.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (dates[middle]!.range.start < end) low = middle + 1;
    else high = middle;
  }
  const start = dates[low]?.sentence === fact.sentence ? dates[low]!.range.start : Number.POSITIVE_INFINITY;
  return start - end < NEAR && leadsToDay(doc, end, start);
}
const leadsToDay = ({ plain }: Document, end: number, start: number): boolean =>
  /^[^,;.!?]*\b(?:until|till|through|to)\s(?:[^\s,;.]+\s){0,2}$/.test(plain.slice(end, start));

/**
 * "A few more months: it now closes on 26 September": behind a mark the sentence goes on with an end. Where the notice
 * itself moves its end, it grants the time that the output tells with the new one.
 */
export function tellsMovedEnd(claim: Claim): boolean {
  const { output, notice, fact } = claim;
  return isForMore(claim) && isBeforeMark(output.doc, fact.range.end) && leadsToEnd(claim) && movesItsEnd(notice);
}
const isBeforeMark = ({ plain }: Document, end: number): boolean => /^\s?[:,(–—-]/.test(plain.slice(end, end + 2));
const leadsToEnd = ({ output, fact }: Claim): boolean =>
  output.facts.dates.some(
    (date) => date.sentence === fact.sentence && date.range.start > fact.range.end && isAhead(date),
  );

/** "Until the end of the quarter", on whose last day something ends in the notice. */
export function endsWithPeriod({ notice, fact }: Claim): boolean {
  const unit = /\bend of the (month|quarter|year)$/i.exec(fact.span.text)?.[1];
  return unit !== undefined && periodsEnded(notice).has(unit.toLowerCase());
}

/** "Hold the update back until you have moved", of the notice's "do not install it until you have changed over". */
export const endsWithMove = ({ notice, fact }: Claim): boolean =>
  UNTIL_MOVED.test(fact.span.text) && UNTIL_MOVED.test(notice.doc.plain);
/** Up to the reader's own move. */
const UNTIL_MOVED =
  /\b(?:until|till|before|unless)\s(?:your?|you['’]ve|the (?:switch|move|migration))\b[^.;,]{0,24}?\b(?:changed|moved|switched|migrated|done|finished|completed?|over|ready)\b/i;
