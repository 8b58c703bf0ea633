import type { Purposes } from '../../src/facts/purposes.ts';
import { sigmoid } from '../../src/facts/purposes.ts';
import {
  anyOf,
  askedBy,
  type Demand,
  demandOf,
  type FittedRule,
  GAPS,
  type Losses,
  type Weights,
} from '../../src/ledger/statements/model.ts';
import { ASKED } from '../../src/ledger/statements.ts';
import { adam } from './adam.ts';
import type { ClauseLabel } from './labelled-clauses.ts';

/** One statement of one pair: what it is there for, and how much of it is gone (in the order of `GAPS`; 0 to 1). */
export interface Item {
  readonly id: number;
  readonly purposes: Purposes;
  /** What people say it is there for, where they were asked. */
  readonly label: ClauseLabel | undefined;
  /** It says what to do. */
  readonly act: boolean;
  /** The notice calls it required. */
  readonly required: boolean;
  /** It is there with another amount. */
  readonly changed: boolean;
  readonly gaps: readonly number[];
}

/** One labelled pair. */
export interface Bag {
  readonly notice: string;
  readonly items: readonly Item[];
  readonly violates: readonly number[];
  readonly either: readonly number[];
  /** Rules that fail here whatever becomes of the statements: other comparisons have found the fault. */
  readonly found: ReadonlySet<number>;
  /** A reason is told in no words at all: rule 8 fails by that alone, and the pair teaches as any other. */
  readonly untold: boolean;
}

export const RULES: readonly FittedRule[] = [5, 6, 8];

/** The labels of the statements that a rule asks for. */
const ASKS: Readonly<Record<FittedRule, ReadonlySet<ClauseLabel>>> = {
  5: new Set(['M']),
  6: new Set(['K', 'B']),
  8: new Set(['R', 'B']),
};

/** Where the fit of the losses starts from, in the order of `GAPS` after the bias, and what it is pulled to. */
const LOST = [-5, 4, 2, 4, 4, 1.5, 2, 2, 1];
const PULL = 0.003;
const TURNS = 200;

/** What a fit gives: the table but for its limits, rounded as it is committed. */
export type Fit = Pick<Weights, 'lost' | 'asked'>;

const goneOf = ({ gaps }: Item, lost: readonly number[]): number =>
  sigmoid(gaps.reduce((z, gap, j) => z + gap * lost[j + 1]!, lost[0]!));

const itemsFor = (rule: FittedRule, { items }: Bag): readonly Item[] =>
  rule === 5 ? items.filter(({ act }) => act) : items;

const teaches = (bag: Bag, rule: FittedRule): boolean => !bag.either.includes(rule) && !bag.found.has(rule);

/**
 * A rule fails where at least one statement that it asks for is lost (noisy or), so that labels of whole pairs teach
 * about single statements. Gives the slope of the loss by each statement's probability.
 */
function slopesOf(p: readonly number[], fails: boolean): number[] {
  const none = p.reduce((product, x) => product * (1 - x), 1);
  const some = Math.max(1 - none, 1e-3);
  return p.map((x) => (fails ? -(none / (1 - x)) / some : 1 / (1 - x)));
}

/** How gaps become losses: from the statements of which people have said that the rule asks for them. */
function fitLost(bags: readonly Bag[], rules: readonly FittedRule[]): number[] {
  const lost = [...LOST];
  const step = adam(lost.length);
  const groups = bags.flatMap((bag) =>
    rules
      .filter((rule) => teaches(bag, rule))
      .map((rule) => ({
        items: itemsFor(rule, bag).filter(({ label }) => label !== undefined && ASKS[rule].has(label)),
        fails: bag.violates.includes(rule),
      })),
  );
  for (let turn = 0; turn < TURNS; turn++) {
    const gradient = new Float64Array(lost.length);
    for (const { items, fails } of groups) {
      const p = items.map((item) => Math.min(Math.max(goneOf(item, lost), 0.005), 0.995));
      const slopes = slopesOf(p, fails);
      items.forEach(({ gaps }, i) => {
        const slope = (slopes[i]! * p[i]! * (1 - p[i]!)) / bags.length;
        gradient[0]! += slope;
        gaps.forEach((gap, j) => {
          gradient[j + 1]! += slope * gap;
        });
      });
    }
    for (let j = 0; j < lost.length; j++) gradient[j]! += PULL * (lost[j]! - LOST[j]!);
    const by = step(gradient, 0.05);
    for (let j = 0; j < lost.length; j++) lost[j] = j === 0 ? lost[j]! - by[j]! : Math.max(0, lost[j]! - by[j]!);
  }
  return lost;
}

