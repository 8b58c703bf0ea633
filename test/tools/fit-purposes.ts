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
export const fitPurposes = (clauses: readonly LabelledClause[]): string =>
  fitTable(
    clauses,
    PURPOSES.map((purpose) => SPEAKS[purpose]),
  );

/** One regression for what a shortening leaves out, over the marks that tell it nearly as well as all. */
export const fitFiller = (clauses: readonly LabelledClause[]): string => fitTable(clauses, [FILLER], isFillerMark, 8);
const FILLER: ReadonlySet<ClauseLabel> = new Set(['X']);

/** A regression for each set of labels, over marks that at least so many clauses have. Deterministic: the same clauses give the same table. */
function fitTable(
  clauses: readonly LabelledClause[],
  wants: readonly ReadonlySet<ClauseLabel>[],
  fits: (mark: string) => boolean = () => true,
  least = LEAST,
): string {
  const count = new Map<string, number>();
  for (const { marks } of clauses) for (const mark of marks) count.set(mark, (count.get(mark) ?? 0) + 1);
  const names = [...count].flatMap(([mark, n]) => (n >= least && ASCII.test(mark) && fits(mark) ? [mark] : [])).sort();
  const numberOf = new Map(names.map((name, k) => [name, k]));
  const rows = clauses.map(({ marks }) =>
    marks.flatMap((mark) => {
      const k = numberOf.get(mark);
      return k === undefined ? [] : [k];
    }),
  );
  const size = names.length;
  const fitted = wants.map((labels) => {
    const wanted = clauses.map(({ label }) => (labels.has(label) ? 1 : 0));
    const w = new Float64Array(size + 1);
    const step = adam(size + 1);
    for (let turn = 0; turn < TURNS; turn++) {
      const gradient = new Float64Array(size + 1);
      rows.forEach((row, i) => {
        let z = w[size]!;
        for (const k of row) z += w[k]!;
        const error = sigmoid(z) - wanted[i]!;
        gradient[size]! += error;
        for (const k of row) gradient[k]! += error;
      });
      for (let k = 0; k < size; k++) gradient[k] = (gradient[k]! + PULL * w[k]!) / rows.length;
      gradient[size]! /= rows.length;
      const by = step(gradient, 0.1);
      for (let k = 0; k <= size; k++) w[k]! -= by[k]!;
    }
    return w;
  });
  const cell = (k: number): string => fitted.map((w) => Math.round(w[k]! * GRAIN)).join(' ');
  const marks = names.flatMap((name, k): [MarkGroup, string, string][] => {
    const [group, ...rest] = name.split('\t') as [MarkGroup, ...string[]];
    const weights = cell(k);
    return /[1-9]/.test(weights) ? [[group, rest.join('\t'), weights]] : [];
  });
  return tableOf(cell(size), marks);
}
