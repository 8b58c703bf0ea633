import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { runCli } from './tools/run-cli.ts';
import { scratch } from './tools/scratch.ts';

const FILES = [
  'dnlint.config.json',
  'dnlint-suite/worked-example/input.txt',
  'dnlint-suite/worked-example/output.txt',
  'dnlint-baseline.json',
  '.github/workflows/dnlint.yml',
];

interface Step {
  readonly run?: string;
  readonly uses?: string;
  readonly 'working-directory'?: string;
}
/** A workflow, and its steps behind those for source and Node. */
function workflowIn(path: string): { name: string; branches: string[]; steps: Step[] } {
  const { name, on, jobs } = parse(readFileSync(path, 'utf8'));
  return { name, branches: on.push.branches, steps: jobs.gate.steps.slice(2) };
}

test('writes a config, a first suite, a baseline and a workflow, which pass at once', async () => {
  scratch();
  const { code, out } = await runCli(['init']);
  expect(code).toBe(0);
  expect(out.split('\n').slice(0, 5)).toEqual(FILES.map((path) => `written        ${path}`));
  expect(await runCli(['gate', '--strict', '--max-warnings', '0'])).toEqual({
    code: 0,
    out: 'checked 1 of 1 case, 14 rules each\nThe gate passes.\n',
    err: '',
  });
  const { name, branches, steps } = workflowIn(FILES[4]!);
  expect({ name, branches }).toEqual({ name: 'dnlint', branches: ['main'] });
  const [install, runs] = steps.map(({ run }) => run);
  expect(install).toBe('npm ci');
  const command = /^npx --no -- dnlint (.*)$/.exec(runs ?? '')![1]!.split(' ');
  expect(command[0]).toBe('gate');
  expect((await runCli(command)).code).toBe(0);
});

test('it says how the workflow comes by dnlint, where the project does not name it', async () => {
  scratch();
  expect((await runCli(['init'])).out).toContain('npm install --save-dev ./vendor/dnlint-');
  scratch({ 'package.json': '{ "devDependencies": { "dnlint": "file:vendor/dnlint-0.1.0.tgz" } }' });
  expect((await runCli(['init'])).out).not.toContain('npm install');
});

test('what it writes becomes known without a change to the baseline', async () => {
  scratch();
  await runCli(['init']);
  const before = readFileSync('dnlint-baseline.json', 'utf8');
  expect((await runCli(['gate', '--update-baseline'])).err).toBe(
    'The baseline dnlint-baseline.json holds what it held.\n',
  );
  expect(readFileSync('dnlint-baseline.json', 'utf8')).toBe(before);
});

test('overwrites nothing, and says so of each file', async () => {
  scratch({ 'dnlint-baseline.json': 'mine', 'dnlint-suite/worked-example/input.txt': 'mine too' });
  const { code, out } = await runCli(['init']);
  expect(code).toBe(0);
  expect(out.match(/^already there .*/gm)).toEqual([FILES[1], FILES[3]].map((path) => `already there  ${path}`));
  expect([FILES[1]!, FILES[3]!].map((path) => readFileSync(path, 'utf8'))).toEqual(['mine too', 'mine']);
  expect((await runCli(['init'])).out.match(/^written/gm)).toBeNull();
});

test.each([
  ['dnlint.config.mjs', "throw new Error('not loaded');"],
  ['package.json', '{ "dnlint": { "suite": "x" }, "devDependencies": { "dnlint": "*" } }'],
])('beside a config of the user, %s, nothing is written that it would have to name', async (path, text) => {
  scratch({ [path]: text });
  expect(await runCli(['init'])).toEqual({
    code: 0,
    err: '',
    out: expect.stringMatching(
      new RegExp(
        `^already there  ${path}\nwritten        .github/workflows/dnlint.yml\n\nThe suite and the baseline are those that ${path} names; none was written.\n`,
      ),
    ),
  });
  expect(readdirSync('.').sort()).toEqual(['.github', path].sort());
});

test.each([
  [
    'dnlint-suite',
    'dnlint-suite is a file, and dnlint-suite/worked-example/input.txt wants a folder there; move it away.',
  ],
  ['.github', '.github is a file, and .github/workflows/dnlint.yml wants a folder there; move it away.'],
])('where %s is a file it says so, and writes nothing', async (path, said) => {
  scratch({ [path]: 'a file' });
  expect(await runCli(['init'])).toEqual({ code: 2, out: '', err: `dnlint: ${said}\n` });
  expect(readdirSync('.')).toEqual([path]);
});

test('a run that was cut off is made good by the next', async () => {
  scratch();
  await runCli(['init']);
  // The config is the last that is written.
  for (const path of [FILES[0]!, FILES[1]!, FILES[4]!]) rmSync(path);
  await runCli(['init']);
  expect(FILES.every((path) => existsSync(path))).toBe(true);
});

