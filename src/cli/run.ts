import { type CheckArgs, runCheck } from './check.ts';
import type { Io } from './io.ts';
import { Refusal } from './refusal.ts';

/** Runs one command line (without `node` and script). Never throws; the exit code is 0, 1 or 2. */
export async function run(argv: readonly string[], io: Io): Promise<number> {
  try {
    const plain = plainCheck(argv);
    if (plain) return await runCheck(plain, io);
    const { runArguments } = await import('./arguments.ts');
    return await runArguments(argv, io);
  } catch (error) {
    const message = error instanceof Refusal ? error.message : `internal error (${String(error)}); please report it.`;
    io.err(`dnlint: ${message}\n`);
    return 2;
  }
}

/** `check A B` needs no argument parser, and yargs takes longer to load than the check itself. */
function plainCheck(argv: readonly string[]): CheckArgs | undefined {
  const [command, notice, output] = argv;
  if (command !== 'check' || notice === undefined || output === undefined || argv.length !== 3) return undefined;
  return [notice, output].some((a) => a.startsWith('-') && a !== '-') ? undefined : { notice, output };
}
