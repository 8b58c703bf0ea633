import type { DateFact } from '../../facts/dates.ts';
import { readUnits } from '../../facts/lifecycle/units.ts';
import type { Reading } from '../../facts/read.ts';
import type { Statement } from '../../facts/statements.ts';
import { oncePer } from '../../text/once.ts';
import type { Ledger } from '../ledger.ts';

/**
 * "You can continue to use it until 3 May", of what is shut down on 3 May: the end itself, told from the other side. It is no
 * period of its own, and an output that has the day of the end has told it.
 */
export function isUseToTheEnd({ notice, output }: Ledger, { clause, dates }: Statement): boolean {
  const [until] = dates;
  if (until === undefined || dates.length > 1) return false;
  const own = notice.doc.plain.slice(clause.start, clause.end);
  if (!GOES_ON.test(own) || !UNTIL.test(own) || OF_SOME.test(own)) return false;
  const day = dayOf(until);
  const ends = endsByDay(notice).get(day);
  return ends !== undefined && (ends.size > 1 || !ends.has(until)) && daysIn(output).has(day);
}

/** The dates on which things end, by their day. */
const endsByDay = oncePer(({ doc, facts }: Reading): ReadonlyMap<string, ReadonlySet<DateFact>> => {
  const found = new Map<string, Set<DateFact>>();
  for (const { fate, dates } of readUnits(doc, facts.dates))
    if (fate === 'scheduled')
      for (const date of dates) found.set(dayOf(date), (found.get(dayOf(date)) ?? new Set()).add(date));
  return found;
});
const daysIn = oncePer(({ facts }: Reading): ReadonlySet<string> => new Set(facts.dates.map(dayOf)));

const GOES_ON =
  /\b(?:continues?|keeps?|goes? on|carr(?:y|ies) on|remains?|stays?|works?|usable|available|as (?:now|usual|before|(?:it|they) (?:do|does) (?:now|today)))\b/i;
const UNTIL = /\b(?:until|till|through|up to)\b/i;
/** Of a part of the users or of the thing, or of what is done for it. */
const OF_SOME =
  /\b(?:existing|current|new|only|if|unless|except|plans?|tiers?|those|who|whose|support\w*|updates?|patch\w*|fix\w*|security|download\w*|export\w*|read)\b/i;

/** Without its year, which may be given once for all. */
const dayOf = ({ value }: DateFact): string => value.split('T')[0]!.replace(/^(?:\d{4}|XXXX)-/, '');
