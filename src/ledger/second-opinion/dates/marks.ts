import type { DateFact } from '../../../facts/dates.ts';
import { type Visit, visitOwnMarks } from '../../../facts/purposes/marks.ts';
import { purposesIn } from '../../../facts/purposes.ts';
import type { Reading } from '../../../facts/read.ts';
import { type Statement, statementsIn } from '../../../facts/statements.ts';
import { oncePer } from '../../../text/once.ts';
import { rangeAt } from '../../../text/span.ts';
import { stampKey } from '../../dates/stamps.ts';
import type { Ledger } from '../../ledger.ts';
import { vocabularyOf } from '../vocabulary.ts';

/** All that a text says of one day, by its key. */
export const daysOf = oncePer((reading: Reading): ReadonlyMap<string, readonly DateFact[]> => {
  const found = new Map<string, DateFact[]>();
  for (const date of reading.facts.dates) {
    const key = stampKey(date.stamp);
    const known = found.get(key);
    if (known) known.push(date);
    else found.set(key, [date]);
  }
  return found;
});

/** The days of the notice, by their keys, that the output has not. */
export function lostDays({ notice, output }: Ledger): string[] {
  const told = daysOf(output);
  return [...daysOf(notice).keys()].filter((key) => !told.has(key));
}

/**
 * Tells every mark of a day of the notice that the output may have lost: what the reader of dates makes of each mention, the
 * marks of the clause that it stands in and how much of that is left in the output, and its place among the days of both.
 * Linear in the length of those clauses, and in the number of days.
 */
export function visitDateMarks({ notice, output }: Ledger, key: string, visit: Visit): void {
  const days = daysOf(notice);
  const said = (name: string, value: string | number | boolean): void => visit('said', `${name} ${value}`);
  const mentions = days.get(key) ?? [];
  for (const date of mentions) {
    const { role, lifecycle, boundary, event, value, time } = date;
    said('role', `${role} ${lifecycle}`);
    said('boundary', `${boundary ?? 'none'} ${role}`);
    if (event !== null) said('event', event.toLowerCase());
    said('form', value.replace(/\d/g, '9').slice(0, 10));
    said('time', time !== null);
    for (const flag of ['condition', 'release', 'superseded', 'calledOff'] as const) if (date[flag]) said('is', flag);
    tellClause(notice, date, vocabularyOf(output).words, visit);
  }
  said('mentions', Math.min(2, mentions.length));
  const { first, last } = endsOf(days);
  said('place', key > first ? (key < last ? 'middle' : 'last') : 'first');
  said('days', Math.min(6, days.size));
  said('left', Math.min(4, daysOf(output).size));
}

function tellClause(notice: Reading, { range }: DateFact, kept: ReadonlySet<string>, visit: Visit): void {
  const statements = statementsIn(notice);
  const at = rangeAt(rangesOf(statements), range.start);
  const statement = statements[at];
  if (!statement) return;
  visitOwnMarks(notice.doc, statement, visit);
  const { fact, reason, step } = purposesIn(statements, notice.doc)[at]!;
  const left = statement.content.reduce((sum, { lemma }) => sum + (kept.has(lemma) ? 1 : 0), 0);
  const quarter = (share: number): number => Math.floor(4 * share);
  for (const mark of [
    `fact ${quarter(fact)}`,
    `reason ${quarter(reason)}`,
    `step ${quarter(step)}`,
    `kept ${quarter(left / Math.max(1, statement.content.length))}`,
  ])
    visit('said', mark);
}

const rangesOf = oncePer((statements: readonly Statement[]) => statements.map(({ range }) => range));

/** The first and the last of some days, by the calendar. */
const endsOf = oncePer((days: ReadonlyMap<string, unknown>): { readonly first: string; readonly last: string } => {
  let [first, last] = ['', ''];
  for (const key of days.keys()) {
    if (first === '' || key < first) first = key;
    if (key > last) last = key;
  }
  return { first, last };
});
