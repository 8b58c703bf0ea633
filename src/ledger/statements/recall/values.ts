import { type Amount, isLead } from '../../../facts/amounts.ts';
import type { Statement } from '../../../facts/statements.ts';
import { dayOf, daysOf, holds } from '../word-index.ts';
import { mentionsOf, type Search } from './search.ts';

/** What became of the amounts and dates of a statement. */
export interface Values {
  readonly amounts: Kept<Amount>;
  readonly days: Kept<string>;
}

interface Kept<Value> {
  readonly all: readonly Value[];
  readonly kept: readonly Value[];
  /** Those that the notice has here only. */
  readonly own: readonly Value[];
}

export function valuesOf(search: Search): Values {
  const { doc, spread, index, statement } = search;
  const days = statement.dates.map(dayOf);
  const keys = new Map(statement.dates.map((date) => [dayOf(date), daysOf(date)]));
  const isTold = (day: string): boolean => (keys.get(day) ?? [day]).some((key) => index.dates.has(key));
  // "A six-month stay, until 5 April 2028": the date tells the length.
  const told = days.concat(daysBehindColon(search));
  const isDated = told.length > 0 && told.every(isTold);
  // But not how long before it is told: "on 3 May at the earliest, told eight weeks ahead".
  const isKept = (amount: Amount): boolean =>
    holds(index, amount, doc) || (amount.time && isDated && !isLead(doc, amount));
  const { amounts } = statement;
  return {
    amounts: {
      all: amounts,
      kept: amounts.filter(isKept),
      own: amounts.filter(({ token }) => mentionsOf(doc.tokens[token]!, spread) === 1),
    },
    days: { all: days, kept: days.filter(isTold), own: days.filter((day) => spread.dates.get(day) === 1) },
  };
}

/** "A grace period of twelve months: they keep it until 30 June" tells the date behind its colon. */
const daysBehindColon = ({ statement, next }: Search): readonly string[] =>
  next?.clause.lead === ':' && isBeside(statement, next) ? next.dates.map(dayOf) : [];

const isBeside = (one: Statement, other: Statement): boolean => one.clause.sentence === other.clause.sentence;

export const areAllOwnKept = ({ own, kept }: Kept<unknown>): boolean => own.every((value) => kept.includes(value));
