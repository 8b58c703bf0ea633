import type { FittedRule, Weights } from '../../src/ledger/model.ts';
import { sigmoid } from '../../src/ledger/model.ts';

/** One statement of one pair: its keys, and how much of it is gone (own words, window, numbers, names; 0 to 1). */
export interface Item {
  readonly id: number;
  readonly keys: readonly number[];
  readonly gaps: readonly [number, number, number, number];
  /** The rules that may ask for it, by its role. */
  readonly rules: readonly FittedRule[];
}

/** One labelled pair. */
export interface Bag {
  readonly notice: string;
  readonly items: readonly Item[];
  readonly violates: readonly number[];
  readonly either: readonly number[];
}

export const RULES: readonly FittedRule[] = [5, 6, 8];

/** Where the fit starts from, by role and kind: what the contract asks of each rule. The data move it from there. */
const PRIOR: Record<FittedRule, Record<string, number>> = {
  5: {},
  6: {
    'kind:exemption': 1.2,
    'exemption@named': 0.6,
    'kind:stay': 0.2,
    'stay@named': 1,
    'kind:period': 1,
    'period@named': 0.5,
    'kind:lead-time': 1.5,
    'kind:limit': 1,
    'limit@named': 0.5,
    'kind:data': 0.8,
    'data@named': 0.4,
    'kind:difference': 0.5,
    'difference@named': 0.3,
    'kind:condition': 0.3,
  },
  8: {
    'role:fact': -3.5,
    'kind:reason-stated': 1,
    'kind:reason-law': 1,
    'kind:reason-expiry': 1,
    'kind:reason-supplier': 1,
    'kind:reason-clash': 1,
    'kind:reason-security': 1,
  },
};
const LOST = [-6.5, 6, 5, 5, 1.5];
const PULL = 0.003;

type Step = (gradient: Float64Array, rate: number) => Float64Array;

/** Adam: steps that adapt to each weight. No randomness: the same data give the same table. */
function adam(size: number): Step {
  const mean = new Float64Array(size);
  const square = new Float64Array(size);
  let t = 0;
  return (gradient, rate) => {
    t++;
    const step = new Float64Array(size);
    for (let i = 0; i < size; i++) {
      mean[i] = 0.9 * mean[i]! + 0.1 * gradient[i]!;
      square[i] = 0.999 * square[i]! + 0.001 * gradient[i]! ** 2;
      step[i] = (rate * (mean[i]! / (1 - 0.9 ** t))) / (Math.sqrt(square[i]! / (1 - 0.999 ** t)) + 1e-8);
    }
    return step;
  };
}

/** Stage 1: what faithful outputs keep. A statement that they keep on average is asked for by some rule. */
function fitKept(bags: readonly Bag[], size: number): Float64Array {
  const gaps = new Map<string, { item: Item; sum: number; n: number }>();
  for (const bag of bags) {
    if (bag.violates.length > 0) continue;
    for (const item of bag.items) {
      const key = `${bag.notice} ${item.id}`;
      const seen = gaps.get(key) ?? { item, sum: 0, n: 0 };
      seen.sum += 0.5 * item.gaps[0] + 0.5 * item.gaps[1];
      seen.n++;
      gaps.set(key, seen);
    }
  }
  const rows = [...gaps.values()]
    .map(({ item, sum, n }) => ({ keys: item.keys, gap: sum / n }))
    .filter(({ gap }) => gap <= 0.4 || gap >= 0.58);
  const w = new Float64Array(size + 1);
  const step = adam(size + 1);
  for (let turn = 0; turn < 150; turn++) {
    const gradient = new Float64Array(size + 1);
    for (const row of rows) {
      let z = w[size]!;
      for (const key of row.keys) z += w[key]!;
      const error = (sigmoid(z) - (row.gap <= 0.4 ? 1 : 0)) / rows.length;
      gradient[size]! += error;
      for (const key of row.keys) gradient[key]! += error;
    }
    for (let k = 0; k < size; k++) gradient[k]! += 0.002 * w[k]!;
    const by = step(gradient, 0.05);
    for (let k = 0; k <= size; k++) w[k]! -= by[k]!;
  }
  return w;
}

/** Raw figures of a fit: weights by number of key, the bias last. */
export interface Fit {
  readonly lost: readonly number[];
  readonly asked: Record<FittedRule, Float64Array>;
}

/**
 * Stage 2: which rule asks for what. A rule fails where at least one statement that it asks for is lost (noisy or), so
 * that labels of whole pairs teach weights of single statements.
 */
