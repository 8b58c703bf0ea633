import type { PackageManager } from './package-manager.ts';

interface WorkflowPlace {
  /** From the root of the repository, with `/`; empty for the root. Where the gate runs, and where the lock file is. */
  readonly folder: string;
  readonly lockFolder: string;
  readonly branch: string;
  readonly manager: PackageManager;
}

/** Path of the workflow from the root of the repository: a folder has one of its own. */
export const workflowPath = (folder: string): string =>
  `.github/workflows/${['dnlint', ...folder.split('/')].filter((part) => part !== '').join('-')}.yml`;

/**
 * A workflow for GitHub. It runs the version that the repository has installed: a newer one may judge otherwise, and an
 * update is a change of its own.
 */
export function workflowText({ folder, lockFolder, branch, manager }: WorkflowPlace): string {
  const { setup, install, run } = manager;
  return `name: ${folder === '' ? 'dnlint' : scalar(`dnlint ${folder}`)}
on:
  pull_request:
  push:
    branches: [${scalar(branch)}]
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
${[...setup.map(indented), step(install, lockFolder), step(`${run} gate --report github`, folder)].join('\n')}
`;
}

const step = (command: string, folder: string): string =>
  [`- run: ${command}`, ...(folder === '' ? [] : [`  working-directory: ${scalar(folder)}`])].map(indented).join('\n');

const indented = (line: string): string => `      ${line}`;

/** What is no plain word in YAML, or a word with a meaning of its own, is quoted. */
const scalar = (text: string): string =>
  /^[a-z][\w./ -]*$/i.test(text) && !/^(?:true|false|yes|no|on|off|null|y|n)$/i.test(text)
    ? text
    : JSON.stringify(text);
