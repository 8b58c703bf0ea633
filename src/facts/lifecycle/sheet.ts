import type { Document } from '../../text/document.ts';
import type { Range } from '../../text/span.ts';

/** A value with what heads it: a cell under its column, "End of life: 3 May" with its key. */
export interface Entry {
  /** Index into `doc.blocks`. */
  readonly block: number;
  readonly range: Range;
  readonly header: string;
}

/** The key of a line that names the thing a sheet is about. */
const NAMES =
  /^(?:(?:affected |retiring |old )?(?:product|model|name|service|feature|item|component|endpoint|api|sku|part|device|engine|app|module|package|plan|library|instance type|image|function|command)s?(?: names?| ids?| numbers?)?)$/i;
/** A key that tells the life of the thing. */
const LIFE =
  /\b(?:end|ends|eol|retire\w*|remov\w+|shut\w*|status|state|phase|stage|until|sunset\w*|withdraw\w*|clos\w+|discontinu\w+|last|deprecat\w+)\b/i;
/** A key of one to four words and its colon. */
const KEYED = /^([\p{L}][\p{L}-]*(?: [\p{L}\d-]+){0,3})\s?:\s+(?=\S)/u;

/**
 * Sheets, which tell one thing line by line: a table of two columns whose first one holds the keys ("Model | `a`", "Retirement
 * | 3 May"), and lines of "Product: A", "End of life: 3 May". The first entry of each names the thing. Linear.
 */
export function readSheets(doc: Document): {
  readonly sheets: readonly (readonly Entry[])[];
  /** Tables that are sheets. */
  readonly tables: ReadonlySet<number>;
} {
  const { blocks, plain } = doc;
  const sheets: Entry[][] = [];
  let open: Entry[] | undefined;
  const add = (entry: Entry): void => {
    if (NAMES.test(entry.header)) {
      open = [];
      sheets.push(open);
    }
    open?.push(entry);
  };
  for (let b = 0; b < blocks.length; b++) {
    const { kind, table, row, column, start, end } = blocks[b]!;
    if (kind === 'cell') {
      const value = blocks[b + 1];
      const pair = value?.table === table && value?.row === row && blocks[b + 2]?.row !== row;
      if (blocks[b - 1]?.table !== table) open = undefined;
      if (column === 0 && pair) add({ block: b + 1, range: value!, header: plain.slice(start, end) });
      continue;
    }
    const key =
      kind === 'paragraph' || kind === 'item' ? KEYED.exec(plain.slice(start, Math.min(end, start + 48))) : null;
    if (key === null) open = undefined;
    else add({ block: b, range: { start: start + key[0].length, end }, header: key[1]! });
  }
  const told = sheets.filter((sheet) => sheet.some(({ header }) => LIFE.test(header)));
  return { sheets: told, tables: new Set(told.map(([named]) => blocks[named!.block]!.table ?? -1)) };
}