/** How purposes become demands, with the losses known: from all pairs. */
function fitAsked(bags: readonly Bag[], rule: FittedRule, lost: readonly number[]): [number, number, number] {
  const asked: [number, number, number] = [0, 1, 0];
  const step = adam(asked.length);
  const groups = bags
    .filter((bag) => teaches(bag, rule))
    .map((bag) => ({
      items: itemsFor(rule, bag).map((item) => ({
        gone: goneOf(item, lost),
        marks: [1, demandOf(rule, item.purposes), rule === 5 && item.required ? 1 : 0],
      })),
      fails: bag.violates.includes(rule),
    }));
  for (let turn = 0; turn < TURNS; turn++) {
    const gradient = new Float64Array(asked.length);
    for (const { items, fails } of groups) {
      const wanted = items.map(({ marks }) => sigmoid(marks.reduce((z, mark, j) => z + mark * asked[j]!, 0)));
      const p = items.map(({ gone }, i) => Math.min(gone * wanted[i]!, 0.995));
      const slopes = slopesOf(p, fails);
      items.forEach(({ marks }, i) => {
        const slope = (slopes[i]! * p[i]! * (1 - wanted[i]!)) / groups.length;
        marks.forEach((mark, j) => {
          gradient[j]! += slope * mark;
        });
      });
    }
    const by = step(gradient, 0.03);
    for (let j = 0; j < asked.length; j++) asked[j]! -= by[j]!;
    asked[1] = Math.max(asked[1], LEAST_SCALE);
  }
  return asked;
}

/** A likelier purpose never makes a demand less likely. */
const LEAST_SCALE = 0.3;

const round = (x: number): number => Math.round(x * 100) / 100;

export function fitLosses(bags: readonly Bag[]): Fit {
  const [fact, reason] = [fitLost(bags, RULES), fitLost(bags, [8])];
  const of = (rule: FittedRule): Demand => {
    const asked = fitAsked(bags, rule, rule === 8 ? reason : fact).map(round);
    return { shift: asked[0]!, scale: asked[1]!, called: asked[2]! };
  };
  return { lost: { fact: toLosses(fact), reason: toLosses(reason) }, asked: { 5: of(5), 6: of(6), 8: of(8) } };
}

const toLosses = (lost: readonly number[]): Losses =>
  Object.fromEntries(['bias' as const, ...GAPS].map((name, j) => [name, round(lost[j]!)])) as unknown as Losses;

/** The chance that the rule asks for one of the statements of a pair and it is lost, and the statement that adds the most. */
export function scoreOf(bag: Bag, rule: FittedRule, fit: Fit): { score: number; item?: Item } {
  if (bag.found.has(rule) || (rule === 8 && bag.untold)) return { score: 1 };
  const { bias, ...weights } = fit.lost[rule === 8 ? 'reason' : 'fact'];
  const lost = [bias, ...GAPS.map((gap) => weights[gap])];
  const chances: number[] = [];
  let most = 0;
  let best: Item | undefined;
  for (const item of itemsFor(rule, bag)) {
    const wanted = askedBy(rule, item.purposes, item.required, fit);
    const p = rule === 6 && item.changed && wanted >= ASKED ? 1 : wanted * goneOf(item, lost);
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
 * The limit that alarms at most `most` (a share) of the faithful pairs and round which F1, less `PRICE` times the share that
 * is alarmed, is best: on a plateau, not on a peak that a few pairs make. F1 is the mean over the manners, so that a limit
 * suits them all, and none of them may lose more than `GIVEN_UP` of its own best; the share is taken off because the next
 * notice is in stranger language still, where too low a limit alarms often.
 */
export function limitOf(scored: readonly Scored[], most: number): AtLimit {
  const faithful = scored.filter((s) => s.faithful).length;
  const manners = [...new Set(scored.map(({ manner }) => manner))].map((manner) =>
    scored.filter((s) => s.manner === manner),
  );
  const all = Array.from({ length: 101 }, (_, n) => {
    const whole = at(scored, n / 100);
    const each = manners.map((of) => at(of, n / 100).f1);
    const f1 = each.reduce((sum, one) => sum + one, 0) / manners.length;
    return { whole, each, worth: f1 - (PRICE * whole.alarmed) / faithful };
  });
  const tops = manners.map((_, m) => Math.max(...all.map(({ each }) => each[m]!)));
  const round = (n: number): number => {
    const near = all.slice(n - PLATEAU, n + PLATEAU + 1);
    return near.reduce((sum, { worth }) => sum + worth, 0) / near.length;
  };
  const fair = Array.from({ length: 91 }, (_, k) => k + 5).filter(
    (n) => all[n]!.whole.alarmed <= most * faithful && all[n]!.each.every((one, m) => one >= tops[m]! - GIVEN_UP),
  );
  const best = Math.max(...fair.map(round));
  // Of limits whose surroundings are as good as each other the one that is best by itself.
  const equal = fair.filter((n) => round(n) >= best - TIE).map((n) => all[n]!);
  return equal.reduce((a, b) => (b.worth > a.worth ? b : a)).whole;
}

/**
 * At a price of 2 the limits lie where plain losses pass that the tests of kinds hold (rule 6: .55, rule 8: .72); at 1 that of
 * rule 6 lies at the low end of a plateau (.40 to .50), and a quarter more of the strangers' faithful outputs are alarmed.
 */
const PRICE = 1.5;
const GIVEN_UP = 0.05;

/** What is worth so little less is as good. */
const TIE = 0.0007;

/** So many hundredths to either side belong to a plateau. */
const PLATEAU = 4;
