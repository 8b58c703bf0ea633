import { GRAIN, tableOf } from '../../src/facts/purposes/mark-table.ts';
import type { MarkGroup, Visit } from '../../src/facts/purposes/marks.ts';
import { sigmoid } from '../../src/facts/purposes.ts';
import type { Ledger } from '../../src/ledger/ledger.ts';
import { adam } from './adam.ts';

/** A labelled pair; `fold` is the part of the pairs that it is left out with, less than 0 where it never is. */
export interface LabelledPair {
  readonly ledger: Ledger;
  readonly violates: readonly number[];
  readonly either: readonly number[];
  readonly fold: number;
  /** How many pairs it counts for. */
  readonly weight: number;
}

/** What is asked of the clauses of a pair. */
export interface Question {
  readonly name: string;
  readonly rules: readonly number[];
  /** The chance from which on a clause is taken at its word, by rule. */
  readonly sure: Readonly<Record<number, number>>;
  /** For each clause that is asked, what tells its marks. */
  readonly clausesOf: (ledger: Ledger) => readonly ((visit: Visit) => void)[];
}

/** The marks of each clause of a pair, by their numbers. */
interface Bag extends Omit<LabelledPair, 'ledger'> {
  readonly clauses: readonly Int32Array[];
}

/** Fits a table for each question, and prints what sure clauses are worth on the parts that are left out; 0 leaves out none. */
export function secondOpinionTables(
  questions: readonly Question[],
  pairs: Iterable<LabelledPair>,
  folds: number,
): string[] {
  const asked = questions.map((question) => ({ question, marks: new Marks(), bags: [] as Bag[] }));
  for (const { ledger, ...rest } of pairs)
    for (const { question, marks, bags } of asked)
      bags.push({ ...rest, clauses: question.clausesOf(ledger).map((tell) => marks.of(tell)) });
  return asked.map(({ question, marks, bags: all }) => {
    const { names, bags } = withKnownOnly(marks, all);
    if (folds > 0) printLeftOut(question, names.length, bags, folds);
    return writeTable(
      question.rules.map((rule) => fitRule(bags, rule, names.length)),
      names,
    );
  });
}

function printLeftOut({ name, rules, sure }: Question, marks: number, bags: readonly Bag[], folds: number): void {
  for (const rule of rules) {
    let [right, wrong, faithful] = [0, 0, 0];
    for (let fold = 0; fold < folds; fold++) {
      const fit = fitRule(
        bags.filter((bag) => bag.fold !== fold),
        rule,
        marks,
      );
      for (const bag of bags) {
        if (bag.fold !== fold || bag.either.includes(rule) || suspicionOf(bag, fit) < sure[rule]!) continue;
        if (bag.violates.includes(rule)) right++;
        else wrong++;
        if (bag.violates.length === 0) faithful++;
      }
    }
    const all = bags.filter(({ violates }) => violates.includes(rule)).length;
    console.log(
      `rule ${rule}: sure of ${right} of ${all} by ${name}, left out; ${wrong} wrong, ${faithful} of them faithful`,
    );
  }
}

/** Every mark that occurs, with a number each and how many clauses have it. */
class Marks {
  readonly names: string[] = [];
  readonly counts: number[] = [];
  private readonly numbers = new Map<string, number>();

  /** The numbers of the marks of a clause. */
  of(tell: (visit: Visit) => void): Int32Array {
    const own = new Set<number>();
    tell((group, key) => own.add(this.numberOf(`${group}\t${key}`)));
    for (const k of own) this.counts[k]!++;
    return Int32Array.from(own);
  }

  private numberOf(name: string): number {
    let number = this.numbers.get(name);
    if (number === undefined) {
      number = this.names.push(name) - 1;
      this.counts.push(0);
      this.numbers.set(name, number);
    }
    return number;
  }
}

/** A mark that fewer clauses have teaches nothing general; a smaller weight than this changes no verdict. */
const [LEAST, SMALLEST] = [12, 0.1];
const TURNS = 120;
/** The last of the turns, with smaller steps. */
const LAST = 30;
/** How strongly weights are pulled to nought, in pairs. */
const PULL = 2;
/** The logit of a clause of which nothing is known. */
const START = -4;
/** See `ASCII` of the purposes' fit. */
const ASCII = /^[\0-\x7f]*$/;

