import { readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { importedBy, isFile, pythonModule } from './imports.ts';

/** So many files of an agent are looked through; more are told of in `agent.inputs`. */
const MOST = 500;

/**
 * The files that a command line shows to be the agent: those that it names, also as `--option=file`, those that the scripts
 * among them import from beside themselves, and, where it runs a script of package.json, that file and what the script
 * names. Absolute, each once, in an order that the files alone decide.
 */
export function agentFiles(words: readonly string[], folder: string): string[] {
  const named = filesNamed(tokensOf(words), folder, new Set());
  const roots = [...new Set([folder, ...named.map(dirname)])];
  const files = new Set(named);
  // Whatever is added meanwhile is gone through as well.
  for (const file of files) {
    for (const imported of importedBy(file, roots)) if (files.size < MOST) files.add(imported);
  }
  return [...files];
}

/** The words, and the parts of those that are more than one word of a shell. */
const tokensOf = (words: readonly string[]): string[] =>
  words.flatMap((word) => [...new Set([word, ...word.split(/[\s"'=|&;<>()]+/)])]).filter((token) => token !== '');

function filesNamed(tokens: readonly string[], folder: string, scripts: Set<string>): string[] {
  const module = tokens[tokens.indexOf('-m') + 1];
  return [
    ...tokens.map((token) => resolve(folder, token)).filter(isFile),
    ...(tokens.includes('-m') && module !== undefined ? pythonModule(module, folder, []) : []),
    ...(tokens.some(runsScripts) ? scriptFiles(tokens, folder, scripts) : []),
  ];
}

const runsScripts = (token: string): boolean => /^(?:npm|pnpm|yarn|bun)(?:\.cmd|\.exe)?$|^--run$/.test(basename(token));

/** package.json and what those of its scripts name that the words name; `done`: scripts that were gone into already. */
function scriptFiles(tokens: readonly string[], folder: string, done: Set<string>): string[] {
  const file = packageAbove(folder);
  if (file === undefined) return [];
  const scripts = scriptsIn(file);
  const called = tokens.filter((token) => Object.hasOwn(scripts, token) && !done.has(token));
  for (const name of called) done.add(name);
  return [file, ...called.flatMap((name) => filesNamed(tokensOf([String(scripts[name])]), dirname(file), done))];
}

function packageAbove(folder: string): string | undefined {
  for (let at = resolve(folder); ; at = dirname(at)) {
    const file = join(at, 'package.json');
    if (isFile(file)) return file;
    if (dirname(at) === at) return undefined;
  }
}

function scriptsIn(file: string): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).scripts ?? {};
  } catch {
    // What the package manager cannot read either is its to tell.
    return {};
  }
}
