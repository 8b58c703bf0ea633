import type { DateFact } from '../../facts/dates.ts';
import type { Reading } from '../../facts/read.ts';
import { type DateGroup, sentenceOf } from '../dates.ts';
import { covers } from './stamps.ts';

/** "In September 2027" told as "at the end of September 2027": a part of the month that the notice tells nowhere. */
export function isNarrowed({ facts }: DateGroup, notice: Reading, output: Reading): boolean {
  const { stamp } = facts[0]!;
  const isPart = (other: DateFact): boolean => other.stamp.year === stamp.year && covers(stamp, other.stamp);
  return (
    stamp.unit === 'month' &&
    output.facts.dates.some((fact) => fact.stamp.edge !== null && isPart(fact)) &&
    !notice.facts.dates.some(isPart) &&
    // "Until September" may mean its last day; "in September, at the close of the month" tells the part.
    facts.every(
      (fact) => (fact.boundary === 'on' || standsAlone(notice, fact)) && !PART_OF_MONTH.test(sentenceOf(notice, fact)),
    )
  );
}
/** "Shutdown: September 2027", "• September 2027" below a heading. */
function standsAlone({ doc }: Reading, { sentence, range }: DateFact): boolean {
  const { start, end } = doc.sentences[sentence]!;
  return (
    /(?:^|:)[^\p{L}\d]*$/u.test(doc.plain.slice(Math.max(start, range.start - 24), range.start)) &&
    /^[^\p{L}\d]*$/u.test(doc.plain.slice(range.end, Math.min(end, range.end + 24)))
  );
}
const PART_OF_MONTH =
  /\b(?:end|close|last|final|start|beginning|first|middle|mid|early|late|half)\b[^.;:]{0,24}\b(?:month|days?|weeks?)\b/i;
