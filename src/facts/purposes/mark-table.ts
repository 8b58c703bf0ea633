import { MARK_GROUPS, type MarkGroup } from './marks.ts';

/** Weights are stored as whole numbers, so many to one. */
export const GRAIN = 25;

/** Lines of marks in a table: a dozen marks in each, which are looked through in less time than a line takes to be cut out. */
const LINES = 1024;

/** Marks that are looked for in the text of the table; beyond that, to read it whole pays. A short notice asks for a few hundred. */
const SEARCHES = 3000;

/**
 * Mark → weights, as `npm run calibrate` writes them: a line with the biases, then `LINES` lines, each with the marks that
 * `lineOf` puts there and their weights in turn, after a tab each; a mark begins with its group and a space. To read all
 * twelve thousand takes longer than to check a short notice, so that is done only where many texts are checked.
 */
export class MarkTable {
  readonly bias: readonly number[];
  private readonly lines: readonly string[];
  private readonly known: Readonly<Record<MarkGroup, Map<string, string | readonly number[]>>>;
  private searches = 0;

  constructor(table: string) {
    this.lines = table.split('\n');
    this.bias = numbers(this.lines[0]!);
    this.known = Object.fromEntries(MARK_GROUPS.map((group) => [group, new Map()])) as typeof this.known;
  }

  /** Always the same array for the same mark; undefined for a mark that the table has not. */
  weights(group: MarkGroup, key: string): readonly number[] | undefined {
    const known = this.known[group];
    let cell = known.get(key);
    if (cell === undefined) {
      if (this.searches > SEARCHES) return undefined;
      cell = this.search(group, key);
      known.set(key, cell);
      if (++this.searches > SEARCHES) this.readAll();
    }
    if (typeof cell !== 'string') return cell;
    if (cell === '') return undefined;
    const weights = numbers(cell);
    known.set(key, weights);
    return weights;
  }

  /** The weights as they are written; "" for a mark that the table has not. */
  private search(group: MarkGroup, key: string): string {
    const line = this.lines[1 + lineOf(group, key)]!;
    const mark = `\t${group} ${key}\t`;
    const at = line.indexOf(mark);
    if (at < 0) return '';
    const from = at + mark.length;
    const to = line.indexOf('\t', from);
    return line.slice(from, to < 0 ? undefined : to);
  }

  private readAll(): void {
    for (const line of this.lines.slice(1)) {
      const cells = line.split('\t');
      for (let c = 1; c + 1 < cells.length; c += 2) {
        const space = cells[c]!.indexOf(' ');
        const known = this.known[cells[c]!.slice(0, space) as MarkGroup];
        const key = cells[c]!.slice(space + 1);
        if (!known.has(key)) known.set(key, cells[c + 1]!);
      }
    }
  }
}

/** The line of a mark, from 0. */
export function lineOf(group: MarkGroup, key: string): number {
  let hash = group.charCodeAt(0);
  for (let i = 0; i < key.length; i++) hash = (Math.imul(hash, 31) + key.charCodeAt(i)) | 0;
  return (hash ^ (hash >>> 15)) & (LINES - 1);
}

/** The table of these biases and marks. A cell is the weights with spaces between, in the order of `PURPOSES`. */
export function tableOf(bias: string, marks: readonly (readonly [MarkGroup, key: string, cell: string])[]): string {
  const lines = Array.from({ length: LINES }, () => '');
  for (const [group, key, cell] of marks) lines[lineOf(group, key)] += `\t${group} ${key}\t${cell}`;
  return [bias, ...lines].join('\n');
}

const numbers = (cell: string): number[] => cell.split(' ').map((word) => Number(word) / GRAIN);
