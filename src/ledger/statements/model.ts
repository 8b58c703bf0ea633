import { type Purposes, sigmoid } from '../../facts/purposes.ts';
import type { Recall } from './recall.ts';

/** The rules that ask for statements to be kept: 5 (a required step), 6 (a fact), 8 (a reason). */
export type FittedRule = 5 | 6 | 8;

/** How strongly each gap in a recall speaks for a loss. Not negative but for the bias. */
export interface Losses {
  readonly bias: number;
  readonly own: number;
  readonly solid: number;
  readonly window: number;
  readonly numbers: number;
  readonly names: number;
  readonly dates: number;
  readonly anchors: number;
  readonly traceless: number;
}

/** How the probability that a rule asks for a statement follows from the statement's purpose. */
export interface Demand {
  readonly shift: number;
  readonly scale: number;
  readonly called: number;
}

/** The fitted table. Its figures come from `npm run calibrate`; nothing in it is set by hand. */
export interface Weights {
  /** A reason is told in fewer of its words than a fact or a step. */
  readonly lost: Readonly<Record<'fact' | 'reason', Losses>>;
  /**
   * How a purpose becomes a demand: the logit of the one is `shift` plus `scale` times that of the other, plus `called`
   * where the notice calls the statement required.
   */
  readonly asked: Readonly<Record<FittedRule, Demand>>;
  /** Where `anyOf` the statements are lost with at least `fail`, a rule fails; a statement that scores `note` is kept in doubt. */
  readonly limits: Readonly<Record<FittedRule, { readonly fail: number; readonly note: number }>>;
}

/** The purpose for which a rule asks for a statement. */
const PURPOSE_OF = { 5: 'required', 6: 'fact', 8: 'reason' } as const satisfies Record<FittedRule, keyof Purposes>;

/** How surely a rule's purpose is the statement's, as a logit. */
export function demandOf(rule: FittedRule, purposes: Purposes): number {
  const p = Math.min(Math.max(purposes[PURPOSE_OF[rule]], 1e-6), 1 - 1e-6);
  return Math.log(p / (1 - p));
}

/**
 * Probability that the rule asks for this statement, 0 to 1; `required` where the notice calls it so. A step that is not
 * surely asked for counts as none: the loss of all that an output leaves out is sure, so that the doubt has to be here.
 */
export function askedBy(
  rule: FittedRule,
  purposes: Purposes,
  required: boolean,
  { asked }: Pick<Weights, 'asked'>,
): number {
  if (rule === 5 && !required && purposes.required < SURELY_REQUIRED) return 0;
  const { shift, scale, called } = asked[rule];
  return sigmoid(shift + scale * demandOf(rule, purposes) + (required ? called : 0));
}
const SURELY_REQUIRED = 0.6;

/** What of a statement is gone, each from 0 to 1. */
export const gapsOf = (recall: Recall) => ({
  own: 1 - recall.own,
  // Two words may well be told in two others; of five or more, a paraphrase leaves some alone.
  solid: (1 - recall.own) * Math.min(1, recall.ownWeight / MANY_WORDS),
  window: 1 - recall.window,
  numbers: 1 - recall.numbers,
  names: 1 - recall.names,
  dates: 1 - recall.dates,
  anchors: 1 - recall.anchors,
  traceless: recall.traceless ? 1 : 0,
});

/** Words of its own from which on the loss of all of them leaves no doubt. */
const MANY_WORDS = 5;

/** Probability that a statement with this recall is lost to a rule, 0 to 1. */
export function lostTo(rule: FittedRule, recall: Recall, { lost }: Pick<Weights, 'lost'>): number {
  const weights = lost[rule === 8 ? 'reason' : 'fact'];
  const gaps = gapsOf(recall);
  let z = weights.bias;
  for (const gap of GAPS) z += weights[gap] * gaps[gap];
  return sigmoid(z);
}

/**
 * Probability that at least one of several things is so, each with its own chance (noisy or), as the fit has it: several
 * doubts make a loss as likely as one that is nearly sure. Chances below `least` are noise.
 */
export function anyOf(chances: readonly number[], least = LEAST): number {
  let none = 1;
  for (const chance of chances) if (chance >= least) none *= 1 - chance;
  return 1 - none;
}
const LEAST = 0.05;

/** The gaps in the order in which a fit has them. */
export const GAPS = [
  'own',
  'solid',
  'window',
  'numbers',
  'names',
  'dates',
  'anchors',
  'traceless',
] as const satisfies readonly Exclude<keyof Losses, 'bias'>[];
