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
  if (stream.listeners('error').includes(ignoreHangUp)) return stream;
  return stream.on('error', ignoreHangUp);
}

function ignoreHangUp(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
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
