import type { Block } from '../../text/blocks.ts';
import type { Document } from '../../text/document.ts';

/** "–", "none", "none: the satellite re-enters". */
const EMPTY =
  /^(?:(?:no|n\/?a|-|–|—|no replacement|not (?:replaced|applicable|planned|foreseen|available|offered|provided))\.?$|(?:none|nothing)(?:\s(?:planned|foreseen|available|yet|so far))?(?:\.?$|\s?[:;,(–—-]))/i;
export const isEmptyText = (text: string): boolean => EMPTY.test(text);
export const isEmpty = ({ plain }: Document, { start, end }: Block): boolean => isEmptyText(plain.slice(start, end));

/** "Use instead", "New model", "In its place"; but "new jobs refused" tells when. */
const HEIRS =
  /replac|instead|successor|alternative|move to|migrate to|use$|\bin (?:its|their) (?:place|stead)\b|^(?:next|then|follow|new\b(?!.*(?:\b(?:block|stop|clos|creat|until|end|since|date|sign)|ed(?: (?:from|on|by|since|after|as of))?$))|heir)/i;
export const headsHeirs = (header: string): boolean => HEIRS.test(header);

/** A cell that is left empty where the successor of its row would stand, and none stands in the row. */
export function isEmptyPlace(doc: Document, cell: number): boolean {
  const block = doc.blocks[cell]!;
  if (block.kind !== 'cell' || !headsHeirs(block.header ?? '') || !isEmpty(doc, block)) return false;
  const { row, table } = block;
  const isOfRow = (other: Block | undefined): boolean =>
    other?.kind === 'cell' && other.row === row && other.table === table;
  let first = cell;
  while (isOfRow(doc.blocks[first - 1])) first--;
  for (let b = first; isOfRow(doc.blocks[b]); b++) {
    const other = doc.blocks[b]!;
    if (b < cell && STAYS.test(doc.plain.slice(other.start, other.end))) return false;
    // "| Deprecated | … | Replacement |", "| n/a | … | – |": what is not deprecated needs none either.
    if (b !== cell && /\bdeprecat/i.test(other.header ?? '') && isEmpty(doc, other)) return false;
    // "| Today | Next | Put in its place |": what comes next and the successor have a column each.
    if (b !== cell && headsHeirs(other.header ?? '') && !isEmpty(doc, other)) return false;
  }
  return true;
}

/** "| Night file | unchanged | – | – |": what stays needs no successor. */
const STAYS =
  /^(?:is |are )?(?:active|current|unchanged|no changes?|stays?|remains?|kept|unaffected|not affected|not concerned|(?:still |fully )?supported|goes on|continues)\b(?!.*\b(?:until|till|through)\b)/i;
