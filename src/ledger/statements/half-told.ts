import type { Amount } from '../../facts/amounts.ts';
import { wordsOf } from '../../facts/statements/words-of.ts';
import type { Document } from '../../text/document.ts';
import type { Range } from '../../text/span.ts';
import type { Token } from '../../text/tokens.ts';
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
    const [before, after] = [inParts[k - 1]?.at(-1), part[0]];
    if (before === undefined || after === undefined) return false;
    const alone = part.length === 1 && inParts[k - 1]!.length === 1;
    if (!(alone && before.unit === after.unit) && !areBounds(doc, before, after)) return false;
    return holds(index, before, doc) !== holds(index, after, doc);
  });
}

/**
 * "Files of up to 8 MB and no more than 12 uploads a day", "ends after 6 hours or a million readings": two limits of one thing.
 * What was counted before ("up from 12") or is told of another thing bounds nothing.
 */
const areBounds = ({ plain, tokens }: Document, before: Amount, after: Amount): boolean => {
  const between = plain.slice(before.end, after.start);
  // The second may do with the bound of the first only where nothing else is said between them.
  const shares = /^(?:\s[\p{L}-]+){0,2},?\s(?:and|or)\s$/u.test(between);
  return isBound(tokens, before) && (shares || isBound(tokens, after));
};
const isBound = (tokens: readonly Token[], { token }: Amount): boolean => {
  const behind = [3, 2, 1].map((k) => tokens[token - k]?.lower ?? '').join(' ');
  return BOUND.test(behind) || /^(?:max(?:imum|\.)?|min(?:imum|\.)?|exceeding)$/.test(tokens[token + 2]?.lower ?? '');
};
const BOUND =
  /\b(?:at most|at least|up to|at the most|(?:more|fewer|less|longer|larger|later|older|bigger|higher|earlier) than|limited to|capped at|limit of|max\.?|maximum(?: of)?|minimum(?: of)?|min\.?|within|after|exceed|exceeding|over|under|above|below)$/;

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
