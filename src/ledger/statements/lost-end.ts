import type { DateFact } from '../../facts/dates.ts';
import type { Reading } from '../../facts/read.ts';
import { clauseAt } from '../../text/clauses.ts';
import type { Span } from '../../text/span.ts';
import { tellsLastDay } from '../dates/stamps.ts';
import { compareDates } from '../dates.ts';
import type { Ledger } from '../ledger.ts';

/** A period or condition of the notice whose end the output lacks, or tells with another day. */
export interface LostEnd {
  readonly notice: Span;
  /** The day that stands in its place. */
  readonly output?: Span;
}

/** So many characters before a date a condition is told: "if you switch by …", but not "if you use it, switch by …". */
const NEAR = 80;
const IF = /\b(?:if|provided|unless|as long as|so long as|on condition)\b[^.;,]*,?\s?$/i;

/**
 * "Charities may run it until 31 December", of which the output says only that they "get more time": with the day, the
 * period itself is lost. What merely ends for all on a day is no period; that day is the business of the dates alone.
 */
export function lostEnds(ledger: Ledger): readonly LostEnd[] {
  const { notice } = ledger;
  const lost: LostEnd[] = [];
  for (const issue of compareDates(ledger).issues) {
    const { kind, severity, notice: date } = issue;
    if (severity !== 'error' || date === null || !LOSSES.has(kind)) continue;
    // "Until 31 December 2028", told as "until the end of 2028": whatever rule 4 says of that, the period is there.
    if (tellsLastDay(ledger.output.facts.dates, date.stamp)) continue;
    if (!(isPeriod(notice, date) || isCondition(notice, date) || isExtension(notice, date))) continue;
    lost.push({
      notice: clauseAt(notice.doc, date.range),
      ...((kind === 'date-changed' || kind === 'date-exchanged') && issue.output ? { output: issue.output.span } : {}),
    });
  }
  return lost;
}

const LOSSES: ReadonlySet<string> = new Set(['date-missing', 'date-changed', 'date-exchanged', 'date-relative']);

/** Something lasts until that day, and no other sentence lets the retiring thing end on it. */
function isPeriod({ doc, facts }: Reading, date: DateFact): boolean {
  if (date.boundary !== 'until') return false;
  const next = doc.sentences[date.sentence + 1];
  // "It goes on until 31 March. On that day we take the host off."
  if (next && /^\W*(?:on|from|after) that (?:date|day)|^\W*then\b/i.test(doc.plain.slice(next.start, next.start + 20)))
    return false;
  return (
    facts.dates.some((other) => isEnd(other) && other.value !== date.value) &&
    !facts.dates.some((other) => isEnd(other) && other.value === date.value)
  );
}

const isEnd = ({ lifecycle, superseded, boundary, role }: DateFact): boolean =>
  lifecycle && !superseded && boundary !== 'until' && role !== 'deprecation';

const isCondition = ({ doc }: Reading, { boundary, range, sentence }: DateFact): boolean =>
  (boundary === 'by' || boundary === 'before') &&
  IF.test(doc.plain.slice(Math.max(doc.sentences[sentence]!.start, range.start - NEAR), range.start));

/** "Gold members can ask for an extension to 30 November": how long it is, whatever the preposition. */
const isExtension = ({ doc }: Reading, { range, sentence }: DateFact): boolean =>
  EXTENDED_TO.test(doc.plain.slice(Math.max(doc.sentences[sentence]!.start, range.start - NEAR), range.start));
const EXTENDED_TO = /\bextensions?\s(?:[\p{L}-]+\s){0,3}?(?:to|till|through)\s$/iu;
