import { isFillerMark } from '../../src/facts/filler/likely.ts';
import { GRAIN, tableOf } from '../../src/facts/purposes/mark-table.ts';
import type { MarkGroup } from '../../src/facts/purposes/marks.ts';
import { PURPOSES, sigmoid } from '../../src/facts/purposes.ts';
import { adam } from './adam.ts';
import type { ClauseLabel, LabelledClause } from './labelled-clauses.ts';

/** Which labels speak for which purpose, in the order of `PURPOSES`. */
const SPEAKS: Readonly<Record<(typeof PURPOSES)[number], ReadonlySet<ClauseLabel>>> = {
  fact: new Set(['K', 'B']),
  reason: new Set(['R', 'B']),
  step: new Set(['S', 'M']),
  required: new Set(['M']),
};
/** A mark that fewer clauses have teaches nothing general. */
const LEAST = 5;
/** One other character would make V8 hold, and every cold start read, two bytes for each of the table. */
const ASCII = /^[\0-\x7f]*$/;
const TURNS = 60;
/** How strongly weights are pulled to nought, in clauses. */
const PULL = 3;

export const speaksFor = (label: ClauseLabel, purpose: (typeof PURPOSES)[number]): boolean =>
  SPEAKS[purpose].has(label);

/** Four logistic regressions over the same marks. */
export const fitPurposes = (clauses: readonly LabelledClause[], marks: readonly string[]): string =>
  fitTable(
    clauses,
    marks,
    PURPOSES.map((purpose) => SPEAKS[purpose]),
  );

/** One regression for what a shortening leaves out, over the marks that tell it nearly as well as all. */
export const fitFiller = (clauses: readonly LabelledClause[], marks: readonly string[]): string =>
  fitTable(clauses, marks, [FILLER], isFillerMark, 8);
const FILLER: ReadonlySet<ClauseLabel> = new Set(['X']);

/** The place of a mark that too few clauses have. */
const NOWHERE = -1;

/** A regression for each set of labels, over marks that at least so many clauses have. Deterministic: the same clauses give the same table. */
function fitTable(
  clauses: readonly LabelledClause[],
  marks: readonly string[],
  wants: readonly ReadonlySet<ClauseLabel>[],
  fits: (mark: string) => boolean = () => true,
  least = LEAST,
): string {
  const count = new Int32Array(marks.length);
  for (const clause of clauses) for (const mark of clause.marks) count[mark]!++;
  const isKnown = (mark: string, k: number): boolean => count[k]! >= least && ASCII.test(mark) && fits(mark);
  const names = marks.filter(isKnown).sort();
  const places = new Map(names.map((name, k) => [name, k]));
  const placeOf = Int32Array.from(marks, (mark) => places.get(mark) ?? NOWHERE);
  const rows = clauses.map((clause) => clause.marks.map((mark) => placeOf[mark]!).filter((place) => place !== NOWHERE));
  const wanted = new Uint8Array(clauses.length * LANES);
  for (const [i, { label }] of clauses.entries())
    for (const [lane, labels] of wants.entries()) wanted[i * LANES + lane] = labels.has(label) ? 1 : 0;
  const fitted = regressions(rows, wanted, names.length);
  const cell = (k: number): string => wants.map((_, lane) => Math.round(fitted[k * LANES + lane]! * GRAIN)).join(' ');
  const cells = names.flatMap((name, k): [MarkGroup, string, string][] => {
    const [group, ...rest] = name.split('\t') as [MarkGroup, ...string[]];
    const weights = cell(k);
    return /[1-9]/.test(weights) ? [[group, rest.join('\t'), weights]] : [];
  });
  return tableOf(cell(names.length), cells);
}

/** Regressions that are fitted at once: as many as there are purposes. */
const LANES = 4;

/**
 * Up to four logistic regressions over the marks of each row. Most of the time goes into fetching what stands under a mark, so
 * the weights of a mark, one for each regression, stand side by side. The last are the biases.
 */
function regressions(rows: readonly Int32Array[], wanted: Uint8Array, marks: number): Float64Array {
  const size = (marks + 1) * LANES;
  const bias = marks * LANES;
  const w = new Float64Array(size);
  const step = adam(size);
  const gradient = new Float64Array(size);
  for (let turn = 0; turn < TURNS; turn++) {
    gradient.fill(0);
    for (let i = 0; i < rows.length; i++) {
      const row = rows[i]!;
      let a = w[bias]!;
      let b = w[bias + 1]!;
      let c = w[bias + 2]!;
      let d = w[bias + 3]!;
      for (let m = 0; m < row.length; m++) {
        const at = row[m]! * LANES;
        a += w[at]!;
        b += w[at + 1]!;
        c += w[at + 2]!;
        d += w[at + 3]!;
      }
      a = sigmoid(a) - wanted[i * LANES]!;
      b = sigmoid(b) - wanted[i * LANES + 1]!;
      c = sigmoid(c) - wanted[i * LANES + 2]!;
      d = sigmoid(d) - wanted[i * LANES + 3]!;
      gradient[bias]! += a;
      gradient[bias + 1]! += b;
      gradient[bias + 2]! += c;
      gradient[bias + 3]! += d;
      for (let m = 0; m < row.length; m++) {
        const at = row[m]! * LANES;
        gradient[at]! += a;
        gradient[at + 1]! += b;
        gradient[at + 2]! += c;
        gradient[at + 3]! += d;
      }
    }
    for (let k = 0; k < bias; k++) gradient[k] = (gradient[k]! + PULL * w[k]!) / rows.length;
    for (let k = bias; k < size; k++) gradient[k]! /= rows.length;
    const by = step(gradient, 0.1);
    for (let k = 0; k < size; k++) w[k]! -= by[k]!;
  }
  return w;
}
