import { appendFileSync } from 'node:fs';
import { errorCommand } from '../report/gate/github.ts';
import { inline } from '../report/gate/inline.ts';
import type { Io } from './io.ts';

/** Tells a job of GitHub Actions why a command could not do what it was asked for. */
export const annotateJob = (command: string, message: string, io: Io): void => io.out(errorCommand(command, message));

/** Tells a job of GitHub Actions why the gate judged nothing, where a reviewer looks: an annotation, and a line in the summary. */
export function tellJob(message: string, io: Io): void {
  annotateJob('dnlint gate', message, io);
  const summary = io.env.GITHUB_STEP_SUMMARY;
  if (summary === undefined || summary === '') return;
  try {
    appendFileSync(summary, `## ⚠️ dnlint: the gate could not judge\n\n- ${inline(message)}\n`);
  } catch {
    // Told twice already.
  }
}
