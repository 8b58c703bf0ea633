import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { Refusal } from '../../cli/refusal.ts';
import { version } from '../../cli/version.ts';
import { printable } from '../../report/quote.ts';
import { agentFiles } from './agent-files.ts';

/** Everything but the case that an output of the agent depends on. */
export interface RunKey {
  readonly prompt: Uint8Array;
  /** As it was given, with its placeholders. */
  readonly command: string | readonly string[];
  readonly shell: boolean;
  /** Where the command runs. */
  readonly folder: string;
  /** Globs of further files that belong to the agent, from the working directory. */
  readonly inputs: readonly string[];
  /** Names of the variables of the environment that it goes by. */
  readonly env: readonly string[];
}

/**
 * Digest of what all outputs of a run depend on: the bytes of prompt, command line, the files that the command line shows
 * to be the agent and those that are named as its inputs (never their paths or times alone), the variables that it goes by,
 * and the version of dnlint, which is the version of its rules.
 */
export function runDigest({ prompt, command, shell, folder, inputs, env }: RunKey): string {
  const words = typeof command === 'string' ? [command] : command;
  const files = [...agentFiles(words, folder), '', ...inputFiles(inputs)];
  return digest([
    version,
    String(shell),
    prompt,
    ...words,
    '\0files',
    ...files.map((file) => (file === '' ? '\0inputs' : fileDigest(file))),
    '\0env',
    ...env.map((name) => JSON.stringify([name, process.env[name] ?? null])),
  ]);
}

/** Refuses a glob that matches nothing: a file that is called otherwise by now would be missed by nobody. */
function inputFiles(globs: readonly string[]): string[] {
  return globs.flatMap((glob) => {
    const files = globSync(glob, {
      ignore: ['**/node_modules/**', '**/.git/**', '**/.dnlint/**'],
      absolute: true,
      dot: true,
    });
    if (files.length === 0)
      throw new Refusal(
        `"agent.inputs" has ${printable(glob)}, which matches no file; check the path, or take it out.`,
      );
    return files.sort();
  });
}

/** Key of one output: the run, the notice, the case (which the agent is told), and which of the repeats it is. */
export const outputKey = (
  run: string,
  suiteCase: { readonly id: string; readonly notice: string },
  repeat: number,
): string => digest([run, suiteCase.notice, suiteCase.id, String(repeat)]);

/** Each part with its length, so that no two lists of parts read the same. */
function digest(parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) {
    const bytes = Buffer.from(part);
    hash.update(`${bytes.length}:`).update(bytes);
  }
  return hash.digest('hex');
}

const fileDigest = (path: string): string => digest([readFileSync(path)]);
