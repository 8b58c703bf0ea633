import type { Plain } from '../plain.ts';
import { type Range, rangeAt } from '../span.ts';
import type { BlockReader, Line } from './page.ts';

/** A line of a fenced code block, or one that is code as a whole. */
export const fencedCode: BlockReader = (page, at) => {
  const line = page.lines[at]!;
  if (!isCodeLine(page.text, line)) return at;
  page.push('code', line.start, line.end);
  return at + 1;
};

/** Whether a line is code from end to end. */
export function isCodeLine(text: Plain, line: Line): boolean {
  const indent = line.text.length - line.text.trimStart().length;
  const code = text.code[rangeAt(text.code, line.start + indent)];
  return code !== undefined && code.end >= line.start + indent + line.trimmed.length && isFenced(text, line, code);
}

/** Fenced lines are whole-line code ranges that start at the very start of their line. */
function isFenced({ raw, map }: Plain, line: Line, code: Range): boolean {
  const typed = map[line.start];
  return (
    code.start >= line.start &&
    typed !== undefined &&
    (typed === 0 || raw[typed - 1] === '\n') &&
    raw[typed] !== '`' &&
    raw[typed] !== '<'
  );
}
