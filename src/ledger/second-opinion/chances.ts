import type { MarkTable } from '../../facts/purposes/mark-table.ts';
import type { Visit } from '../../facts/purposes/marks.ts';
import { sigmoid } from '../../facts/purposes.ts';

/** How likely a clause breaks each rule of a table, in the table's order; undefined where nothing is known of it. */
export type Chances = readonly number[] | undefined;

/** How likely a clause breaks each rule of a table, 0 to 1, in the table's order; `tellMarks` tells its marks. */
export function chancesOf(table: MarkTable, tellMarks: (visit: Visit) => void): readonly number[] {
  const sums = [...table.bias];
  // The same mark has always the same weights, and counts once.
  const seen = new Set<readonly number[]>();
  tellMarks((group, key) => {
    const weights = table.weights(group, key);
    if (weights === undefined || seen.has(weights)) return;
    seen.add(weights);
    for (let k = 0; k < sums.length; k++) sums[k]! += weights[k]!;
  });
  return sums.map(sigmoid);
}

/** True where something is known, and nothing that is has at least this chance in the column. */
export function areAllBelow(limit: number, column: number, chances: readonly Chances[]): boolean {
  const known = chances.filter((row) => row !== undefined);
  return known.length > 0 && known.every((row) => row[column]! < limit);
}
