import { fstatSync, writeSync } from 'node:fs';
import type { Io } from './io.ts';
import { endUnlessHungUp, processIo } from './process.ts';

/**
 * This process, for a short report: Node takes as long to make a stream as to check a short notice, so a file or a pipe
 * is written to without one. Terminals, and readers who cannot take all at once, have theirs.
 */
export function directIo(chalk: Io['chalk']): DirectIo {
  let streams = false;
  const streamed = (to: (text: string | Uint8Array) => void) => (text: string | Uint8Array) => {
    streams = true;
    to(text);
  };
  return {
    stdin: processIo.stdin,
    out: (text) => write(1, text, streamed(processIo.out)),
    err: (text) => write(2, text, streamed(processIo.err)),
    env: process.env,
    get terminal() {
      return !isPlain(1) && processIo.terminal;
    },
    get columns() {
      return processIo.columns;
    },
    chalk,
    get allWritten() {
      return !streams;
    },
  };
}

export interface DirectIo extends Io {
  /** Nothing is held by a stream: all that was told has been taken. */
  readonly allWritten: boolean;
}

function isPlain(file: number): boolean {
  try {
    const stat = fstatSync(file);
    return stat.isFile() || stat.isFIFO() || stat.isSocket();
  } catch {
    return false;
  }
}

/** Writes what the reader takes now; the rest goes to the stream, which waits. */
function write(file: 1 | 2, text: string, streamed: (rest: string | Uint8Array) => void): void {
  if (!isPlain(file)) {
    streamed(text);
    return;
  }
  let rest: Uint8Array = Buffer.from(text);
  try {
    while (rest.length > 0) rest = rest.subarray(writeSync(file, rest));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EAGAIN') streamed(rest);
    else endUnlessHungUp(file, error as NodeJS.ErrnoException);
  }
}
