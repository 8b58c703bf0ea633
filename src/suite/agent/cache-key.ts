import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { version } from '../../cli/version.ts';

/** Everything but the case that an output of the agent depends on. */
export interface RunKey {
  readonly prompt: Uint8Array;
  /** As it was given, with its placeholders. */
  readonly command: string | readonly string[];
  readonly shell: boolean;
  /** Where the command runs. */
  readonly folder: string;
}

/**
 * Digest of what all outputs of a run depend on: the bytes of prompt, command line and files that the command line names
 * (never their paths or times alone), and the version of dnlint, which is the version of its rules.
 */
export function runDigest({ prompt, command, shell, folder }: RunKey): string {
  const words = typeof command === 'string' ? [command] : command;
  return digest([version, String(shell), prompt, ...words, '\0files', ...filesNamed(words, folder).map(fileDigest)]);
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

/** The words of a command line that are files, in their order, each once; also where one stands as `--option=file`. */
function filesNamed(words: readonly string[], folder: string): string[] {
  const names = words.flatMap((word) => [word, ...word.split(/[\s"'=|&;<>()]+/)]).filter((name) => name !== '');
  return [...new Set(names.map((name) => resolve(folder, name)))].filter(
    (path) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false,
  );
}

const fileDigest = (path: string): string => digest([readFileSync(path)]);
