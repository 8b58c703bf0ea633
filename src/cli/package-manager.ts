import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** How a project installs what it depends on, and runs it. None of its commands fetches what is not installed. */
export interface PackageManager {
  /** Any of these in a folder says that it is used there. */
  readonly lockFiles: readonly string[];
  /** Steps of a job, as YAML, that put it on a runner of GitHub with Node; npm is there. */
  readonly setup: readonly string[];
  /** Installs what the lock file says and nothing else. */
  readonly install: string;
  /** Runs dnlint, in a job and by hand. */
  readonly run: string;
  readonly byHand: string;
  /** Adds a dev dependency. */
  readonly add: string;
}

const COREPACK = ['- run: corepack enable'];

const NPM: PackageManager = {
  lockFiles: ['package-lock.json', 'npm-shrinkwrap.json'],
  setup: [],
  install: 'npm ci',
  run: 'npx --no -- dnlint',
  byHand: 'npx dnlint',
  add: 'npm install --save-dev',
};
const PNPM: PackageManager = {
  lockFiles: ['pnpm-lock.yaml'],
  setup: COREPACK,
  install: 'pnpm install --frozen-lockfile',
  run: 'pnpm exec dnlint',
  byHand: 'pnpm exec dnlint',
  add: 'pnpm add --save-dev',
};
const YARN: PackageManager = {
  lockFiles: ['yarn.lock'],
  setup: COREPACK,
  install: 'yarn install --immutable',
  run: 'yarn run dnlint',
  byHand: 'yarn run dnlint',
  add: 'yarn add --dev',
};
const BUN: PackageManager = {
  lockFiles: ['bun.lock', 'bun.lockb'],
  setup: ['- uses: oven-sh/setup-bun@v2'],
  install: 'bun install --frozen-lockfile',
  run: 'bun run dnlint',
  byHand: 'bun run dnlint',
  add: 'bun add --dev',
};
/** Yarn 1, which takes `--immutable` for nothing and says so to nobody. */
const YARN_CLASSIC: PackageManager = { ...YARN, install: 'yarn install --frozen-lockfile' };

/** The package manager by its nearest lock file, from a folder up to `top`, and the folder of that; npm where there is none. */
export function packageManagerOf(folder: string, top: string): { manager: PackageManager; lockFolder: string } {
  for (let at = folder; ; at = dirname(at)) {
    const found = [NPM, PNPM, YARN, BUN].find(({ lockFiles }) => lockFiles.some((name) => existsSync(join(at, name))));
    if (found)
      return { manager: found === YARN && isClassic(join(at, 'yarn.lock')) ? YARN_CLASSIC : found, lockFolder: at };
    if (at === top || dirname(at) === at) return { manager: NPM, lockFolder: folder };
  }
}

const isClassic = (lock: string): boolean => /^# yarn lockfile v1$/m.test(readFileSync(lock, 'utf8'));
