import type { Range } from '../text/span.ts';

/** Answers, in logarithmic time each, whether any of `ranges` shares an offset with a given one. */
export function touching(ranges: readonly Range[]): (range: Range) => boolean {
  const sorted = [...ranges].sort((a, b) => a.start - b.start);
  const reach: number[] = [];
  for (const range of sorted) reach.push(Math.max(range.end, reach.at(-1) ?? 0));
  return ({ start, end }) => {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sorted[middle]!.start < end) low = middle + 1;
      else high = middle;
    }
    return low > 0 && reach[low - 1]! > start;
  };
}
