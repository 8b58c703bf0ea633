import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { whyUnwritable } from '../../cli/read-text.ts';
import { Refusal } from '../../cli/refusal.ts';
import { makeFolder } from '../../make-folder.ts';
import { printable } from '../../report/quote.ts';
import { writeWhole } from '../write-whole.ts';

/** Finished outputs of agents, one file each, named by the key. Several runs may share it. */
export interface OutputCache {
  /** The output, or undefined where none is kept. */
  get(key: string): string | undefined;
  /** Keeps an output at once: a run that is killed later finds it again. */
  put(key: string, output: string): void;
}

/** Opens the cache in a folder, which is made. Refuses a folder that cannot be written. */
export function openCache(folder: string): OutputCache {
  const writing = <T>(act: () => T): T => {
    try {
      return act();
    } catch (error) {
      throw new Refusal(
        `${whyUnwritable(error, `The cache ${printable(folder)}`)} (--cache-location names another folder, --no-cache does without.)`,
      );
    }
  };
  const fileOf = (key: string): string => join(folder, key.slice(0, 2), `${key.slice(2)}.txt`);
  writing(() => {
    makeFolder(folder);
    // The folder that is ours by its name keeps itself out of the repository.
    const ignore = join(dirname(folder), '.gitignore');
    if (basename(dirname(folder)) === '.dnlint' && !existsSync(ignore)) writeFileSync(ignore, '*\n');
  });
  return {
    get(key) {
      try {
        return readFileSync(fileOf(key), 'utf8');
      } catch {
        return undefined;
      }
    },
    put: (key, output) => writing(() => writeWhole(fileOf(key), output)),
  };
}
