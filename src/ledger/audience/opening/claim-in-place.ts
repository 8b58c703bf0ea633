import { populationOf } from '../../../facts/audience/population.ts';
import type { UniversalFact } from '../../../facts/audience/universal.ts';
import { keyOf } from '../../../facts/grammar/naming.ts';
import { KEPT } from '../lost-group.ts';
import { share } from '../narrowing.ts';
import type { Place } from './place.ts';
import { isPerson } from './users.ts';

/** The first claim about everyone in the opening, unless the group stands before it: then it is one too many, but not in its place. */
export function claimInPlace(place: Place): UniversalFact | null {
  const { doc, opening, audience } = place;
  const claim = firstClaim(place);
  if (claim === undefined) return null;
  const first = opening.sentences[Math.min(opening.titles, opening.sentences.length - 1)]!;
  // Where the notice names no group, only "all customers" as the very opening stands in the place of one.
  if (audience.narrowings.length === 0)
    return claim.sentence <= first && (!claim.wide || claim.population === 'other') ? claim : null;
  // "It goes for teams on v1; before long every team must move": behind them in the same sentence.
  const { start, block } = doc.sentences[first]!;
  const apart = doc.plain.slice(start, claim.range.start).includes(';');
  if ((claim.sentence <= first && !apart) || doc.labels.some((label) => label.block === block)) return claim;
  return isGroupBefore(place, claim) ? null : claim;
}

/** "For all customers, without exception", of a notice that says so of all, and has one: no other group than its own. */
function firstClaim({ opening, audience: { claims, narrowings } }: Place): UniversalFact | undefined {
  const ofAll = narrowings.some(({ fact }) => /^all\b/i.test(fact.span.text));
  return claims.find(
    ({ range: { start }, span }) => start < opening.range.end && !(ofAll && /\bexceptions?$/i.test(span.text)),
  );
}

/** A group of the notice, with a word for people, stands before the claim. */
function isGroupBefore({ doc, opening, audience }: Place, claim: UniversalFact): boolean {
  const before = doc.tokens.slice(doc.sentences[opening.sentences[0]!]!.first, claim.first);
  if (!before.some((token) => populationOf(token) !== null || isPerson(token))) return false;
  const keys = new Set(before.flatMap((token) => [keyOf(token), token.lemma]));
  return audience.narrowings.some(
    (narrowing) => narrowing.hard.size + narrowing.soft.size > 0 && share(narrowing, keys) >= KEPT,
  );
}
