import type { UniversalFact } from '../../../facts/audience/universal.ts';
import { singular } from '../breadth.ts';

/* How the claims of two texts name those that they are of. */

export const isSameNoun = (a: UniversalFact, b: UniversalFact): boolean => singular(a.noun) === singular(b.noun);
export const isPronoun = ({ noun }: UniversalFact): boolean =>
  /^(?:every(?:one|body)|any(?:one|body)|whoever)$/.test(noun);

/** What narrows them. */
export const RELATIVE = /^(?:who|whom|whose|that|which|where|still|not|without)$/;
