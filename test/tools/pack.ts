// The packed tarball, as a user gets it: checked by publint and attw, installed into an empty folder, and run from there.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'dnlint-pack-'));
const windows = process.platform === 'win32';

try {
  npm(root, 'run', 'build');
  // `prepare` would build again and write into the answer.
  const packed = JSON.parse(npm(root, 'pack', '--json', '--ignore-scripts', '--pack-destination', folder)) as [
    { filename: string; size: number; files: { path: string }[] },
  ];
  const [{ filename, size, files }] = packed;
  const tarball = join(folder, filename);
  const entries = ['index', 'vitest', 'matchers', 'promptfoo', 'scorer'];
  const built = entries.flatMap((entry) => [`dist/${entry}.js`, `dist/${entry}.d.ts`]);
  for (const path of [
    'bin/dnlint.cjs',
    'dist/start.cjs',
    'dist/check-alone.cjs',
    'dist/cli.js',
    ...built,
    'LICENSE',
    'README.md',
  ]) {
    expect(
      `${path} is packed`,
      files.some((file) => file.path === path),
    );
  }
  expect('no sources and no tests are packed', !files.some(({ path }) => /^(?:src|rules|test)\//.test(path)));
  tool(root, 'publint', '--strict', tarball);
  tool(root, 'attw', '--profile', 'esm-only', tarball);

  const app = join(folder, 'app');
  mkdirSync(app);
  writeFileSync(join(app, 'package.json'), '{ "name": "app", "private": true, "type": "module" }');
  npm(app, 'install', '--no-audit', '--no-fund', '--prefer-offline', tarball);
  cpSync(join(root, 'fixtures/worked-example'), join(app, 'example'), { recursive: true });

  const command = join(app, 'node_modules', '.bin', windows ? 'dnlint.cmd' : 'dnlint');
  const run = (...args: string[]) => spawnSync(command, args, { cwd: app, encoding: 'utf8', shell: windows });
  const good = run('check', 'example/input.txt', 'example/output.txt');
  expect(`the worked example passes: ${good.stderr}`, good.status === 0 && good.stdout.includes('No rule fails'));
  const same = run('check', 'example/input.txt', 'example/input.txt', '--format', 'json');
  expect('the same text twice fails', same.status === 1 && JSON.parse(same.stdout).pass === false);
  expect('a missing file is refused', run('check', 'nowhere.txt', 'example/output.txt').status === 2);
  expect('the facts are read', run('facts', 'example/input.txt').stdout.includes('2027-04-14T16:00'));
  const site = join(app, 'site');
  expect('the catalog is published', run('publish', '--out', site).status === 0);
  expect('the catalog is as it was published', run('publish', '--out', site, '--check').status === 0);
  expect('the catalog is valid', run('validate', site).status === 0);
  const shipped = join(app, 'node_modules', 'dnlint', 'fixtures', 'catalog');
  const told = run('publish', '--base-url', 'https://dnlint.example/catalog', '--out', shipped, '--check');
  expect(`the shipped catalog is what would be published: ${told.stdout}`, told.status === 0);
  expect('the version is told', /^\d+\.\d+\.\d+\n$/.test(run('--version').stdout.replaceAll('\r', '')));

  const first = run('init');
  expect(`a first suite is written: ${first.stderr}`, first.status === 0);
  const gate = run('gate', '--strict');
  expect(`the first suite passes the gate: ${gate.stderr}`, gate.status === 0 && gate.stdout.includes('1 of 1 case'));
  run('gate', '--report', 'html=page.html', '--report', 'sarif=gate.sarif');
  expect('the page is whole', readFileSync(join(app, 'page.html'), 'utf8').trimEnd().endsWith('</html>'));
  // Long enough for the threads that come with the package.
  const [notice, output] = ['input', 'output'].map((half) => readFileSync(join(app, `example/${half}.txt`), 'utf8'));
  const lines = Array.from({ length: 300 }, (_, id) =>
    JSON.stringify({ id, notice, output: id % 2 === 0 ? output : notice }),
  );
  writeFileSync(join(app, 'long.jsonl'), lines.join('\n'));
  // In place of the one that init has written: of two side by side neither is read.
  rmSync(join(app, 'dnlint.config.json'));
  writeFileSync(
    join(app, 'dnlint.config.ts'),
    `import { defineConfig } from 'dnlint/config';\nexport default defineConfig({ suite: 'long.jsonl' });\n`,
  );
  const long = run('gate', '--report', 'json=long.json');
  const cases: { suiteCase: { id: string }; rules: object[] }[] = JSON.parse(
    readFileSync(join(app, 'long.json'), 'utf8'),
  ).cases;
  expect(`a long suite is judged: ${long.stderr}`, long.status === 1 && cases.length === 300);
  expect(
    'in its order, whichever thread judged, always the same',
    cases.every(
      ({ suiteCase, rules }, i) =>
        suiteCase.id === String(i) && JSON.stringify(rules) === JSON.stringify(cases[i % 2]?.rules),
    ),
  );
  const schema = join(app, 'node_modules/dnlint/dist/config.schema.json');
  expect('the schema of the config is packed', JSON.parse(readFileSync(schema, 'utf8')).type === 'object');

  writeFileSync(
    join(app, 'use.ts'),
    `import { check, readFacts, wordsFor, type Finding, type Report, type RuleId } from 'dnlint';
import { readFileSync } from 'node:fs';
const text = (name: string): string => readFileSync('example/' + name, 'utf8');
const report: Report = check(text('input.txt'), text('output.txt'));
const first: Finding | undefined = check(text('input.txt'), '').findings[0];
const failing: readonly RuleId[] = report.rules.filter(({ verdict }) => verdict === 'fail').map(({ id }) => id);
const dates: readonly { readonly value: string }[] = readFacts(text('input.txt')).dates;
if (!report.pass || failing.length > 0 || dates.length === 0 || !first || wordsFor(first).hint === '') throw new Error('the library does not answer');
`,
  );
  // None of the three needs a test tool to be there.
  writeFileSync(
    join(app, 'adapters.ts'),
    `import { toKeepNotice, type KeepNoticeOptions } from 'dnlint/matchers';
import assertion, { keepsNotice as asserted, type GradingResult } from 'dnlint/promptfoo';
import scorer, { noticeScorer, type Score } from 'dnlint/scorer';
import { readFileSync } from 'node:fs';
const [input, output] = ['input.txt', 'output.txt'].map((name) => readFileSync('example/' + name, 'utf8')) as [string, string];
const options: KeepNoticeOptions = { rules: [4, 'lost-exception'] };
const graded: GradingResult[] = [asserted, assertion, assertion.keepsNotice].map((f) => f(output, { vars: { notice: input } }));
const scores: Score[] = [scorer, noticeScorer({ rules: [4] })].map((f) => f({ input, output }));
if (!toKeepNotice.call({ isNot: false }, output, input, options).pass) throw new Error('the matcher does not answer');
if (!graded.every((g) => g.pass) || !scores.every((s) => s.score === 1)) throw new Error('the adapters do not answer');
`,
  );
  const typescript = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  const types = join(root, 'node_modules', '@types');
  const flags = ['--strict', '--module', 'nodenext', '--target', 'es2023', '--types', 'node', '--typeRoots', types];
  execFileSync(process.execPath, [typescript, ...flags, 'use.ts', 'adapters.ts', 'dnlint.config.ts'], {
    cwd: app,
    stdio: 'inherit',
  });
  execFileSync(process.execPath, ['use.js'], { cwd: app, stdio: 'inherit' });
  execFileSync(process.execPath, ['adapters.js'], { cwd: app, stdio: 'inherit' });

  // What the README shows of the adapters compiles, given the reader's own notice and agent.
  symlinkSync(join(root, 'node_modules', 'vitest'), join(app, 'node_modules', 'vitest'), 'junction');
  const section = /\n## Adapters\n[\s\S]*?\n## /.exec(readFileSync(join(root, 'README.md'), 'utf8'))?.[0] ?? '';
  const shown = [...section.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code], i) => {
    const file = `readme-${i}.ts`;
    const given =
      'declare const notice: string, output: string; declare function shorten(text: string): Promise<string>;';
    const jest = code!.includes('vitest') ? '' : 'declare const expect: { extend(matchers: object): void };';
    writeFileSync(join(app, file), `${code}\n${given}\n${jest}\nexport {};\n`);
    return file;
  });
  expect('the README shows the adapters', shown.length === 3);
  const strict = [...flags, '--skipLibCheck', '--noEmit'];
  execFileSync(process.execPath, [typescript, ...strict, ...shown], { cwd: app, stdio: 'inherit' });

  // The example for Vitest, as it stands, beside a Vitest that the user installed.
  const tests = join(app, 'fixtures', 'adapters');
  cpSync(join(root, 'fixtures/adapters/vitest'), tests, { recursive: true });
  cpSync(join(root, 'fixtures/worked-example'), join(app, 'worked-example'), { recursive: true });
  execFileSync(process.execPath, [typescript, ...strict, join(tests, 'notice.test.ts')], {
    cwd: app,
    stdio: 'inherit',
  });
  tool(root, 'vitest', 'run', '--root', app, '--silent');
  console.log(`Pack: ${files.length} files, ${Math.round(size / 1024)} kB packed; installs, runs and imports.`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function npm(cwd: string, ...args: string[]): string {
  return execFileSync('npm', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], shell: windows });
}

/** One of the tools in node_modules. */
function tool(cwd: string, name: string, ...args: string[]): void {
  execFileSync(join(cwd, 'node_modules', '.bin', windows ? `${name}.cmd` : name), args, {
    cwd,
    stdio: 'inherit',
    shell: windows,
  });
}

function expect(what: string, holds: boolean): void {
  if (!holds) throw new Error(`Pack: not so: ${what}`);
}
