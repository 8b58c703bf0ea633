/** Where a character stands, as editors count: 1-based line, 1-based column in UTF-16 code units. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** Returns a reader of places for one text; lines end with LF, CRLF or CR. O(log n) a call, but for the first. */
export function placesIn(text: string): (offset: number) => Place {
  let known: number[] | undefined;
  return (offset) => {
    // Most texts of a suite have nothing to point at.
    known ??= lineStarts(text);
    const starts = known;
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (starts[middle]! <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - starts[low]! + 1 };
  };
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (const end of text.matchAll(/\r\n|\n|\r/g)) starts.push(end.index + end[0].length);
  return starts;
}
