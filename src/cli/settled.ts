import type { Io } from './io.ts';
import { Refusal } from './refusal.ts';

/**
 * Runs a command and tells what stopped it, `alsoTell` as well. Never throws; the exit code is 0, 1 or 2, or 128 and more
 * where a signal ended the run.
 */
export async function settled(
  io: Io,
  command: () => Promise<number>,
  alsoTell?: (message: string) => Promise<void>,
): Promise<number> {
  try {
    return await command();
  } catch (error) {
    const message = error instanceof Refusal ? error.message : `internal error (${String(error)}); please report it.`;
    io.err(`dnlint: ${message}\n`);
    await alsoTell?.(message);
    return 2;
  }
}
