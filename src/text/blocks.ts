import type { Plain } from './plain.ts';
import { Prefiltered } from './prefilter.ts';
import { type Range, rangeAt } from './span.ts';

export type BlockKind =
  /** `Subject:` of a mail, a heading of level 1 to 6, or a line that is all bold. */
  | 'heading'
  | 'paragraph'
  | 'item'
  | 'cell'
  /** A line of a fenced code block. */
  | 'code'
  /** `From:`, `Date:`, `Sent:` … of a mail: read, but never a fact of the notice. */
  | 'mail-header'
  /** "Hi there," */
  | 'salutation';

/** A unit of layout. `start` and `end` are offsets into `Plain.plain`, without marker and outer space. */
export interface Block extends Range {
  readonly kind: BlockKind;
  /** Number of the table row (from 0, header excluded) and the header's text above a cell. */
  readonly row?: number;
  readonly column?: number;
  readonly header?: string;
  /** Counts tables from 0, so that rows of two tables stay apart. */
  readonly table?: number;
  /** For an item: how deep its marker is indented, in columns; and its number, where it has one. */
  readonly indent?: number;
  readonly number?: number;
  /** The last heading above this block, as an index into the list of blocks. */
  readonly under?: number;
}

interface Line extends Range {
  text: string;
}

const BULLET =
  /^(\s*)(?:[-*+•◦▪‣·●○–—](?:\s+\[[ xX]\])?|\[[ xX]\](?:\s+\d{1,2}(?=\s))?|:[a-z_]+:(?=\s)|\p{Extended_Pictographic}\uFE0F?(?=\s+\p{Lu}))\s+(?=\S)/u;
