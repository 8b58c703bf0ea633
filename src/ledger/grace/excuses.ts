import { type Claim, isForTooMany } from './claim.ts';
import {
  endsOnDate,
  endsWithMove,
  endsWithPeriod,
  isAtOwnPace,
  isWithoutHurry,
  tellsMovedEnd,
} from './excuses/ends.ts';
import { isKnownPutOff, isNamedExtension, isOfExtensions, isOfOpenDay } from './excuses/extensions.ts';
import {
  isOfDeprecated,
  isOfFollowing,
  isOfLasting,
  isOfRevival,
  isOfSpared,
  isOfTwo,
  isOwnTerm,
  isReprieve,
  tellsAftermath,
} from './excuses/goes-on.ts';
import { hasKnownLength, isStoredLonger, tellsKnownLength } from './excuses/lengths.ts';
import { isForTrade, isHelpForLate, isOfExempted, isOffered, isShownWay } from './excuses/offers.ts';
import { isAskedOnly, isFavour, isForNow } from './excuses/repeated.ts';
import { isPutOff } from './put-off.ts';
import { isGivenUnasked } from './unasked.ts';

/** Why a claim of time is no invention. */
interface Excuse {
  readonly holds: (claim: Claim) => boolean;
  /** The notice has this very time: whether it grants it to fewer people than the claim. */
  readonly widens?: (claim: Claim) => boolean;
}

/** The excuses, in the order in which they are asked. */
export const EXCUSES: readonly Excuse[] = [
  { holds: isOfTwo },
  {
    holds: isOwnTerm,
    widens: (claim) => claim.behind.length > 0 && claim.behind[0]!.common >= 2 && isForTooMany(claim),
  },
  { holds: isWithoutHurry },
  { holds: isAtOwnPace },
  { holds: endsOnDate },
  { holds: isPutOff, widens: isForTooMany },
  { holds: tellsMovedEnd },
  { holds: isHelpForLate },
  { holds: isAskedOnly },
  {
    holds: hasKnownLength,
    widens: (claim) =>
      (claim.behind[0]?.grant.days === claim.fact.days && isForTooMany(claim)) || isGivenUnasked(claim),
  },
  { holds: tellsKnownLength },
  { holds: isForNow },
  { holds: isFavour },
  { holds: isOfDeprecated },
  { holds: isForTrade },
  { holds: isOfSpared },
  { holds: isOfLasting },
  { holds: isOfFollowing },
  { holds: isReprieve },
  { holds: endsWithMove },
  { holds: endsWithPeriod },
  { holds: isShownWay },
  { holds: isNamedExtension },
  { holds: isOfOpenDay },
  { holds: isKnownPutOff, widens: isForTooMany },
  { holds: isOffered },
  { holds: isOfExempted },
  { holds: tellsAftermath },
  { holds: isOfExtensions },
  { holds: isStoredLonger },
  { holds: isOfRevival },
];
