import type { BlockReader } from './page.ts';

const HEADING = /^\s{0,3}(#{1,6})\s+(.*?)\s*#*\s*$/;

export const isHeading = (line: string): boolean => HEADING.test(line);

/** "## Timeline": a heading of level 1 to 6. */
export const heading: BlockReader = (page, at) => {
  const line = page.lines[at]!;
  const level = HEADING.exec(line.text)?.[1];
  if (level === undefined) return at;
  page.push('heading', line.start + line.text.indexOf(level) + level.length, line.end);
  return at + 1;
};
