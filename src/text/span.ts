/** A piece of one text. Offsets are UTF-16 code units into the original string; `text` is that slice, unchanged. */
export interface Span {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A half-open range of offsets, into whichever string its owner names. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

export const within = (inner: Range, outer: Range): boolean => inner.start >= outer.start && inner.end <= outer.end;

export const overlaps = (a: Range, b: Range): boolean => a.start < b.end && b.start < a.end;

/** Finds the index of the range that holds `offset`, or -1. `ranges` is sorted and free of overlaps: O(log n). */
export function rangeAt(ranges: readonly Range[], offset: number): number {
  let low = 0;
  let high = ranges.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const range = ranges[middle]!;
    if (offset < range.start) high = middle - 1;
    else if (offset >= range.end) low = middle + 1;
    else return middle;
  }
  return -1;
}
