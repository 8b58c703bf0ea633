import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import type { Io } from '../cli/io.ts';

/** Root of the git repository that a folder is in; undefined where it is in none. */
export function repositoryOf(folder: string): string | undefined {
  for (let at = resolve(folder); ; at = dirname(at)) {
    if (existsSync(join(at, '.git'))) return at;
    if (dirname(at) === at) return undefined;
  }
}

/** The working directory as seen from the root of the repository; empty where it is the root, or where there is none. */
export function fromRepository(env: Io['env'], from = process.cwd()): string {
  const workspace = env.GITHUB_WORKSPACE;
  const top = workspace && inside(workspace, from) ? resolve(workspace) : repositoryOf(from);
  return top === undefined ? '' : relative(top, from).split(sep).join('/');
}

const inside = (folder: string, path: string): boolean => {
  const way = relative(folder, path);
  return !isAbsolute(way) && way.split(sep)[0] !== '..';
};

/**
 * The branch that a repository merges into, as far as its files tell without git: the default of `origin`, else `main` or
 * `master` where there is one (what is checked out may be a branch for this very change), else what is checked out.
 */
export function defaultBranchOf(root: string): string | undefined {
  const git = gitFolderOf(root);
  const read = (name: string): string => textOf(join(git, name));
  const origin = /^ref: refs\/remotes\/origin\/(\S+)/.exec(read('refs/remotes/origin/HEAD'));
  if (origin) return origin[1];
  const packed = read('packed-refs').split('\n');
  const usual = ['main', 'master'].find(
    (name) =>
      existsSync(join(git, 'refs/heads', name)) ||
      packed.some((line) => line.trimEnd().endsWith(` refs/heads/${name}`)),
  );
  // A name that begins with a dot is no branch: refs are kept in another way there.
  return usual ?? /^ref: refs\/heads\/(?!\.)(\S+)/.exec(read('HEAD'))?.[1];
}

/** Where the refs are: a submodule and a further worktree have a file that leads there. */
function gitFolderOf(root: string): string {
  const git = join(root, '.git');
  if (statSync(git).isDirectory()) return git;
  const own = resolve(
    root,
    textOf(git)
      .replace(/^gitdir: /, '')
      .trimEnd(),
  );
  return resolve(own, textOf(join(own, 'commondir')).trimEnd());
}

/** Empty where it cannot be read. */
function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
