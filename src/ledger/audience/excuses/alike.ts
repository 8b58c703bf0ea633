import type { UniversalFact } from '../../../facts/audience/universal.ts';
import { keyOf } from '../../../facts/grammar/naming.ts';
import { isCopied } from '../../copied.ts';
import { singular } from '../breadth.ts';
import { isLedIn } from '../led-in.ts';
import { isPronoun, isSameNoun, RELATIVE } from './nouns.ts';
import type { Said } from './said.ts';

/* The notice says the same of those whom a claim names. */

/** "Every account", where the notice has it of all accounts. */
export const isOfAllTheSame = ({ stated, claim }: Said): boolean => stated.quantified.has(singular(claim.noun));

export const isCopiedClaim = ({ ledger, claim }: Said): boolean => isCopied(ledger, claim.range);

/** "Regardless of expiry", of the notice's "whatever expiry they carry". */
export const deniesTheSame = ({ stated, claim }: Said): boolean =>
  stated.universals.some((told) => told.wide && sharesWord(told, claim));

/** Two claims that the same difference counts for nothing. */
const sharesWord = (a: UniversalFact, b: UniversalFact): boolean =>
  a.population === 'other' &&
  b.population === 'other' &&
  a.narrowing.some((word) => b.narrowing.some((other) => other.lemma === word.lemma));

/** Everyone of the same group. */
export const isOfSameGroup = ({ stated, claim }: Said): boolean =>
  stated.universals.some((told) => isSameGroup(told, claim));

/**
 * "Everyone with a card of the union", as the notice has it of "everybody" with one; "every `rate()` rule", of "every rule
 * that uses `rate()`".
 */
function isSameGroup(told: UniversalFact, claim: UniversalFact): boolean {
  const relative = told.narrowing.findIndex(({ lower }) => RELATIVE.test(lower));
  if (relative >= 0 && isSameNoun(told, claim)) {
    const uses = new Set(told.narrowing.slice(relative).map(keyOf));
    if (claim.narrowing.some((token) => (token.code || token.shaped) && uses.has(keyOf(token)))) return true;
  }
  const [there, here] = [told, claim].map(({ narrowing }) => narrowing.filter(({ content }) => content).map(keyOf));
  if (here!.length === 0 || here!.length !== there!.length || !here!.every((key) => there!.includes(key))) return false;
  return isSameNoun(told, claim) || (isPronoun(told) && isPronoun(claim));
}

/** "Teams on Basic: everyone must …" */
export const isOfGroupBefore = ({ output, stated, claim }: Said): boolean => isLedIn(output, claim, stated.narrowings);

/** "No exceptions", of a notice that denies them by other words. */
export const excludesAsTold = ({ stated, claim }: Said): boolean =>
  /\b(?:exceptions?|exemptions?|exempt(?:ed)?|excepted|excluded|excused|spared)$/i.test(claim.span.text) &&
  stated.denied();
