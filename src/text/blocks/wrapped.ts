import type { Plain } from '../plain.ts';
import { isCodeLine } from './code.ts';
import { isGap } from './gap.ts';
import { isHeading } from './heading.ts';
import { isDated, LABEL } from './label.ts';
import { hangs, isItem } from './marker.ts';
import type { Line, Page } from './page.ts';
import { sectionMark } from './section.ts';
import { isRow } from './table.ts';

/** A text that is broken at a greater width, in characters, was not wrapped to fit it. */
const WIDEST = 120;
/** So many lines on either side tell the width. */
const AROUND = 5;

/** The last line of the block that begins at `first`: a paragraph or an item runs on over lines that were only wrapped. */
export function lastWrapped(page: Page, first: number): number {
  let last = first;
  while (
    last + 1 < page.lines.length &&
    !(page.sectioned && sectionMark(page.lines[last + 1]!.text) !== '') &&
    continues(page, first, last)
  )
    last++;
  return last;
}

/** True when the line after `last` belongs to the block that began at `first`: it was broken only to fit a width. */
function continues(page: Page, first: number, last: number): boolean {
  const { lines } = page;
  const opening = lines[first]!;
  const line = lines[last]!;
  const next = lines[last + 1]!;
  if (isDated(next.trimmed) && LEADS_TO_A_DAY.test(line.trimmed)) return true;
  if (begins(next) || isCodeLine(page.text, next) || areEntries(opening, line, next)) return false;
  if (/^\s{2,}\S/.test(next.text) && hangs(opening.text)) return true;
  return isFull(page, first, last) || breaksSentence(line, next);
}

/** "… shuts down on", "goes on until the": the day on the next line ends the phrase, and opens no entry of a timetable. */
const LEADS_TO_A_DAY = /\s(?:on|by|until|till|through|from|since|before|after|between|of|and|or|to)(?:\sthe)?$/i;

/** A blank line, or one that is marked as the begin of a block. */
const begins = (line: Line): boolean =>
  isGap(line) ||
  isHeading(line.text) ||
  isItem(line.text) ||
  isRow(line) ||
  LABEL.test(line.trimmed) ||
  isDated(line.trimmed);

/** Whether lines are of one form, each an entry of its own. */
const areEntries = (opening: Line, line: Line, next: Line): boolean =>
  // "`a()` → `b()`", line by line: each is a pair of its own.
  (ARROW.test(next.trimmed) && ARROW.test(line.text)) ||
  // "closing: …" and "closed: …"
  (KEYED.test(opening.trimmed) && KEYED.test(next.trimmed)) ||
  areCounted(opening, next);

/** Something, and what becomes of it. */
const ARROW = /\S\s(?:→|⇒|[-=]>)\s\S/;
const KEYED = /^\p{Ll}{3,20}(?: \p{Ll}{2,20})?: \S/u;
const COUNTED = /^(\p{L}{3,12}\.?) (\d{1,3}|[A-Z]|[IVX]{1,4})(?=[\s,.:)(])/u;

/** "Phase 1 …" and "Phase 2 …" */
function areCounted(line: Line, next: Line): boolean {
  const [, word, count] = COUNTED.exec(line.trimmed) ?? [];
  if (word === undefined) return false;
  const [, again, other] = COUNTED.exec(next.trimmed) ?? [];
  return word === again && count !== other;
}

/** Whether the first word of the next line had no room in this one. */
function isFull(page: Page, first: number, last: number): boolean {
  const { text, lines } = page;
  const line = lines[last]!;
  const next = lines[last + 1]!;
  // "Closing of gateway gw1" and "For offices that submit through it": whom it is for, on a line of its own.
  if (FOR_WHOM.test(next.trimmed) && /[\p{L}\p{N}]$/u.test(line.trimmed)) return false;
  const width = widthAround(page, first, last);
  const word = /^\S*/.exec(typedLine(text, next))![0];
  return width <= WIDEST && typedLine(text, line).length + 1 + word.length > width;
}

/** Addressees by a description. */
const FOR_WHOM = /^(?:For|To)\s(?:\p{Ll}+\s){1,4}(?:that|who|whose)\b/u;

/** The width to which the text around a line was wrapped: that of the longest line. */
function widthAround({ text, lines }: Page, first: number, last: number): number {
  let width = 0;
  for (let k = Math.max(first, last - AROUND); k <= last + 1; k++) width = Math.max(width, widthOf(text, lines[k]!));
  for (let k = last + 2; k <= last + AROUND && k < lines.length && !begins(lines[k]!); k++)
    width = Math.max(width, widthOf(text, lines[k]!));
  return width;
}

/** Widths are those of the lines as typed, markup included: that is what was wrapped. A single long word stands beyond any. */
function widthOf(text: Plain, line: Line): number {
  const typed = typedLine(text, line);
  return /\S\s+\S/.test(typed) ? typed.length : 0;
}

/** A line as the author typed it, without the space around it. */
function typedLine({ raw, map }: Plain, line: Line): string {
  const from = line.start === 0 ? 0 : (map[line.start - 1] ?? 0) + 1;
  return raw.slice(from, map[line.end] ?? raw.length).trim();
}

/** Ragged breaks in the middle of a sentence. */
const breaksSentence = (line: Line, next: Line): boolean =>
  BEGUN.test(line.trimmed) ||
  (/[\p{Ll},]$/u.test(line.trimmed) && /^[\p{Ll}(]/u.test(next.trimmed) && !LABEL.test(line.trimmed));

/** "… we are here to help. Contact": a word or two of a sentence that has only begun. */
const BEGUN = /[\p{Ll})][.!?] \p{Lu}\p{Ll}+(?: \p{Ll}+)?$/u;
