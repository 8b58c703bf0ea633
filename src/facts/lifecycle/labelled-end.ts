import type { Document } from '../../text/document.ts';
import type { DateFact } from '../dates.ts';
import { readNoDates } from './no-date.ts';
import type { Unit } from './unit.ts';

/**
 * "End of life date: 15 April 2027" on a line of its own, over what is listed as deprecated: the end of all of it, where the text
 * sets no other.
 */
export function setLabelledEnd(doc: Document, dates: readonly DateFact[], units: readonly Unit[]): void {
  if (units.length === 0 || units.some(({ fate, row, dates: own }) => fate !== 'warning' || row || own.length > 0))
    return;
  const ends = dates.filter((date) => !date.condition && !date.superseded && isLabelled(doc, date));
  const [end] = ends;
  if (end === undefined || ends.length > 1 || readNoDates(doc).length > 0) return;
  const { start } = doc.blocks[doc.sentences[end.sentence]!.block]!;
  for (const unit of units) {
    unit.fate = 'scheduled';
    unit.evidence = { start, end: end.range.end };
    unit.dates = [end];
  }
}

/** Nothing but the label and the day stand in its block. */
function isLabelled({ blocks, sentences, plain }: Document, { sentence, range }: DateFact): boolean {
  const { start, end } = blocks[sentences[sentence]!.block]!;
  return (
    range.start - start < LONGEST &&
    LABEL.test(plain.slice(start, range.start)) &&
    /^[\s.*_]*$/.test(plain.slice(range.end, Math.min(end, range.end + LONGEST)))
  );
}
const LABEL =
  /^\W*(?:end[- ]of[- ]life|eol|removal|retirement|shut-?down|sunset|discontinuation|decommission(?:ing)?|termination|switch-?off)(?: date)?\s?:\W*$/i;
/** In characters. */
const LONGEST = 40;
