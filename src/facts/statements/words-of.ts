import type { Document } from '../../text/document.ts';
import type { Token } from '../../text/tokens.ts';
import type { Statement } from '../statements.ts';

/** The words of a statement, with those before a bracket that its clause goes on behind. */
export function wordsOf(
  { tokens }: Document,
  { clause, range }: Pick<Statement, 'clause' | 'range'>,
): readonly Token[] {
  let { first } = clause;
  while (first > 0 && tokens[first - 1]!.start >= range.start) first--;
  return tokens.slice(first, clause.last);
}
