import type { Document } from '../../text/document.ts';
import { MarkTable } from '../purposes/mark-table.ts';
import { Above, visitMarks } from '../purposes/marks.ts';
import { sigmoid } from '../purposes.ts';
import type { Statement } from '../statements.ts';
import { TABLE } from './table.ts';

/** The groups of marks by which filler is known: what the grammar of a clause tells, its words and their frames. */
export const FILLER_MARKS = /^(?:[fwck]|lead|size|at)(?:\t|$)/;

let model: MarkTable | undefined;

/**
 * How likely each clause of a text is filler, from 0 to 1: a linear model over the marks of `purposesOf`, fitted on the same
 * labelled clauses. It knows what no list of phrases does ("We are nine hikers from Lapland"), and not of which sort it is.
 */
export function likelyFiller(doc: Document, statements: readonly Statement[]): number[] {
  model ??= new MarkTable(TABLE);
  const table = model;
  const above = new Above(doc);
  const seen = new Set<readonly number[]>();
  return statements.map((statement, i) => {
    if (statement.content.length === 0) return 0;
    let sum = table.bias[0]!;
    seen.clear();
    visitMarks(doc, statements, i, above, (group, key) => {
      if (!FILLER_MARKS.test(group)) return;
      const weights = table.weights(group, key);
      if (weights === undefined || seen.has(weights)) return;
      seen.add(weights);
      sum += weights[0]!;
    });
    return sigmoid(sum);
  });
}
