import { readAmounts } from '../../facts/amounts.ts';
import type { Range } from '../../text/span.ts';
import type { Ledger } from '../ledger.ts';
import type { StatementMatch } from '../statements.ts';

/** Share of a statement's words in one place from which another amount there counts as its own, changed. */
const CHANGED = 0.35;

/**
 * The amount that stands in the output where the statement has another: the same unit, in the place where the rest of
 * the statement was found again. Undefined where nothing was found in its place.
 */
function changedAmount({ notice, output }: Ledger, { at, recall, statement }: StatementMatch): Range | undefined {
  if (recall.numbers === 1 || at === undefined || recall.window < CHANGED) return undefined;
  const known = new Set(readAmounts(notice.doc, notice.facts.dates).map((amount) => amount.key));
  const units = new Set(statement.amounts.map((amount) => amount.unit));
  return readAmounts(output.doc, output.facts.dates).find(
    (amount) => amount.start >= at.start && amount.end <= at.end && units.has(amount.unit) && !known.has(amount.key),
  );
}

/** Where the output tells a statement otherwise: the other amount, or what it tells of more people. */
export const changedAt = (ledger: Ledger, match: StatementMatch): Range | undefined =>
  changedAmount(ledger, match) ?? (isWidened(match) ? match.at : undefined);

/** True where the output has a statement, with another amount or for more people. */
export const isChanged = (ledger: Ledger, match: StatementMatch): boolean => changedAt(ledger, match) !== undefined;

/**
 * True where the notice says a thing of a few ("on the Enterprise plan only", "schools with a waiver may"), and the output
 * says it with no word for them: of everybody.
 */
export const isWidened = ({ recall, statement }: StatementMatch): boolean =>
  (recall.widened || (statement.features.has('cue:only') && recall.nameless && !recall.restricted)) &&
  recall.window >= CHANGED;

/** True where no word is left for those to whom a fact gives something: whatever else is found of it is about others. */
export const isGone = ({ recall, purposes }: StatementMatch): boolean => recall.widened && purposes.fact >= SURELY_FACT;
const SURELY_FACT = 0.7;
