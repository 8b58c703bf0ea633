import type { DateFact } from '../../facts/dates.ts';
import { readLife } from '../../facts/lifecycle/statements.ts';
import type { Reading } from '../../facts/read.ts';

/**
 * True for a bare month ("since May") or a bare year ("hacked together in 2016", "years before 2024") of a text that gives
 * its ends to the day: told so roughly beside them, it mostly places something else, and a year before all those days is
 * history. It counts only where a statement about what is to come has it as its one time ("will be removed in 2029").
 */
export function isLooseTime({ doc, facts }: Reading, { stamp, range, sentence }: DateFact): boolean {
  if (!isBare(stamp) || !facts.dates.some((other) => other.lifecycle && other.stamp.unit === 'day')) return false;
  if (NAMED.test(doc.plain.slice(Math.max(0, range.start - 40), range.start))) return false;
  if (doc.blocks[doc.sentences[sentence]!.block]!.kind === 'cell') return false;
  if (
    stamp.unit === 'year' &&
    facts.dates.every(({ stamp: other }) => other.unit !== 'day' || (other.year ?? 0) > stamp.year!)
  )
    return true;
  return !readLife(doc, facts.dates).some(
    ({ ahead, fate, done, dates }) =>
      !done &&
      (ahead || fate === 'scheduled') &&
      dates.some((date) => date.range.start === range.start) &&
      dates.every(({ stamp: other }) => other.unit !== 'day'),
  );
}

/** "Removal: 2029", "the shutdown planned for December": a label, or the end as a noun, right before it. */
const NAMED =
  /:\s{0,2}(?:in\s)?$|\b(?:removal|retirement|shut-?down|sunset|closure|switch-?off|turn-?off|end(?:-of-life)?|eol|discontinuation|withdrawal|deadline)\b[^.;,\n]{0,24}$/i;

const isBare = ({ unit, year, edge }: DateFact['stamp']): boolean =>
  !edge && (unit === 'year' || (unit === 'month' && year === null));
