import type { DateFact } from '../../facts/dates.ts';
import { isPastClause } from '../../facts/lifecycle/past-clause.ts';
import { readPlan } from '../../facts/lifecycle/ticked.ts';
import type { Reading } from '../../facts/read.ts';
import type { Document } from '../../text/document.ts';
import type { Range } from '../../text/span.ts';

/** "On 7 February our gateway begins to …": the date opens a sentence in which no verb is past. */
export function opensPresent(doc: Document, date: DateFact): boolean {
  const sentence = doc.sentences[date.sentence]!;
  const block = doc.blocks[sentence.block]!;
  if (block.kind === 'cell' || date.range.start - sentence.start > 24 || date.condition || date.superseded)
    return false;
  const opener = doc.tokens[sentence.first]!.lower;
  if (!OPENS.test(opener)) return false;
  let words = 0;
  for (let k = sentence.first; k < sentence.last && words < 12; k++) {
    const token = doc.tokens[k]!;
    if (token.start < date.range.end || token.code) continue;
    if (PAST.test(token.lower)) return false;
    // "From 3 May no new app can be registered": what stands behind the present is no past. But "as of" may look back.
    if (AHEAD.test(opener) && (NOW.test(token.lower) || isDone(doc.tokens[k - 1]?.lower, token.lower))) return true;
    if (token.lower.endsWith('ed')) return false;
    if (token.content) words++;
  }
  return words > 3;
}
const OPENS = /^(?:on|from|starting|beginning|effective|as)$/;
const AHEAD = /^(?:on|from|starting|beginning)$/;
const PAST = /^(?:was|were|has|have|had|went|took|since|ran)$/;
const NOW = /^(?:is|are|isn't|aren't|can|can't|cannot|may|must)$/;
/** "We take it out of the stores". */
const isDone = (subject: string | undefined, verb: string): boolean =>
  subject !== undefined && /^(?:we|they|you)$/.test(subject) && /^[a-z]{3,}$/.test(verb) && !/(?:ed|ly)$/.test(verb);

/** "30 June 2025 (passed)", "stage 0, reached on 7 September", "3 May: closed – done": the day is marked as gone by. */
export const isTicked = (doc: Document, { range, sentence }: DateFact): boolean =>
  readPlan(doc).over.has(doc.sentences[sentence]!.block) || isMarked(doc, range);
/** "4 June: switched off", beside an entry that is marked as over. */
export const isInPlan = (doc: Document, { sentence }: DateFact): boolean =>
  readPlan(doc).ahead.has(doc.sentences[sentence]!.block);
const isMarked = ({ plain }: Document, range: Range): boolean =>
  /^\s?[([](?:passed|past|over|done|completed?|reached|expired|closed|ended|✓|✔|✅)[)\]]/i.test(
    plain.slice(range.end, range.end + 14),
  ) ||
  /\b(?:reached|completed|passed|done|finished|took effect|went live)\s(?:on|since)\s(?:the )?$/i.test(
    plain.slice(Math.max(0, range.start - 24), range.start),
  );

/** "Readers have until 3 May": time that is left. */
export const isTimeLeft = ({ plain }: Document, { range }: DateFact): boolean =>
  /\b(?:has|have|gets?)\s(?:time\s)?(?:until|till|up to)\s(?:the\s)?$/i.test(
    plain.slice(Math.max(0, range.start - 24), range.start),
  );

/** "Is refused from 3 May, so prepare for that": readers are to make ready for what the part of the sentence tells. */
export const isAwaited = (doc: Document, date: DateFact): boolean =>
  !followsSince(doc, date) &&
  /\b(?:prepare|brace|(?:get|be) ready|plan ahead)\b/i.test(doc.plain.slice(...partOf(doc, date)));

/** Both stand in one part of a sentence, between semicolons. */
export const sharesPart = (doc: Document, a: DateFact, b: DateFact): boolean => {
  const [start, end] = partOf(doc, a);
  return b.range.start >= start && b.range.end <= end;
};

/** The part of its sentence, between semicolons, in which a date stands. */
function partOf({ plain, sentences }: Document, { range, sentence }: DateFact): [start: number, end: number] {
  const from = Math.max(sentences[sentence]!.start, range.start - LONG_PART);
  const to = Math.min(sentences[sentence]!.end, range.end + LONG_PART);
  const close = plain.slice(range.end, to).indexOf(';');
  return [from + plain.slice(from, range.start).lastIndexOf(';') + 1, close < 0 ? to : range.end + close];
}
/** In characters. */
const LONG_PART = 160;

/** "Blocked as of 3 May": from a day that may be over. */
export const isAsOf = ({ plain }: Document, { range }: DateFact): boolean =>
  /\bas of (?:the )?$/i.test(plain.slice(Math.max(0, range.start - 12), range.start));

/** "Remains writable until 3 May": the present goes on up to that day. */
export const endsUntil = ({ plain }: Document, { range }: DateFact): boolean =>
  /\b(?:until|till|through|up to) (?:the )?$/i.test(plain.slice(Math.max(0, range.start - 16), range.start));

/** A verb in the past stands in the date's clause, whatever it is: "the map format changed on 2 March". */
export function tellsPast(doc: Document, date: DateFact): boolean {
  const { firstClause, lastClause } = doc.sentences[date.sentence]!;
  for (let c = firstClause; c < lastClause; c++) {
    const { start, end } = doc.clauses[c]!;
    if (date.range.start >= start && date.range.start < end && isPastClause(doc, c)) return true;
  }
  return false;
}

/** "New date: 3 May", "Shutdown: 3 May": no verb, and none needed. */
export const isLabelled = ({ plain }: Document, { range }: DateFact): boolean =>
  /(?:^|\n|[.;] )\W*(?:(?:new|revised|final|last|target)\s)?(?:date|day|deadline|shutdown|removal|retirement|sunset|switch-off|end(?: of \w+)?)(?: date)?\s?:\s\W*$/i.test(
    plain.slice(Math.max(0, range.start - 40), range.start),
  );

/** "being phased out since", "discouraged since": what began then is no end. */
const ONGOING =
  /\b(?:deprecat\w*|discourag\w*|being(?: \w+){1,2}|\w+ing|(?:phased|way|wound|fading|winding|running) (?:out|down)|legacy|maintenance(?: mode)?|announced|known|planned|scheduled|available|open|supported|live|frozen|read-only) since /;

/** Dates that follow "since", unless it is a deprecation that began then. */
export function sinceDates({ doc, facts }: Reading): DateFact[] {
  return facts.dates.filter((date) => {
    if (date.condition || !followsSince(doc, date)) return false;
    return !ONGOING.test(doc.plain.slice(Math.max(0, date.range.start - 32), date.range.start).toLowerCase());
  });
}

/** "Since 3 May", "since its shutdown on 3 May": whatever began then, the day is over. */
export const followsSince = ({ plain }: Document, { range }: DateFact): boolean =>
  SINCE_EVENT.test(plain.slice(Math.max(0, range.start - 64), range.start)) ||
  /\bsince (?:the )?(?:\d{1,2}:\d\d )?(?:[A-Z]{2,4} )?(?:today,? |(?:mon|tues|wednes|thurs|fri|satur|sun)day,? )?(?:on )?$/i.test(
    plain.slice(Math.max(0, range.start - 32), range.start),
  );
/** The event stands before its day, be it with what it is of. */
const SINCE_EVENT =
  /\bsince (?:its|the|their) (?:[a-z]+ )?(?:shut-?down|removal|retirement|closure|closing|end|sunset|switch-?off|withdrawal|cut-?off)(?: of [^,;.]{1,36})? (?:on|at) (?:the )?$/i;
