import type { Range } from './span.ts';

/** What the start of a line, or a gap within it, stands for in text that has no markup. Offsets into the original. */
export interface LineLayout {
  /** So many characters at the start of a line only mark it as a comment: "// ", " * ". */
  readonly leader: (lineStart: number) => number;
  /** Dots or spaces between a name and its value, or between two columns; and whether they part columns. */
  readonly gaps: (lineStart: number) => readonly Gap[];
}

export interface Gap extends Range {
  readonly column: boolean;
}

const NONE: readonly Gap[] = [];

/** The marks of a comment, to be followed by a space or nothing. */
const LEADER = /^[ \t]*(\/\/[/!]?|\*(?!\*)|#'|#(?![#!])|;;?|--)(?=[ \t]|$)[ \t]?/;
/** A line that only opens or closes a comment. */
const FENCE = /^[ \t]*(?:\/\*{1,2}|\*\/)[ \t]*$/;
/** "Model ........ tern-embed-v2" */
const DOTTED = /^([ \t]*\S[^\n.]{0,48}?)[ \t]?(?:\.{4,}|(?:\. ){3,}\.?)[ \t]*(?=[^\s.])/;
/** A gap within a line: a tab, or two spaces and more behind anything but the end of a sentence. */
const GAP = /[^\s.!?:](\t[ \t]*| {2,})(?=\S)/g;
/** "- ", "1. ", "[ ] ": the mark of an item, behind which a word in capitals may stand as a label ("REQUIRED  Install …"). */
const ITEM = /^[ \t]*(?:[-*+•·–—]|\(?\d{1,2}[.)]|\(?[a-z][.)]|\[[ xX]\](?:[ \t]+\d{1,2}\b)?|>)[ \t]+/;
const CAPITALS = /^\p{Lu}{3,}(?= {2,}\S)/u;

interface Line extends Range {
  readonly text: string;
}

/** Reads the layout of a text that is set with dots, spaces or comment marks. Linear; nothing is done for texts without them. */
export function readLineLayout(raw: string): LineLayout {
  const leaders = /^[ \t]*(?:\/\/|\/\*|\*|#|;|--)/m.test(raw) ? readLeaders(linesOf(raw)) : undefined;
  const dotted = raw.includes('....') || raw.includes('. . . ');
  const spaced = raw.includes('\t') || /\S {2,}\S/.test(raw);
  const columns = spaced ? readColumns(linesOf(raw)) : undefined;
  return {
    leader: (lineStart) => leaders?.get(lineStart) ?? 0,
    gaps: (lineStart) => columns?.get(lineStart) ?? (dotted ? dotsIn(raw, lineStart) : NONE),
  };
}

function linesOf(raw: string): Line[] {
  const lines: Line[] = [];
  let start = 0;
  for (const text of raw.split('\n')) {
    lines.push({ start, end: start + text.length, text: text.replace(/\r$/, '') });
    start += text.length + 1;
  }
  return lines;
}

function dotsIn(raw: string, start: number): readonly Gap[] {
  const match = DOTTED.exec(raw.slice(start, start + 200).split('\n', 1)[0]!);
  return match ? [{ start: start + match[1]!.length, end: start + match[0].length, column: false }] : NONE;
}

/**
 * Runs of lines that one mark opens. "* a" and "# a" are items and headings as well: a comment also has lines with nothing
 * behind the mark, or stands between "/*" and its end.
 */
function readLeaders(lines: readonly Line[]): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  for (let i = 0; i < lines.length; ) {
    const mark = LEADER.exec(lines[i]!.text)?.[1];
    const opened = FENCE.test(lines[i]!.text);
    let last = opened ? i + 1 : i;
    const own = opened ? LEADER.exec(lines[last]?.text ?? '')?.[1] : mark;
    if (own === undefined) {
      i++;
      continue;
    }
    while (last < lines.length && LEADER.exec(lines[last]!.text)?.[1] === own && !FENCE.test(lines[last]!.text)) last++;
    const run = lines.slice(opened ? i + 1 : i, last);
    const isBare = ({ text }: Line): boolean => LEADER.exec(text)![0].length === text.length;
    if (run.length >= 2 && (opened || /^\/\//.test(own) || run.some(isBare))) {
      for (const { start, text } of run) found.set(start, LEADER.exec(text)![0].length);
      if (opened) found.set(lines[i]!.start, lines[i]!.text.length);
      if (lines[last] && FENCE.test(lines[last]!.text)) found.set(lines[last]!.start, lines[last]!.text.length);
    }
    i = Math.max(last, i + 1);
  }
  return found;
}

/** Lines in a row whose gaps end at the same places, or that have as many tabs, are the rows of a table. */
function readColumns(lines: readonly Line[]): ReadonlyMap<number, readonly Gap[]> {
  const found = new Map<number, readonly Gap[]>();
  const gaps = lines.map(gapsIn);
  for (let i = 0; i < lines.length; ) {
    let last = i + 1;
    const first = gaps[i]!;
    if (first[0]?.column === false) found.set(lines[i]!.start, first);
    while (first[0]?.column && last < lines.length && isBelow(lines[i]!, first, lines[last]!, gaps[last]!)) last++;
    if (last - i >= (first.length > 1 ? 2 : 3) && first[0]?.column)
      for (let k = i; k < last; k++) found.set(lines[k]!.start, gaps[k]!);
    i = Math.max(last, i + 1);
  }
  return found;
}

function gapsIn({ start, text }: Line): readonly Gap[] {
  if (text.includes('|') || !/\S(?:\t| {2,})\S/.test(text)) return NONE;
  const item = ITEM.exec(text)?.[0].length;
  if (item !== undefined) {
    const label = CAPITALS.exec(text.slice(item));
    if (label === null) return NONE;
    const from = item + label[0].length;
    const to = from + text.slice(from).search(/\S/);
    return [{ start: start + from, end: start + to, column: false }];
  }
  const gaps: Gap[] = [];
  for (const { index, 0: match } of text.matchAll(GAP))
    gaps.push({ start: start + index + 1, end: start + index + match.length, column: true });
  return gaps;
}

function isBelow(line: Line, gaps: readonly Gap[], next: Line, others: readonly Gap[]): boolean {
  return (
    others.length === gaps.length &&
    others[0]!.column &&
    (next.text.includes('\t') || gaps.every((gap, k) => gap.end - line.start === others[k]!.end - next.start))
  );
}
