import type { Plain } from '../plain.ts';
import { type Range, rangeAt } from '../span.ts';
import type { BlockReader, Line } from './page.ts';

/** A line of a fenced code block. */
export const fencedCode: BlockReader = (page, at) => {
  const { text, lines } = page;
  const line = lines[at]!;
  const indent = line.text.length - line.text.trimStart().length;
  const code = text.code[rangeAt(text.code, line.start + indent)];
  if (code === undefined || code.end < line.start + indent + line.trimmed.length || !isFenced(text, line, code))
    return at;
  page.push('code', line.start, line.end);
  return at + 1;
};

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
