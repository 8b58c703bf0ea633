import { isUtf8 } from 'node:buffer';

/** A byte and its place, as messages tell it: "byte 0xE9 at offset 12". */
export function byteAt(bytes: Uint8Array, offset: number): string {
  const hex = (bytes[offset] ?? 0).toString(16).padStart(2, '0').toUpperCase();
  return `byte 0x${hex} at offset ${offset}`;
}

/** Offset of the first byte that no UTF-8 text has at its place. */
export function firstBadByte(bytes: Uint8Array): number {
  // Validity of a prefix is monotone but for a character cut at its end, so the fault is found by halving.
  let good = 0;
  let bad = bytes.length;
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    if (validUpTo(bytes.subarray(0, middle))) good = middle;
    else bad = middle;
  }
  // `good` may end inside the faulty character: step back to where that begins.
  while (good > 0 && !isUtf8(bytes.subarray(0, good))) good--;
  return good;
}

const validUpTo = (prefix: Uint8Array): boolean => {
  for (let cut = 0; cut < 4 && cut <= prefix.length; cut++)
    if (isUtf8(prefix.subarray(0, prefix.length - cut))) return true;
  return false;
};
