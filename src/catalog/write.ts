import { cpSync, existsSync, mkdtempSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { makeFolder } from '../make-folder.ts';
import { foreignFiles } from './folder.ts';
import { MANIFEST } from './manifest.ts';
import { Refused } from './refused.ts';
import type { SiteFile } from './site.ts';

/**
 * Writes the site into a temporary folder beside its place and then swaps the two, so that a reader finds the old site
 * or the new one and a failure leaves the old. What no manifest of an earlier run lists is foreign: the folder is refused,
 * or, with `keepForeign`, those files are carried over.
 */
export function writeSite(out: string, files: readonly SiteFile[], { keepForeign = false } = {}): void {
  const target = place(out);
  const old = existsSync(target);
  const foreign = old ? foreignFiles(target, out) : [];
  if (!keepForeign) refuseForeign(out, foreign);
  const taken = foreign.find((path) => files.some((file) => clash(path, file.path)));
  if (taken !== undefined) throw new Refused(out, `has a file of its own in a place that is needed: ${taken}`);
  makeFolder(dirname(target));
  const temporary = mkdtempSync(join(dirname(target), `.${basename(target)}-`));
  try {
    // A folder of its own inside: `mkdtemp` makes folders that only their owner can read.
    const next = join(temporary, 'new');
    for (const { path, text } of files) {
      const file = join(next, path);
      makeFolder(dirname(file));
      writeFileSync(file, text, { flag: 'wx' });
    }
    for (const path of foreign)
      cpSync(join(target, path), join(next, path), { preserveTimestamps: true, verbatimSymlinks: true });
    swap(target, next, join(temporary, 'old'), old);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

/** The folder's real place: what a link points to is replaced, not the link. */
function place(out: string): string {
  const target = existsSync(out) ? realpathSync(out) : resolve(out);
  if (existsSync(target) && !statSync(target).isDirectory()) throw new Refused(out, 'is a file; give a folder');
  if (`${process.cwd()}${sep}`.startsWith(target.endsWith(sep) ? target : `${target}${sep}`))
    throw new Refused(out, 'is the current folder or one above it, which cannot be swapped; give a folder of its own');
  return target;
}

function refuseForeign(out: string, foreign: readonly string[]): void {
  if (foreign.length === 0) return;
  const rest = foreign.length > 3 ? ` and ${foreign.length - 3} more` : '';
  const why = foreign.includes(MANIFEST) ? `, as its ${MANIFEST} is not one of "dnlint publish"` : '';
  throw new Refused(
    out,
    `holds files that no earlier run wrote (${foreign.slice(0, 3).join(', ')}${rest})${why}; give another folder, or --keep-foreign to leave them there`,
  );
}

/** The same path, or one a folder where the other is a file. */
const clash = (a: string, b: string): boolean => a === b || a.startsWith(`${b}/`) || b.startsWith(`${a}/`);

function swap(target: string, next: string, aside: string, old: boolean): void {
  if (old) renameSync(target, aside);
  try {
    renameSync(next, target);
  } catch (error) {
    if (old) renameSync(aside, target);
    throw error;
  }
}
