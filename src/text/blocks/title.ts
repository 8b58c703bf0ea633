import type { Plain } from '../plain.ts';
import { rangeAt } from '../span.ts';
import { isDated, LABEL } from './label.ts';
import type { BlockReader, Line, Page } from './page.ts';

/** A line with a rule under it (a setext heading). */
export const underlined: BlockReader = (page, at) => {
  if (!/^\s{0,3}(?:={3,}|-{3,})\s*$/.test(page.lines[at + 1]?.text ?? '')) return at;
  pushHeading(page, at);
  return at + 2;
};

/** A line that stands alone as a title. Under another line, an entry of a timetable is none. */
export const title: BlockReader = (page, at) => {
  const line = page.lines[at]!;
  if ((isDated(line.trimmed) && !page.isBlank(at - 1)) || !isTitle(page, at, line)) return at;
  pushHeading(page, at);
  return at + 1;
};

function pushHeading(page: Page, at: number): void {
  const line = page.lines[at]!;
  page.push('heading', page.textStart(line), line.end);
}

/** So many words a title may have; over everything else, or further down. */
const LONGEST = { first: 14, later: 9 };
/** What stands alone under a text: who sends it, and when. */
const CLOSING = /^(?:thanks?|cheers|best|regards|kind|yours|sincerely|posted|last updated|updated|the .* team$)/i;

/** Whether the line at `at`, or what `line` leaves of it, is all bold, or short, without a full stop and followed by a blank line. */
export function isTitle(page: Page, at: number, line: Line): boolean {
  const { trimmed } = line;
  const alone = page.isBlank(at + 1);
  if (isBoldLine(page.text, line)) return (alone || !trimmed.endsWith('.')) && !isParagraph(trimmed);
  if (!alone || at + 1 === page.lines.length) return false;
  if (/[.;:,]$/.test(trimmed) || LABEL.test(trimmed) || /https?:\/\//.test(trimmed) || CLOSING.test(trimmed))
    return false;
  return trimmed.split(/\s+/).length <= (page.blocks.length === 0 ? LONGEST.first : LONGEST.later);
}

/** "**From 3 May the map will no longer be served. Use the tiles.**": sentences that are bold for their weight, and no title. */
const isParagraph = (text: string): boolean =>
  /[\p{Ll}\d)`"]\.$/u.test(text) && text.split(/\s+/, LONGEST.first + 1).length > LONGEST.first;

/** A line that is bold from end to end, but for an emoji or a mark. */
export function isBoldLine({ bold }: Plain, line: Line): boolean {
  if (bold.length === 0) return false;
  const start = line.start + (line.text.length - line.text.trimStart().length);
  const at = Math.max(0, ...[start, start + 1, start + 2, start + 3].map((offset) => rangeAt(bold, offset)));
  const range = bold[at]!;
  return range.start >= start - 1 && range.start <= start + 3 && range.end >= start + line.trimmed.length - 2;
}
