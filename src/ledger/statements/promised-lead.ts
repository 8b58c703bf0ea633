import { type Amount, isLead, readAmounts } from '../../facts/amounts.ts';
import type { Reading } from '../../facts/read.ts';
import type { Document } from '../../text/document.ts';
import { oncePer } from '../../text/once.ts';
import { rangeAt } from '../../text/span.ts';
import type { Ledger } from '../ledger.ts';
import type { StatementMatch } from '../statements.ts';

/*
 * "It will be announced at least nine months ahead", where the output tells no such time. Who is promised that can plan
 * with it: a fact for rule 6, however it is put.
 */

/** Units of time, and what else is counted instead: "a full school term ahead", "two releases before". */
const UNIT = '(?:hour|day|week|fortnight|month|quarter|term|semester|season|sprint|year|release|version)';
/** "A year's notice", "one full term ahead", "60 business days beforehand". */
const PROMISED = new RegExp(
  `\\b(?:an?|one|two|three|four|five|six|eight|nine|ten|twelve|half|\\d+)[\\s-](?:an?\\s)?(?:[\\p{L}-]+\\s){0,2}?(${UNIT})s?['’]?s?\\s(?:[\\p{L}-]+\\s)?(?:ahead|beforehand|in advance|notice|warning|before(?:\\s(?:that|it|then|any|the (?:end|date|day|removal|shut|switch))|hand|[,.;)]|$)|prior)`,
  'iu',
);
/** Of what is to come: "we will tell you", "is announced", "you'll hear". */
const WILL_TELL =
  /(?:\b(?:will|shall|we)\s(?:[\p{L}-]+\s){0,2}?|['’]ll\s(?:[\p{L}-]+\s)?|\bbe\s|\bpromise(?:s|d)? (?:you )?(?:to )?)(?:announced?|tell|told|give|given|notif(?:y|ied)|inform(?:ed)?|publish(?:ed)?|communicated?|confirm(?:ed)?|post(?:ed)?|let you know|warn(?:ed)?|advised?|hear|receive|get|know|have)\b/iu;

/** Whether a statement promises when something is told in advance: "once one is, we will tell you a full term ahead". */
function promisedUnit({ plain }: Document, { statement: { range } }: StatementMatch): string | undefined {
  const text = plain.slice(range.start, Math.min(range.end, range.start + LONG));
  return WILL_TELL.test(text) ? PROMISED.exec(text)?.[1]?.toLowerCase() : undefined;
}

/** True for a promise to tell of something in advance of which the output knows nothing. */
export const isUntoldLead = (ledger: Ledger, match: StatementMatch): boolean =>
  isPromiseUntold(ledger, match) || isLeadUntold(ledger, match);

function isPromiseUntold({ notice, output }: Ledger, match: StatementMatch): boolean {
  const unit = promisedUnit(notice.doc, match);
  return unit !== undefined && !tellsLead(output) && !isToldBy(output.doc, unit);
}

/** Whether a sentence that has the unit says that something is told, or any has a time before: "half a year earlier". */
const isToldBy = ({ plain, sentences }: Document, unit: string): boolean =>
  EARLIER.test(plain) ||
  sentences.some(({ start, end }) => {
    const text = plain.slice(start, Math.min(end, start + LONG));
    return text.toLowerCase().includes(unit) && (TELLS.test(text) || /\b(?:follow|confirm|word)/i.test(text));
  });
const EARLIER = new RegExp(`\\b${UNIT}s?\\s(?:before|earlier|prior|previously|sooner)\\b`, 'i');

function isLeadUntold(
  { notice, output }: Ledger,
  { statement: { amounts }, recall, purposes }: StatementMatch,
): boolean {
  return (
    purposes.fact >= LIKELY &&
    amounts.some((amount) => tellsInAdvance(notice.doc, amount) && !/^(?:second|minute)/.test(amount.unit)) &&
    !tellsLead(output) &&
    // "It will be removed in six months": the time is there, and nobody is told of anything by then.
    (recall.numbers === 0 || !isToldAhead(output, amounts))
  );
}
const LIKELY = 0.3;

/** Whether an amount of time lies before something that is told: "10 days ahead" is also how far a forecast reaches. */
function tellsInAdvance(doc: Document, amount: Amount): boolean {
  if (!isLead(doc, amount)) return false;
  const { start, end } = doc.sentences[rangeAt(doc.sentences, amount.start)]!;
  return (
    !/^\s(?:ahead|in advance)\b/.test(doc.plain.slice(amount.end, amount.end + 12)) ||
    TELLING.test(doc.plain.slice(start, Math.min(end, start + LONG)))
  );
}
const TELLING =
  /\b(?:announc|notif|inform|warn|advis|communicat|publish|tell|told|hear|learn|know|confirm|say|said|word|mail|writ|messag|remind|notice|date)/i;

/** Whether a sentence that has one of the amounts says that something is told by then, in whatever words. */
const isToldAhead = ({ doc, facts }: Reading, amounts: readonly Amount[]): boolean =>
  readAmounts(doc, facts.dates).some(({ key, start }) => {
    if (!amounts.some((amount) => amount.key === key)) return false;
    const sentence = doc.sentences[rangeAt(doc.sentences, start)]!;
    return TELLS.test(doc.plain.slice(sentence.start, Math.min(sentence.end, sentence.start + LONG)));
  });
const LONG = 600;
const TELLS =
  /\b(?:announc|notif|notice|inform|warned|advis|communicat|publish|tell|told|hear|learn|advance|ahead|before|prior|earlier|lead|heads|know|least|minimum|more|sooner|earliest)/i;

/** "A year's warning", "14 d warning": a time in advance, however it is counted. */
const tellsLead = oncePer(
  ({ doc, facts }: Reading): boolean =>
    AHEAD.test(doc.plain) || readAmounts(doc, facts.dates).some((amount) => amount.time && isLead(doc, amount)),
);
const AHEAD = new RegExp(
  `\\b(?:in advance|${UNIT}s?['’]?s?\\s(?:[\\w-]+\\s){0,2}(?:ahead|beforehand|notice|warning|announcement|lead))\\b`,
  'i',
);
