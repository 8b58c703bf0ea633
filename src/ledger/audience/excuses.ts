import {
  deniesTheSame,
  excludesAsTold,
  isCopiedClaim,
  isOfAllTheSame,
  isOfGroupBefore,
  isOfSameGroup,
} from './excuses/alike.ts';
import { isOfAuthors, isOfMany, isOfParts, isOfTheirOwn, isOfWholeBody, isPerEach } from './excuses/each.ts';
import { isOfThingItself } from './excuses/its-own.ts';
import type { Said } from './excuses/said.ts';
import { isToldOfAll, isToldOfMany } from './excuses/sentences.ts';

type Excuse = (said: Said) => boolean;

/** Why the notice stands behind a claim about everyone: it makes the same. */
const SAME: readonly Excuse[] = [
  isOfAllTheSame,
  isCopiedClaim,
  deniesTheSame,
  isOfSameGroup,
  isOfGroupBefore,
  excludesAsTold,
];

/** Why it stands behind one that it does not make in that way; none of these does so against an exception that it has. */
const LIKE: readonly Excuse[] = [
  isOfAuthors,
  isOfParts,
  isOfMany,
  isOfWholeBody,
  isToldOfAll,
  isPerEach,
  isToldOfMany,
  isOfTheirOwn,
  isOfThingItself,
];

export const isSaidAlike: Excuse = (said) => SAME.some((holds) => holds(said));
export const isSaidLikewise: Excuse = (said) => LIKE.some((holds) => holds(said));
