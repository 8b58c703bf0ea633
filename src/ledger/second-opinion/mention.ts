import { type Visit, visitOwnMarks } from '../../facts/purposes/marks.ts';
import { purposesIn } from '../../facts/purposes.ts';
import type { Reading } from '../../facts/read.ts';
import { type Statement, statementsIn } from '../../facts/statements.ts';
import { oncePer } from '../../text/once.ts';
import { rangeAt } from '../../text/span.ts';

/**
 * Tells the marks of the clause of a notice that mentions something at an offset into its plain text: its own, what it is there
 * for, and how much of it is kept, in quarters; that last is the answer, undefined where no clause stands there. Linear in the
 * length of the clause.
 */
export function visitMention(
  { notice, kept }: { readonly notice: Reading; readonly kept: ReadonlySet<string> },
  offset: number,
  visit: Visit,
): number | undefined {
  const statements = statementsIn(notice);
  const at = rangeAt(rangesOf(statements), offset);
  const statement = statements[at];
  if (!statement) return undefined;
  visitOwnMarks(notice.doc, statement, visit);
  const { fact, reason, step } = purposesIn(statements, notice.doc)[at]!;
  const left = statement.content.reduce((sum, { lemma }) => sum + (kept.has(lemma) ? 1 : 0), 0);
  const share = quarters(left / Math.max(1, statement.content.length));
  visit('said', `fact ${quarters(fact)}`);
  visit('said', `reason ${quarters(reason)}`);
  visit('said', `step ${quarters(step)}`);
  visit('said', `kept ${share}`);
  return share;
}

const quarters = (share: number): number => Math.floor(4 * share);

const rangesOf = oncePer((statements: readonly Statement[]) => statements.map(({ range }) => range));
