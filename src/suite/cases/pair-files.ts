import { existsSync } from 'node:fs';
import { basename, join, posix, resolve } from 'node:path';
import { Refusal } from '../../cli/refusal.ts';
import { printable } from '../../report/quote.ts';

/** A notice and, where there is one, its recorded output, as two files. */
export interface PairFiles {
  /** The folder that holds `input.txt`, or the stem of `stem.input.txt`; with the folders above it, below the root. */
  readonly id: string;
  readonly input: string;
  readonly output?: string;
}

/** `input.txt`, `stem.input.txt`, and the same with `output` and `md`. */
const NAMED = /^(?:(?<stem>.+)\.)?(?<side>input|output)\.(?:txt|md)$/;
const EXTENSIONS = ['txt', 'md'] as const;

/** Whether a file is half of a pair, by its name. */
export const isPairFile = (path: string): boolean => NAMED.test(basename(path));

/**
 * Puts the halves of pairs together. `files` are below `root`, with `/`; the half that is not among them is looked for
 * beside the other. Refuses an output without input, and a half with two candidates. In the order of the paths of the inputs, whatever the locale.
 */
export function pairUp(root: string, files: readonly string[]): PairFiles[] {
  const places = new Map<string, { readonly folder: string; readonly stem: string }>();
  for (const file of files) {
    const stem = NAMED.exec(posix.basename(file))?.groups?.stem ?? '';
    const folder = posix.dirname(file);
    places.set(`${folder}/${stem}`, { folder, stem });
  }
  return [...places.values()]
    .map(({ folder, stem }): PairFiles => {
      const half = (side: 'input' | 'output') => halfOf(join(root, folder), stem, side);
      const input = half('input');
      const output = half('output');
      if (input === undefined)
        throw new Refusal(
          `${printable(output!)} has no ${printable(prefix(stem))}input.txt beside it; add the notice that it was made from.`,
        );
      const id = posix.join(folder, stem);
      return { id: id === '.' ? basename(resolve(root)) : id, input, ...(output === undefined ? {} : { output }) };
    })
    .sort((a, b) => (a.input < b.input ? -1 : 1));
}

const prefix = (stem: string): string => (stem === '' ? '' : `${stem}.`);

function halfOf(folder: string, stem: string, side: 'input' | 'output'): string | undefined {
  const [found, second] = EXTENSIONS.map((extension) => join(folder, `${prefix(stem)}${side}.${extension}`)).filter(
    (path) => existsSync(path),
  );
  if (second !== undefined)
    throw new Refusal(`${printable(found!)} and ${printable(second)} are the same half of one pair; keep one of them.`);
  return found;
}
