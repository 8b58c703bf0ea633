import { randomUUID } from 'node:crypto';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeFolder } from '../make-folder.ts';

/**
 * Writes a file whole or not at all: under a name of its own until it is finished, so that nobody sees half of it, two
 * writers do not mix, and a kill leaves the old one. Throws the system's error.
 */
export function writeWhole(path: string, text: string): void {
  const temporary = `${path}.${randomUUID()}.tmp`;
  makeFolder(dirname(path));
  try {
    writeFileSync(temporary, text, { flag: 'wx' });
    renameSync(temporary, path);
  } finally {
    rmSync(temporary, { force: true });
  }
}
