import { accessSync, constants, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { packageFile } from '../catalog/package-file.ts';
import { makeFolder } from '../make-folder.ts';
import { printable } from '../report/quote.ts';
import { configHere } from '../suite/config/load.ts';
import type { Config } from '../suite/config/schema.ts';
import { defaultBranchOf, repositoryOf } from '../suite/repository.ts';
import { baselineText } from '../suite/verdict/baseline-file.ts';
import { workflowPath, workflowText } from './first-workflow.ts';
import type { Io } from './io.ts';
import { type PackageManager, packageManagerOf } from './package-manager.ts';
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

interface FirstFile {
  /** From the working directory. */
  readonly path: string;
  readonly text: () => string;
}

const shipped = (name: string): string => readFileSync(packageFile(`fixtures/worked-example/${name}`), 'utf8');

/** What a config names; with one of the user's they are an affair of that. */
const NAMED: readonly FirstFile[] = [
  { path: `${SUITE}/${CASE}/input.txt`, text: () => shipped('input.txt') },
  { path: `${SUITE}/${CASE}/output.txt`, text: () => shipped('output.txt') },
  { path: BASELINE, text: () => baselineText(new Map([[CASE, new Map()]])) },
];

/**
 * `dnlint init`: a config, a suite of one case and a baseline in the working directory, and a workflow in the repository
 * that it is in. Asks nothing and overwrites nothing. A `Refusal` where one of them could not be written, before any is.
 */
export async function runInit(io: Io): Promise<number> {
  const here = process.cwd();
  const repository = repositoryOf(here);
  const root = repository ?? here;
  const { manager, lockFolder } = packageManagerOf(here, root);
  const folder = slashed(relative(root, here));
  const branch = (repository && defaultBranchOf(repository)) ?? 'main';
  const workflow: FirstFile = {
    path: slashed(relative(here, join(root, workflowPath(folder)))),
    text: () => workflowText({ folder, lockFolder: slashed(relative(root, lockFolder)), branch, manager }),
  };
  const config = configHere();
  const own: FirstFile = { path: config ?? 'dnlint.config.json', text: () => `${JSON.stringify(CONFIG, null, 2)}\n` };
  const files = [own, ...(config === undefined ? NAMED : []), workflow];
  const missing = files.filter(({ path }) => !existsSync(path));
  for (const { path } of missing) requireWritable(path);
  // The config comes last: a run that was cut off is made good by the next.
  for (const { path, text } of missing.toReversed()) write(path, text());
  for (const file of files)
    io.out(`${missing.includes(file) ? 'written      ' : 'already there'}  ${printable(file.path)}\n`);
  const notes = [
    ...(folder === ''
      ? []
      : [`GitHub reads workflows at the root of the repository; this one runs in ${printable(folder)}.`]),
    ...(config === undefined ? [] : [`The suite and the baseline are those that ${config} names; none was written.`]),
    ...(isDependency([here, lockFolder]) ? [] : [toInstall(manager)]),
  ];
  for (const note of notes) io.out(`\n${note}\n`);
  io.out(`\nTry it:    ${manager.byHand} gate\n${config === undefined ? NEXT : ''}`);
  return 0;
}

const NEXT = `Then put your own notices into ${SUITE}/ (a folder each, with input.txt and output.txt),
and name what shortens them in the config: "agent": "node my-agent.mjs {prompt_file}", "prompt": "prompt.txt".
`;

const toInstall = ({ add }: PackageManager): string =>
  `package.json does not name dnlint, and the workflow runs what that installs; add it:
${add} ./vendor/dnlint-${version}.tgz (the tarball that "npm pack" makes in a clone of dnlint).`;

/** Whether the project in one of the folders has dnlint among its packages. */
const isDependency = (folders: readonly string[]): boolean =>
  folders.some((folder) => {
    try {
      const { dependencies, devDependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
      return 'dnlint' in { ...dependencies, ...devDependencies };
    } catch {
      return false;
    }
  });

const slashed = (path: string): string => path.split(sep).join('/');

/** Refuses a file that could not be written, before the first one is. */
function requireWritable(path: string): void {
  let folder = dirname(path);
  while (!existsSync(folder)) folder = dirname(folder);
  if (!statSync(folder).isDirectory())
    throw new Refusal(`${printable(folder)} is a file, and ${printable(path)} wants a folder there; move it away.`);
  try {
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw new Refusal(whyUnwritable(error, printable(path)));
  }
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
