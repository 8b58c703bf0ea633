import { type Gap, type LineLayout, readLineLayout } from '../line-layout.ts';
import { admonitionIn } from './admonition.ts';
import { attributeLines } from './attributes.ts';
import { fencedAnswer, fenceOf } from './fence.ts';
import type { Scan } from './scan.ts';
import { isStatement } from './statement.ts';

/** Quoting depth is layout of the mail, not of the notice. */
const QUOTE = /^(?:[ \t]{0,3}>[ \t]?)+/;
/** So many characters at the start of a line are looked at for it. */
const QUOTED = 64;
const NO_GAPS: readonly Gap[] = [];

/** Reads what the lines of a text are laid out with: quoting, fences, comment marks, and gaps that stand for columns. */
export class Lines {
  private readonly layout: LineLayout;
  /** Marks that hold no code. */
  private readonly wrapping: readonly number[];
  private readonly attributes: ReturnType<typeof attributeLines>;
  private isStart = true;
  /** The marks of the code block that the text is in. */
  private fence = '';
  /** The gaps of the line, and how many of them lie behind. */
  private gaps: readonly Gap[] = NO_GAPS;
  private passed = 0;

  constructor(raw: string) {
    this.layout = readLineLayout(raw);
    this.wrapping = fencedAnswer(raw);
    this.attributes = attributeLines(raw);
  }

  /** The next gap of the line. */
  private get gap(): Gap | undefined {
    return this.gaps[this.passed];
  }

  /** Where the next gap begins, at the latest at `to`. */
  nextGap(to: number): number {
    return this.gap?.start ?? to;
  }

  /** Reads a line's start, its end or a gap in it: where the text goes on, or `at` itself where none of them stands there. */
  read(scan: Scan, at: number): number {
    if (this.isStart) {
      this.isStart = false;
      const end = this.readStart(scan, at);
      if (end > at) return end;
    }
    return scan.raw[at] === '\n' ? this.readBreak(scan, at) : this.readGap(scan, at);
  }

  private readStart(scan: Scan, at: number): number {
    const { raw, to } = scan;
    const quote = QUOTE.exec(raw.slice(at, at + QUOTED));
    const from = at + (quote?.[0].length ?? 0);
    const lineEnd = raw.indexOf('\n', from);
    const line = raw.slice(from, lineEnd < 0 || lineEnd > to ? to : lineEnd).replace(/\r$/, '');
    const end = from + line.length;
    const box = this.fence === '' ? admonitionIn(line) : undefined;
    if (box) {
      if (box.end > box.start) {
        scan.write('# ', at);
        scan.copy(from + box.start, from + box.end);
      }
      return end;
    }
    if (quote) return from;
    const mark = fenceOf(line);
    if (mark !== '' && this.wrapping.includes(at)) return end;
    if (mark !== '' && mark.startsWith(this.fence)) {
      this.fence = this.fence === '' ? mark : '';
      return end;
    }
    if (this.fence !== '' || isStatement(raw, at, line)) {
      scan.copyAsCode(at, end);
      return end;
    }
    const attribute = this.attributes.get(at);
    if (attribute !== undefined) {
      if (attribute.isTitle) scan.write('# ', at);
      const { leader, length } = attribute;
      if (length === undefined) return at + leader;
      scan.copy(at + leader, at + leader + length);
      return end;
    }
    this.gaps = this.layout.gaps(at);
    this.passed = 0;
    // A table without lines becomes one with lines.
    if (this.gap?.column) scan.write('| ', at);
    return at + this.layout.leader(at);
  }

  private readBreak(scan: Scan, at: number): number {
    scan.write('\n', at);
    scan.endLine();
    this.isStart = true;
    this.gaps = NO_GAPS;
    return at + 1;
  }

  private readGap(scan: Scan, at: number): number {
    const gap = this.gap;
    if (gap === undefined || at < gap.start) return at;
    scan.write(gap.column ? ' | ' : ': ', at);
    this.passed++;
    return Math.max(at, gap.end);
  }
}