describe('in a git repository', () => {
  const GIT = { '.git/HEAD': 'ref: refs/heads/add-dnlint\n' };

  test('a folder below its root has a workflow of its own there', async () => {
    const root = scratch({ ...GIT, 'pkg/a/package.json': '{}' });
    process.chdir('pkg/a');
    const { out } = await runCli(['init']);
    expect(out).toContain(
      '\nwritten        ../../.github/workflows/dnlint-pkg-a.yml\n\nGitHub reads workflows at the root of the repository; this one runs in pkg/a.\n',
    );
    expect(readdirSync('.').sort()).toEqual([
      'dnlint-baseline.json',
      'dnlint-suite',
      'dnlint.config.json',
      'package.json',
    ]);
    expect(workflowIn(`${root}/.github/workflows/dnlint-pkg-a.yml`)).toMatchObject({
      name: 'dnlint pkg/a',
      steps: [
        { run: 'npm ci', 'working-directory': 'pkg/a' },
        { run: 'npx --no -- dnlint gate --report github', 'working-directory': 'pkg/a' },
      ],
    });
  });

  test('a lock file at the root is installed from there', async () => {
    scratch({
      ...GIT,
      'package-lock.json': '{}',
      'package.json': '{ "devDependencies": { "dnlint": "*" } }',
      'odd: name/x': '',
    });
    process.chdir('odd: name');
    const { out } = await runCli(['init']);
    expect(out).not.toContain('npm install');
    const [install, gate] = workflowIn('../.github/workflows/dnlint-odd: name.yml').steps;
    expect(install).toEqual({ run: 'npm ci' });
    expect(gate?.['working-directory']).toBe('odd: name');
  });

  const REF = 'ref: refs/heads';
  test.each<[string, Record<string, string>, string]>([
    ['what is checked out, where nothing else is known', { '.git/HEAD': `${REF}/trunk\n` }, 'trunk'],
    ['of a name that YAML reads otherwise', { '.git/HEAD': `${REF}/#2.0\n` }, '#2.0'],
    [
      'the default of origin',
      { ...GIT, '.git/refs/remotes/origin/HEAD': 'ref: refs/remotes/origin/release/9\n' },
      'release/9',
    ],
    ['main, where there is one', { ...GIT, '.git/refs/heads/main': 'abc\n' }, 'main'],
    [
      'also packed',
      { ...GIT, '.git/packed-refs': '# pack-refs\nabc refs/heads/add-dnlint\nabc refs/heads/master\n' },
      'master',
    ],
    ['of no branch', { '.git/HEAD': '0123456789abcdef\n' }, 'main'],
    ['of refs that are kept in another way', { '.git/HEAD': `${REF}/.invalid\n` }, 'main'],
    ['a submodule', { '.git': 'gitdir: up/modules/x\n', 'up/modules/x/HEAD': `${REF}/next\n` }, 'next'],
    [
      'a further worktree',
      {
        '.git': 'gitdir: g/worktrees/x\n',
        'g/worktrees/x/HEAD': `${REF}/add-dnlint\n`,
        'g/worktrees/x/commondir': '../..\n',
        'g/HEAD': `${REF}/next\n`,
      },
      'next',
    ],
    ['of a file that leads nowhere', { '.git': 'gitdir: nowhere\n' }, 'main'],
  ])('the branch: %s', async (_, files, branch) => {
    scratch(files);
    await runCli(['init']);
    expect(workflowIn(FILES[4]!).branches).toEqual([branch]);
  });
});

describe('the package manager of the lock file', () => {
  test.each<[string, string, Step[], string, string]>([
    [
      'package-lock.json',
      '{}',
      [{ run: 'npm ci' }, { run: 'npx --no -- dnlint' }],
      'npm install --save-dev',
      'npx dnlint',
    ],
    [
      'pnpm-lock.yaml',
      '',
      [{ run: 'corepack enable' }, { run: 'pnpm install --frozen-lockfile' }, { run: 'pnpm exec dnlint' }],
      'pnpm add --save-dev',
      'pnpm exec dnlint',
    ],
    [
      'yarn.lock',
      '__metadata:\n  version: 8\n',
      [{ run: 'corepack enable' }, { run: 'yarn install --immutable' }, { run: 'yarn run dnlint' }],
      'yarn add --dev',
      'yarn run dnlint',
    ],
    [
      'yarn.lock',
      '# THIS IS AN AUTOGENERATED FILE.\n# yarn lockfile v1\n',
      [{ run: 'corepack enable' }, { run: 'yarn install --frozen-lockfile' }, { run: 'yarn run dnlint' }],
      'yarn add --dev',
      'yarn run dnlint',
    ],
    [
      'bun.lock',
      '{}',
      [{ uses: 'oven-sh/setup-bun@v2' }, { run: 'bun install --frozen-lockfile' }, { run: 'bun run dnlint' }],
      'bun add --dev',
      'bun run dnlint',
    ],
  ])('%s %j', async (lock, text, steps, add, byHand) => {
    scratch({ [lock]: text });
    const { out } = await runCli(['init']);
    const last = steps.at(-1)!;
    expect(workflowIn(FILES[4]!).steps).toEqual([...steps.slice(0, -1), { run: `${last.run} gate --report github` }]);
    expect(out).toContain(`\n${add} ./vendor/dnlint-`);
    expect(out).toContain(`\nTry it:    ${byHand} gate\n`);
  });
});
