import type { DateFact } from '../../facts/dates.ts';
import { publicationDays } from '../../facts/lifecycle/published.ts';
import type { LifeStatement } from '../../facts/lifecycle/statement.ts';
import { readTenses } from '../../facts/lifecycle/tenses.ts';
import type { Unit } from '../../facts/lifecycle/unit.ts';
import type { Reading } from '../../facts/read.ts';
import {
  endsUntil,
  followsSince,
  isAsOf,
  isInPlan,
  isLabelled,
  isTicked,
  opensPresent,
  sinceDates,
  tellsPast,
} from './day-words.ts';
import { daysToActBefore, isLimit, isPlanned } from './planned-day.ts';

/** The calendar part of a date, without its time of day. */
export const dayOf = (date: DateFact): string => date.value.split('T')[0]!;

/** What the notice's own tense makes of its days; there is no clock. */
export interface Calendar {
  /** Days that the notice tells as gone by. */
  readonly past: ReadonlySet<string>;
  /** Days that it sets ahead. */
  readonly future: ReadonlySet<string>;
  /** Those of them that a verb, or a word of the plan, sets ahead: no mere entry of a list. */
  readonly certain: ReadonlySet<string>;
}

/** Which days the notice tells as gone by, and which it sets ahead. */
export function readCalendar(notice: Reading, told: readonly LifeStatement[], units: readonly Unit[]): Calendar {
  const past = new Set<string>();
  const future = new Set<string>();
  const ahead = new Set<string>();
  for (const statement of told) {
    if (statement.done && !statement.dependent) for (const date of statement.dates) past.add(dayOf(date));
    if (statement.fate === 'warning' && statement.mood !== 'bare')
      for (const date of statement.dates) if (date.role === 'deprecation') past.add(dayOf(date));
    if (statement.ahead) for (const date of statement.dates) ahead.add(dayOf(date));
  }
  for (const date of notice.facts.dates) if (isTicked(notice.doc, date)) past.add(dayOf(date));
  for (const unit of units) if (unit.fate === 'failing') for (const date of unit.dates) past.add(dayOf(date));
  for (const date of daysToActBefore(notice)) if (!past.has(dayOf(date))) ahead.add(dayOf(date));
  // "Scanning ceased on 14 May", "since 14 May": past by itself, whatever is made of the bare form elsewhere.
  const over = new Set<string>(sinceDates(notice).map(dayOf));
  for (const day of over) past.add(day);
  for (const { date, tense } of readTenses(notice.doc, notice.facts.dates)) {
    (tense === 'past' ? past : ahead).add(dayOf(date));
    if (tense === 'past') over.add(dayOf(date));
  }
  for (const day of ahead) past.delete(day);
  for (const statement of told)
    if (statement.fate === 'scheduled' && statement.family !== 'refusal')
      for (const date of statement.dates)
        if (statement.mood !== 'bare' || !over.has(dayOf(date))) past.delete(dayOf(date));
  for (const unit of units)
    if (unit.fate === 'scheduled')
      for (const date of unit.dates) if (!unit.open || !over.has(dayOf(date))) past.delete(dayOf(date));
  // "As of 1 May builds are no longer possible" alone does not say that the day lies ahead.
  const doubtful = new Set<string>();
  const isOpen = (x: LifeStatement): boolean =>
    x.soft || (x.mood === 'bare' && x.dates.some((date) => isAsOf(notice.doc, date)));
  const scheduled = told.filter(({ fate }) => fate === 'scheduled');
  for (const x of scheduled) if (isOpen(x)) for (const date of x.dates) doubtful.add(dayOf(date));
  for (const x of scheduled) if (!isOpen(x)) for (const date of x.dates) doubtful.delete(dayOf(date));
  // Where something is over already, a day lies ahead only if the notice says so, of it or of an earlier one.
  const sure = new Set(ahead);
  for (const x of told)
    if (x.fate === 'scheduled' && x.mood !== 'bare' && !x.soft && (!x.aside || tellsPlan(x)))
      for (const date of x.dates) sure.add(dayOf(date));
  for (const x of told)
    if (x.family === 'stay' && x.mood === 'present' && !x.aside)
      for (const date of x.dates) if (endsUntil(notice.doc, date)) sure.add(dayOf(date));
  for (const unit of units)
    if (unit.fate === 'scheduled' && !unit.open) for (const date of unit.dates) sure.add(dayOf(date));
  for (const date of notice.facts.dates)
    if (opensPresent(notice.doc, date) || isLabelled(notice.doc, date) || isInPlan(notice.doc, date))
      sure.add(dayOf(date));
  // "Works until 3 May", in whatever row: up to a day that is still to come.
  for (const date of notice.facts.dates) if (isLimit(notice.doc, date)) sure.add(dayOf(date));
  const mixed =
    units.some((unit) => unit.fate === 'failing' || unit.open) ||
    told.some((x) => x.done && !x.aside && !x.dependent && !x.partial && x.family !== 'deprecation');
  const from = mixed ? earliest(sure) : '';
  const days = publicationDays(notice.doc, notice.facts.dates);
  const published = latest(days.map(dayOf));
  const written = latest(past, [published]);
  // "## 2 November 2027 · Tokens … As of 2 November 2027 they are rejected": the entry's own day, or one before the posting.
  const today = entryDays(notice);
  for (const date of notice.facts.dates)
    if (
      !ahead.has(dayOf(date)) &&
      isAsOf(notice.doc, date) &&
      (today.has(dayOf(date)) || isOver(date, days.slice(0, POSTINGS)))
    )
      past.add(dayOf(date));
  const begun = new Set(notice.facts.dates.filter((date) => followsSince(notice.doc, date)).map(dayOf));
  // "20 April 2027" in a column of ends is one, whatever the column is called.
  const inRows = new Set(units.flatMap(({ row, fate, dates }) => (row && fate === 'scheduled' ? dates : [])));
  for (const date of notice.facts.dates) {
    if (!(date.lifecycle || inRows.has(date)) || date.condition || date.superseded || date.role === 'deprecation')
      continue;
    const day = dayOf(date);
    if (past.has(day) || begun.has(day) || (doubtful.has(day) && !ahead.has(day))) continue;
    // What lies before a day that is over is over too, unless the notice tells it as to come.
    if (!ahead.has(day) && FULL.test(day) && day < written) continue;
    const later = published !== '' && FULL.test(day) && day > published;
    if (mixed && !sure.has(day) && !later && (from === '' || !FULL.test(day) || day < from)) continue;
    if (!sure.has(day) && tellsPast(notice.doc, date)) continue;
    // "In February a token was stolen": a month of no known year and no role is no plan.
    if (date.role === 'other' && day.startsWith('XXXX') && !sure.has(day)) continue;
    future.add(day);
  }
  for (const date of notice.facts.dates) if (isPlanned(notice.doc, date)) sure.add(dayOf(date));
  const certain = new Set([...future].filter((day) => sure.has(day)));
  return { past: withoutYears(past, future), future: withoutYears(future, past), certain: withoutYears(certain, past) };
}

