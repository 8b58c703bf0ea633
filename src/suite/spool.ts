import { randomUUID } from 'node:crypto';
import { closeSync, openSync, readSync, unlinkSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { whyUnwritable } from '../cli/read-text.ts';
import { Refusal } from '../cli/refusal.ts';
import { printable } from '../report/quote.ts';

/** Bytes put aside on the disk, so that memory does not grow with a long suite. */
export interface Spool {
  /** Bytes in it. */
  readonly size: number;
  /** Puts bytes at the end; returns the offset at which they begin. Refuses where the disk is full. */
  append(bytes: Uint8Array): number;
  /** So many bytes from an offset on, or as many as there are. */
  read(at: number, length: number): Buffer;
  close(): void;
}

/** A temporary file that has lost its name already: however this process ends, none is left behind. */
export function openSpool(): Spool {
  const folder = tmpdir();
  const path = join(folder, `dnlint-${randomUUID()}.spool`);
  const writing = <T>(act: () => T): T => {
    try {
      return act();
    } catch (error) {
      throw new Refusal(whyUnwritable(error, `The folder for temporary files ${printable(folder)}`));
    }
  };
  const file = writing(() => openSync(path, 'wx+', 0o600));
  unlinkSync(path);
  let size = 0;
  return {
    get size() {
      return size;
    },
    append(bytes) {
      const start = size;
      writing(() => {
        for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at, bytes.length - at, start + at);
      });
      size += bytes.length;
      return start;
    },
    read(at, length) {
      const bytes = Buffer.allocUnsafe(Math.max(0, Math.min(length, size - at)));
      for (let n = 0; n < bytes.length; ) n += readSync(file, bytes, n, bytes.length - n, at + n);
      return bytes;
    },
    close: () => closeSync(file),
  };
}
