import type { GraceFact } from '../../facts/grace.ts';
import { oncePer } from '../../text/once.ts';
import type { Ledger } from '../ledger.ts';
import { type Claim, claimsOf, isForMore, isForTooMany } from './claim.ts';
import type { ExcessTime } from './excess.ts';
import { EXCUSES } from './excuses.ts';
import { isForAsking } from './grants.ts';

/** Time that the output grants and the notice does not, with the grant of the notice that comes nearest. */
export interface GraceMatch {
  readonly fact: GraceFact;
  readonly notice: GraceFact | undefined;
  /** `none`: the notice grants nothing of the kind. `longer`: it grants less. `wider`: it grants it to some only. */
  readonly fault: ExcessTime['fault'];
}

/** The claims of the output that go beyond every grant of the notice; once for each ledger. */
export const matchGrace: (ledger: Ledger) => readonly GraceMatch[] = oncePer((ledger: Ledger) =>
  claimsOf(ledger).flatMap((claim): readonly GraceMatch[] => {
    const fault = faultOf(claim);
    return fault === undefined ? [] : [{ fact: claim.fact, notice: claim.behind[0]?.grant, fault }];
  }),
);

function faultOf(claim: Claim): GraceMatch['fault'] | undefined {
  const excuse = EXCUSES.find(({ holds }) => holds(claim));
  return excuse === undefined ? weigh(claim) : excuse.widens?.(claim) ? 'wider' : undefined;
}

/** Lays a claim without an excuse beside the grants of the notice. */
function weigh(claim: Claim): GraceMatch['fault'] | undefined {
  const { days } = claim.fact;
  if (!hasGrant(claim)) return 'none';
  if (days === undefined) return isForTooMany(claim) ? 'wider' : undefined;
  return claim.behind.some(({ grant }) => grant.days !== undefined && grant.days > days) ? undefined : 'longer';
}

/** "A short transition follows for late movers", "are wound down over a transitional phase": time behind the end, not beside it. */
const isBehindEnd = ({ output: { doc }, fact: { sentence, range } }: Claim): boolean => {
  const { start, end } = doc.sentences[sentence]!;
  return BEHIND.test(doc.plain.slice(Math.max(start, range.start - NEAR), Math.min(end, range.end + NEAR)));
};
const BEHIND =
  /\b(?:follow(?:s|ed by)|afterwards|thereafter|after (?:it|that|the (?:end|date|switch-off|removal|withdrawal|closing|closure))|late(?:comers?| \p{Ll}+)?|stragglers?|wound down|winds? down|wind-down)\b/iu;
/** So many characters on either side. */
const NEAR = 50;

const VAGUELY = /\b(?:few|some|several|couple of) (?:more|extra|additional|further) (?:days|weeks|months)\b/i;

/** Whether a grant of the notice speaks of the same as the claim: time without a measure, or more of it, needs common words. */
function hasGrant(claim: Claim): boolean {
  const { fact, behind } = claim;
  const best = behind[0];
  if (best === undefined) return false;
  if (fact.sort === 'vague') return best.common >= (fact.sure ? 1 : 2);
  // "A transition period" where the notice has only words of more, of something else.
  if (fact.sort === 'period' && fact.days === undefined)
    return best.grant.sort === 'parallel' ? !isBehindEnd(claim) : best.grant.sort !== 'request' || best.common > 0;
  // "Those who are not ready get a few more weeks", of what a group may do until a day: another time, and others.
  if (VAGUELY.test(fact.span.text) && behind.every(({ grant }) => grant.sort === 'dated')) return false;
  return (
    !isForMore(claim) ||
    behind.some(
      ({ grant, common, scope }) =>
        grant.sort === 'request' || common >= (grant.sort === 'dated' ? 1 : 3) || isForAsking(fact, scope),
    )
  );
}