/** A numbered item; "1. 12. 2028" is a date. */
const NUMBERED = /^(\s*)\(?(\d{1,2})[.)/]\s+(?!\d{1,2}\.\s(?:19|20)\d\d\b)(?=\S)/;
/** "(a) activate …", "b) have each member …": an item of a list by letters. */
const LETTERED = /^(\s*)(?:\([a-h]\)|[a-h]\))\s+(?=\S)/;
/** "7.1 In release 14 …": the number of a section. */
const SECTION = /^(\s*(\d{1,2})\.(\d{1,2})\.?\s+)(?=\p{Lu})/u;
const HEADING = /^\s{0,3}(#{1,6})\s+(.*?)\s*#*\s*$/;
const MAIL = /^(subject|from|to|cc|bcc|date|sent|reply-to|betreff)\s*:\s+\S/i;
const SALUTATION =
  /^(?:hi|hello|hey|dear|howdy|greetings|good (?:morning|afternoon|evening)|hello there|hi there)\b[^.:;!?\d]{0,60}[,!.:]?\s*\p{Extended_Pictographic}?$/iu;
/** A label opens a line of its own: "Affected: …", "**When:** …", "End of life date – …". */
export const LABEL = new Prefiltered(/^([A-Z][\p{L}'’?/ -]{1,40}?)\s?:(?=\s|$)/u);

/** Cuts the plain text into blocks. Linear in its length. */
export function toBlocks(text: Plain): Block[] {
  const lines: Line[] = [];
  let at = 0;
  for (const piece of text.plain.split('\n')) {
    lines.push({ start: at, end: at + piece.length, text: piece });
    at += piece.length + 1;
  }
  const blocks: Block[] = [];
  let heading: number | undefined;
  let tables = 0;
  const sectioned = countsSections(lines);
  const push = (kind: BlockKind, start: number, end: number, more: Partial<Block> = {}): void => {
    while (start < end && /\s/.test(text.plain[start]!)) start++;
    while (end > start && /\s/.test(text.plain[end - 1]!)) end--;
    if (end <= start) return;
    blocks.push({ kind, start, end, ...more, ...(heading === undefined ? {} : { under: heading }) });
    if (kind === 'heading') heading = blocks.length - 1;
  };
  for (let i = 0; i < lines.length; ) {
    const line = lines[i]!;
    const trimmed = line.text.trim();
    if (trimmed === '' || /^(?:[-*_=]\s*){3,}$/.test(trimmed)) {
      i++;
      continue;
    }
    const codeAt = rangeAt(text.code, line.start + (line.text.length - line.text.trimStart().length));
    if (
      codeAt >= 0 &&
      text.code[codeAt]!.end >= line.start + line.text.trimEnd().length &&
      isFenced(text, line, codeAt)
    ) {
      push('code', line.start, line.end);
      i++;
      continue;
    }
    const marked = HEADING.exec(line.text);
    if (marked) {
      push('heading', line.start + line.text.indexOf(marked[1]!) + marked[1]!.length, line.end);
      i++;
      continue;
    }
    if (isRow(line.text) && (isRow(lines[i + 1]?.text ?? '') || isRow(lines[i - 1]?.text ?? ''))) {
      i = readTable(lines, i, tables++, push);
      continue;
    }
    const mail = MAIL.exec(trimmed);
    if (mail && (blocks.length < 8 || /^subject/i.test(trimmed))) {
      const colon = line.text.indexOf(':') + 1;
      if (/^(?:subject|betreff)/i.test(trimmed)) {
        const forwarded = /^\s*(?:(?:fwd?|re|aw)\s*:\s*)+/i.exec(line.text.slice(colon));
        push('heading', line.start + colon + (forwarded?.[0].length ?? 0), line.end);
      } else push('mail-header', line.start, line.end);
      i++;
      continue;
    }
    const closed = /[,!.:]$|\p{Extended_Pictographic}$/u.test(trimmed) || !lines[i + 1]?.text.trim();
    if (closed && SALUTATION.test(trimmed)) {
      push('salutation', line.start, line.end);
      i++;
      continue;
    }
    const numbered = NUMBERED.exec(line.text);
    const bullet = numbered ?? LETTERED.exec(line.text) ?? BULLET.exec(line.text);
    // A paragraph or an item runs on over lines that were only wrapped.
    let last = i;
    const section = sectioned && !bullet ? SECTION.exec(line.text)?.[1] : undefined;
    const start = line.start + (bullet?.[0] ?? section ?? '').length;
    while (
      last + 1 < lines.length &&
      !(last === i && !bullet && isBoldLine(text, line)) &&
      !(sectioned && SECTION.test(lines[last + 1]!.text)) &&
      continues(text, lines, i, last)
    )
      last++;
    const end = lines[last]!.end;
    // "📣 Peer Diaries is closing": an emoji over a text marks its title, and no list.
    const decked = bullet !== null && blocks.length === 0 && last === i && isEmojiMark(bullet[0]);
    if (decked && isTitleLine(text, { ...line, start, text: line.text.slice(bullet[0].length) }, lines[i + 1], true))
      push('heading', start, end);
    else if (bullet)
      push('item', start, end, { indent: bullet[1]!.length, ...(numbered ? { number: Number(numbered[2]) } : {}) });
    else if (
      last === i &&
      !(DATED.test(trimmed) && lines[i - 1]?.text.trim()) &&
      isTitleLine(text, line, lines[i + 1], blocks.length === 0)
    )
      push('heading', start, end);
    else
      push(
        last > i && SALUTATION.test(text.plain.slice(start, end).replaceAll('\n', ' ')) ? 'salutation' : 'paragraph',
        start,
        end,
      );
    i = last + 1;
    // A setext underline makes a heading of the line above it.
    if (
      last === i - 1 &&
      /^\s{0,3}(?:={3,}|-{3,})\s*$/.test(lines[i]?.text ?? '') &&
      blocks.at(-1)?.kind === 'paragraph'
    ) {
      const block = blocks.pop()!;
      push('heading', block.start, block.end);
      i++;
    }
  }
  return blocks;
}

/** Sections are counted from the first: "7.1 …", "7.2 …". "4.2 Fixes" alone may be a release. */
function countsSections(lines: readonly Line[]): boolean {
  let before: readonly [string, number] | undefined;
  for (const { text } of lines) {
    const [, , part, number] = SECTION.exec(text) ?? [];
    if (part === undefined) continue;
    if (Number(number) === 2 && before?.[0] === part && before[1] === 1) return true;
    before = [part, Number(number)];
  }
  return false;
}

const isEmojiMark = (mark: string): boolean => /^\s*(?::[a-z_]+:|\p{Extended_Pictographic})/u.test(mark);

/** Fenced lines are whole-line code ranges that start at the very start of their line. */
function isFenced(text: Plain, line: Line, codeAt: number): boolean {
  const raw = text.map[line.start];
  return (
    text.code[codeAt]!.start >= line.start &&
    raw !== undefined &&
    (raw === 0 || text.raw[raw - 1] === '\n') &&
    text.raw[raw] !== '`' &&
    text.raw[raw] !== '<'
  );
}

function isRow(line: string): boolean {
  const trimmed = line.trim();
  if (/^\|.*\|/.test(trimmed)) return true;
  return (trimmed.match(/\s\|\s/g)?.length ?? 0) >= 2;
}

const cellsOf = (line: Line): Range[] => {
  const cells: Range[] = [];
  const first = line.text.length - line.text.trimStart().length;
  let from = line.text[first] === '|' ? first + 1 : first;
  for (let k = from; k <= line.text.length; k++) {
    const closed = k === line.text.length;
    if (!closed && (line.text[k] !== '|' || line.text[k - 1] === '\\')) continue;
    if (!closed || line.text.slice(from, k).trim() !== '')
      cells.push({ start: line.start + from, end: line.start + k });
    from = k + 1;
  }
  return cells;
};

/** Without a rule under it, a first row is a header where it tells no numbers. */
const isHeader = (row: string): boolean => !/\d/.test(row);

function readTable(
  lines: Line[],
  first: number,
  table: number,
  push: (kind: BlockKind, start: number, end: number, more?: Partial<Block>) => void,
): number {
  let i = first;
  while (i < lines.length && isRow(lines[i]!.text)) i++;
  const rows = lines.slice(first, i);
  const ruled = rows.findIndex((row) => /^[\s|:-]+$/.test(row.text) && row.text.includes('-'));
  const headers =
    ruled > 0 || (ruled < 0 && rows.length > 1 && isHeader(rows[0]!.text))
      ? cellsOf(rows[0]!).map((cell) =>
          rows[0]!.text.slice(cell.start - rows[0]!.start, cell.end - rows[0]!.start).trim(),
        )
      : [];
  rows.forEach((row, r) => {
    if (r === ruled || (r === 0 && headers.length > 0)) return;
    cellsOf(row).forEach((cell, column) => {
      push('cell', cell.start, cell.end, {
        row: r - (ruled > 0 ? 2 : 1),
        column,
        header: headers[column] ?? '',
        table,
      });
    });
  });
  return i;
}

/** An entry of a timetable: "2027-05-04 09:00: closed for good", "4 May 2027 – read-only". Under another line it is no title. */
const DATED =
  /^(?:\d{4}-\d\d-\d\d|\d{1,2}[./]\d{1,2}[./]\d{2,4}|\d{1,2}\.?\s\p{L}{3,9}\.?,?\s\d{4}|\p{L}{3,9}\.?\s\d{1,2},?\s\d{4})\b[^.\n]{0,24}?(?::|\s[–—-])\s\S/u;

/** A blank line, or one that is marked as the begin of a block. */
function begins({ text }: Line): boolean {
  const trimmed = text.trim();
  return (
    trimmed === '' ||
    [HEADING, BULLET, NUMBERED, LETTERED].some((mark) => mark.test(text)) ||
    isRow(text) ||
    /^(?:[-*_=]\s*){3,}$/.test(trimmed) ||
    LABEL.test(trimmed) ||
    DATED.test(trimmed)
  );
}

/** Addressees by a description. */
const FOR_WHOM = /^(?:For|To)\s(?:\p{Ll}+\s){1,4}(?:that|who|whose)\b/u;
/** Something, and what becomes of it. */
const ARROW = /\S\s(?:→|⇒|[-=]>)\s\S/;

/** True when the line after `last` belongs to the block that began at `first`: it was broken only to fit a width. */
function continues(text: Plain, lines: Line[], first: number, last: number): boolean {
  const next = lines[last + 1]!;
  const trimmed = next.text.trim();
  if (begins(next)) return false;
  // "`a()` → `b()`", line by line: each is a pair of its own.
  if (ARROW.test(trimmed) && ARROW.test(lines[last]!.text)) return false;
  if (isParallel(lines[first]!.text.trim(), trimmed)) return false;
  if (/^\s{2,}\S/.test(next.text) && (BULLET.test(lines[first]!.text) || NUMBERED.test(lines[first]!.text)))
    return true;
  let width = 0;
  // Widths are those of the lines as typed, markup included: that is what was wrapped.
  const widen = (line: Line): void => {
    // A single long word stands beyond the width to which the text was wrapped.
    const typed = typedLine(text, line);
    if (/\S\s+\S/.test(typed)) width = Math.max(width, typed.length);
  };
  for (let k = last + 1; k >= first && k > last - 6; k--) widen(lines[k]!);
  for (let k = last + 2; k < last + 6 && k < lines.length && !begins(lines[k]!); k++) widen(lines[k]!);
  const word = /^\S*/.exec(typedLine(text, next))![0];
  // "Closing of gateway gw1" and "For offices that submit through it": whom it is for, on a line of its own.
  const opens = FOR_WHOM.test(trimmed) && /[\p{L}\p{N}]$/u.test(lines[last]!.text.trimEnd());
  const wrapped = !opens && width <= 120 && typedLine(text, lines[last]!).length + 1 + word.length > width;
  if (wrapped) return true;
  // Ragged breaks in the middle of a sentence.
  return (
    /[\p{Ll},]$/u.test(lines[last]!.text.trimEnd()) &&
    /^[\p{Ll}(]/u.test(trimmed) &&
    !LABEL.test(lines[last]!.text.trim())
  );
}

/** "Phase 1 …" and "Phase 2 …", "closing: …" and "closed: …": lines of one form, each an entry of its own. */
function isParallel(line: string, next: string): boolean {
  if (KEYED.test(line) && KEYED.test(next)) return true;
  const [, word, count] = COUNTED.exec(line) ?? [];
  const [, again, other] = COUNTED.exec(next) ?? [];
  return word !== undefined && word === again && count !== other;
}
const KEYED = /^\p{Ll}{3,20}(?: \p{Ll}{2,20})?: \S/u;
const COUNTED = /^(\p{L}{3,12}\.?) (\d{1,3}|[A-Z]|[IVX]{1,4})(?=[\s,.:)(])/u;

/** A line as the author typed it, without the space around it. */
function typedLine({ raw, map }: Plain, line: Line): string {
  const from = line.start === 0 ? 0 : (map[line.start - 1] ?? 0) + 1;
  return raw.slice(from, map[line.end] ?? raw.length).trim();
}

/** A line that is bold from end to end, but for an emoji or a mark. */
function isBoldLine(text: Plain, line: Line): boolean {
  const trimmed = line.text.trim();
  const start = line.start + (line.text.length - line.text.trimStart().length);
  const at = Math.max(0, ...[start, start + 1, start + 2, start + 3].map((offset) => rangeAt(text.bold, offset)));
  const range = text.bold[at];
  return (
    range !== undefined &&
    range.start >= start - 1 &&
    range.start <= start + 3 &&
    range.end >= start + trimmed.length - 2
  );
}

/** A line that stands alone as a title: all bold, or short, without a full stop, and followed by a blank line. */
function isTitleLine(text: Plain, line: Line, next: Line | undefined, first: boolean): boolean {
  const trimmed = line.text.trim();
  const bold = isBoldLine(text, line);
  const alone = next === undefined || next.text.trim() === '';
  if (bold) return !/[.]$/.test(trimmed) || alone;
  if (!alone || LABEL.test(trimmed) || /[.;:,]$/.test(trimmed) || /https?:\/\//.test(trimmed)) return false;
  return (
    trimmed.split(/\s+/).length <= (first ? 14 : 9) &&
    !/^(?:thanks?|cheers|best|regards|kind|yours|sincerely|posted|last updated|updated|the .* team$)/i.test(trimmed) &&
    next !== undefined
  );
}
