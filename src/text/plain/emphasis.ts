import { oncePer } from '../once.ts';
import type { Scan } from './scan.ts';

/** "~~30 June~~" */
export function struckMark(scan: Scan, at: number): number {
  if (scan.raw[at + 1] !== '~') return at;
  scan.toggle('struck');
  return at + 2;
}

/** "**Deadline**", "__Deadline__"; the line of `__init__` is none, nor what ends a path. */
export function boldMark(scan: Scan, at: number): number {
  const { raw } = scan;
  const mark = raw[at];
  if (raw[at + 1] !== mark || (mark === '_' && isWord(raw[at - 1]) && isWord(raw[at + 2]))) return at;
  // "api.acme.example/**": nothing opens before a space, and behind a word no careless mark stands.
  if (!scan.isOpen('bold') && isFree(raw[at + 2]) && !isFree(raw[at - 1])) return at;
  scan.toggle('bold');
  return at + 2;
}

const isFree = (c: string | undefined): boolean => c === undefined || /\s/.test(c);
const isWord = (c: string | undefined): boolean => c !== undefined && /\w/.test(c);

/** "*only*", "_only_" */
export const emphasisMark = (scan: Scan, at: number): number => (emphasisOf(scan).has(at) ? at + 1 : at);

/** Emphasis hugs a word on one side, and has this on the other. */
const BEFORE = /[\s([{"'“‘>–—]/;
const BEHIND = /[\s)\]}.,;:!?"'”’<–—]/;
const MARK = /[*_]/g;
/** A blank line, or the beginning of a list item: emphasis may be wrapped, but does not run into another paragraph. */
const PARAGRAPH_BREAK = /\n[ \t>]*(?=\r?\n|[-*+•][ \t]|\d{1,2}[.)][ \t])/g;

/**
 * Each single `*` or `_` that opens or closes emphasis, however long: it hugs a word on exactly one side, and its paragraph
 * has another that may close or open it. One pass, since every mark would else look through its paragraph anew.
 */
const emphasisOf = oncePer(({ raw }: Scan): ReadonlySet<number> => {
  const emphasis = new Set<number>();
  let begin = 0;
  for (const { index } of raw.matchAll(PARAGRAPH_BREAK)) {
    pairMarks(raw, begin, index, emphasis);
    begin = index + 1;
  }
  pairMarks(raw, begin, raw.length, emphasis);
  return emphasis;
});

function pairMarks(raw: string, start: number, end: number, into: Set<number>): void {
  /** Those that opened and have found no end so far, and whether any has opened at all. */
  const waiting: Record<string, number[]> = { '*': [], _: [] };
  const begun = new Set<string>();
  for (const { 0: mark, index } of raw.slice(start, end).matchAll(MARK)) {
    const at = start + index;
    const before = raw[at - 1] ?? '\n';
    const after = raw[at + 1] ?? '\n';
    if (BEFORE.test(before) && /\S/.test(after)) {
      begun.add(mark);
      if (after !== mark) waiting[mark]!.push(at);
    } else if (/\S/.test(before) && BEHIND.test(after)) {
      for (const opening of waiting[mark]!.splice(0)) into.add(opening);
      if (before !== mark && begun.has(mark)) into.add(at);
    }
  }
}
