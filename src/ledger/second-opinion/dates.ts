import type { DateFact } from '../../facts/dates.ts';
import { MarkTable } from '../../facts/purposes/mark-table.ts';
import { lazy } from '../../text/once.ts';
import { stampKey } from '../dates/stamps.ts';
import type { Ledger } from '../ledger.ts';
import { chancesOf } from './chances.ts';
import { visitDateMarks } from './dates/marks.ts';
import { TABLE } from './dates/table.ts';

const model = lazy(() => new MarkTable(TABLE));

/** A loss that is less likely than this to break rule 4 is no failure. */
const DOUBTFUL = 0.25;

/**
 * True where a day that the output has lost is one that a shortening hardly needs: a linear model over what the notice says
 * of it, fitted on the days that labelled outputs leave out (`npm run calibrate`). A loss that readers have seen needs its
 * consent. Linear in the length of the clauses that tell the day, and in the number of days.
 */
export const isDoubtfulLoss = (ledger: Ledger, { stamp }: DateFact): boolean =>
  chancesOf(model(), (visit) => visitDateMarks(ledger, stampKey(stamp), visit))[0]! < DOUBTFUL;
