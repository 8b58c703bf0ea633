import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'tsdown';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cacheFolder } from '../src/cli/cache-folder.ts';
import { CHECK_ALONE } from './tools/tsdown.config.ts';

const root = resolve(import.meta.dirname, '..');
const INPUT = join(root, 'fixtures/worked-example/input.txt');
const OUTPUT = join(root, 'fixtures/worked-example/output.txt');

/** A package with the file for a plain `check` built anew, and with a command line that only says that it was asked. */
const folder = mkdtempSync(join(tmpdir(), 'dnlint-start-'));
const HOOK = join(folder, 'loaded.cjs');

beforeAll(async () => {
  await build({ ...CHECK_ALONE, outDir: join(folder, 'dist'), config: false, logLevel: 'warn' });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  cpSync(join(root, 'bin'), join(folder, 'bin'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'dist/cli.js'), 'console.log("command line:", ...process.argv.slice(2));');
  writeFileSync(
    HOOK,
    `process.on('exit', () => console.error(JSON.stringify({
      files: Object.keys(require.cache).filter((file) => file !== __filename),
      node: process.moduleLoadList.map((entry) => entry.replace('NativeModule ', '')),
    })));`,
  );
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const CACHE = join(folder, 'cache');
const ENV = { ...process.env, NO_COLOR: '1', NODE_OPTIONS: '', NODE_DISABLE_COMPILE_CACHE: '', XDG_CACHE_HOME: CACHE };

/** Runs the command; standard error is what the process had loaded at its end. */
function started(...argv: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--require', HOOK, join(folder, 'bin/dnlint.cjs'), ...argv],
    { cwd: root, encoding: 'utf8', env: ENV },
  );
  const loaded = JSON.parse(stderr) as { files: string[]; node: string[] };
  return { status, stdout, ...loaded };
}

test('a plain check requires one file, runs another, and loads of Node only what they need', () => {
  const { status, stdout, files, node } = started('check', INPUT, OUTPUT);
  expect({ status, last: stdout.split('\n').at(-2) }).toEqual({
    status: 0,
    last: 'Words: 104 in the notice, 63 in the output (61 %).',
  });
  expect(files.map((file) => file.slice(folder.length + 1))).toEqual(['bin/dnlint.cjs', 'dist/start.cjs']);
  for (const unasked of ['net', 'tty', 'zlib', 'crypto', 'worker_threads', 'child_process', 'fs/promises'])
    expect(node).not.toContain(unasked);
  // Streams are dearest: a pipe is written to without one, and none is loaded but what `node:v8` brings with it.
  const brought = JSON.parse(
    spawnSync(process.execPath, ['--require', HOOK, '-e', 'require("node:v8")'], { encoding: 'utf8', env: ENV }).stderr,
  ) as { node: string[] };
  expect(node.filter((name) => name.startsWith('stream') && !brought.node.includes(name))).toEqual([]);
});

test.each([
  ['check', INPUT],
  ['check', INPUT, OUTPUT, '--help'],
  // Nothing of the writers of other formats is in the file for a plain check.
  ['check', INPUT, OUTPUT, '--format=sarif'],
  ['facts', INPUT],
])('%s %s %s is for the whole command line', (...argv) => {
  expect(started(...argv)).toMatchObject({ status: 0, stdout: `command line: ${argv.join(' ')}\n` });
});

test('no long text stands twice in the file for a check', () => {
  const texts: string[] =
    readFileSync(join(folder, 'dist/check-alone.cjs'), 'latin1').match(/(?<=["`])[^"`]{300,}(?=["`])/g) ?? [];
  expect(texts.length).toBeGreaterThan(20);
  expect(texts.filter((text, k) => texts.indexOf(text) !== k).map((text) => text.slice(0, 60))).toEqual([]);
});

test('no other command reads the file for a check', () => {
  expect(started('facts', INPUT).files).toHaveLength(1);
});

/** The command as a user runs it, and the files of kept code there are afterwards. */
function ran(env: Record<string, string>, ...argv: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, 'bin/dnlint.cjs'), ...argv], {
    cwd: root,
    encoding: 'utf8',
    env: { ...ENV, ...env },
  });
  const kept = join(env.XDG_CACHE_HOME ?? CACHE, 'dnlint');
  const files = existsSync(kept) ? readdirSync(kept) : [];
  return { ran: { status, stdout, stderr }, files: files.map((name) => join(kept, name)) };
}

