import type { Ledger } from '../ledger.ts';
import { type StatementMatch, statementsOf } from '../statements.ts';
import type { Case } from './missed/case.ts';
import { askedIn } from './missed/demands.ts';
import { lossIn } from './missed/losses.ts';
import { ASKED, anyOf, type FittedRule } from './model.ts';
import { isChanged } from './told-otherwise.ts';
import { weights } from './weights.ts';

/** What of the notice a rule asks for and the output lacks. */
export interface Missed {
  /** For sure, or there with another amount. */
  readonly missing: StatementMatch[];
  /** Perhaps. */
  readonly doubtful: StatementMatch[];
  /** The notice has something that the rule asks for. */
  readonly asked: boolean;
}

/** One statement, and how likely it is that a rule asks for it, and that the output lacks what is asked for. */
interface Scored {
  readonly match: StatementMatch;
  readonly asked: number;
  readonly score: number;
  readonly changed: boolean;
}

/**
 * So sure a fact's loss has to be, whatever limit was fitted: below it the second opinion tells a lost fact from one that nobody
 * needs far better (on notices left out 3 of 19 such losses were right).
 */
const SURE_FACT = 0.7;

/** The statements that a rule asks for and the output lacks. */
export function missedBy(ledger: Ledger, rule: FittedRule): Missed {
  const { note } = weights.limits[rule];
  const fail = Math.max(weights.limits[rule].fail, rule === 6 ? SURE_FACT : 0);
  const scored = statementsOf(ledger).map((match, at, matches) => scoredIn({ ledger, rule, match, matches, at }));
  const isLost = ({ score, changed }: Scored): boolean => score >= fail || changed;
  return {
    missing: scored.filter(isLost).map(({ match }) => match),
    doubtful: scored.filter((one) => one.score >= note && !isLost(one)).map(({ match }) => match),
    asked: isAsked(scored.map(({ asked }) => asked)),
  };
}

function scoredIn(one: Case): Scored {
  const { ledger, rule, match } = one;
  const asked = askedIn(one);
  return {
    match,
    asked,
    score: lossIn(one, asked),
    changed: rule === 6 && asked >= ASKED && isChanged(ledger, match),
  };
}

/**
 * Whether it is likely enough that a rule asks for any of the statements: several that it may ask for make it as likely as
 * one that it asks for, so that no single clause decides by a hair.
 */
const isAsked = (chances: readonly number[]): boolean => anyOf(chances, MAYBE_ASKED) >= ASKED;
const MAYBE_ASKED = 0.2;
