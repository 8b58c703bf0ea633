import type { Block, BlockKind } from '../blocks.ts';
import type { Plain } from '../plain.ts';
import type { Range } from '../span.ts';
import { diagnosticHead } from './diagnostic.ts';
import { countsSections, sectionMark } from './section.ts';

export interface Line extends Range {
  readonly text: string;
  /** Without the space around it. */
  readonly trimmed: string;
}

/** A text that is being cut into blocks: its lines, and the blocks so far. */
export class Page {
  readonly text: Plain;
  readonly lines: readonly Line[];
  readonly blocks: Block[] = [];
  /** Whether its paragraphs are numbered as sections: "7.1 …", "7.2 …". */
  readonly sectioned: boolean;
  /** How many tables have been read. */
  tables = 0;
  /** The last heading, as an index into the blocks. */
  private heading: number | undefined;

  constructor(text: Plain) {
    this.text = text;
    this.lines = linesOf(text.plain);
    this.sectioned = countsSections(this.lines);
  }

  /** Whether nothing stands in a line, or no such line is there. */
  isBlank(at: number): boolean {
    return (this.lines[at]?.trimmed ?? '') === '';
  }

  /** Where the words of a line begin: behind the number of its section, and behind what a tool writes before its message. */
  textStart({ start, text }: Line): number {
    const words = this.sectioned ? sectionMark(text).length : 0;
    return start + words + diagnosticHead(text.slice(words)).length;
  }

  /** Adds a block without the space around it; none where nothing is left. */
  push(kind: BlockKind, from: number, to: number, more: Partial<Block> = {}): void {
    const { plain } = this.text;
    let start = from;
    let end = to;
    while (start < end && /\s/.test(plain[start]!)) start++;
    while (end > start && /\s/.test(plain[end - 1]!)) end--;
    if (end <= start) return;
    this.blocks.push({ kind, start, end, ...more, ...(this.heading === undefined ? {} : { under: this.heading }) });
    if (kind === 'heading') this.heading = this.blocks.length - 1;
  }
}

/** Reads one kind of block at the line `at`: the line with which the text goes on, or `at` itself where that is not what stands there. */
export type BlockReader = (page: Page, at: number) => number;

function linesOf(plain: string): Line[] {
  let start = 0;
  return plain.split('\n').map((text) => {
    const line = { start, end: start + text.length, text, trimmed: text.trim() };
    start = line.end + 1;
    return line;
  });
}
