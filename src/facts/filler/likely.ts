import type { Document } from '../../text/document.ts';
import { oncePer } from '../../text/once.ts';
import { MarkTable } from '../purposes/mark-table.ts';
import { type MarkGroup, visitOwnMarks } from '../purposes/marks.ts';
import { sigmoid } from '../purposes.ts';
import type { Statement } from '../statements.ts';
import { TABLE } from './table.ts';

/** The groups of marks by which filler is known: those of `visitOwnMarks`. */
const GROUPS: ReadonlySet<MarkGroup> = new Set(['f', 'w', 'c', 'k', 'lead', 'size', 'at']);
/** Tells whether a mark, by its group and key, is one of them. */
export const isFillerMark = (mark: string): boolean => GROUPS.has(mark.split('\t')[0] as MarkGroup);

let model: MarkTable | undefined;

/**
 * How likely each clause of a text is filler, from 0 to 1: a linear model over the marks of `purposesOf`, fitted on the same
 * labelled clauses. It knows what no list of phrases does ("We are nine hikers from Lapland"), and not of which sort it is.
 */
export const likelyFiller = (doc: Document, statements: readonly Statement[]): number[] =>
  oddsOf(statements, doc).map(sigmoid);

/**
 * The same for a text that tells its filler in passages: a clause takes part of the odds of those beside it in its
 * paragraph ("Rolling certificates is nobody's favourite pastime. We feel you …").
 */
export const likelyPassages = oncePer((statements: readonly Statement[], doc: Document): number[] => {
  const odds = oddsOf(statements, doc);
  const of = statements.map(({ clause }) => doc.sentences[clause.sentence]!.block);
  const paragraphs = new Map<number, Odds>();
  const sentences = new Map<number, Odds>();
  statements.forEach(({ clause, content }, i) => {
    if (content.length === 0) return;
    addTo(paragraphs, of[i]!, odds[i]!);
    addTo(sentences, clause.sentence, odds[i]!);
  });
  return statements.map(({ clause, content }, i) => {
    if (content.length === 0) return 0;
    const near = [-1, 0, 1]
      .filter((k) => doc.sentences[clause.sentence + k]?.block === of[i])
      .map((k) => sentences.get(clause.sentence + k))
      .filter((sum) => sum !== undefined);
    return sigmoid(
      odds[i]! + SHARE * (meanBeside(near, odds[i]!) + meanBeside([paragraphs.get(of[i]!)!], odds[i]!) + LEAN),
    );
  });
});

/** Sum of odds, and of how many clauses. */
type Odds = { sum: number; count: number };

/** So much of its paragraph's odds a clause takes; with it goes what makes up for the many clauses that are none. */
const SHARE = 0.4;
const LEAN = 2;
/** Odds beyond this are no surer. */
const MOST = 4;

const bound = (odds: number): number => Math.max(-MOST, Math.min(MOST, odds));

function addTo(sums: Map<number, Odds>, key: number, odds: number): void {
  const sum = sums.get(key);
  if (sum === undefined) sums.set(key, { sum: bound(odds), count: 1 });
  else {
    sum.sum += bound(odds);
    sum.count++;
  }
}

/** The mean of the sums but for one clause of odds `own`; nought where there is no other. */
function meanBeside(sums: readonly Odds[], own: number): number {
  const count = sums.reduce((all, sum) => all + sum.count, -1);
  return count <= 0 ? 0 : (sums.reduce((all, { sum }) => all + sum, 0) - bound(own)) / count;
}

/** Of one reading of a text, worked out once. */
const oddsOf = oncePer((statements: readonly Statement[], doc: Document): readonly number[] => {
  model ??= new MarkTable(TABLE);
  const table = model;
  const seen = new Set<readonly number[]>();
  return statements.map((statement) => {
    if (statement.content.length === 0) return Number.NEGATIVE_INFINITY;
    let sum = table.bias[0]!;
    seen.clear();
    visitOwnMarks(doc, statement, (group, key) => {
      const weights = table.weights(group, key);
      if (weights === undefined || seen.has(weights)) return;
      seen.add(weights);
      sum += weights[0]!;
    });
    return sum;
  });
});
