import type { DateFact } from '../../../facts/dates.ts';
import type { LifeStatement } from '../../../facts/lifecycle/statement.ts';
import type { Unit } from '../../../facts/lifecycle/unit.ts';
import type { Document } from '../../../text/document.ts';
import { tellsPast } from '../day-words.ts';
import { dayOf, isFull } from './day.ts';

/** What the notice makes of its days, as far as that decides which of them lie ahead. */
export interface Outlook {
  readonly doc: Document;
  readonly past: ReadonlySet<string>;
  /** Days that a verb sets ahead. */
  readonly ahead: ReadonlySet<string>;
  /** Days that a word of the plan sets ahead, those among them. */
  readonly sure: ReadonlySet<string>;
  /** Days on which it stands open whether they are over. */
  readonly doubtful: ReadonlySet<string>;
  /** Days since which something is so. */
  readonly begun: ReadonlySet<string>;
  /** Dates in a column of ends. */
  readonly inRows: ReadonlySet<DateFact>;
  /** Where something is over already, a day lies ahead only if the notice says so, of it or of an earlier one. */
  readonly mixed: boolean;
  /** The first day that surely lies ahead; "" where there is none, as in the next two. */
  readonly from: string;
  /** The last day on which the notice says that it was published. */
  readonly published: string;
  /** The last day that is over. */
  readonly written: string;
}

/** Whether the notice tells something as over beside what is to come. */
export const isMixed = (told: readonly LifeStatement[], units: readonly Unit[]): boolean =>
  units.some((unit) => unit.fate === 'failing' || unit.open) ||
  told.some((x) => x.done && !x.aside && !x.dependent && !x.partial && x.family !== 'deprecation');

/** "20 April 2027" in a column of ends is one, whatever the column is called. */
export const datesInRows = (units: readonly Unit[]): ReadonlySet<DateFact> =>
  new Set(units.flatMap(({ row, fate, dates }) => (row && fate === 'scheduled' ? dates : [])));

/** Whether the day of a date lies ahead. */
export function liesAhead(date: DateFact, outlook: Outlook): boolean {
  if (!isOfEnd(date, outlook)) return false;
  const { doc, past, ahead, sure, doubtful, begun, written } = outlook;
  const day = dayOf(date);
  if (past.has(day) || begun.has(day) || (doubtful.has(day) && !ahead.has(day))) return false;
  // What lies before a day that is over is over too, unless the notice tells it as to come.
  if (!ahead.has(day) && isFull(day) && day < written) return false;
  if (sure.has(day)) return true;
  if (isOpen(day, outlook) || tellsPast(doc, date)) return false;
  // "In February a token was stolen": a month of no known year and no role is no plan.
  return !(date.role === 'other' && day.startsWith('XXXX'));
}

const isOfEnd = (date: DateFact, { inRows }: Outlook): boolean =>
  (date.lifecycle || inRows.has(date)) && !date.condition && !date.superseded && date.role !== 'deprecation';

/** Of a notice in which something is over: neither after its publication nor behind a day that surely lies ahead. */
function isOpen(day: string, { mixed, from, published }: Outlook): boolean {
  if (!mixed) return false;
  if (!isFull(day)) return true;
  return !(published !== '' && day > published) && (from === '' || day < from);
}
