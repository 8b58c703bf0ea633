/** Characters beyond this many are not compared: names and addresses that differ behind it are as good as the same. */
export const LONGEST = 120;

/**
 * Letters to insert, drop, change, or swap with their neighbour, to make one word from the other (optimal string alignment), up
 * to `most`; above it, `most + 1`. Counts UTF-16 units, of each word the first 120.
 */
export function editDistance(left: string, right: string, most: number): number {
  const a = left.slice(0, LONGEST);
  const b = right.slice(0, LONGEST);
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let older: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, k) => k);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let best = i;
    for (let k = 1; k <= b.length; k++) {
      const same = a[i - 1] === b[k - 1];
      let value = Math.min(previous[k]! + 1, row[k - 1]! + 1, previous[k - 1]! + (same ? 0 : 1));
      if (i > 1 && k > 1 && a[i - 1] === b[k - 2] && a[i - 2] === b[k - 1]) value = Math.min(value, older[k - 2]! + 1);
      row.push(value);
      if (value < best) best = value;
    }
    if (best > most) return most + 1;
    older = previous;
    previous = row;
  }
  return previous[b.length]!;
}
