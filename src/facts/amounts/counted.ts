import { byWord } from '../../text/by-word.ts';
import type { Document } from '../../text/document.ts';
import type { Token } from '../../text/tokens.ts';
import { isTimeUnit } from './units.ts';

/** What a number counts. */
export interface Counted {
  /** The word for it, where one follows. */
  readonly token: Token | undefined;
  /** That word in the singular, or "". */
  readonly unit: string;
  /** "A quarter of an hour": the number is one of quarters of it. */
  readonly quarters: boolean;
}

const NOTHING: Counted = { token: undefined, unit: '', quarters: false };
const EVERY: Record<string, string> = byWord({
  hourly: 'hour',
  daily: 'day',
  weekly: 'week',
  monthly: 'month',
  yearly: 'year',
});

/** Reads what the number at `at` counts: the next word or the one behind a closer description. */
export function countedAt(doc: Document, at: number): Counted {
  const { tokens, plain } = doc;
  const { end } = tokens[at]!;
  const next = tokens[at + 1];
  if (next === undefined || !/^[\s-]{1,2}$/.test(plain.slice(end, next.start))) return NOTHING;
  const quarters = isFraction(doc, at + 1);
  const token = tokens[at + 1 + (quarters ? 3 : wordsBetween(doc, at))];
  // "Six-hourly refreshes"
  const often = plain[end] === '-' ? EVERY[next.lower] : undefined;
  return { token, unit: often ?? (token === undefined ? '' : unitOf(token)), quarters };
}

/** In the singular; "HR" is a department, and "S" a size. */
const unitOf = ({ lower, text }: Token): string =>
  /^\p{Lu}{1,2}$/u.test(text) ? text : isTimeUnit(lower) ? lower : lower.replace(/s?'?$/, '');

/** How many words stand between a number and what it counts. */
function wordsBetween(doc: Document, at: number): number {
  const next = doc.tokens[at + 1]!.lower;
  // "Eight or more weeks"
  if (next === 'or' && /^(?:more|fewer|less)$/.test(doc.tokens[at + 2]?.lower ?? '')) return 2;
  // "Half a year"
  if (doc.tokens[at]!.lower === 'half' && /^an?$/.test(next)) return 1;
  // "30 more days", "two full weeks"
  return /^(?:more|full|further|additional|whole|calendar|business|working|extra|consecutive|minor|major)$/.test(next)
    ? 1
    : 0;
}

/** "A quarter of an hour", "three quarters of a year": a fraction stands at `at`, and three words behind it its unit. */
export const isFraction = ({ tokens }: Document, at: number): boolean =>
  /^quarters?$/.test(tokens[at]?.lower ?? '') &&
  tokens[at + 1]?.lower === 'of' &&
  /^an?$/.test(tokens[at + 2]?.lower ?? '');
