import { publicationDays } from '../../facts/lifecycle/published.ts';
import type { LifeStatement } from '../../facts/lifecycle/statement.ts';
import type { Unit } from '../../facts/lifecycle/unit.ts';
import type { Reading } from '../../facts/read.ts';
import { asOfOver } from './calendar/as-of.ts';
import { dayOf, earliest, latest, withoutYear } from './calendar/day.ts';
import { datesInRows, isMixed, liesAhead, type Outlook } from './calendar/outlook.ts';
import { doubtfulDays, sureDays } from './calendar/sure.ts';
import { tensedDays } from './calendar/tensed.ts';
import { followsSince } from './day-words.ts';
import { isPlanned } from './planned-day.ts';

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
  const { doc, facts } = notice;
  const outlook = readOutlook(notice, told, units);
  const { past, sure } = outlook;
  const future = new Set(facts.dates.filter((date) => liesAhead(date, outlook)).map(dayOf));
  const planned = new Set(facts.dates.filter((date) => isPlanned(doc, date)).map(dayOf));
  const certain = new Set([...future].filter((day) => sure.has(day) || planned.has(day)));
  return { past: withoutYears(past, future), future: withoutYears(future, past), certain: withoutYears(certain, past) };
}

function readOutlook(notice: Reading, told: readonly LifeStatement[], units: readonly Unit[]): Outlook {
  const { doc, facts } = notice;
  const { past, ahead } = tensedDays(notice, told, units);
  const sure = new Set([...ahead, ...sureDays(notice, told, units)]);
  const posted = publicationDays(doc, facts.dates);
  const published = latest(posted.map(dayOf));
  return {
    doc,
    past: new Set([...past, ...asOfOver(notice, ahead, posted)]),
    ahead,
    sure,
    doubtful: doubtfulDays(doc, told),
    begun: new Set(facts.dates.filter((date) => followsSince(doc, date)).map(dayOf)),
    inRows: datesInRows(units),
    mixed: isMixed(told, units),
    from: earliest(sure),
    published,
    written: latest(past, [published]),
  };
}

/** The days, and each without its year, as another text may tell it, unless the other set has that, too. */
function withoutYears(days: ReadonlySet<string>, others: ReadonlySet<string>): ReadonlySet<string> {
  const taken = new Set([...others].map(withoutYear));
  return new Set([...days].flatMap((day) => (taken.has(withoutYear(day)) ? [day] : [day, withoutYear(day)])));
}
