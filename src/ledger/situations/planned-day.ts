import { readActions } from '../../facts/actions.ts';
import type { DateFact } from '../../facts/dates.ts';
import type { Reading } from '../../facts/read.ts';
import type { Document } from '../../text/document.ts';
import { oncePer } from '../../text/once.ts';
import { rangeAt } from '../../text/span.ts';
import { tellsPast } from './day-words.ts';

/** "Until 3 May", "no earlier than 3 May": what goes on up to a day, or is not sooner. */
export const isLimit = (doc: Document, date: DateFact): boolean =>
  !date.condition && !date.superseded && LIMITS.test(date.boundary ?? '') && !tellsPast(doc, date);

/**
 * "Can be used until 3 May", "no earlier than 3 May", "becomes read-only on 3 May", "it will shut on 3 May", or an entry under
 * "they will be cut off as follows:": what the day brings lies ahead of whoever writes so.
 */
export function isPlanned(doc: Document, date: DateFact): boolean {
  if (date.condition || date.superseded || tellsPast(doc, date)) return false;
  if (LIMITS.test(date.boundary ?? '')) return true;
  const sentence = doc.sentences[date.sentence]!;
  const before = doc.plain.slice(Math.max(sentence.start, date.range.start - NEAR), date.range.start);
  const after = doc.plain.slice(date.range.end, Math.min(sentence.end, date.range.end + NEAR));
  if (/^,?\s(?:when|after which|whereupon|from when)\b[^.;]*\b(?:will|shall)\b/i.test(after)) return true;
  if (PLANS.test(before.replace(/^.*[;:]/s, ''))) return true;
  const block = doc.blocks[sentence.block]!;
  if (block.kind === 'cell') return plannedRows(doc).has(`${block.table}/${block.row}`);
  if (block.kind !== 'item') return isOfWaves(doc, date);
  let lead = date.sentence;
  while (lead > 0 && doc.blocks[doc.sentences[lead]!.block]!.kind === 'item' && date.sentence - lead < LISTED) lead--;
  const { start, end } = doc.sentences[lead]!;
  return /\b(?:will|shall)\b|['’]ll\b/i.test(doc.plain.slice(start, end)) && /:\s*$/.test(doc.plain.slice(start, end));
}
const LIMITS = /^(?:until|not-before|by|before)$/;
const PLANS =
  /\b(?:will|shall|['’]ll|going to|becomes?|happens?|takes? place|shut-?down|removal|switch-?off|retirement|closure|sunset|off|offline|closes?|ends?|stops?|expires?|retires?|shuts?)\b[^.;]{0,40}$|\b(?:is|are|gets?)\s(?:[a-z]+ly\s|then\s|no longer\s)?[a-z]{2,}(?:ed|en|wn|pt|ut|ff)\b[^.;,]{0,30}$/i;

/** "It will be cut off in two waves. Wave 1, the north: 3 May. Wave 2, …: 5 May": what a sentence before them announced. */
function isOfWaves({ sentences, plain }: Document, { sentence, range }: DateFact): boolean {
  const own = sentences[sentence]!;
  if (!/:\s$/.test(plain.slice(Math.max(own.start, range.start - 2), range.start))) return false;
  for (let s = sentence - 1; s >= 0 && sentence - s < LISTED && sentences[s]!.block === own.block; s--) {
    const { start, end } = sentences[s]!;
    const text = plain.slice(start, Math.min(end, start + LONG));
    if (WAVES.test(text) && !HAPPENED.test(text)) return true;
  }
  return false;
}
/** So many characters of a sentence are read for what it announces, or points back to. */
const LONG = 300;
const WAVES =
  /(?:\b(?:will|shall)\b|['’]ll\b|\bin (?:two|three|four|five|six|several|\d)\b)[^.]*\b(?:waves|stages|steps|phases|batches|groups|parts|rounds|tranches|rings|cohorts|turns)\b/i;
const HAPPENED = /\b(?:was|were|ha(?:s|ve|d) been|went|took)\b/i;

/** "Decommissioned 3 May. Export your files before that.": the day before which users are told to act lies ahead. */
export function daysToActBefore({ doc, facts: { dates } }: Reading): DateFact[] {
  const found: DateFact[] = [];
  for (const { range } of readActions(doc)) {
    const sentence = rangeAt(doc.sentences, range.start);
    const end = Math.min(doc.sentences[sentence]!.end, range.start + LONG);
    const at = range.start + doc.plain.slice(range.start, end).search(BEFORE_THAT);
    if (at < range.start) continue;
    let d = lastBefore(dates, at);
    while (d >= 0 && (!dates[d]!.lifecycle || dates[d]!.condition) && sentence - dates[d]!.sentence <= POINTED) d--;
    const day = dates[d];
    if (day && !day.superseded && sentence - day.sentence <= POINTED && !tellsPast(doc, day)) found.push(day);
  }
  return found;
}
/** The index of the last date that ends before `offset`, or -1. O(log n). */
function lastBefore(dates: readonly DateFact[], offset: number): number {
  let [low, high] = [0, dates.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (dates[middle]!.range.end <= offset) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** So many sentences back "that" may point. */
const POINTED = 3;
const BEFORE_THAT = /\b(?:before (?:that|then)|by then|beforehand)\b(?! (?:version|release|one)\b)/i;

/** A row that tells in the present what its day brings. */
const PRESENT = /\b(?:will|shall|is|are|becomes?|ends|stops|closes)\b/i;
/** The rows of a text's tables of which a cell tells so, as "table/row". */
const plannedRows = oncePer(({ blocks, plain }: Document): ReadonlySet<string> => {
  const rows = new Set<string>();
  for (const { kind, row, table, start, end } of blocks)
    if (kind === 'cell' && PRESENT.test(plain.slice(start, end))) rows.add(`${table}/${row}`);
  return rows;
});
/** So many characters round a day tell its plan, and so many entries one lead-in. */
const [NEAR, LISTED] = [90, 12];
