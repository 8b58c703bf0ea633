import type { Document, Sentence } from '../../text/document.ts';
import { isPlural, populationOf } from './population.ts';

/** Behind a noun such words restrict it. */
export const RESTRICTS =
  /^(?:that|which|who|whose|with|using|of|on|in|at|from|under|by|for|\p{Ll}{2,}ing|\p{Ll}{3,}ed)$/u;

/** "Operators of Kelpstore 6 clusters", "anyone whose code reads it": begins with a group that is described. */
export function describesUsers({ tokens }: Document, { first, last }: Pick<Sentence, 'first' | 'last'>): boolean {
  for (let k = first; k < Math.min(last - 1, first + NEAR); k++) {
    const { lower } = tokens[k]!;
    // "Forty lines of Perl" are counted, and no group.
    const counted = k > first && /^\d+$/.test(tokens[k - 1]!.lemma);
    if (populationOf(tokens[k]!) !== null && !counted && (isPlural(lower) || /^any(?:one|body)$/.test(lower)))
      return RESTRICTS.test(tokens[k + 1]!.lower);
  }
  return false;
}
const NEAR = 6;
