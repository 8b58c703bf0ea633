import type { Clause } from '../../text/clauses.ts';
import type { Token } from '../../text/tokens.ts';
import { isSinceTime } from './signs/links.ts';

/**
 * "Since the mover copies in a single session", "as their banks certify it in autumn": a cause, for certain, as it is told in
 * the present and on no day; "since it was launched" and "as you know" may be none. Then the word says what "because" says.
 */
export function isPresentCause(tokens: readonly Token[], { first, last, lead }: Clause): boolean {
  const word = tokens[first]!.lower;
  if (lead !== word || (word !== 'since' && word !== 'as')) return false;
  const own = tokens.slice(first + 1, last);
  if (word === 'as' && /^(?:you|we|i|of|it|an?|was|were|\p{L}+(?:ed|n))$/u.test(own[0]?.lower ?? '')) return false;
  return (
    own.length > 2 &&
    !own.some(({ dateWord, text, lower }) => dateWord || /^(?:19|20)\d\d$/.test(text) || PAST.test(lower)) &&
    !isSinceTime(tokens.slice(first, last))
  );
}
/** Tells of what was. */
const PAST = /^(?:was|were|had|did|been|became|began|came|went|first|\p{L}{2,}ed)$/u;
