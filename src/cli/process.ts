import { writeSync } from 'node:fs';
import type { Io } from './io.ts';

/** The streams and the environment of this process. Each stream is made at its first use: few runs need all three. */
export const processIo = {
  stdin: { [Symbol.asyncIterator]: () => process.stdin[Symbol.asyncIterator]() },
  out: (text: string | Uint8Array) => void heedless('stdout').write(text),
  err: (text: string | Uint8Array) => void heedless('stderr').write(text),
  drained,
  env: process.env,
  get terminal() {
    return process.stdout.isTTY === true;
  },
  get errTerminal() {
    return process.stderr.isTTY === true;
  },
  get columns() {
    return process.stdout.columns;
  },
} satisfies Io;

/** A reader that has seen enough (`| head`) closes the pipe: that is no fault of this run. */
function heedless(name: 'stdout' | 'stderr'): NodeJS.WriteStream {
  const stream = process[name];
  const heed = name === 'stdout' ? heedOutput : heedError;
  return stream.listeners('error').includes(heed) ? stream : stream.on('error', heed);
}

const heedOutput = (error: NodeJS.ErrnoException): void => endUnlessHungUp(1, error);
const heedError = (error: NodeJS.ErrnoException): void => endUnlessHungUp(2, error);

/** A full disk or a device that is gone ends the run with exit code 2: half a report is no answer. */
export function endUnlessHungUp(file: 1 | 2, { code }: NodeJS.ErrnoException): void {
  if (code === 'EPIPE') return;
  try {
    if (file === 1)
      writeSync(2, `dnlint: standard output cannot be written (${code}); is the disk full, or the device gone?\n`);
  } finally {
    process.exit(2);
  }
}

async function drained(): Promise<void> {
  const { stdout } = process;
  if (!stdout.writableNeedDrain) return;
  await new Promise<void>((done) => {
    const over = (): void => {
      stdout.off('drain', over).off('error', over);
      done();
    };
    stdout.on('drain', over).on('error', over);
  });
}
