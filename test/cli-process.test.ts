import { spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { wantsColour } from '../src/cli/colour.ts';
import { endOf } from './tools/processes.ts';
import type { Ran } from './tools/run-cli.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const INPUT = 'fixtures/worked-example/input.txt';
const OUTPUT = 'fixtures/worked-example/output.txt';

/** Runs the command as a process of its own, from the sources. `hangUp` closes its standard output unread. */
function dnlint(
  argv: string[],
  options: { stdin?: string; env?: Record<string, string>; hangUp?: boolean } = {},
): Promise<Ran> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/cli/main.ts', ...argv], {
    cwd: root,
    env: { ...process.env, NO_COLOR: '', FORCE_COLOR: '0', ...options.env },
  });
  const ended = endOf(child);
  if (options.hangUp) child.stdout.destroy();
  child.stdin.on('error', () => {});
  child.stdin.end(options.stdin ?? '');
  return ended;
}

test('exit codes, standard output and standard error', { timeout: 30_000 }, async () => {
  expect((await dnlint(['rules'])).out).toMatch(/^ 1 {2}no-action-or-time/);
  const refused = await dnlint(['check', INPUT, 'nowhere.txt']);
  expect(refused).toEqual({ code: 2, out: '', err: 'dnlint: nowhere.txt does not exist; check the path.\n' });
  const empty = await dnlint(['check', INPUT, '-']);
  expect({ code: empty.code, err: empty.err }).toEqual({ code: 1, err: '' });
});

test('the plain form and the one with options give the same report', { timeout: 30_000 }, async () => {
  const plain = await dnlint(['check', INPUT, OUTPUT]);
  expect(await dnlint(['check', INPUT, OUTPUT, '--format', 'pretty'])).toEqual(plain);
  expect(await dnlint(['check', INPUT, OUTPUT])).toEqual(plain);
});

test('a reader that hangs up is no error', { timeout: 30_000 }, async () => {
  const { code, err } = await dnlint(['explain'], { hangUp: true });
  expect({ code, err }).toEqual({ code: 0, err: '' });
});

/** Every write to it fails, as on a full disk. */
const FULL = '/dev/full';

test
  .skipIf(!existsSync(FULL))
  .each([['check', INPUT, OUTPUT], ['check', INPUT, OUTPUT, '--format', 'json'], ['explain']])(
  '%s: a report that cannot be written is no verdict',
  { timeout: 30_000 },
  (...argv) => {
    const full = openSync(FULL, 'w');
    const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'src/cli/main.ts', ...argv], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', full, 'pipe'],
    });
    closeSync(full);
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: 'dnlint: standard output cannot be written (ENOSPC); is the disk full, or the device gone?\n',
    });
  },
);

test('colour reaches the report, and only where it is wanted', { timeout: 30_000 }, async () => {
  const coloured = await dnlint(['rules'], { env: { FORCE_COLOR: '1' } });
  expect(coloured.out).toContain('\u001b[1m');
  const flag = await dnlint(['rules', '--color'], { env: { NO_COLOR: '1' } });
  expect(flag.out).toBe(coloured.out);
  expect((await dnlint(['rules', '--no-color'], { env: { FORCE_COLOR: '1' } })).out).not.toContain('\u001b');
});

/** flag, environment, terminal → colour. The flag goes first, then NO_COLOR, FORCE_COLOR, the terminal. */
const CASES: [boolean | undefined, Record<string, string>, boolean, boolean][] = [
  [undefined, {}, true, true],
  [undefined, {}, false, false],
  [undefined, { TERM: 'dumb' }, true, false],
  [undefined, { NO_COLOR: '1' }, true, false],
  [undefined, { NO_COLOR: '' }, true, true],
  [undefined, { FORCE_COLOR: '1' }, false, true],
  [undefined, { FORCE_COLOR: '' }, false, true],
  [undefined, { FORCE_COLOR: '0' }, true, false],
  [undefined, { FORCE_COLOR: 'false' }, true, false],
  [undefined, { FORCE_COLOR: '1', TERM: 'dumb' }, false, true],
  [undefined, { NO_COLOR: '1', FORCE_COLOR: '1' }, true, false],
  [true, { NO_COLOR: '1' }, false, true],
  [true, { FORCE_COLOR: '0', TERM: 'dumb' }, false, true],
  [false, { FORCE_COLOR: '1' }, true, false],
];

test.each(CASES)('flag %s, environment %j, terminal %s: colour %s', (flag, env, terminal, expected) => {
  expect(wantsColour(flag, { env, terminal })).toBe(expected);
});
