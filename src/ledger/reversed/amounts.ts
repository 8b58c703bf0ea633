import { type Amount, bareOf, readAmounts } from '../../facts/amounts.ts';
import type { Reading } from '../../facts/read.ts';
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
  const told = figuresIn(output).slice(0, MOST);
  if (told.length < 2) return [];
  const said = figuresIn(notice).slice(0, 2 * MOST);
  const has = (figures: readonly Figure[], value: string, unit: string): boolean =>
    figures.some((figure) => figure.value === value && figure.unit === unit);
  return said.flatMap((one) => {
    if (has(told, one.value, one.unit)) return [];
    // What it counts has the number of another, and that other has its number.
    const found = told.find(
      (other) =>
        other.unit === one.unit &&
        !has(said, other.value, other.unit) &&
        said.some(({ value, unit }) => value === other.value && unit !== one.unit && has(told, one.value, unit)),
    );
    return found === undefined ? [] : [{ notice: clauseOf(notice.doc, one), output: clauseOf(output.doc, found) }];
  });
}

/** A number as it is written, whatever its unit makes of it. */
interface Figure extends Amount {
  readonly value: string;
}

const figuresIn = ({ doc, facts }: Reading): Figure[] =>
  readAmounts(doc, facts.dates)
    .filter(counts)
    .map((amount) => ({ ...amount, value: bareOf(amount, doc) || amount.key }));

/** A number with a unit of its own, which is no span of time. */
const counts = ({ unit, time, word }: Amount): boolean =>
  !time && !word && /^\p{L}/u.test(unit) && !isFunctionWord(unit);
