import { MarkTable } from '../../facts/purposes/mark-table.ts';
import type { Reading } from '../../facts/read.ts';
import { lazy, oncePer } from '../../text/once.ts';
import type { Ledger } from '../ledger.ts';
import { chancesOf } from './chances.ts';
import { daysOf, lostDays, visitDateMarks } from './dates/marks.ts';
import { TABLE } from './dates/table.ts';

const model = lazy(() => new MarkTable(TABLE));

/** Rule 4 is kept where no loss breaks it with at least this chance. */
const DOUBTFUL = 0.25;

/**
 * True where a shortening hardly needs any of the days that the output has lost: a linear model over what the notice says of
 * them, fitted on the days that labelled outputs leave out (`npm run calibrate`). A loss that readers have seen needs this
 * consent. Linear in the length of the notice.
 */
export const areDoubtful = oncePer((ledger: Ledger): boolean => {
  const lost = lostDays(ledger);
  return (
    // An output without any of the notice's days leaves nothing to be told by.
    lost.length < daysOf(ledger.notice).size &&
    lost.length > 0 &&
    lost.every(
      (key) =>
        !isDeadline(ledger.notice, key) &&
        chancesOf(model(), (visit) => visitDateMarks(ledger, key, visit))[0]! < DOUBTFUL,
    )
  );
});

/** "Download the weights by 15 October": a day by which something has to be done is needed, whatever the fit makes of it. */
const isDeadline = (notice: Reading, key: string): boolean =>
  daysOf(notice)
    .get(key)!
    .some(
      ({ role, boundary, condition, superseded, lifecycle }) =>
        role === 'deadline' && lifecycle && !condition && !superseded && /^(?:by|before|until)$/.test(boundary ?? ''),
    );
