import type { DateFact } from '../../facts/dates.ts';
import type { Document, Sentence } from '../../text/document.ts';
import { oncePer } from '../../text/once.ts';
import type { Range } from '../../text/span.ts';
import { dayOf, withoutYear } from './calendar/day.ts';
import { namesRemoval } from './removal-words.ts';
import type { Texts } from './texts.ts';

const DENIES = /^(?:no|not|never|nothing|none|neither|without|unless|least|earliest|if)$|n't$/;

/**
 * "Sunset date of the feed: 3 May", "the closure is set for 3 May", of a notice in which all that is deprecated stays and no
 * end has a day: a removal that the output schedules itself, in whatever words.
 */
export function endDaysOfItsOwn({ notice, output, units }: Texts): readonly Range[] {
  if (units.length === 0 || units.some(({ fate }) => fate !== 'warning') || notice.facts.dates.some(isEnd)) return [];
  const known = new Set(notice.facts.dates.map((date) => withoutYear(dayOf(date))));
  return output.facts.dates
    .filter(
      (date) =>
        isEnd(date) && !known.has(withoutYear(dayOf(date))) && isTold(output.doc, date) && !isDenied(output.doc, date),
    )
    .map(({ range }) => range);
}

const isEnd = ({ role, lifecycle, condition, superseded }: DateFact): boolean =>
  role === 'removal' && lifecycle && !condition && !superseded;

/** A word of an end beside it, or a time up to it; but "enters maintenance mode on 3 May". */
const isTold = (doc: Document, { sentence, boundary }: DateFact): boolean =>
  boundary === 'until' || namesRemoval(doc, 'any', doc.sentences[sentence]!);

/** "It will not be removed before 3 May", "works at least until 3 May": how long it stays. */
const isDenied = (doc: Document, { sentence, range, boundary }: DateFact): boolean =>
  boundary === 'not-before' || firstDenial(doc.sentences[sentence]!, doc) <= range.start;

/** Where the first word of a sentence that denies ends, in `doc.plain`; nowhere is behind all. */
const firstDenial = oncePer(
  ({ first, last }: Sentence, { tokens }: Document): number =>
    tokens.slice(first, last).find(({ code, lower }) => !code && DENIES.test(lower))?.end ?? Number.POSITIVE_INFINITY,
);
