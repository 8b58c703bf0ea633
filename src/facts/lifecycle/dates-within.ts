import type { Document } from '../../text/document.ts';
import type { DateFact } from '../dates.ts';

/** The dates of the stretch of a predicate that ends at `end`; what stands behind a slash is another's. */
export const datesWithin = (
  { tokens, plain }: Document,
  dated: readonly DateFact[],
  begin: number,
  end: number,
  stop: number,
): readonly DateFact[] =>
  dated.filter(
    ({ range: { start } }) =>
      start >= tokens[begin]!.start &&
      start < tokens[stop - 1]!.end &&
      !plain.slice(tokens[end - 1]!.end, Math.max(tokens[end - 1]!.end, start)).includes(' / '),
  );
