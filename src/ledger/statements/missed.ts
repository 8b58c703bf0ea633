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
 * So sure the loss of a fact has to be of which some words are found, whatever limit was fitted: below it the second opinion
 * tells a lost fact from one in other words far better (on notices left out 3 of 19 such losses were right).
 */
const SURE_FACT = 0.7;
/** Share of its own words up to which a fact is gone altogether. */
const GONE = 0.2;

/** The statements that a rule asks for and the output lacks. */
export function missedBy(ledger: Ledger, rule: FittedRule): Missed {
  const { fail, note } = weights.limits[rule];
  const limitFor = ({ recall }: StatementMatch): number =>
    rule === 6 && recall.own > GONE ? Math.max(fail, SURE_FACT) : fail;
  const scored = statementsOf(ledger).map((match, at, matches) => scoredIn({ ledger, rule, match, matches, at }));
  const isLost = ({ match, score, changed }: Scored): boolean => score >= limitFor(match) || changed;
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
