import type { Purposes } from '../../src/facts/purposes.ts';
import { sigmoid } from '../../src/facts/purposes.ts';
import {
  ASKED,
  anyOf,
  askedBy,
  demandOf,
  type FittedRule,
  type Frame,
  GAPS,
  type Losses,
  lostTo,
  mayAsk,
  SIGNS,
  signsOf,
  type Weights,
} from '../../src/ledger/statements/model.ts';
import type { Recall } from '../../src/ledger/statements/recall.ts';
import type { Telling } from '../../src/ledger/statements/telling.ts';
import { adam } from './adam.ts';

/** One statement of one pair: what it is there for, and what tells how much of it is gone. */
export interface Item {
  readonly id: number;
  readonly purposes: Purposes;
  readonly recall: Recall;
  /** It says what to do. */
  readonly act: boolean;
  /** The notice calls it required. */
  readonly required: boolean;
  /** It is there with another amount. */
  readonly changed: boolean;
}

/** One labelled pair. */
export interface Bag {
  readonly notice: string;
  readonly frame: Frame;
  readonly items: readonly Item[];
  readonly violates: readonly number[];
  readonly either: readonly number[];
  /** Rules that fail here whatever becomes of the statements: other comparisons have found the fault. */
  readonly found: ReadonlySet<number>;
  /** A reason is told in no words at all: rule 8 fails by that alone, and the pair teaches as any other. */
  readonly untold: boolean;
}

export const RULES: readonly FittedRule[] = [5, 6, 8];

/** Where the fit of the losses starts from, in the order of `SIGNS` after the bias, and what it is pulled to. */
const LOST = [-7, 3, 2, 3, 3.6, 1.7, 2, 2, 0, 0, 0, 0, 0];
/** The same of the demand: `shift`, `scale`, `called`. */
const ASKED_START = [-1, 1, 0];
const PULL = 0.0005;
/** Turns of the fit, the last of them with smaller steps. */
const [TURNS, LAST] = [300, 100];
/** A likelier purpose never makes a demand less likely. */
const LEAST_SCALE = 0.3;

interface FittedTelling extends Telling {
  readonly of: ReadonlyMap<string, number>;
}

/** What a fit gives: the table but for its limits, rounded as it is committed, and how much the loss of each word tells. */
export type Fit = Pick<Weights, 'lost' | 'asked'> & { readonly words: FittedTelling };

const itemsFor = (rule: FittedRule, { items }: Bag): readonly Item[] =>
  rule === 5 ? items.filter((item) => item.act && mayAsk(5, item.purposes, item.required)) : items;

const teaches = (bag: Bag, rule: FittedRule): boolean => !bag.either.includes(rule) && !bag.found.has(rule);

/** Pairs that know a word less than this many times count for it as the usual word. */
const USUAL = 5;

/** How much the loss of each word tells, from the faithful pairs: the less often one is lost there, the more. */
export function fitTelling(bags: readonly Bag[]): FittedTelling {
  const seen = new Map<string, [all: number, lost: number]>();
  const whole = { all: 0, lost: 0 };
  const count = (key: string, part: 0 | 1): void => {
    const counts = seen.get(key) ?? [0, 0];
    counts[part]++;
    seen.set(key, counts);
  };
  for (const { items, violates } of bags) {
    if (violates.length > 0) continue;
    for (const { recall, purposes } of items) {
      if (Math.max(purposes.fact, purposes.reason, purposes.required) < LIKELY) continue;
      for (const key of recall.ownWords) count(key, 0);
      for (const key of recall.lostWords) count(key, 1);
      whole.all += recall.ownWords.length;
      whole.lost += recall.lostWords.length;
    }
  }
  const usual = whole.lost / whole.all;
  const of = new Map<string, number>();
  for (const [key, [all, lost]] of [...seen].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const tells = hundredths(-Math.log((lost + USUAL * usual) / (all + USUAL)));
    if (Math.abs(tells + Math.log(usual)) >= DIFFERS) of.set(key, tells);
  }
  return { usual: hundredths(-Math.log(usual)), of };
}
/** Probability from which a statement is there for something, and how far from the usual one a word has to be to be kept. */
const [LIKELY, DIFFERS] = [0.5, 0.2];
const hundredths = (x: number): number => Math.round(x * 100) / 100;