/** A day as a text tells it that leaves its year to the reader. */
export const withoutYear = (day: string): string => day.replace(/^\d{4}(?=-\d\d-\d\d$)/, 'XXXX');

/** The days, and each without its year, as another text may tell it, unless the other set has that, too. */
function withoutYears(days: ReadonlySet<string>, others: ReadonlySet<string>): ReadonlySet<string> {
  const taken = new Set([...others].map(withoutYear));
  return new Set([...days].flatMap((day) => (taken.has(withoutYear(day)) ? [day] : [day, withoutYear(day)])));
}

/** "The certificates expire on 3 May": whosever they are, the present tense sets the day ahead. */
const tellsPlan = (x: LifeStatement): boolean => x.mood === 'present' && x.family === 'removal' && !x.dependent;

const FULL = /^\d{4}-\d\d-\d\d$/;
const latest = (...sets: Iterable<string>[]): string => {
  let last = '';
  for (const days of sets) for (const day of days) if (FULL.test(day) && day > last) last = day;
  return last;
};

const earliest = (days: Iterable<string>): string => {
  let first = '';
  for (const day of days) if (FULL.test(day) && (first === '' || day < first)) first = day;
  return first;
};

/** So many postings are looked at. */
const POSTINGS = 20;

/** At the time of a posting, or before. On the day itself both times have to be told, in one zone. */
const isOver = (date: DateFact, postings: readonly DateFact[]): boolean =>
  FULL.test(dayOf(date)) &&
  postings.some((posted) =>
    dayOf(posted) === dayOf(date)
      ? posted.zone?.resolved === date.zone?.resolved &&
        posted.value.includes('T') &&
        date.value.includes('T') &&
        date.value <= posted.value
      : FULL.test(dayOf(posted)) && dayOf(date) < dayOf(posted),
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
