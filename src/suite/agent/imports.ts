import { readFileSync, statSync } from 'node:fs';
import { dirname, extname, join, resolve } from 'node:path';

/** The most that a script may have, in bytes, to be looked through; a larger one is no hand's work. */
const LONGEST = 1 << 20;

/**
 * The files that a script imports by a path beside its own: JavaScript and TypeScript (`./lib/llm.mjs`), and Python, whose
 * modules are looked for beside the script and in `roots`. Packages are none: what is installed is the lock file's to say.
 */
export function importedBy(path: string, roots: readonly string[]): string[] {
  if (/[\\/]node_modules[\\/]/.test(path)) return [];
  const ending = extname(path);
  const language = LANGUAGES[ending];
  if (language === undefined && ending !== '') return [];
  if (statSync(path).size > LONGEST) return [];
  const text = readFileSync(path, 'utf8');
  switch (language ?? interpreterOf(text)) {
    case 'javascript':
      return [...text.matchAll(JS_IMPORT)].flatMap(([, , name]) => firstFile(jsCandidates(dirname(path), name!)));
    case 'python':
      return [...text.matchAll(PY_IMPORT)].flatMap(([, from, names, plain]) =>
        from === undefined
          ? listed(plain!).flatMap((name) => pythonModule(name, dirname(path), roots))
          : ['', ...listed(names!)].flatMap((name) => pythonModule(within(from, name), dirname(path), roots)),
      );
    default:
      return [];
  }
}

type Language = 'javascript' | 'python';

const LANGUAGES: Readonly<Record<string, Language>> = {
  ...Object.fromEntries(
    ['.js', '.mjs', '.cjs', '.jsx', '.ts', '.mts', '.cts', '.tsx'].map((end) => [end, 'javascript']),
  ),
  '.py': 'python',
};

/** By the first line of a script whose name does not tell. */
function interpreterOf(text: string): Language | undefined {
  const [first] = /^#![^\n]{0,200}/.exec(text) ?? [''];
  return /python/.test(first) ? 'python' : /node|deno|bun|tsx/.test(first) ? 'javascript' : undefined;
}

const JS_IMPORT = /\b(?:from|import|require)\s*(?:\(\s*)?(["'`])(\.{1,2}(?:\/[^"'`\n]*)?)\1/g;
const JS_ENDINGS = ['.js', '.mjs', '.cjs', '.ts', '.mts', '.cts', '.jsx', '.tsx', '.json'];

/** As Node and the compilers for TypeScript look for a file: as it is called, its source, with an ending, as a folder. */
function jsCandidates(folder: string, name: string): string[] {
  const path = resolve(folder, name);
  return [
    path,
    path.replace(/js(x?)$/, 'ts$1'),
    ...JS_ENDINGS.map((ending) => path + ending),
    ...JS_ENDINGS.map((ending) => join(path, `index${ending}`)),
  ];
}

const PY_IMPORT = /^[ \t]*(?:from[ \t]+(\.*[\w.]*)[ \t]+import\b[ \t]*\(?([^\n#]*)|import[ \t]+([\w.][\w., \t]*))/gm;

/** `a, b.c as d`: the names that are imported. */
const listed = (names: string): string[] =>
  names.split(',').flatMap((name) => /^\s*\(?\s*([\w.]+)/.exec(name)?.slice(1, 2) ?? []);

const within = (module: string, name: string): string =>
  name === '' || module.endsWith('.') ? module + name : `${module}.${name}`;

/** The files that a module of Python and the packages above it are; those that come with Python, or are installed, have none here. */
export function pythonModule(name: string, folder: string, roots: readonly string[]): string[] {
  const [, dots, path] = /^(\.*)(.*)$/.exec(name) as unknown as [string, string, string];
  const bases = dots === '' ? [folder, ...roots] : [join(folder, ...Array(dots.length - 1).fill('..'))];
  const parts = path.split('.').filter((part) => part !== '');
  return bases.flatMap((base) =>
    parts.flatMap((_, i) => {
      const module = join(base, ...parts.slice(0, i + 1));
      return firstFile([`${module}.py`, join(module, '__init__.py')]);
    }),
  );
}

export const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

function firstFile(candidates: readonly string[]): string[] {
  const found = candidates.find(isFile);
  return found === undefined ? [] : [found];
}
