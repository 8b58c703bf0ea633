import { runArguments } from './arguments.ts';
import type { Io } from './io.ts';
import { settled } from './settled.ts';

/** Runs one command line (without `node` and script), as {@link settled} does. A gate that reports to GitHub is refused there, too. */
export const run = (argv: readonly string[], io: Io): Promise<number> =>
  settled(
    io,
    () => runArguments(argv, io),
    async (message) => {
      if (reportsToGithub(argv)) (await import('./tell-job.ts')).tellJob(message, io);
    },
  );

/** Read off the words themselves: what is wrong may be one of them. */
const reportsToGithub = (argv: readonly string[]): boolean =>
  argv[0] === 'gate' && /(?:^|\0)(?:--report|-R)[=\0]?github(?:\0|$)/.test(argv.join('\0'));
