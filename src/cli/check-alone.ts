import { runCheck } from './check.ts';
import { processIo } from './process.ts';
import { quickCheck } from './quick-check.ts';
import { settled } from './settled.ts';

/**
 * Runs a `check` in which nothing is wrong, and sets the exit code. False where the command line has to be read by the
 * one who knows them all; nothing is done then.
 */
export function checkAlone(argv: readonly string[]): boolean {
  const args = quickCheck(argv);
  if (!args) return false;
  void settled(processIo, () => runCheck(args, processIo)).then((code) => {
    process.exitCode = code;
  });
  return true;
}
