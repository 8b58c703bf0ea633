import type { BlockReader } from './page.ts';

/** "## Timeline", "== Timeline", "== Timeline =="; an indented "= note:" is a compiler's. */
const HEADING = /^(?:\s{0,3}(#{1,6})|(={2,6})(?=\s+[\p{L}\d`]))\s+(.*?)\s*#*\s*$/u;
/** The title of an AsciiDoc text, which nothing stands before. */
const TITLE = /^(=)\s+(?=\p{L})/u;
const CLOSING = /\s=+\s*$/;

export const isHeading = (line: string): boolean => HEADING.test(line);

/** "## Timeline": a heading of level 1 to 6. */
export const heading: BlockReader = (page, at) => {
  const line = page.lines[at]!;
  const found = HEADING.exec(line.text) ?? (page.blocks.length === 0 ? TITLE.exec(line.text) : null);
  const level = found?.[1] ?? found?.[2];
  if (level === undefined) return at;
  const closing = level.startsWith('=') ? (CLOSING.exec(line.text)?.[0].length ?? 0) : 0;
  page.push('heading', line.start + line.text.indexOf(level) + level.length, line.end - closing);
  return at + 1;
};
