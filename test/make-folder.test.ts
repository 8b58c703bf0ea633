import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeFolder } from '../src/make-folder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dnlint-folder-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

test('makes the folders above it, and takes one that is there', () => {
  const deep = join(folder, 'a', 'b', 'c');
  makeFolder(deep);
  makeFolder(deep);
  expect(existsSync(deep)).toBe(true);
});

test('a file in the way is told', () => {
  writeFileSync(join(folder, 'file'), '');
  expect(() => makeFolder(join(folder, 'file', 'below'))).toThrow(/ENOTDIR|ENOENT/);
});

// `mkdirSync(…, { recursive: true })` does not come back from there.
test.runIf(existsSync('/proc/self'))('a place where the system makes no folders is told', () => {
  expect(() => makeFolder('/proc/dnlint/below')).toThrow('ENOENT');
});
