import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { whyNotGiven } from '../unreadable.ts';
import { encodingFault } from './encoding.ts';
import type { Problem } from './problem.ts';

/** A folder whose files are read when they are asked for. Paths count from it, with "/". */
export interface SiteFolder {
  /** Everything below that is no folder. Links are not followed. */
  readonly files: ReadonlySet<string>;
  readonly folders: ReadonlySet<string>;
  /** What the system does not give, and what is no text: each file and folder once, however often it is asked for. */
  readonly problems: readonly Problem[];
  /** The bytes of a file; undefined where it is not there, or cannot be read, which is told then. */
  readonly bytes: (file: string) => Uint8Array | undefined;
  /** The text of a file, with a byte order mark where it has one; undefined as with `bytes`, and where it is no UTF-8. */
  readonly text: (file: string) => string | undefined;
}

/** Lists a folder. Throws the system's error where that is not allowed; for a folder below it that is a problem. */
export function siteFolder(path: string): SiteFolder {
  const files = new Set<string>();
  const folders = new Set<string>();
  const problems: Problem[] = [];
  const say = (file: string, message: string): void => {
    problems.push({ file, line: undefined, severity: 'error', message, from: 'file' });
  };
  const list = (under: string): void => {
    for (const entry of readdirSync(join(path, under), { withFileTypes: true }).sort(byName)) {
      const name = `${under}${entry.name}`;
      if (!entry.isDirectory()) {
        files.add(name);
        continue;
      }
      folders.add(name);
      try {
        list(`${name}/`);
      } catch (error) {
        say(name, whyNotGiven(error));
      }
    }
  };
  list('');
  const bytes = once((file: string): Uint8Array | undefined => {
    if (!files.has(file)) return undefined;
    try {
      // A pipe would never end.
      if (statSync(join(path, file)).isFile()) return readFileSync(join(path, file));
      say(file, 'must be a file');
    } catch (error) {
      say(file, whyNotGiven(error));
    }
    return undefined;
  });
  const text = once((file: string): string | undefined => {
    const read = bytes(file);
    const fault = read && encodingFault(read);
    if (fault) say(file, fault);
    return read === undefined || fault ? undefined : Buffer.from(read).toString('utf8');
  });
  return { files, folders, problems, bytes, text };
}

const byName = (a: { readonly name: string }, b: { readonly name: string }): number => (a.name < b.name ? -1 : 1);

function once<T>(read: (file: string) => T): (file: string) => T {
  const known = new Map<string, T>();
  return (file) => {
    if (!known.has(file)) known.set(file, read(file));
    return known.get(file) as T;
  };
}
