import { isUtf8 } from 'node:buffer';
import { Refusal } from './refusal.ts';

/** The largest text that is read, in bytes: 4 MiB. Notices have a few kilobytes. */
export const LIMIT = 4 * 1024 * 1024;
export const LIMIT_NAME = '4 MiB';

/** Bytes to text: UTF-8 with or without byte order mark, or UTF-16 with one. Refuses everything else by name. */
export function decode(bytes: Uint8Array, name: string): string {
  const text = utf16(bytes, name) ?? utf8(bytes, name);
  const nul = text.indexOf('\0');
  if (nul >= 0) throw new Refusal(`${name} is not text (NUL character at offset ${nul}); save it as UTF-8 text.`);
  return text;
}

function utf8(bytes: Uint8Array, name: string): string {
  const body = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? bytes.subarray(3) : bytes;
  if (isUtf8(body)) return Buffer.from(body.buffer, body.byteOffset, body.length).toString('utf8');
  const at = firstBadByte(body) + (bytes.length - body.length);
  const value = bytes[at] ?? 0;
  const hex = value.toString(16).padStart(2, '0').toUpperCase();
  const what = value === 0 || bytes.includes(0) ? 'is not text' : 'is not UTF-8';
  throw new Refusal(`${name} ${what} (byte 0x${hex} at offset ${at}); save it as UTF-8 text.`);
}

function utf16(bytes: Uint8Array, name: string): string | undefined {
  const little = bytes[0] === 0xff && bytes[1] === 0xfe;
  if (!little && !(bytes[0] === 0xfe && bytes[1] === 0xff)) return undefined;
  if (bytes.length % 2 === 1) {
    throw new Refusal(
      `${name} is not whole UTF-16 (half a character at offset ${bytes.length - 1}); save it as UTF-8 text.`,
    );
  }
  const body = Buffer.from(bytes.subarray(2));
  return (little ? body : body.swap16()).toString('utf16le');
}

/** Offset of the first byte that no UTF-8 text has at its place. */
function firstBadByte(bytes: Uint8Array): number {
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
