import { byWord } from './by-word.ts';
import { hiddenEnds } from './hidden.ts';
import { entity, escaped, shortcode } from './plain/characters.ts';
import { codeSpan } from './plain/code-span.ts';
import { boldMark, emphasisMark, struckMark } from './plain/emphasis.ts';
import { unfenced } from './plain/fence.ts';
import { Lines } from './plain/lines.ts';
import { addressBeforeWords, linkClosing, linkOpening, picture, quotedLink } from './plain/link.ts';
import { type MarkReader, Scan } from './plain/scan.ts';
import { address, tag } from './plain/tag.ts';
import type { Range } from './span.ts';

/**
 * The words of a text without its markup. Everything later reads `plain`; `map[i]` is the offset in the original of
 * plain character `i`, so every finding can quote what the author typed.
 */
export interface Plain {
  readonly raw: string;
  readonly plain: string;
  readonly map: Int32Array;
  /** Plain ranges that stood in backticks, a code fence or `<code>`. Sorted, no overlaps. */
  readonly code: readonly Range[];
  /** Plain ranges that were struck through (`~~x~~`, `<s>`, `<del>`). */
  readonly struck: readonly Range[];
  /** Plain ranges that stood in bold (`**x**`, `<b>`): lead-ins and labels are often set so. */
  readonly bold: readonly Range[];
}

/** The readers of the marks that begin with a character. The first that moves on has read it; none does where it is text. */
const READERS: Readonly<Record<string, readonly MarkReader[]>> = byWord({
  '`': [quotedLink, codeSpan],
  ':': [addressBeforeWords, shortcode],
  '&': [entity],
  '\\': [escaped],
  '~': [struckMark],
  '*': [boldMark, emphasisMark],
  _: [boldMark, emphasisMark],
  '!': [picture],
  '[': [linkOpening],
  ']': [linkClosing],
});
/** A run of characters with which no markup begins. */
const UNMARKED = /[^\n`<:&\\~*_![\]]*/y;

/** Reads markup away. Linear in the length of `raw`; keeps line breaks, which the block scanner needs. */
export function toPlain(raw: string): Plain {
  const { start, end: to } = unfenced(raw);
  const scan = new Scan(raw, to);
  const lines = new Lines(raw);
  const hiddenEnd = hiddenEnds(raw);
  const hidden: MarkReader = (_, at) => Math.min(Math.max(hiddenEnd(at), at), to);
  const angle = [tag, hidden, address];
  for (let i = start; i < to; ) {
    const before = i;
    i = lines.read(scan, i);
    if (i > before) continue;
    const c = raw[i]!;
    for (const read of (c === '<' ? angle : READERS[c]) ?? []) {
      i = read(scan, i);
      if (i > before) break;
    }
    if (i > before) continue;
    UNMARKED.lastIndex = i + 1;
    i = Math.min(i + 1 + UNMARKED.exec(raw)![0].length, to, lines.nextGap(to));
    scan.copy(before, i);
  }
  return {
    raw,
    plain: scan.plain,
    map: Int32Array.from(scan.map),
    code: disjoint(scan.code),
    struck: disjoint(scan.struck),
    bold: disjoint(scan.bold),
  };
}

/** The ranges in their order, without those that begin within another. */
function disjoint(ranges: readonly Range[]): Range[] {
  const kept: Range[] = [];
  for (const range of [...ranges].sort((a, b) => a.start - b.start || a.end - b.end))
    if (range.end > range.start && range.start >= (kept.at(-1)?.end ?? 0)) kept.push(range);
  return kept;
}
