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

/** Names that an agent gives a fence round words. */
const PROSE = /^(?:|text|txt|plain|plaintext|markdown|md)$/;
/** A line of words, as code has none. */
const WORDS = /^(?:[^\s\p{L}]*\p{L}\S* ){6}/mu;
/** So many lines of talk stand round the answer at the most. */
const TALK = 4;

/**
 * Where the marks stand of a fence round the answer of an agent that talks besides: "Here is the shortened notice:", the
 * answer between two marks, "Let me know …". Its lines are words, and no code. Empty where there is none.
 */
export function fencedAnswer(raw: string): readonly number[] {
  if (!raw.includes('```') && !raw.includes('~~~')) return [];
  const lines = linesOf(raw);
  const [open, close, ...more] = lines.flatMap(({ text }, i) => (fenceOf(text) === '' ? [] : [i]));
  if (open === undefined || close === undefined || more.length > 0) return [];
  if (
    !PROSE.test(
      lines[open]!.text.replace(/^\s*(?:`+|~+)/, '')
        .trim()
        .toLowerCase(),
    )
  )
    return [];
  const inner = raw.slice(lines[open + 1]!.start, lines[close]!.start);
  const talk = [...lines.slice(0, open), ...lines.slice(close + 1)].filter(({ text }) => text.trim() !== '');
  const spoken = talk.reduce((sum, { text }) => sum + text.length, 0);
  if (talk.length > TALK || 2 * spoken > inner.length || !WORDS.test(inner)) return [];
  return [lines[open]!.start, lines[close]!.start];
}

/** The lines of a text with their offsets, without their breaks. */
function linesOf(raw: string): { readonly start: number; readonly text: string }[] {
  let start = 0;
  return raw.split('\n').map((line) => {
    const found = { start, text: line.replace(/\r$/, '') };
    start += line.length + 1;
    return found;
  });
}
