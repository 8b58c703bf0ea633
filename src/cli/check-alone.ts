import { runCheck } from './check.ts';
import { directIo } from './direct-io.ts';
import type { Io } from './io.ts';
import { quickCheck } from './quick-check.ts';
import { settled } from './settled.ts';

/** Runs a `check` in which nothing is wrong and gives the exit code; undefined where the whole command line is needed. */
export function checkAlone(argv: readonly string[], chalk: Io['chalk']): Promise<number> | undefined {
  const args = quickCheck(argv);
  const io = directIo(chalk);
  return args && settled(io, () => runCheck(args, io));
}