test('compiled code is kept by a whole check, and used by the next', () => {
  const cache = { XDG_CACHE_HOME: join(folder, 'kept') };
  expect(ran(cache, 'check', 'nowhere.txt', OUTPUT)).toMatchObject({ ran: { status: 2 }, files: [] });
  const first = ran(cache, 'check', INPUT, OUTPUT);
  expect(first).toMatchObject({
    ran: { status: 0, stderr: '' },
    files: [expect.stringMatching(/[\da-f]{16}-[\da-f]+\.bin$/)],
  });
  const [file] = first.files as [string];
  const written = statSync(file).mtimeMs;
  expect(ran(cache, 'check', INPUT, OUTPUT)).toEqual(first);
  expect(statSync(file).mtimeMs).toBe(written);
});

test('colour comes from kept code as well', () => {
  const env = { XDG_CACHE_HOME: join(folder, 'colour'), NO_COLOR: '', FORCE_COLOR: '1' };
  const first = ran(env, 'check', INPUT, OUTPUT);
  expect(first).toMatchObject({ ran: { status: 0, stderr: '' }, files: [expect.any(String)] });
  expect(first.ran.stdout).toContain('\u001b[32m');
  expect(ran(env, 'check', INPUT, OUTPUT)).toEqual(first);
});

test('kept code that was torn or changed is made anew', () => {
  const cache = { XDG_CACHE_HOME: join(folder, 'torn') };
  const first = ran(cache, 'check', INPUT, OUTPUT);
  const [file] = first.files as [string];
  const whole = readFileSync(file);
  const changed = Buffer.from(whole);
  changed[whole.length >> 1]! ^= 1;
  for (const bytes of [whole.subarray(0, whole.length >> 1), changed, Buffer.alloc(0)]) {
    writeFileSync(file, bytes);
    expect(ran(cache, 'check', INPUT, OUTPUT)).toEqual(first);
    expect(readFileSync(file).length).toBeGreaterThan(whole.length / 2);
  }
});

test('where compiled code cannot or shall not be kept, a check is as it always is', () => {
  const usual = ran({}, 'check', INPUT, OUTPUT).ran;
  const none = { XDG_CACHE_HOME: join(folder, 'none') };
  expect(ran({ ...none, NODE_DISABLE_COMPILE_CACHE: '1' }, 'check', INPUT, OUTPUT)).toEqual({ ran: usual, files: [] });
  writeFileSync(join(folder, 'file'), '');
  for (const place of [join(folder, 'file'), join(folder, 'not/there'), '/proc/not/there'])
    expect(ran({ XDG_CACHE_HOME: place }, 'check', INPUT, OUTPUT)).toEqual({ ran: usual, files: [] });
});

test('only the newest files are kept', () => {
  const kept = join(folder, 'many', 'dnlint');
  mkdirSync(kept, { recursive: true });
  for (let age = 1; age <= 12; age++) {
    writeFileSync(join(kept, `${age}.bin`), '');
    utimesSync(join(kept, `${age}.bin`), 1e9 - age, 1e9 - age);
  }
  const { files } = ran({ XDG_CACHE_HOME: join(folder, 'many') }, 'check', INPUT, OUTPUT);
  expect(files).toHaveLength(8);
  expect(files).toContain(join(kept, '1.bin'));
});

/** environment, platform → folder. */
const FOLDERS: [Record<string, string>, string, string | undefined][] = [
  [{ HOME: '/home/ada' }, 'linux', '/home/ada/.cache/dnlint'],
  [{ HOME: '/Users/ada' }, 'darwin', '/Users/ada/Library/Caches/dnlint'],
  [{ HOME: '/home/ada', XDG_CACHE_HOME: '/var/ada' }, 'linux', '/var/ada/dnlint'],
  [{ HOME: '/home/ada', XDG_CACHE_HOME: '' }, 'linux', '/home/ada/.cache/dnlint'],
  [{ XDG_CACHE_HOME: 'here' }, 'linux', undefined],
  [{ HOME: '/home/ada', NODE_DISABLE_COMPILE_CACHE: '1' }, 'linux', undefined],
  [{ HOME: '/home/ada' }, 'win32', undefined],
  [{}, 'linux', undefined],
];

test.each(FOLDERS)('%j on %s: %s', (env, platform, expected) => {
  expect(cacheFolder(env, platform)).toBe(expected);
});
