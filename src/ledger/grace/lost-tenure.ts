import type { GraceFact } from '../../facts/grace.ts';
import type { Document } from '../../text/document.ts';
import type { Ledger } from '../ledger.ts';

/** What users have of their own that runs out. */
const TERM =
  /^(?:contracts?|contractual|contractually|terms?|reservations?|reserved|agreements?|subscriptions?|licen[cs]es?|commitments?|warrant(?:y|ies)|leases?)(?:['’]s?)?$/;
/** So many tokens behind its first word a grant names the term. */
const REACH = 9;

/**
 * Grants of the notice that last as long as something of the users' own ("deployments run until their contract ends"), where
 * the output speaks of no such term at all. Other ends are left to the comparison of statements.
 */
export function lostTenures({ notice, output }: Ledger): readonly GraceFact[] {
  const grants = notice.facts.grace.filter(
    ({ sort, negated, token }) => sort === 'tenure' && !negated && namesTerm(notice.doc, token, token + REACH),
  );
  return grants.length > 0 && !namesTerm(output.doc, 0, output.doc.tokens.length) ? grants : [];
}

const namesTerm = ({ tokens }: Document, first: number, last: number): boolean =>
  tokens.slice(first, last).some(({ lower, code }) => !code && TERM.test(lower));
