import type { DateFact } from '../../facts/dates.ts';
import { readTenses } from '../../facts/lifecycle/tenses.ts';
import { type Unit, unitOfDay } from '../../facts/lifecycle/unit.ts';
import { GET } from '../../facts/lifecycle/words.ts';
import type { Document } from '../../text/document.ts';
import { findCrossed } from '../dates/crossed.ts';
import { dayOf } from './calendar/day.ts';
import { isAwaited, isTimeLeft, sharesPart, sinceDates } from './day-words.ts';
import { type Mistold, mistold } from './mistold.ts';
import { nearestDay } from './nearest-day.ts';
import { isOthersDay } from './others-day.ts';
import type { Telling } from './telling.ts';
import type { Texts } from './texts.ts';

/* Days that the notice sets ahead, told as gone by, and the other way round: whatever things they are the days of. */

/** A day that the notice sets ahead, told in the past tense; a day that it tells as gone by, told in the future. */
export function toldOnDays(texts: Texts): readonly (Mistold | undefined)[] {
  const { doc, facts } = texts.output;
  const since = sinceDates(texts.output);
  // "Gone since 3 May, as the owner won't extend it": the day has its own word.
  const begun = new Set(since.map((date) => date.range.start));
  const tensed = readTenses(doc, facts.dates).map(({ date, tense, range }) => {
    const day = dayOf(date);
    if (tense === 'past') return isAhead(texts, day) ? mistold(ofDay(texts, day, 'scheduled'), range, true) : undefined;
    const isLate = isOver(texts, day) && !begun.has(date.range.start);
    return isLate ? mistold(ofDay(texts, day, 'failing'), range) : undefined;
  });
  const isLeft = (date: DateFact): boolean =>
    isTimeLeft(doc, date) && texts.gone.has(dayOf(date)) && isOver(texts, dayOf(date));
  const isStillAwaited = (date: DateFact, n: number): boolean =>
    isOver(texts, dayOf(date)) &&
    isAwaited(doc, date) &&
    // "…, so prepare for the end of the others on 3 June"
    ![facts.dates[n - 1], facts.dates[n + 1]].some(
      (other) => other !== undefined && isAhead(texts, dayOf(other)) && sharesPart(doc, date, other),
    );
  return [
    ...tensed,
    ...facts.dates
      .filter((date, n) => isLeft(date) || isStillAwaited(date, n))
      .map((date) => mistold(ofDay(texts, dayOf(date), 'failing'), date.range)),
    ...since
      .filter((date) => isAhead(texts, dayOf(date)))
      .map((date) => mistold(ofDay(texts, dayOf(date), 'scheduled'), date.range, true)),
  ];
}

/** Told as accomplished on a day that the notice sets ahead, whatever thing it is told of. */
export function doneBeforeItsDay({ texts, x, units, nearest }: Telling): Mistold | undefined {
  if (x.family === 'work' || nearest === undefined || !isAhead(texts, nearest)) return undefined;
  if (isOthersDay(texts.output.doc, x, units, nearest, texts.said, texts.about)) return undefined;
  const unit = units.find(({ fate }) => fate === 'scheduled') ?? ofDay(texts, nearest, 'scheduled');
  return mistold(unit, x.range, true);
}

/** "No new ones will be made from 3 May", a day that the notice tells as gone by: whatever it is told of. */
export function comingOnDayOver(texts: Texts, x: Telling['x']): Mistold | undefined {
  if (x.hedged || x.dependent || x.family === 'stay') return undefined;
  if (!(x.ahead && x.mood === 'future') && !beginsThen(texts.output.doc, x)) return undefined;
  const day = nearestDay(texts.output, x, texts.calendar.future);
  return day !== undefined && isOver(texts, day) ? mistold(ofDay(texts, day, 'failing'), x.range) : undefined;
}

/** "Get refused starting 3 May": an event that begins, where "are refused" may tell how things stand since. */
function beginsThen({ tokens }: Document, x: Telling['x']): boolean {
  if (x.mood !== 'present' || x.dates.length === 0 || x.negated) return false;
  return (
    tokens.slice(x.chain, x.at).some(({ lower }) => GET.has(lower)) &&
    x.dates.every(({ range }) => range.start > x.range.end) &&
    /^(?:starting|beginning|from)$/.test(tokens[x.end]?.lower ?? '')
  );
}

/** A day that is over in the place of one that lies ahead. */
export function crossedDay(texts: Texts): Mistold | undefined {
  const { past, future } = texts.calendar;
  const crossed = findCrossed(texts.output, texts.notice);
  if (!crossed) return undefined;
  const [day, given] = [dayOf(crossed.expected), dayOf(crossed.found)];
  if (past.has(day) === past.has(given) || future.has(day) === future.has(given)) return undefined;
  // A day of deprecation that changed places with that of the end: nothing is over.
  if (!isEnd(texts, past.has(day) ? day : given)) return undefined;
  return mistold(ofDay(texts, day, past.has(day) ? 'failing' : 'scheduled'), crossed.found.range);
}

/** A day of the notice's in a statement of an end, whatever it makes of it. */
export const isKnownDay = ({ evidence }: Texts, day: string): boolean =>
  evidence.datesOf(day).some(({ superseded, condition }) => !superseded && !condition);

/** A day that the notice sets ahead beyond doubt: of a mere entry ("3 May: blocked") it does not say whether it is over. */
const isAhead = ({ calendar: { certain, past } }: Texts, day: string): boolean => certain.has(day) && !past.has(day);

const isOver = (texts: Texts, day: string): boolean =>
  texts.calendar.past.has(day) && !texts.calendar.future.has(day) && isEnd(texts, day);

/** Whether the notice makes it the day of an end, and not of a deprecation or a mere piece of history. */
const isEnd = ({ gone, evidence }: Texts, day: string): boolean =>
  gone.has(day) ||
  evidence
    .datesOf(day)
    .some(({ lifecycle, condition, role }) => lifecycle && !condition && role !== 'deprecation' && role !== 'brownout');

/** The thing of the notice whose day it is, or the day itself where no thing was recognised. */
function ofDay({ units, evidence }: Texts, day: string, fate: Unit['fate']): Unit | undefined {
  const of =
    units.find((unit) => unit.dates.some((date) => dayOf(date) === day)) ?? units.find((unit) => unit.fate === fate);
  const date = evidence.datesOf(day)[0];
  if (of) return of.fate === fate ? of : { ...of, fate };
  return date && unitOfDay(date, fate);
}
