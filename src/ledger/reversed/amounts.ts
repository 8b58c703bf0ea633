import { type Amount, readAmounts } from '../../facts/amounts.ts';
import { clauseOf } from '../../text/clauses.ts';
import { isFunctionWord } from '../../text/lemma.ts';
import type { Ledger } from '../ledger.ts';
import { MOST } from '../nearby.ts';
import type { Reversal } from '../reversed.ts';

/**
 * Two amounts of the notice that have changed places: "5 requests a second and 20 MB", of the notice's "20 requests a second
 * and 5 MB".
 */
export function exchangedAmounts({ notice, output }: Ledger): Reversal[] {
  const told = readAmounts(output.doc, output.facts.dates).filter(counts).slice(0, MOST);
  if (told.length < 2) return [];
  const said = readAmounts(notice.doc, notice.facts.dates)
    .filter(counts)
    .slice(0, 2 * MOST);
  const has = (amounts: readonly Amount[], key: string, unit: string): boolean =>
    amounts.some((amount) => amount.key === key && amount.unit === unit);
  return said.flatMap((one) => {
    if (has(told, one.key, one.unit)) return [];
    // What it counts has the number of another, and that other has its number.
    const found = told.find(
      (other) =>
        other.unit === one.unit &&
        !has(said, other.key, other.unit) &&
        said.some(({ key, unit }) => key === other.key && unit !== one.unit && has(told, one.key, unit)),
    );
    return found === undefined ? [] : [{ notice: clauseOf(notice.doc, one), output: clauseOf(output.doc, found) }];
  });
}

/** A number with a unit of its own, which is no span of time. */
const counts = ({ unit, time, word }: Amount): boolean =>
  !time && !word && /^\p{L}/u.test(unit) && !isFunctionWord(unit);
