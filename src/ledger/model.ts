import { type Purposes, sigmoid } from '../facts/purposes.ts';
import type { Recall } from './recall.ts';

/** The rules that ask for statements to be kept: 5 (a step), 6 (a fact), 8 (a reason). */
export type FittedRule = 5 | 6 | 8;

/** The fitted table. Its figures come from `npm run calibrate`; nothing in it is set by hand. */
export interface Weights {
  /** How strongly each gap in a recall speaks for a loss. Not negative but for the bias. */
  readonly lost: {
    readonly bias: number;
    readonly own: number;
    readonly window: number;
    readonly numbers: number;
    readonly names: number;
    readonly unspared: number;
  };
  /** How a purpose becomes a demand: the logit of the one is `shift` plus `scale` times that of the other. */
  readonly asked: Readonly<Record<FittedRule, { readonly shift: number; readonly scale: number }>>;
  /** A statement that scores at or above `fail` is missing; from `note` on it is kept in doubt. */
  readonly limits: Readonly<Record<FittedRule, { readonly fail: number; readonly note: number }>>;
}

/** The purpose for which a rule asks for a statement. */
const PURPOSE_OF = { 5: 'step', 6: 'fact', 8: 'reason' } as const satisfies Record<FittedRule, keyof Purposes>;

/** How surely a rule's purpose is the statement's, as a logit. */
export function demandOf(rule: FittedRule, purposes: Purposes): number {
  const p = Math.min(Math.max(purposes[PURPOSE_OF[rule]], 1e-6), 1 - 1e-6);
  return Math.log(p / (1 - p));
}

/** Probability that the rule asks for this statement, 0 to 1. */
export function askedBy(rule: FittedRule, purposes: Purposes, { asked }: Weights): number {
  const { shift, scale } = asked[rule];
  return sigmoid(shift + scale * demandOf(rule, purposes));
}

/** What of a statement is gone, each from 0 to 1. */
export const gapsOf = (recall: Recall) => ({
  own: 1 - recall.own,
  window: 1 - recall.window,
  numbers: 1 - recall.numbers,
  names: 1 - recall.names,
  // Where words of its own are left, it may be told in a way that is not seen as a sparing.
  unspared: recall.unspared ? 1 - recall.own : 0,
});

/** Probability that a statement with this recall is lost, 0 to 1. */
export function lostAt(recall: Recall, { lost }: Weights): number {
  const gaps = gapsOf(recall);
  return sigmoid(
    lost.bias +
      lost.own * gaps.own +
      lost.window * gaps.window +
      lost.numbers * gaps.numbers +
      lost.names * gaps.names +
      lost.unspared * gaps.unspared,
  );
}
