import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { madeUpMethod } from './tools/made-up-method.ts';
import { runCli } from './tools/run-cli.ts';
import { scratch } from './tools/scratch.ts';

const METHOD = JSON.stringify(madeUpMethod);
const PROMPT = ['--stdout', 'prompt', '--id', 'meeting-minutes'];

describe('a module that does not come back is refused, and no success', () => {
  const ENDS = 'm.mjs ends the process while it is loaded; take that out.';
  const WAITS = (file: string) => `${file} never finishes loading; mend the "await" that waits for what does not come.`;
  test.each<[code: string, argv: string[], said: string]>([
    ['process.exit(0);', ['publish', '--method', 'm.mjs', '--out', 'site'], ENDS],
    ['process.exit(0);', ['publish', '--method', 'm.mjs', '--check'], ENDS],
    ['await new Promise(() => {});', ['publish', '--method', 'm.mjs', '--out', 'site'], WAITS('m.mjs')],
    ['await new Promise(() => {});', ['publish', '--method', 'm.ts', ...PROMPT], WAITS('m.ts')],
    ['process.exit(0);', ['gate', '--config', 'm.mjs'], ENDS],
    ['await new Promise(() => {});', ['gate', '--config', 'm.mjs'], WAITS('m.mjs')],
  ])(
    '%s by %j',
    (code, argv, said) => {
      const main = new URL('../src/cli/main.ts', import.meta.url).pathname;
      const text = `${code}\nexport default ${METHOD};`;
      const cwd = scratch({ 'm.mjs': text, 'm.ts': text });
      const node = ['--import', import.meta.resolve('tsx'), main, ...argv];
      const { status, stdout, stderr } = spawnSync(process.execPath, node, { cwd, encoding: 'utf8' });
      expect({ status, stdout, stderr }).toEqual({ status: 2, stdout: '', stderr: `dnlint: ${said}\n` });
      expect(existsSync(join(cwd, 'site'))).toBe(false);
    },
    60_000,
  );
});

describe('a definition', () => {
  test.each<[file: string, text: string | Uint8Array]>([
    ['json', METHOD],
    ['json', `\ufeff${METHOD}`],
    ['json', Buffer.from(`\ufeff${METHOD}`, 'utf16le')],
    ['json', Buffer.from(`\ufeff${METHOD}`, 'utf16le').swap16()],
    ['js', `module.exports = ${METHOD};`],
    ['mjs', `export default ${METHOD};`],
    ['cjs', `module.exports = ${METHOD};`],
    ['ts', `const method: object = ${METHOD};\nexport default method;`],
    ['mts', `export default ${METHOD} as object;`],
  ])('in %s is read', async (ending, text) => {
    scratch({ [`m.${ending}`]: text });
    const { code, out, err } = await runCli(['publish', '--method', `m.${ending}`, ...PROMPT]);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^You shorten minutes/);
  });

  test('is what README shows as an example', async () => {
    const { code, out } = await runCli(['publish', '--method', 'test/tools/made-up-method.ts', ...PROMPT]);
    expect([code, out.slice(0, 19)]).toEqual([0, 'You shorten minutes']);
  });

  test.each<[file: string, text: string | Uint8Array, said: string | RegExp]>([
    [
      'm.json',
      Buffer.from(METHOD.replace('You', 'Yo\xe9'), 'latin1'),
      /^m\.json is not UTF-8 \(byte 0xE9 at offset \d+\); save it as UTF-8 text\.$/,
    ],
    ['m.json', '{\n  "id": "a",\n}', 'm.json:3:1 is not JSON: Expected double-quoted property name; mend it there.'],
    ['m.mjs', 'throw new Error("no way")', 'm.mjs:1:7 throws while it is loaded: Error: no way.'],
    ['m.yaml', '', /: m\.yaml is no definition; give a file that ends in ts, mts, js, mjs, cjs, json\.$/],
  ])('in %s that cannot be read is refused with the place', async (file, text, said) => {
    scratch({ [file]: text });
    const { code, out, err } = await runCli(['publish', '--method', file, '--out', 'site']);
    expect([code, out]).toEqual([2, '']);
    const sentence = err.replace(/^dnlint: |\n$/g, '');
    if (typeof said === 'string') expect(sentence).toBe(said);
    else expect(sentence).toMatch(said);
    expect(existsSync('site')).toBe(false);
  });
});

test('a config that is not UTF-8 is refused with the place', async () => {
  scratch({ 'dnlint.config.json': Buffer.from('{ "suite": "\xe9" }', 'latin1') });
  expect(await runCli(['gate'])).toEqual({
    code: 2,
    out: '',
    err: 'dnlint: dnlint.config.json is not UTF-8 (byte 0xE9 at offset 12); save it as UTF-8 text.\n',
  });
});
