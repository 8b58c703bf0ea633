import { runCheck } from './check.ts';
import { directIo } from './direct-io.ts';
import type { Io } from './io.ts';
import { quickCheck } from './quick-check.ts';
import { settled } from './settled.ts';

export interface Done {
  readonly exitCode: number;
  /** The process may end at once. */
  readonly allWritten: boolean;
}

/** Runs a `check` in which nothing is wrong; undefined where the whole command line is needed. */
export function checkAlone(argv: readonly string[], chalk: Io['chalk']): Promise<Done> | undefined {
  const args = quickCheck(argv);
  if (!args) return undefined;
  const io = directIo(chalk);
  return settled(io, () => runCheck(args, io)).then((exitCode) => ({ exitCode, allWritten: io.allWritten }));
}
