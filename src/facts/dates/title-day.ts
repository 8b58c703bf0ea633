import type { Document } from '../../text/document.ts';
import type { DateFact } from '../dates.ts';

/**
 * "SB-9 2027-03-28 Gate removals" over a line "Date: March 28, 2027": the day in a title is no date in the life of a thing
 * where the text tells that it was written on it, unless words say what happens then ("Removal on 28 March"). Linear.
 */
export function exceptTitleDay(doc: Document, dates: DateFact[]): DateFact[] {
  const blockOf = ({ sentence }: DateFact): number => doc.sentences[sentence]!.block;
  if (dates.length === 0 || blockOf(dates[0]!) !== 0) return dates;
  const written = new Set(dates.filter((date) => !date.lifecycle && isField(doc, date)).map(({ value }) => value));
  const isTitleDay = (date: DateFact): boolean =>
    date.lifecycle && blockOf(date) === 0 && date.boundary === null && written.has(date.value);
  return dates.map((date) => (isTitleDay(date) ? { ...date, lifecycle: false } : date));
}

/** "Date: 3 May", "Published: 3 May": when a paper was written, on a line of its own. */
const isField = ({ plain, sentences }: Document, { sentence, range }: DateFact): boolean =>
  /^[\s*_>]*(?:\p{L}+\s)?(?:date|dated|published|issued|posted|sent|released?)(?:\s(?:on|at))?\s?[:|–—-][\s*_]*$/iu.test(
    plain.slice(Math.max(sentences[sentence]!.start, range.start - 40), range.start),
  );
