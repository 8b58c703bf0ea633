import { oncePer } from '../text/once.ts';
import type { Range } from '../text/span.ts';
import type { Ledger } from './ledger.ts';
import { exchangedAmounts } from './reversed/amounts.ts';
import { spanOfAnother } from './reversed/another-span.ts';
import { automaticOrByHand } from './reversed/automatic.ts';
import { deniedOtherwise } from './reversed/denied.ts';
import { describedBackwards } from './reversed/described.ts';
import { deletedOrKept } from './reversed/fate.ts';
import { changesBackwards } from './reversed/from-to.ts';
import { stoppedOrKept } from './reversed/going-on.ts';
import { needlessDemanded } from './reversed/needless.ts';
import { doneNoLonger } from './reversed/no-longer.ts';
import { otherOneTold } from './reversed/not-the-other.ts';
import { oldToldAlone } from './reversed/old-alone.ts';
import { exchangedChanges } from './reversed/old-and-new.ts';
import { neededOrNot } from './reversed/required.ts';
import { exchangedSides } from './reversed/sides.ts';
import { sparedMadeToAct } from './reversed/spared.ts';
import { sparedGroupTurned } from './reversed/spared-group.ts';
import { turnedFates } from './reversed/turned-fates.ts';

/*
 * A fact that the output tells the other way round, in the notice's own words: every word of it is there, and it is wrong.
 */

/** Where the notice tells it, and where the output turns it round. */
export interface Reversal {
  readonly notice: Range;
  readonly output: Range;
}

/**
 * What the output denies and the notice tells, or the other way round; what goes on in the one and stops in the other; data that is
 * deleted or kept; who is spared and has to act; values, sides and amounts that changed places. Once for each ledger.
 */
export const reversals: (ledger: Ledger) => readonly Reversal[] = oncePer((ledger: Ledger) => [
  ...deniedOtherwise(ledger),
  ...exchangedSides(ledger),
  ...exchangedAmounts(ledger),
  ...changesBackwards(ledger),
  ...stoppedOrKept(ledger),
  ...deletedOrKept(ledger),
  ...sparedMadeToAct(ledger),
  ...sparedGroupTurned(ledger),
  ...automaticOrByHand(ledger),
  ...needlessDemanded(ledger),
  ...doneNoLonger(ledger),
  ...describedBackwards(ledger),
  ...otherOneTold(ledger),
  ...neededOrNot(ledger),
  ...exchangedChanges(ledger),
  ...oldToldAlone(ledger),
  ...spanOfAnother(ledger),
  ...turnedFates(ledger),
]);
