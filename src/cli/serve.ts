import { PREVIEW } from '../catalog/base-url.ts';
import { Refused } from '../catalog/refused.ts';
import { type Preview, preview } from '../catalog/serve.ts';
import { printable } from '../report/quote.ts';
import type { Io } from './io.ts';
import { Refusal } from './refusal.ts';

export interface ServeArgs {
  readonly dir?: string | undefined;
  readonly port?: number | undefined;
}

/** `dnlint serve`: runs until it is interrupted. */
export async function runServe(args: ServeArgs, io: Io): Promise<number> {
  const { dir = 'public', port = PREVIEW.port } = args;
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Refusal('--port is no port; give a number from 0 (any free one) to 65535.');
  const { url, base, close } = await started(dir, port);
  io.out(`${printable(dir)} is at ${url} (stop with Ctrl+C).\n`);
  if (`${base}/` !== url) io.out(`Its records and canonical links say ${base}/, as it was published.\n`);
  await new Promise<void>((done) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => done());
  });
  await close();
  return 0;
}

async function started(dir: string, port: number): Promise<Preview> {
  try {
    return await preview(dir, port);
  } catch (error) {
    if (error instanceof Refused) throw new Refusal(`${printable(error.message)}.`);
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') throw new Refusal(`Port ${port} is taken; give another with --port.`);
    if (code === 'EACCES') throw new Refusal(`Port ${port} is not allowed; give another with --port.`);
    throw error;
  }
}
