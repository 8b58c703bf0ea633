import type { Range } from '../span.ts';
import { LABEL } from './label.ts';

/** "Field | Value", "Item | Details", an empty header: it says that the rows are labels and values, and nothing of them. */
const KEYS =
  /^(?:(?:field|item|propert(?:y|ie)|attribute|aspect|topic|key|label|detail|categor(?:y|ie)|subject|point|question|section|fact|information|what)s?)?$/i;
const VALUES =
  /^(?:(?:value|detail|description|information|info|summary|answer|note|content|text|explanation|fact|data)s?)?$/i;
/** What the lines of a notice are called: by whom, when, what, how and why, and by what becomes of a thing. */
const ROLE =
  /\b(?:who|whom|when|what|why|how|(?:un)?affect\w*|exempt\w*|except\w*|exclu\w+|spared|impact\w*|audience|applies|scope|users?|customers?|deadline|dates?|timeline|due|effective|until|actions?|steps?|requi\w+|replace\w*|successor|alternative|instead|migrat\w+|move|remov\w+|retir\w+|withdraw\w*|discontinu\w+|deprecat\w+|sunset|shut-?down|end|status|reason|cause|differen\w+|chang\w+|notes?|support|guide|links?|documentation|contact|product|service|feature|retention)\b/i;
/** A header of so many words may be one of such names. */
const NAME = /^\S+(?:\s\S+){0,2}$/;

/**
 * Whether the rows of a table are lines of "label: value" ("Replacement | `/v3/levels`", "Not affected | Cargo lines"), so
 * that each is read as such a line. `header` is the row that stands as one, or null: it may be the first of the pairs.
 */
export function arePairs(
  rows: readonly (readonly string[])[],
  header: readonly string[] | null,
): 'with-header' | 'all' | false {
  const all = header === null ? rows : [header, ...rows];
  if (rows.length === 0 || all.some((row) => row.length !== 2)) return false;
  const isPlain = header !== null && KEYS.test(header[0]!) && VALUES.test(header[1]!);
  if (header !== null && !isPlain && (!isKey(header[0]!) || (NAME.test(header[1]!) && ROLE.test(header[1]!))))
    return false;
  const pairs = isPlain ? rows : all;
  if (pairs.length < 2 || pairs.filter(([key]) => isKey(key!)).length * 2 <= pairs.length) return false;
  return isPlain ? 'with-header' : 'all';
}

const isKey = (cell: string): boolean => ROLE.test(cell) && LABEL.exec(`${cell.replace(/\s?:$/, '')}:`) !== null;

/** Writes a colon behind the first cell of a row and nothing for the bar between the two, at the same offsets. */
export function asLine(row: string, colon: number): string {
  const bar = row.indexOf('|', colon);
  const key = row.slice(0, colon);
  return `${key}${key.endsWith(':') ? ' ' : ':'}${' '.repeat(Math.max(0, bar - colon))}${row.slice(bar + 1)}`;
}

/** The range of a row from its first word to its last, and where the colon goes; undefined where none fits. */
export function pairRange(plain: string, [key, value]: readonly Range[]): (Range & { colon: number }) | undefined {
  if (key === undefined || value === undefined) return undefined;
  const first = plain.slice(key.start, key.end);
  const start = key.start + first.length - first.trimStart().length;
  const colon = key.start + first.trimEnd().length;
  const isSpaced = /\s/.test(plain[key.end + 1] ?? '');
  return start < colon && isSpaced && plain.slice(value.start, value.end).trim() !== ''
    ? { start, end: value.end, colon }
    : undefined;
}
