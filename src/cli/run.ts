import { runCheck } from './check.ts';
import type { Io } from './io.ts';
import { quickCheck } from './quick-check.ts';
import { Refusal } from './refusal.ts';

/** Runs one command line (without `node` and script). Never throws; the exit code is 0, 1 or 2, or 128 and more where a signal ended the run. */
export async function run(argv: readonly string[], io: Io): Promise<number> {
  try {
    const quick = quickCheck(argv);
    if (quick) return await runCheck(quick, io);
    const { runArguments } = await import('./arguments.ts');
    return await runArguments(argv, io);
  } catch (error) {
    const message = error instanceof Refusal ? error.message : `internal error (${String(error)}); please report it.`;
    io.err(`dnlint: ${message}\n`);
    return 2;
  }
}
