import { type Purposes, sigmoid } from '../../facts/purposes.ts';
import type { Document } from '../../text/document.ts';
import type { Recall } from './recall.ts';
import { type Telling, tellingOf } from './telling.ts';

/** The rules that ask for statements to be kept: 5 (a required step), 6 (a fact), 8 (a reason). */
export type FittedRule = 5 | 6 | 8;

/** How strongly each sign speaks for a loss; of the gaps none speaks against one. */
export type Losses = Readonly<Record<'bias' | Sign, number>>;

/** How the probability that a rule asks for a statement follows from the statement's purpose. */
export interface Demand {
  readonly shift: number;
  readonly scale: number;
  readonly called: number;
}

/** The fitted table. Its figures come from `npm run calibrate`; nothing in it is set by hand. */
export interface Weights {
  readonly lost: Readonly<Record<FittedRule, Losses>>;
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
  if (!mayAsk(rule, purposes, required)) return 0;
  const { shift, scale, called } = asked[rule];
  return sigmoid(shift + scale * demandOf(rule, purposes) + (required ? called : 0));
}
const SURELY_REQUIRED = 0.6;

export const mayAsk = (rule: FittedRule, purposes: Purposes, required: boolean): boolean =>
  rule !== 5 || required || purposes.required >= SURELY_REQUIRED;

/** What of a statement may be gone, each from 0 to 1. */
export const GAPS = ['own', 'solid', 'window', 'numbers', 'names', 'dates', 'anchors'] as const;
/** What else tells how much a gap means: logarithms, of what was lost of its own, and of the room that there was for it. */
const MEASURES = ['telling', 'lost', 'size', 'room', 'others'] as const;
/** The signs in the order in which a fit has them. */
export const SIGNS = [...GAPS, ...MEASURES] as const;
type Sign = (typeof SIGNS)[number];

/** What a pair leaves to each statement: the length of the output beside that of the notice, and how many share it. */
export interface Frame {
  readonly room: number;
  readonly others: number;
}

export const frameOf = (notice: Document, output: Document, statements: number): Frame => ({
  room: Math.log((output.tokens.length + 1) / (notice.tokens.length + 1)),
  others: Math.log1p(statements),
});

/** The signs of one statement, in their order. */
export function signsOf(recall: Recall, { room, others }: Frame, words: Telling): number[] {
  const { own, ownWeight, window, numbers, names, dates, anchors, lostWords, size } = recall;
  let told = 0;
  for (const key of lostWords) told += tellingOf(key, words);
  return [
    1 - own,
    // Two words may well be told in two others; of five or more, a paraphrase leaves some alone.
    (1 - own) * Math.min(1, ownWeight / MANY_WORDS),
    1 - window,
    1 - numbers,
    1 - names,
    1 - dates,
    1 - anchors,
    Math.log1p(told),
    Math.log1p(lostWords.length),
    Math.log1p(size),
    room,
    others,
  ];
}

/** Words of its own from which on the loss of all of them leaves no doubt. */
const MANY_WORDS = 5;

/** Probability that a statement with these signs is lost to a rule, 0 to 1. */
export function lostTo(rule: FittedRule, signs: readonly number[], { lost }: Pick<Weights, 'lost'>): number {
  const weights = lost[rule];
  return sigmoid(SIGNS.reduce((z, sign, k) => z + weights[sign] * signs[k]!, weights.bias));
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

/** Probability from which a statement counts as asked for. */
export const ASKED = 0.4;
