import { isUtf8 } from 'node:buffer';
import { byteAt, firstBadByte } from '../../cli/bad-byte.ts';

/** Why bytes are no UTF-8, which is all that clients read; undefined where they are. A byte order mark is let pass. */
export function encodingFault(bytes: Uint8Array): string | undefined {
  if (isUtf8(bytes)) return undefined;
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  return isUtf16
    ? 'is UTF-16; it must be UTF-8 without a byte order mark'
    : `must be UTF-8 text (${byteAt(bytes, firstBadByte(bytes))})`;
}
