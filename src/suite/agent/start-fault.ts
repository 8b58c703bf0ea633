import { statSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { printable } from '../../report/quote.ts';

/** Why a program could not be started, and the mend. `program`: the first word of the command, `code`: what the system says. */
export function whyNotStarted(program: string, folder: string, code: string): string {
  const name = `The agent's command "${printable(program)}"`;
  const file = statSync(resolve(folder, program), { throwIfNoEntry: false });
  const isPath = /[\\/]/.test(program);
  switch (code) {
    case 'ENOENT':
      if (!isPath)
        return `${name} is not found on the PATH; ${file ? `for the file here write ./${printable(program)}` : 'check the word, or install it'}.`;
      return file
        ? `${name} names a program in its first line that is not there; mend that line.`
        : `${name} does not exist; check the path, which counts from ${printable(relative('', folder)) || 'the working directory'}.`;
    case 'EACCES':
      if (file?.isDirectory()) return `${name} is a folder; give a program.`;
      return `${name} may not be run; ${isPath ? `let it be run with "chmod +x ${printable(program)}"` : 'check its rights'}, or name before it what runs it.`;
    default:
      return `${name} could not be started (${code}); check the command.`;
  }
}
