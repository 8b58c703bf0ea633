import type { Scan } from './scan.ts';

/** "~~30 June~~" */
export function struckMark(scan: Scan, at: number): number {
  if (scan.raw[at + 1] !== '~') return at;
  scan.toggle('struck');
  return at + 2;
}

/** "**Deadline**", "__Deadline__"; the line of `__init__` is none. */
export function boldMark(scan: Scan, at: number): number {
  const { raw } = scan;
  const mark = raw[at];
  if (raw[at + 1] !== mark || (mark === '_' && isWord(raw[at - 1]) && isWord(raw[at + 2]))) return at;
  scan.toggle('bold');
  return at + 2;
}

const isWord = (c: string | undefined): boolean => c !== undefined && /\w/.test(c);

/** "*only*", "_only_" */
export const emphasisMark = ({ raw }: Scan, at: number): number => (isEmphasis(raw, at, raw[at]!) ? at + 1 : at);

/** Emphasis hugs a word on one side, and has this on the other. */
const BEFORE = /[\s([{"'“‘>–—]/;
const BEHIND = /[\s)\]}.,;:!?"'”’<–—]/;
/** A blank line, or the beginning of a list item: emphasis may be wrapped, but does not run into another paragraph. */
const PARAGRAPH_BREAK = /\n[ \t>]*(?=\r?\n|[-*+•][ \t]|\d{1,2}[.)][ \t])/;
/** So far its other mark is looked for. */
const LONG = 400;

/** A single `*` or `_` that opens or closes emphasis: it hugs a word on exactly one side. */
function isEmphasis(raw: string, at: number, mark: string): boolean {
  const before = raw[at - 1] ?? '\n';
  const after = raw[at + 1] ?? '\n';
  const opens = BEFORE.test(before) && /\S/.test(after) && after !== mark;
  if (opens) {
    const ahead = raw.slice(at + 1, at + LONG).split(PARAGRAPH_BREAK, 1)[0]!;
    return mark === '*' ? /\S\*(?=[\s)\]}.,;:!?"'”’<–—]|$)/.test(ahead) : /\S_(?=[\s)\]}.,;:!?"'”’<–—]|$)/.test(ahead);
  }
  const closes = /\S/.test(before) && before !== mark && BEHIND.test(after);
  if (!closes) return false;
  const behind = raw
    .slice(Math.max(0, at - LONG), at)
    .split(PARAGRAPH_BREAK)
    .at(-1)!;
  return mark === '*' ? /(?:^|[\s([{"'“‘>–—])\*\S/.test(behind) : /(?:^|[\s([{"'“‘>–—])_\S/.test(behind);
}
