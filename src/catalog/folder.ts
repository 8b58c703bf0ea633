import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MANIFEST, type Manifest, readManifest } from './manifest.ts';
import { Refused } from './refused.ts';
import type { SiteFile } from './site.ts';
import { isSystemError, whyNotGiven } from './unreadable.ts';

/** The paths of everything below a folder that is no folder, with "/", sorted. Links are not followed. */
export function filesIn(folder: string, under = ''): string[] {
  return readdirSync(join(folder, under), { withFileTypes: true })
    .flatMap((entry) => {
      const path = under === '' ? entry.name : `${under}/${entry.name}`;
      return entry.isDirectory() ? filesIn(folder, path) : [path];
    })
    .sort((a, b) => (a < b ? -1 : 1));
}

/**
 * The manifest of a folder; undefined where it has none, or one of another program. Throws `Refused` where it is damaged
 * or cannot be read. `name`: as messages call the folder.
 */
export function manifestIn(folder: string, name: string): Manifest | undefined {
  const file = join(folder, MANIFEST);
  if (!existsSync(file)) return undefined;
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw isSystemError(error) ? new Refused(join(name, MANIFEST), whyNotGiven(error)) : error;
  }
  return readManifest(text, join(name, MANIFEST));
}

/** The paths that an earlier run wrote, as its manifest says; none where there is no manifest of ours. */
function ownFiles(folder: string, name: string): Set<string> {
  const manifest = manifestIn(folder, name);
  return new Set(manifest ? [MANIFEST, ...manifest.files.map(({ path }) => path)] : []);
}

/** What is in the folder and was not written by an earlier run. Throws `Refused` as {@link manifestIn} does. */
export function foreignFiles(folder: string, name: string): string[] {
  const own = ownFiles(folder, name);
  return filesIn(folder).filter((path) => !own.has(path));
}

export interface Drift {
  readonly missing: readonly string[];
  readonly changed: readonly string[];
  readonly extra: readonly string[];
}

/** Compares a folder with the site byte for byte. Reads only. */
export function driftOf(folder: string, files: readonly SiteFile[]): Drift {
  const there = new Set(existsSync(folder) ? filesIn(folder) : []);
  const wanted = new Set(files.map(({ path }) => path));
  return {
    missing: files.filter(({ path }) => !there.has(path)).map(({ path }) => path),
    changed: files
      .filter(({ path, text }) => there.has(path) && !readFileSync(join(folder, path)).equals(Buffer.from(text)))
      .map(({ path }) => path),
    extra: [...there].filter((path) => !wanted.has(path)),
  };
}
