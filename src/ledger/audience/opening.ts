import type { UniversalFact } from '../../facts/audience/universal.ts';
import type { Opening } from '../../facts/opening.ts';
import type { Reading } from '../../facts/read.ts';
import type { Audience } from '../audience.ts';
import type { Narrowing } from './narrowing.ts';
import { claimInPlace } from './opening/claim-in-place.ts';
import { lostIn } from './opening/lost.ts';
import { placeOf } from './opening/place.ts';
import { putsForward } from './opening/put-forward.ts';
import { isSuccessorFirst } from './opening/successor.ts';
import { isThingTold } from './opening/thing.ts';

/** What of the notice's subject and users an opening carries. */
export interface OpeningMatch {
  /** Whether the retiring thing is named, or nothing in the notice can tell. */
  readonly thing: boolean;
  /** True where what users are to move to stands before the thing. */
  readonly replacementFirst: boolean;
  /** The group that is lost, or null. */
  readonly lost: Narrowing | null;
  /** A claim about everyone in place of the group, or null. */
  readonly everyone: UniversalFact | null;
}

/** Lays the opening of the output beside the subject and the groups of the notice. Linear. */
export function matchOpening(output: Reading, opening: Opening, audience: Audience): OpeningMatch {
  const place = placeOf(output, opening, audience);
  const told = isThingTold(place);
  const puts = putsForward(place) && place.matter() !== 'aside';
  return {
    thing: told || puts,
    replacementFirst: !puts && isSuccessorFirst(place, told),
    lost: lostIn(place),
    everyone: claimInPlace(place),
  };
}
