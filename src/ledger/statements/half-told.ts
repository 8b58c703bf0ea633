import { wordsOf } from '../../facts/statements/words-of.ts';
import type { Range } from '../../text/span.ts';
import type { Ledger } from '../ledger.ts';
import type { StatementMatch } from '../statements.ts';
import { holds, toWordIndex } from './word-index.ts';

/** Probability of being a fact from which half of a statement counts as one. */
const LIKELY = 0.6;
/** Words of a statement that are looked at. */
const LONGEST = 60;

/**
 * "Issues are kept for 12 months and clippings for 24 months": of two amounts of one unit that stand side by side the output
 * has one, and not the other. The words that both share hide the loss. Of a contrast the new side is enough.
 */
export function isHalfTold({ notice: { doc }, output }: Ledger, match: StatementMatch): boolean {
  const { measurable, purposes, statement } = match;
  const { amounts, features } = statement;
  if (!measurable || purposes.fact < LIKELY || amounts.length < 2 || features.has('old-side')) return false;
  const index = toWordIndex(output);
  const inParts = partsOf(doc, statement).map(({ start, end }) =>
    amounts.filter((amount) => amount.start >= start && amount.start < end),
  );
  return inParts.some((part, k) => {
    const before = inParts[k - 1];
    if (before?.length !== 1 || part.length !== 1 || before[0]!.unit !== part[0]!.unit) return false;
    return holds(index, before[0]!, doc) !== holds(index, part[0]!, doc);
  });
}

/** What stands between "and", "or", "nor" and commas. */
function partsOf(doc: Ledger['notice']['doc'], statement: StatementMatch['statement']): readonly Range[] {
  const parts: { start: number; end: number }[] = [];
  let isNew = true;
  let last = 0;
  for (const { start, end, lower } of wordsOf(doc, statement).slice(0, LONGEST)) {
    if (parts.length > 0 && /[,;]/.test(doc.plain.slice(last, start))) isNew = true;
    last = end;
    if (/^(?:and|or|nor|&)$/.test(lower)) isNew = true;
    else if (isNew) {
      parts.push({ start, end });
      isNew = false;
    } else parts.at(-1)!.end = end;
  }
  return parts;
}
