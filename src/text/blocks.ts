import { fencedCode } from './blocks/code.ts';
import { gap } from './blocks/gap.ts';
import { heading } from './blocks/heading.ts';
import { item } from './blocks/item.ts';
import { mailHeader, salutation } from './blocks/mail.ts';
import { type BlockReader, Page } from './blocks/page.ts';
import { paragraph } from './blocks/paragraph.ts';
import { table } from './blocks/table.ts';
import { title, underlined } from './blocks/title.ts';
import type { Plain } from './plain.ts';
import type { Range } from './span.ts';

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
  /** For a row that is a label and its value ("Replacement | `b`"): where the label ends. It is read as a line with a colon. */
  readonly colon?: number;
  /** For an item: how deep its marker is indented, in columns; and its number, where it has one. */
  readonly indent?: number;
  readonly number?: number;
  /** The last heading above this block, as an index into the list of blocks. */
  readonly under?: number;
}

/** In their order: the first that moves on has read the line. The last reads any. */
const READERS: readonly BlockReader[] = [
  gap,
  fencedCode,
  heading,
  table,
  mailHeader,
  salutation,
  item,
  underlined,
  title,
  paragraph,
];

/** Cuts the plain text into blocks. Linear in its length. */
export function toBlocks(text: Plain): Block[] {
  const page = new Page(text);
  for (let i = 0; i < page.lines.length; ) {
    const at = i;
    for (const read of READERS) {
      i = read(page, at);
      if (i > at) break;
    }
  }
  return page.blocks;
}