export function fitWeights(bags: readonly Bag[], names: readonly string[], turns = 100): Fit {
  const size = names.length;
  const kept = fitKept(bags, size);
  const lost = [...LOST];
  const base = {} as Record<FittedRule, Float64Array>;
  const asked = {} as Record<FittedRule, Float64Array>;
  const steps = {} as Record<FittedRule, Step>;
  for (const rule of RULES) {
    base[rule] = Float64Array.from(kept);
    names.forEach((name, k) => {
      base[rule][k]! += PRIOR[rule][name] ?? 0;
    });
    asked[rule] = Float64Array.from(base[rule]);
    steps[rule] = adam(size + 1);
  }
  const stepLost = adam(5);
  for (let turn = 0; turn < turns; turn++) {
    const lostGradient = new Float64Array(5);
    const gradients = {} as Record<FittedRule, Float64Array>;
    for (const rule of RULES) gradients[rule] = new Float64Array(size + 1);
    for (const bag of bags) {
      const gone = bag.items.map(({ gaps }) =>
        sigmoid(lost[0]! + gaps[0] * lost[1]! + gaps[1] * lost[2]! + gaps[2] * lost[3]! + gaps[3] * lost[4]!),
      );
      for (const rule of RULES) {
        if (bag.either.includes(rule)) continue;
        const fails = bag.violates.includes(rule);
        const w = asked[rule];
        const wanted = bag.items.map(({ keys, rules }) =>
          rules.includes(rule) ? sigmoid(keys.reduce((z, key) => z + w[key]!, w[size]!)) : 0,
        );
        const p = gone.map((a, i) => Math.min(a * wanted[i]!, 0.999));
        const none = p.reduce((product, x) => product * (1 - x), 1);
        const some = Math.max(1 - none, 1e-3);
        bag.items.forEach(({ keys, gaps }, i) => {
          const slope = (fails ? -(none / (1 - p[i]!)) / some : 1 / (1 - p[i]!)) / bags.length;
          const ofWanted = slope * p[i]! * (1 - wanted[i]!);
          const ofGone = slope * p[i]! * (1 - gone[i]!);
          const g = gradients[rule];
          g[size]! += ofWanted;
          for (const key of keys) g[key]! += ofWanted;
          lostGradient[0]! += ofGone;
          for (let j = 0; j < 4; j++) lostGradient[j + 1]! += ofGone * gaps[j]!;
        });
      }
    }
    for (let j = 0; j < 5; j++) lostGradient[j]! += 0.05 * (lost[j]! - LOST[j]!);
    const by = stepLost(lostGradient, 0.05);
    for (let j = 0; j < 5; j++) lost[j] = j === 0 ? lost[j]! - by[j]! : Math.max(0, lost[j]! - by[j]!);
    for (const rule of RULES) {
      const g = gradients[rule];
      for (let k = 0; k < size; k++) g[k]! += PULL * (asked[rule][k]! - base[rule][k]!);
      g[size]! += 0.3 * PULL * (asked[rule][size]! - base[rule][size]!);
      const step = steps[rule](g, 0.04);
      for (let k = 0; k <= size; k++) asked[rule][k]! -= step[k]!;
    }
  }
  return { lost, asked };
}

/** The highest chance, over the statements of a pair, that the rule asks for one and it is lost. */
export function scoreOf(bag: Bag, rule: FittedRule, { lost, asked }: Fit): { score: number; item?: Item } {
  let score = 0;
  let best: Item | undefined;
  const w = asked[rule];
  for (const item of bag.items) {
    if (!item.rules.includes(rule)) continue;
    const { gaps } = item;
    const gone = sigmoid(lost[0]! + gaps[0] * lost[1]! + gaps[1] * lost[2]! + gaps[2] * lost[3]! + gaps[3] * lost[4]!);
    const p = gone * sigmoid(item.keys.reduce((z, key) => z + (w[key] ?? 0), w[w.length - 1]!));
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
export function toWeights({ lost, asked }: Fit, names: readonly string[], limits: Weights['limits']): Weights {
  const round = (x: number): number => Math.round(x * 100) / 100;
  const table = (w: Float64Array) => ({
    bias: round(w[names.length]!),
    weights: Object.fromEntries(
      names
        .map((name, k) => [name, round(w[k]!)] as const)
        .filter(([, value]) => Math.abs(value) >= 0.05)
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    ),
  });
  return {
    lost: {
      bias: round(lost[0]!),
      own: round(lost[1]!),
      window: round(lost[2]!),
      numbers: round(lost[3]!),
      names: round(lost[4]!),
    },
    asked: { 5: table(asked[5]), 6: table(asked[6]), 8: table(asked[8]) },
    limits,
  };
}
