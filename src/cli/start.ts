import { join } from 'node:path';
import { cacheFolder } from './cache-folder.ts';
import type * as CheckAlone from './check-alone.ts';
import { compileLater } from './engine-flags.ts';
import { runKept } from './kept-code.ts';

/** Runs a `check` in which nothing is wrong. False, and nothing done, where the whole command line is needed. */
export function startCheck(argv: readonly string[], require: NodeJS.Require): boolean {
  compileLater();
  const folder = cacheFolder(process.env, process.platform);
  const code = runKept<typeof CheckAlone>(join(__dirname, 'check-alone.cjs'), require, folder);
  const running = code.exports.checkAlone(argv, () => import('chalk'));
  void running?.then(({ exitCode, allWritten }) => {
    process.exitCode = exitCode;
    // A check that was refused has run little of the code.
    if (exitCode < 2) code.keep();
    // Left to itself, Node tidies its memory before it ends.
    if (allWritten) process.exit();
  });
  return running !== undefined;
}