/**
 * Fits losses and demand of a rule at once: a rule fails where at least one statement that it asks for is lost (noisy or), so
 * that labels of whole pairs teach about single statements.
 */
function fitRule(bags: readonly Bag[], rule: FittedRule, words: Telling): number[] {
  const groups = bags.filter((bag) => teaches(bag, rule));
  const fails = groups.map(({ violates }) => violates.includes(rule));
  const rows: number[] = [];
  const group: number[] = [];
  groups.forEach((bag, g) => {
    for (const { recall, purposes, required } of itemsFor(rule, bag)) {
      rows.push(1, ...signsOf(recall, bag.frame, words), 1, demandOf(rule, purposes), rule === 5 && required ? 1 : 0);
      group.push(g);
    }
  });
  const start = [...LOST, ...ASKED_START];
  const [size, split] = [start.length, LOST.length];
  const all = Float64Array.from(rows);
  const fit = Float64Array.from(start);
  const none = new Float64Array(groups.length);
  const step = adam(size);
  const gradient = new Float64Array(size);
  const [gone, wanted] = [new Float64Array(group.length), new Float64Array(group.length)];
  for (let turn = 0; turn < TURNS; turn++) {
    none.fill(1);
    for (let i = 0; i < group.length; i++) {
      const row = i * size;
      let a = 0;
      let b = 0;
      for (let k = 0; k < split; k++) a += fit[k]! * all[row + k]!;
      for (let k = split; k < size; k++) b += fit[k]! * all[row + k]!;
      gone[i] = sigmoid(a);
      wanted[i] = sigmoid(b);
      none[group[i]!]! *= 1 - Math.min(gone[i]! * wanted[i]!, 0.995);
    }
    gradient.fill(0);
    for (let i = 0; i < group.length; i++) {
      const g = group[i]!;
      const p = Math.min(gone[i]! * wanted[i]!, 0.995);
      const slope = ((fails[g] ? -none[g]! / Math.max(1 - none[g]!, 1e-3) : 1) * p) / ((1 - p) * groups.length);
      const byGone = slope * (1 - gone[i]!);
      const byWanted = slope * (1 - wanted[i]!);
      const row = i * size;
      for (let k = 0; k < split; k++) gradient[k]! += byGone * all[row + k]!;
      for (let k = split; k < size; k++) gradient[k]! += byWanted * all[row + k]!;
    }
    for (let k = 0; k < size; k++) gradient[k]! += PULL * (fit[k]! - start[k]!);
    const by = step(gradient, turn < TURNS - LAST ? 0.05 : 0.01);
    for (let k = 0; k < size; k++) fit[k]! -= by[k]!;
    for (let k = 1; k <= GAPS.length; k++) fit[k] = Math.max(0, fit[k]!);
    fit[split + 1] = Math.max(LEAST_SCALE, fit[split + 1]!);
  }
  return Array.from(fit, hundredths);
}

export function fitLosses(bags: readonly Bag[]): Fit {
  const words = fitTelling(bags);
  const fits = RULES.map((rule) => fitRule(bags, rule, words));
  const each = <T>(of: (fit: number[]) => T): Record<FittedRule, T> =>
    Object.fromEntries(RULES.map((rule, n) => [rule, of(fits[n]!)])) as Record<FittedRule, T>;
  return {
    words,
    lost: each((fit) => Object.fromEntries(['bias' as const, ...SIGNS].map((name, k) => [name, fit[k]!])) as Losses),
    asked: each((fit) => {
      const [shift, scale, called] = fit.slice(LOST.length) as [number, number, number];
      return { shift, scale, called };
    }),
  };
}

