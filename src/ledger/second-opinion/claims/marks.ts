import { shapesOf, type Visit, visitOwnMarks } from '../../../facts/purposes/marks.ts';
import type { Reading } from '../../../facts/read.ts';
import type { Statement } from '../../../facts/statements.ts';
import type { Document } from '../../../text/document.ts';
import { pairAt, vocabularyOf } from '../vocabulary.ts';

/**
 * Tells every mark of a clause of the output: its own, and what of it the notice has nowhere, pairs of words as well; so that
 * "for all customers" weighs otherwise where the notice says it. Linear in its length.
 */
export function visitClaimMarks(doc: Document, statement: Statement, notice: Reading, visit: Visit): void {
  visitOwnMarks(doc, statement, visit);
  const { pairs } = vocabularyOf(notice);
  const { clause } = statement;
  const shapes = shapesOf(doc);
  for (let k = clause.first + 1; k < clause.last; k++)
    if (!pairs.has(pairAt(doc, k))) visit('newb', `${shapes[k - 1]!} ${shapes[k]!}`);
  visitNews(doc, statement, notice, visit);
}

/**
 * Tells what of a clause of the output the notice has nowhere (words, what a clause tells), how much of its content is the
 * notice's (in quarters), and whether its days are.
 */
export function visitNews(doc: Document, statement: Statement, notice: Reading, visit: Visit): void {
  const { words, features, days } = vocabularyOf(notice);
  const { clause, content, dates } = statement;
  const shapes = shapesOf(doc);
  for (let k = clause.first; k < clause.last; k++) if (!words.has(doc.tokens[k]!.lemma)) visit('new', shapes[k]!);
  for (const feature of statement.features) if (!features.has(feature)) visit('newf', feature);
  for (const { value } of dates) visit('said', days.has(value) ? 'day' : 'other day');
  const said = content.reduce((sum, { lemma }) => sum + (words.has(lemma) ? 1 : 0), 0);
  visit('said', String(Math.floor((4 * said) / Math.max(1, content.length))));
}

/** True where the clause has a word, or a pair of words, that the notice has nowhere. */
export function isAnyNew(doc: Document, { clause }: Statement, notice: Reading): boolean {
  const { words, pairs } = vocabularyOf(notice);
  for (let k = clause.first; k < clause.last; k++)
    if (!words.has(doc.tokens[k]!.lemma) || (k > clause.first && !pairs.has(pairAt(doc, k)))) return true;
  return false;
}
