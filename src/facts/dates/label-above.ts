import type { Block } from '../../text/blocks.ts';
import type { Document } from '../../text/document.ts';
import { isMadeOfLife, roleOfTitle } from './role-words.ts';

/**
 * What stands on a line of its own above a date as its label: "**Will be removed on:**", "## End of support", "When will it
 * be removed?". Of a line of columns ("Deprecation      Removal") the one above the date's. Null where the line above is none.
 * `date` is an offset into the plain text, in the block of that index.
 */
export function labelAbove({ plain, blocks }: Document, block: number, date: number): string | null {
  const [above, here] = [blocks[block - 1], blocks[block]!];
  if (above === undefined || !isLine(above) || !isLine(here) || above.end - above.start > LONGEST) return null;
  const labels = plain.slice(above.start, above.end).split(COLUMNS);
  if (date - here.start > LONGEST * 2) return null;
  const column = plain.slice(here.start, date).split(COLUMNS).length - 1;
  const label = labels[column]?.replace(/^[\s>*_#-]+|[\s*_]+$/g, '');
  if (!label || labels.length > MOST || (column === 0 && labels.length > 1 && !COLUMNS.test(rest(plain, here, date))))
    return null;
  const name = label.replace(/\s?[:?]$/, '');
  if (roleOfTitle(name) === null) return WHEN.test(label) ? name : null;
  return name !== label || isMadeOfLife(label) ? name : null;
}

const isLine = ({ kind }: Block): boolean => kind === 'heading' || kind === 'paragraph' || kind === 'item';
const rest = (plain: string, { end }: Block, date: number): string => plain.slice(date, Math.min(end, date + LONGEST));

/** A label is short, and columns are few. */
const LONGEST = 80;
const MOST = 6;
/** What parts columns: a tab, or a wide gap. */
const COLUMNS = / {2,}|\t+/;

/** "Effective:", "When?" */
const WHEN = /^(?:when|effective|from|until|by|as of)\b.*[:?]$/i;