/** The chance that the rule asks for one of the statements of a pair and it is lost, and the statement that adds the most. */
export function scoreOf(bag: Bag, rule: FittedRule, fit: Fit): { score: number; item?: Item } {
  if (bag.found.has(rule) || (rule === 8 && bag.untold)) return { score: 1 };
  const chances: number[] = [];
  let most = 0;
  let best: Item | undefined;
  for (const item of itemsFor(rule, bag)) {
    const wanted = askedBy(rule, item.purposes, item.required, fit);
    const lost = lostTo(rule, signsOf(item.recall, bag.frame, fit.words), fit);
    const p = rule === 6 && item.changed && wanted >= ASKED ? 1 : wanted * lost;
    chances.push(p);
    if (p > most) {
      most = p;
      best = item;
    }
  }
  return { score: anyOf(chances), ...(best ? { item: best } : {}) };
}

/** What a rule makes of one pair. */
interface Scored {
  readonly score: number;
  readonly fails: boolean;
  readonly faithful: boolean;
  /** Whose language the pair is in. */
  readonly manner: string;
}

/** What a limit gives: F1, and how many faithful pairs it alarms. */
export interface AtLimit {
  readonly limit: number;
  readonly f1: number;
  readonly alarmed: number;
}

export function at(scored: readonly Scored[], limit: number): AtLimit {
  let [right, wrong, missed, alarmed] = [0, 0, 0, 0];
  for (const { score, fails, faithful } of scored) {
    const said = score >= limit;
    if (said && fails) right++;
    else if (said) wrong++;
    else if (fails) missed++;
    if (said && faithful) alarmed++;
  }
  return { limit, f1: right > 0 ? (2 * right) / (2 * right + wrong + missed) : 0, alarmed };
}

/**
 * The limit that alarms at most `most` (a share) of the faithful pairs and round which the strangers' F1, less `PRICE` times the
 * share of theirs that is alarmed, is best: in the middle of a plateau, not on a peak that a few pairs make. The next notice is a
 * stranger's; of the other manners, whose language the readers know, none may lose more than `GIVEN_UP` of its own best. The
 * share is taken off because the next notice is in stranger language still, where too low a limit alarms often.
 */
export function limitOf(scored: readonly Scored[], most: number): AtLimit {
  const faithfulIn = (of: readonly Scored[]): number => of.filter((s) => s.faithful).length;
  const manners = [...new Set(scored.map(({ manner }) => manner))].map((manner) =>
    scored.filter((s) => s.manner === manner),
  );
  const strangers = scored.filter(({ manner }) => manner === 'stranger');
  const all = Array.from({ length: 101 }, (_, n) => {
    const { f1, alarmed } = at(strangers, n / 100);
    return {
      whole: at(scored, n / 100),
      each: manners.map((of) => at(of, n / 100).f1),
      worth: f1 - (PRICE * alarmed) / faithfulIn(strangers),
    };
  });
  const tops = manners.map((_, m) => Math.max(...all.map(({ each }) => each[m]!)));
  const round = (n: number): number => {
    const near = all.slice(n - PLATEAU, n + PLATEAU + 1);
    return near.reduce((sum, { worth }) => sum + worth, 0) / near.length;
  };
  const fair = Array.from({ length: 91 }, (_, k) => k + 5).filter(
    (n) =>
      all[n]!.whole.alarmed <= most * faithfulIn(scored) && all[n]!.each.every((one, m) => one >= tops[m]! - GIVEN_UP),
  );
  const best = Math.max(...fair.map(round));
  // Of limits whose surroundings are as good as each other the middle one: with a few pairs more the best one is another.
  const equal = fair.filter((n) => round(n) >= best - TIE);
  return all[equal[equal.length >> 1]!]!.whole;
}

/**
 * What a faithful output that is alarmed costs, beside F1. Between .25 and .75 the limits hardly move; at 1.5 a tenth of the
 * reasons lost in held-out sets pass, with as many alarms there.
 */
const PRICE = 0.5;
const GIVEN_UP = 0.05;

/** What is worth so little less is as good. */
const TIE = 0.006;

/** So many hundredths to either side belong to a plateau. */
const PLATEAU = 4;
