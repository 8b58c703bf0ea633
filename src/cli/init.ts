import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { packageFile } from '../catalog/package-file.ts';
import { makeFolder } from '../make-folder.ts';
import { printable } from '../report/quote.ts';
import { configHere } from '../suite/config/load.ts';
import type { Config } from '../suite/config/schema.ts';
import { baselineText } from '../suite/verdict/baseline-file.ts';
import type { Io } from './io.ts';
import { whyUnwritable } from './read-text.ts';
import { Refusal } from './refusal.ts';
import { version } from './version.ts';

const SUITE = 'dnlint-suite';
const CASE = 'worked-example';
const BASELINE = 'dnlint-baseline.json';

const CONFIG: Config = {
  $schema: './node_modules/dnlint/dist/config.schema.json',
  suite: SUITE,
  baseline: BASELINE,
};

/** Runs the version that the repository has installed: a newer one may judge otherwise, and an update is a change of its own. */
const WORKFLOW = `name: dnlint
on:
  pull_request:
  push:
    branches: [main]
permissions:
  contents: read
jobs:
  gate:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version: 22
      - run: npm ci
      - run: npx --no -- dnlint gate --report github
`;

const INSTALL = `package.json does not name dnlint, and the workflow runs what that installs; add it:
npm install --save-dev vendor/dnlint-${version}.tgz (the tarball that "npm pack" makes in a clone of dnlint).`;

/** Whether the project here has dnlint among its packages. */
function isDependency(): boolean {
  try {
    const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
    return 'dnlint' in { ...dependencies, ...devDependencies };
  } catch {
    return false;
  }
}

interface FirstFile {
  readonly path: string;
  readonly text: () => string;
}

const shipped = (name: string): string => readFileSync(packageFile(`fixtures/worked-example/${name}`), 'utf8');

/** What `dnlint init` writes, in this order. */
const FILES: readonly FirstFile[] = [
  { path: 'dnlint.config.json', text: () => `${JSON.stringify(CONFIG, null, 2)}\n` },
  { path: `${SUITE}/${CASE}/input.txt`, text: () => shipped('input.txt') },
  { path: `${SUITE}/${CASE}/output.txt`, text: () => shipped('output.txt') },
  { path: BASELINE, text: () => baselineText(new Map([[CASE, new Map()]])) },
  { path: '.github/workflows/dnlint.yml', text: () => WORKFLOW },
];

/** `dnlint init`: a config, a suite of one case and a workflow, in the working directory. Asks nothing, overwrites nothing. */
export async function runInit(io: Io): Promise<number> {
  const config = configHere();
  for (const { path, text } of FILES) {
    const there = path === FILES[0]!.path ? config : existsSync(path) ? path : undefined;
    if (there === undefined) write(path, text());
    io.out(`${there === undefined ? 'written      ' : 'already there'}  ${there ?? path}\n`);
  }
  io.out(isDependency() ? '' : `\n${INSTALL}\n`);
  io.out(`
Try it:    npx dnlint gate
Then put your own notices into ${SUITE}/ (a folder each, with input.txt and output.txt),
and name what shortens them in the config: "agent": "node my-agent.mjs", "prompt": "prompt.txt".
`);
  return 0;
}

function write(path: string, text: string): void {
  try {
    makeFolder(dirname(path));
    // Should it have come into being since, it stays as it is.
    writeFileSync(path, text, { flag: 'wx' });
  } catch (error) {
    throw new Refusal(whyUnwritable(error, printable(path)));
  }
}
