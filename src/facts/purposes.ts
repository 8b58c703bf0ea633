import type { Document } from '../text/document.ts';
import { oncePer } from '../text/once.ts';
import { MarkTable } from './purposes/mark-table.ts';
import { Above, visitMarks } from './purposes/marks.ts';
import { TABLE } from './purposes/table.ts';
import type { Statement } from './statements.ts';

/** What a clause of a notice is there for, as far as a shortening is asked to keep it. Probabilities from 0 to 1. */
export interface Purposes {
  /** It could change a plan: a difference, a period, an exception, a condition, what befalls data (rule 6). */
  readonly fact: number;
  /** It explains a constraint (rule 8). */
  readonly reason: number;
  /** It tells users something to do (rule 5). */
  readonly step: number;
  /** It tells them something that they have to do. */
  readonly required: number;
}

export const PURPOSES = ['fact', 'reason', 'step', 'required'] as const satisfies readonly (keyof Purposes)[];

let model: MarkTable | undefined;

/**
 * What each statement is there for: a linear model over what can be seen of a clause and its surroundings, fitted on
 * notices whose clauses people have labelled (`npm run calibrate`). Linear in the length of the text.
 */
export function purposesOf(doc: Document, statements: readonly Statement[], by?: MarkTable): Purposes[] {
  model ??= new MarkTable(TABLE);
  const table = by ?? model;
  const above = new Above(doc);
  const seen = new Set<readonly number[]>();
  return statements.map((statement, i) => {
    if (statement.content.length === 0) return NONE;
    let [fact, reason, step, required] = table.bias as [number, number, number, number];
    seen.clear();
    visitMarks(doc, statements, i, above, (group, key) => {
      const weights = table.weights(group, key);
      if (weights === undefined || seen.has(weights)) return;
      seen.add(weights);
      fact += weights[0]!;
      reason += weights[1]!;
      step += weights[2]!;
      required += weights[3]!;
    });
    return { fact: sigmoid(fact), reason: sigmoid(reason), step: sigmoid(step), required: sigmoid(required) };
  });
}

/** The same with the committed table, worked out once for a reading of a text. */
export const purposesIn = oncePer((statements: readonly Statement[], doc: Document) => purposesOf(doc, statements));

/** What a statement tells above all. */
export type Told = 'step' | 'reason' | 'fact';

/** The purpose that is the likeliest, where one has at least this probability. */
export function toldBy({ fact, reason, step }: Purposes, least = 0.5): Told | undefined {
  const most = Math.max(fact, reason, step);
  return most < least ? undefined : most === fact ? 'fact' : most === reason ? 'reason' : 'step';
}

const NONE: Purposes = { fact: 0, reason: 0, step: 0, required: 0 };

export const sigmoid = (z: number): number => 1 / (1 + Math.exp(-z));
