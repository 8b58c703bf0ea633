import type { DateFact } from '../facts/dates.ts';
import type { GraceFact } from '../facts/grace.ts';
import type { Reading } from '../facts/read.ts';
import { clauseAt, clauseOf } from '../text/clauses.ts';
import type { Span } from '../text/span.ts';
import { stampKey, tellsLastDay } from './dates/stamps.ts';
import { compareDates } from './dates.ts';
import { givenToAll } from './grace/given-to-all.ts';
import { matchGrace } from './grace/match.ts';
import { refusalsOfTime } from './grace/refused-time.ts';
import type { Ledger } from './ledger.ts';
import { compareSituations } from './situations.ts';
import { lostExceptions } from './statements/lost-exception.ts';
import { unsparedIf } from './statements/unspared-if.ts';
import { firstFound, lookUp, related, toWordIndex } from './statements/word-index.ts';

export interface SideFact {
  readonly role: string;
  readonly notice: Span;
  readonly output?: Span;
  /** How it is told otherwise, where it is told: of more people, longer, or with another day, amount or outcome. */
  readonly fault?: 'wider' | 'longer' | 'other';
}

/**
 * Facts of rule 6 that other comparisons have already missed: the end of a support period (a lifecycle date and a
 * period), a thing that the notice spares but the output lets go, an exception to an end, and a grant of time told for more people, longer or not at all.
 */
export function sideFacts(ledger: Ledger): SideFact[] {
  const lost: SideFact[] = [];
  for (const { kind, notice, severity } of compareDates(ledger).issues) {
    const gone = kind === 'date-missing' || kind === 'date-exchanged';
    if (gone && severity === 'error' && notice?.role === 'end-of-support' && !isTold(ledger.output, notice))
      lost.push({ role: 'period', notice: notice.span });
  }
  for (const { expected, notice, output } of compareSituations(ledger)) {
    if (expected === 'spared') lost.push({ role: 'exemption', notice, ...(output ? { output } : {}) });
  }
  // Time granted to some and told for all, or lengthened.
  for (const { fact, notice, fault } of matchGrace(ledger)) {
    if (!notice) continue;
    const longer =
      fault === 'longer' && fact.days !== undefined && notice.days !== undefined && notice.sort === fact.sort;
    const wider = fault === 'wider' && notice.sort !== 'parallel' && !isForReaders(ledger, notice);
    if (longer || wider)
      lost.push({ role: 'period', notice: clauseAt(ledger.notice.doc, notice.range), output: fact.span, fault });
  }
  for (const { notice, output } of givenToAll(ledger))
    lost.push({
      role: 'period',
      notice: clauseAt(ledger.notice.doc, notice),
      output: ledger.output.doc.span(output),
      fault: 'wider',
    });
  for (const range of [...lostExceptions(ledger), ...unsparedIf(ledger)])
    lost.push({ role: 'exemption', notice: ledger.notice.doc.span(range) });
  // "There are no extensions", and the output grants one.
  const invented = matchGrace(ledger).find(({ notice }) => notice === undefined);
  const refusal = invented && refusalsOfTime(ledger.notice.doc)[0];
  if (invented && refusal && refusalsOfTime(ledger.output.doc).length === 0)
    lost.push({ role: 'period', notice: ledger.notice.doc.span(refusal), output: invented.fact.span, fault: 'other' });
  return lost;
}

/** So many words before a grant are looked at. */
const REACH = 24;
/** Share of a grant's words in the output's opening from which it is for those whom the whole output is about. */
const MOSTLY = 0.7;
const FETCH = /\b(?:download|export|save|fetch|retrieve|collect) (?:it|them|these|those|your|the)\b[^;]*$/i;

/**
 * "Carriers in India have until 19 January", under the output's "Affected: carriers in India": it is given to the readers.
 * "Download it until 8 December": what may be fetched is given to nobody in particular.
 */
function isForReaders({ notice, output }: Ledger, { range, sentence }: GraceFact): boolean {
  const { doc } = notice;
  const { first, start } = doc.sentences[sentence]!;
  const { start: from } = clauseOf(doc, range);
  if (FETCH.test(doc.plain.slice(start, range.start))) return true;
  const words = doc.tokens
    .slice(first)
    .filter((token) => token.start >= from && token.end <= range.start && token.content && !token.dateWord)
    .slice(0, REACH);
  const { doc: told } = output;
  // A heading and the sentence below it open an output together.
  const opening = told.sentences[told.blocks[told.sentences[0]?.block ?? 0]?.kind === 'heading' ? 1 : 0];
  if (opening === undefined || words.length < 3) return false;
  const index = toWordIndex(output);
  const found = words.filter((token) =>
    firstFound(lookUp(token, index), related(token, index)).some((c) => told.clauses[c]!.start < opening.end),
  );
  // A name sets them apart, and is no word that another may stand for.
  if (words.some((token) => token.capital && token.start > from && !found.includes(token))) return false;
  return found.length >= MOSTLY * words.length;
}

/** Another day may have taken its place there, and it stands elsewhere. */
const isTold = ({ facts }: Reading, { stamp }: DateFact): boolean =>
  tellsLastDay(facts.dates, stamp) || facts.dates.some((other) => stampKey(other.stamp) === stampKey(stamp));
