import type { DateFact } from '../../../facts/dates.ts';
import type { Reading } from '../../../facts/read.ts';
import { isAsOf } from '../day-words.ts';
import { dayOf, isFull } from './day.ts';

/** So many postings are looked at. */
const POSTINGS = 20;

/**
 * Days "as of" which something holds that were over when it was posted: "## 2 November 2027 · Tokens … As of 2 November 2027
 * they are rejected", the entry's own day, or one before the posting.
 */
export function asOfOver(notice: Reading, ahead: ReadonlySet<string>, posted: readonly DateFact[]): readonly string[] {
  const today = entryDays(notice);
  const postings = posted.slice(0, POSTINGS);
  return notice.facts.dates
    .filter(
      (date) =>
        !ahead.has(dayOf(date)) && isAsOf(notice.doc, date) && (today.has(dayOf(date)) || isOver(date, postings)),
    )
    .map(dayOf);
}

/** At the time of a posting, or before. On the day itself both times have to be told, in one zone. */
const isOver = (date: DateFact, postings: readonly DateFact[]): boolean =>
  isFull(dayOf(date)) &&
  postings.some((posted) =>
    dayOf(posted) === dayOf(date)
      ? posted.zone?.resolved === date.zone?.resolved &&
        posted.value.includes('T') &&
        date.value.includes('T') &&
        date.value <= posted.value
      : isFull(dayOf(posted)) && dayOf(date) < dayOf(posted),
  );

/** The days that head an entry of a changelog. */
const entryDays = ({ doc, facts }: Reading): ReadonlySet<string> =>
  new Set(
    facts.dates
      .filter(
        ({ lifecycle, condition, superseded, sentence }) =>
          !lifecycle && !condition && !superseded && doc.blocks[doc.sentences[sentence]!.block]!.kind === 'heading',
      )
      .map(dayOf),
  );
