import type { Range } from '../span.ts';

/** The line that opens or closes a code block; its first group are the marks. */
const FENCE = /^[ \t]{0,3}(`{3,}|~{3,})[^\n`]*$/;
/** A longer line is none. */
const LONG = 200;

/** The marks of a line that opens or closes a code block; the empty string where it does not. */
export const fenceOf = (line: string): string => (line.length < LONG ? (FENCE.exec(line)?.[1] ?? '') : '');

/** Takes a code fence round the whole text off, as agents like to wrap their answers. Returns the inner range. */
export function unfenced(raw: string): Range {
  const all = { start: 0, end: raw.length };
  const opened = /^\s*(`{3,}|~{3,})[^\n`]*\r?\n/.exec(raw);
  if (!opened) return all;
  const body = raw.slice(opened[0].length);
  const closed = /\r?\n[ \t]*(`{3,}|~{3,})\s*$/.exec(body.length > 4000 ? body.slice(-4000) : body);
  if (!closed || closed[1] !== opened[1]) return all;
  const inner = { start: opened[0].length, end: raw.length - closed[0].length };
  // A fence inside means that the outer marks are two separate blocks.
  const isTwo = raw
    .slice(inner.start, inner.end)
    .split('\n')
    .some((line) => FENCE.test(line));
  return isTwo ? all : inner;
}
