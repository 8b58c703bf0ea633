import type { Claim } from './claim.ts';
import { isCovered } from './covered.ts';
import { everythingGoesOn, goesOnAsDeprecated, goesOnLikewise } from './goes-on.ts';
import { isOfExemption, isOfLeaving, isOfOthersKept } from './needs-nothing.ts';
import { exceptsKnownParts } from './parts.ts';
import { staysAsItWas } from './past.ts';
import { repeats } from './repeats.ts';
import { isOfRestToo, nothingElse, otherThings, untouched } from './rest.ts';
import { isAlike, isSameDeed, isSameWay, isSameWord } from './same-word.ts';
import { isSaidOfSubject } from './subjects.ts';

/** Why the notice stands behind a claim that everything is the same, or that a move takes nothing. */
const EXCUSES: readonly ((claim: Claim) => boolean)[] = [
  isCovered,
  exceptsKnownParts,
  repeats,
  isSameWord,
  isSameDeed,
  isAlike,
  isSameWay,
  isSaidOfSubject,
  nothingElse,
  otherThings,
  isOfRestToo,
  untouched,
  staysAsItWas,
  goesOnLikewise,
  goesOnAsDeprecated,
  everythingGoesOn,
  isOfOthersKept,
  isOfExemption,
  isOfLeaving,
];

/** Any will do. */
export const isExcused = (claim: Claim): boolean => EXCUSES.some((holds) => holds(claim));
