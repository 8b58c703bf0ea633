import type { Purposes } from '../../src/facts/purposes.ts';
import { sigmoid } from '../../src/facts/purposes.ts';
import { demandOf, type FittedRule, type Weights } from '../../src/ledger/model.ts';
import { adam } from './adam.ts';

/** One statement of one pair: what it is there for, and how much of it is gone (see `gapsOf`; 0 to 1). */
export interface Item {
  readonly id: number;
  readonly purposes: Purposes;
  readonly gaps: readonly number[];
}

/** One labelled pair. */
export interface Bag {
  readonly notice: string;
  readonly items: readonly Item[];
  readonly violates: readonly number[];
  readonly either: readonly number[];
}

export const RULES: readonly FittedRule[] = [5, 6, 8];

/** Where the fit starts from: what the contract asks. The data move it from there. */
const LOST = [-6.5, 6, 5, 5, 1.5, 2];
const TURNS = 150;
/** A statement that is surely of a rule's purpose stays asked for: doubt about its loss belongs to the other factor. */
const LEAST_SHIFT = -0.7;

/** Raw figures of a fit. */
export interface Fit {
  readonly lost: readonly number[];
  readonly asked: Readonly<Record<FittedRule, readonly [shift: number, scale: number]>>;
}

const goneOf = ({ gaps }: Item, lost: readonly number[]): number =>
  sigmoid(gaps.reduce((z, gap, j) => z + gap * lost[j + 1]!, lost[0]!));

/**
 * How gaps become losses and purposes become demands. A rule fails where at least one statement that it asks for is lost
 * (noisy or), so that labels of whole pairs teach about single statements.
 */
export function fitLosses(bags: readonly Bag[]): Fit {
  const lost = [...LOST];
  const asked: Record<FittedRule, [number, number]> = { 5: [0, 1], 6: [0, 1], 8: [0, 1] };
  const stepLost = adam(LOST.length);
  const steps = { 5: adam(2), 6: adam(2), 8: adam(2) };
  const demands = bags.map(({ items }) =>
    items.map(({ purposes }) => ({ 5: demandOf(5, purposes), 6: demandOf(6, purposes), 8: demandOf(8, purposes) })),
  );
  for (let turn = 0; turn < TURNS; turn++) {
    const lostGradient = new Float64Array(LOST.length);
    const gradients = { 5: new Float64Array(2), 6: new Float64Array(2), 8: new Float64Array(2) };
    bags.forEach((bag, n) => {
      const gone = bag.items.map((item) => goneOf(item, lost));
      for (const rule of RULES) {
        if (bag.either.includes(rule)) continue;
        const fails = bag.violates.includes(rule);
        const [shift, scale] = asked[rule];
        const wanted = bag.items.map((_, i) => sigmoid(shift + scale * demands[n]![i]![rule]));
        const p = gone.map((a, i) => Math.min(a * wanted[i]!, 0.999));
        const none = p.reduce((product, x) => product * (1 - x), 1);
        const some = Math.max(1 - none, 1e-3);
        bag.items.forEach(({ gaps }, i) => {
          const slope = (fails ? -(none / (1 - p[i]!)) / some : 1 / (1 - p[i]!)) / bags.length;
          const ofWanted = slope * p[i]! * (1 - wanted[i]!);
          const ofGone = slope * p[i]! * (1 - gone[i]!);
          gradients[rule][0]! += ofWanted;
          gradients[rule][1]! += ofWanted * demands[n]![i]![rule];
          lostGradient[0]! += ofGone;
          gaps.forEach((gap, j) => {
            lostGradient[j + 1]! += ofGone * gap;
          });
        });
      }
    });
    for (let j = 0; j < LOST.length; j++) lostGradient[j]! += 0.02 * (lost[j]! - LOST[j]!);
    const by = stepLost(lostGradient, 0.05);
    for (let j = 0; j < LOST.length; j++) lost[j] = j === 0 ? lost[j]! - by[j]! : Math.max(0, lost[j]! - by[j]!);
    for (const rule of RULES) {
      const step = steps[rule](gradients[rule], 0.03);
      asked[rule][0] = Math.max(LEAST_SHIFT, asked[rule][0] - step[0]!);
      asked[rule][1] = Math.max(0.3, asked[rule][1] - step[1]!);
    }
  }
  return { lost, asked };
}

/** The highest chance, over the statements of a pair, that the rule asks for one and it is lost. */
export function scoreOf(bag: Bag, rule: FittedRule, { lost, asked }: Fit): { score: number; item?: Item } {
  let score = 0;
  let best: Item | undefined;
  const [shift, scale] = asked[rule];
  for (const item of bag.items) {
    const p = goneOf(item, lost) * sigmoid(shift + scale * demandOf(rule, item.purposes));
    if (p > score) {
      score = p;
      best = item;
    }
  }
  return { score, ...(best ? { item: best } : {}) };
}

/** The limit with the best F1 that alarms at most `most` (a share) of the faithful pairs. */
export function limitOf(
  scored: readonly { score: number; fails: boolean; faithful: boolean }[],
  most: number,
): { limit: number; f1: number; alarmed: number } {
  const faithful = scored.filter((s) => s.faithful).length;
  let best = { limit: 1, f1: -1, alarmed: 0 };
  for (let n = 5; n <= 95; n++) {
    const limit = n / 100;
    let [right, wrong, missed, alarmed] = [0, 0, 0, 0];
    for (const s of scored) {
      const said = s.score >= limit;
      if (said && s.fails) right++;
      else if (said) wrong++;
      else if (s.fails) missed++;
      if (said && s.faithful) alarmed++;
    }
    const f1 = right > 0 ? (2 * right) / (2 * right + wrong + missed) : 0;
    if (alarmed <= most * faithful && f1 > best.f1) best = { limit, f1, alarmed };
  }
  return best;
}

/** Rounds a fit to the table that is committed. */
export function toWeights({ lost, asked }: Fit, limits: Weights['limits']): Weights {
  const round = (x: number): number => Math.round(x * 100) / 100;
  const demand = ([shift, scale]: readonly [number, number]) => ({ shift: round(shift), scale: round(scale) });
  return {
    lost: {
      bias: round(lost[0]!),
      own: round(lost[1]!),
      window: round(lost[2]!),
      numbers: round(lost[3]!),
      names: round(lost[4]!),
      unspared: round(lost[5]!),
    },
    asked: { 5: demand(asked[5]), 6: demand(asked[6]), 8: demand(asked[8]) },
    limits,
  };
}
