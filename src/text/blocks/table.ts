import type { Range } from '../span.ts';
import type { BlockReader, Line } from './page.ts';
import { arePairs, pairRange } from './pairs.ts';

/** Whether a line is a row of a table. */
export function isRow({ trimmed }: Line): boolean {
  if (/^\|.*\|/.test(trimmed)) return true;
  return (trimmed.match(/\s\|\s/g)?.length ?? 0) >= 2;
}

/** "Last Ship Date | October 10, 2028": a line with two cells, which is a row where others like it stand under it. */
const isPair = ({ trimmed }: Line): boolean => trimmed.match(/\s\|\s/g)?.length === 1 && !trimmed.includes('||');
/** So many pairs one under the other are a table. */
const FEW = 3;

/** Two rows or more, one under the other: each of their cells is a block, or each row where it is a label and its value. */
export const table: BlockReader = (page, at) => {
  const endOf = (is: (line: Line) => boolean): number => {
    let end = at;
    while (page.lines[end] !== undefined && is(page.lines[end]!)) end++;
    return end;
  };
  const isRowAt = (k: number): boolean => page.lines[k] !== undefined && isRow(page.lines[k]);
  let end = endOf(isRow);
  if (end === at) {
    end = endOf(isPair);
    if (end < at + FEW) return at;
  } else if (!isRowAt(at + 1) && !isRowAt(at - 1)) return at;
  const rows = page.lines.slice(at, end);
  const rule = rows.findIndex((row) => /^[\s|:-]+$/.test(row.text) && row.text.includes('-'));
  const headers = headersOf(rows, rule);
  const number = page.tables++;
  const body = rows.filter((_, r) => r !== rule && (r > 0 || headers.length === 0)).map(textsOf);
  const first = headers.length > 0 ? textsOf(rows[0]!) : null;
  const pairs = arePairs(body, first);
  rows.forEach((row, r) => {
    if (r === rule || (r === 0 && headers.length > 0 && pairs !== 'all')) return;
    const cells = cellsOf(row);
    const pair = pairs ? pairRange(page.text.plain, cells) : undefined;
    if (pair) {
      page.push('paragraph', pair.start, pair.end, { table: number, colon: pair.colon });
      return;
    }
    cells.forEach((cell, column) => {
      page.push('cell', cell.start, cell.end, {
        row: r - (rule > 0 ? 2 : 1),
        column,
        header: headers[column] ?? '',
        table: number,
      });
    });
  });
  return end;
};

/** Without a rule under it, a first row is a header where it tells no numbers. */
function headersOf(rows: readonly Line[], rule: number): string[] {
  const first = rows[0]!;
  const isHeader = rule > 0 || (rule < 0 && rows.length > 1 && !/\d/.test(first.text));
  if (!isHeader) return [];
  return textsOf(first);
}

const textsOf = (line: Line): string[] =>
  cellsOf(line).map(({ start, end }) => line.text.slice(start - line.start, end - line.start).trim());

function cellsOf(line: Line): Range[] {
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
}
