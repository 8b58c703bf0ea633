import { runArguments } from './arguments.ts';
import type { Io } from './io.ts';
import { settled } from './settled.ts';

/** Runs one command line (without `node` and script), as {@link settled} does. What reports to GitHub is refused there, too. */
export const run = (argv: readonly string[], io: Io): Promise<number> =>
  settled(
    io,
    () => runArguments(argv, io),
    async (message) => {
      if (!reportsToGithub(argv)) return;
      const { annotateJob, tellJob } = await import('./tell-job.ts');
      if (argv[0] === 'gate') tellJob(message, io);
      else annotateJob('dnlint check', message, io);
    },
  );

/** Read off the words themselves: what is wrong may be one of them. */
const reportsToGithub = ([command = '', ...argv]: readonly string[]): boolean =>
  REPORTS_TO_GITHUB[command]?.test(argv.join('\0')) ?? false;
const REPORTS_TO_GITHUB: Record<string, RegExp> = {
  gate: /(?:^|\0)(?:--report|-R)[=\0]?github(?:\0|$)/,
  check: /(?:^|\0)(?:--format|-f)[=\0]?github(?:\0|$)/,
};
