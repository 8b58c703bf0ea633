import { type Stats, statSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { glob, isDynamicPattern } from 'tinyglobby';
import { whyUnreadable } from '../../cli/read-text.ts';
import { Refusal } from '../../cli/refusal.ts';
import { printable } from '../../report/quote.ts';
import { isPairFile, type PairFiles, pairUp } from './pair-files.ts';

/** Where cases come from: a pair of files, a JSON Lines file, or standard input. */
export type Source =
  | { readonly kind: 'pair'; readonly path: string; readonly pair: PairFiles }
  | { readonly kind: 'lines'; readonly path: string }
  | { readonly kind: 'stdin'; readonly path: '-' };

const LINES = /\.(?:jsonl|ndjson)$/i;
const IGNORED = ['**/node_modules/**'];

/**
 * The sources that one operand of `dnlint gate` names: a folder (searched to any depth), one file, a glob, or `-`.
 * Sorted by path. Refuses an operand that names nothing.
 */
export async function sourcesOf(operand: string): Promise<Source[]> {
  if (operand === '-') return [{ kind: 'stdin', path: '-' }];
  if (operand === '') throw new Refusal('A suite has no name; give a folder, a JSON Lines file or a glob.');
  const path = operand.split(sep).join('/');
  const stat = statOf(operand);
  if (stat?.isDirectory())
    return below(
      operand,
      await glob('**/*', { cwd: operand, ignore: IGNORED }),
      'holds no pair (name/input.txt and name/output.txt) and no JSON Lines file; put one in',
    );
  if (stat !== undefined) {
    if (!isPairFile(operand)) return [{ kind: 'lines', path: operand }];
    // The folder of a plain `input.txt` is its name, so that has to be below the root.
    const folder = dirname(resolve(operand));
    const root = /^(?:input|output)\./.test(basename(operand)) ? dirname(folder) : folder;
    return below(relative('', root) || '.', [relative(root, resolve(operand)).split(sep).join('/')], '');
  }
  if (!isDynamicPattern(path)) throw new Refusal(`${printable(operand)} does not exist; check the path of the suite.`);
  const base = staticPart(path);
  // A glob may name folders of pairs as well.
  const patterns = [path, `${path.replace(/\/$/, '')}/**`];
  const files = (await glob(patterns, { ignore: IGNORED })).map((file) =>
    relative(base, resolve(file)).split(sep).join('/'),
  );
  return below(relative('', base) || '.', files, 'matches no pair and no JSON Lines file; check the glob', operand);
}

function statOf(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw new Refusal(whyUnreadable(error, printable(path)));
  }
}

/** The folder above the first part of a glob that is no plain name, so that ids do not depend on how it is written. */
function staticPart(pattern: string): string {
  const parts = pattern.split('/');
  const first = parts.findIndex((part) => isDynamicPattern(part));
  return resolve(parts.slice(0, first).join('/') || (pattern.startsWith('/') ? '/' : '.'));
}

function below(root: string, files: readonly string[], none: string, name = root): Source[] {
  const pairs = pairUp(root, files.filter(isPairFile));
  const lines = files.filter((file) => LINES.test(file)).map((file) => join(root, file));
  const sources = [
    ...pairs.map((pair): Source => ({ kind: 'pair', path: pair.input, pair })),
    ...lines.map((path): Source => ({ kind: 'lines', path })),
  ];
  if (sources.length === 0) throw new Refusal(`${printable(name)} ${none}.`);
  return sources.sort((a, b) => (a.path < b.path ? -1 : 1));
}