/** The marks that teach, numbered anew: of a million some ten thousand, and every turn of a fit goes over all. */
function withKnownOnly({ names, counts }: Marks, bags: readonly Bag[]): { names: string[]; bags: Bag[] } {
  const known: string[] = [];
  const places = Int32Array.from(names, (name, k) =>
    counts[k]! >= LEAST && ASCII.test(name) ? known.push(name) - 1 : NOWHERE,
  );
  const renumbered = (row: Int32Array): Int32Array => row.map((k) => places[k]!).filter((k) => k !== NOWHERE);
  return { names: known, bags: bags.map((bag) => ({ ...bag, clauses: bag.clauses.map(renumbered) })) };
}
const NOWHERE = -1;

/** The weights of the marks for one rule, and the bias at their end. */
type Fit = Float64Array;

/**
 * A rule is broken where at least one clause breaks it (noisy or), so that labels of whole pairs teach about
 * clauses. Deterministic.
 */
function fitRule(bags: readonly Bag[], rule: number, size: number): Fit {
  const groups = bags.filter(({ either }) => !either.includes(rule));
  const rows = groups.flatMap(({ clauses }) => clauses);
  const group = Int32Array.from(groups.flatMap(({ clauses }, g) => clauses.map(() => g)));
  const broken = groups.map(({ violates }) => violates.includes(rule));
  const fit = new Float64Array(size + 1);
  fit[size] = START;
  const step = adam(size + 1);
  const gradient = new Float64Array(size + 1);
  const chance = new Float64Array(rows.length);
  const none = new Float64Array(groups.length);
  for (let turn = 0; turn < TURNS; turn++) {
    none.fill(1);
    for (let i = 0; i < rows.length; i++) {
      chance[i] = chanceOf(rows[i]!, fit);
      none[group[i]!]! *= 1 - chance[i]!;
    }
    gradient.fill(0);
    for (let i = 0; i < rows.length; i++) {
      const g = group[i]!;
      const slope = groups[g]!.weight * (broken[g] ? -none[g]! / Math.max(1 - none[g]!, 1e-3) : 1) * chance[i]!;
      gradient[size]! += slope;
      const row = rows[i]!;
      for (let k = 0; k < row.length; k++) gradient[row[k]!]! += slope;
    }
    for (let k = 0; k < size; k++) gradient[k] = (gradient[k]! + PULL * fit[k]!) / groups.length;
    gradient[size]! /= groups.length;
    const by = step(gradient, turn < TURNS - LAST ? 0.1 : 0.03);
    for (let k = 0; k <= size; k++) fit[k]! -= by[k]!;
  }
  return fit;
}

/** Probability that a clause breaks the rule; none is surer than the labels are. */
function chanceOf(row: Int32Array, fit: Fit): number {
  let z = fit[fit.length - 1]!;
  for (let k = 0; k < row.length; k++) z += fit[row[k]!]!;
  return Math.min(sigmoid(z), 0.995);
}

/** How likely the rule is broken by the pair's most suspicious clause. */
const suspicionOf = ({ clauses }: Bag, fit: Fit): number =>
  clauses.reduce((most, row) => Math.max(most, chanceOf(row, fit)), 0);

/** The committed table: a cell has the weights in the order of the question's rules. */
function writeTable(fits: readonly Fit[], names: readonly string[]): string {
  const cell = (k: number): string => fits.map((fit) => Math.round(fit[k]! * GRAIN)).join(' ');
  const kept = names.flatMap((name, k): [MarkGroup, string, string][] => {
    if (fits.every((fit) => Math.abs(fit[k]!) < SMALLEST)) return [];
    const [group, key] = name.split('\t') as [MarkGroup, string];
    return [[group, key, cell(k)]];
  });
  kept.sort(([a, b], [c, d]) => (`${a}\t${b}` < `${c}\t${d}` ? -1 : 1));
  return tableOf(cell(names.length), kept);
}
