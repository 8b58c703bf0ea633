import { isUtf8 } from 'node:buffer';
import { byteAt, firstBadByte } from './bad-byte.ts';
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
  const what = bytes.includes(0) ? 'is not text' : 'is not UTF-8';
  throw new Refusal(`${name} ${what} (${byteAt(bytes, at)}); save it as UTF-8 text.`);
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
