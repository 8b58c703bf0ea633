import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Ran } from './run-cli.ts';

/** Whether a process runs; one that has ended and waits to be asked about (a zombie) does not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const stat = `/proc/${pid}/stat`;
  return !existsSync(stat) || !/^\d+ \(.*\) Z/s.test(readFileSync(stat, 'utf8'));
}

const root = resolve(import.meta.dirname, '../..');

/** Starts the command as a process of its own, from the sources, in the working directory. */
export function startCli(argv: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const loader = join(root, 'node_modules/tsx/dist/loader.mjs');
  const child = spawn(process.execPath, ['--import', loader, join(root, 'src/cli/main.ts'), ...argv], {
    env: { ...process.env, CI: '', ...env },
  });
  return { child, ended: endOf(child) };
}

/** What a process has said by its end; the code is -1 where a signal ended it. */
export function endOf(child: ChildProcessWithoutNullStreams): Promise<Ran> {
  let out = '';
  let err = '';
  child.stdout.on('data', (data) => {
    out += data;
  });
  child.stderr.on('data', (data) => {
    err += data;
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? -1, out, err }));
  });
}

/** Waits until it is so. The test's own limit ends what never is. */
export async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((done) => setTimeout(done, 20));
}
