import type { IdentifierFact } from '../../facts/identifiers.ts';
import { MarkTable } from '../../facts/purposes/mark-table.ts';
import { lazy } from '../../text/once.ts';
import type { Ledger } from '../ledger.ts';
import { chancesOf } from './chances.ts';
import { visitNameMarks } from './names/marks.ts';
import { TABLE } from './names/table.ts';

const model = lazy(() => new MarkTable(TABLE));

/** A name whose loss breaks rule 9 with less than this chance may go. */
const DOUBTFUL = 0.1;

/**
 * True where a shortening hardly needs a name that the output has lost: a linear model over what the notice says of it, fitted
 * on the names that labelled outputs leave out (`npm run calibrate`). A loss that readers have seen needs this consent.
 */
export const isDoubtfulName = (ledger: Ledger, name: IdentifierFact): boolean =>
  chancesOf(model(), (visit) => visitNameMarks(ledger, name, visit))[0]! < DOUBTFUL;
