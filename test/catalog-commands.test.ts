import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { filesIn } from '../src/catalog/folder.ts';
import { madeUpMethod } from './tools/made-up-method.ts';
import { runCli } from './tools/run-cli.ts';
import { scratch } from './tools/scratch.ts';

const BASE = 'https://example.org/catalog';
let parent = '';
let out = '';
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'dnlint-publish-'));
  out = join(parent, 'site');
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

/** With an address and a folder, where none is given and one is wanted. */
const publish = (...args: string[]) => {
  const base = args.includes('--base-url') ? [] : ['--base-url', BASE];
  const folder = args.includes('--out') || args.includes('--stdout') ? [] : ['--out', out];
  return runCli(['publish', ...base, ...folder, ...args]);
};
const definition = (edit: object = {}): string => {
  const file = join(parent, 'method.json');
  writeFileSync(file, JSON.stringify({ ...madeUpMethod, ...edit }));
  return file;
};

describe('publish', () => {
  test('writes the site and says what, with sizes', async () => {
    const { code, out: said, err } = await publish();
    expect([code, err]).toEqual([0, '']);
    const lines = said.trimEnd().split('\n');
    const written = filesIn(out);
    expect(lines).toHaveLength(written.length + 1);
    for (const path of written) {
      const size = readFileSync(join(out, path)).length;
      expect(
        lines.some((line) => line.endsWith(`  ${path}`) && line.replace(',', '').trim().startsWith(`${size} `)),
      ).toBe(true);
    }
    expect(lines.at(-1)).toContain(`${BASE}/`);
  });

  test('--check is green right after, red after one changed byte, and writes nothing', async () => {
    await publish();
    expect((await publish('--check')).code).toBe(0);
    const file = join(out, 'methods/deprecation-notice/prompt.txt');
    const bytes = readFileSync(file);
    bytes[10]! ^= 1;
    writeFileSync(file, bytes);
    writeFileSync(join(out, 'more.txt'), '');
    rmSync(join(out, '404.html'));
    const { code, out: said } = await publish('--check');
    expect(code).toBe(1);
    expect(said).toMatch(
      /^missing {2}404\.html\nchanged {2}methods\/deprecation-notice\/prompt\.txt\nextra {4}more\.txt\n/,
    );
    expect(readFileSync(file)).toEqual(bytes);
    expect(existsSync(join(out, '404.html'))).toBe(false);
    expect((await runCli(['publish', '--check', '--out', join(parent, 'none')])).code).toBe(1);
    expect(readdirSync(parent)).toEqual(['site']);
  });

  test.each([
    ['record', 'llms.txt'],
    ['prompt', 'prompt.txt'],
    ['skill', 'SKILL.md'],
    ['agents', 'AGENTS.md'],
  ])('--stdout %s prints %s and writes nothing', async (what, name) => {
    await publish();
    const written = readFileSync(join(out, 'methods/deprecation-notice', name), 'utf8');
    rmSync(out, { recursive: true });
    expect(await publish('--stdout', what)).toEqual({ code: 0, out: written, err: '' });
    expect(existsSync(out)).toBe(false);
  });

  test('--method adds a definition: JSON, or a module that checks its example', async () => {
    const json = definition();
    expect((await publish('--method', json)).code).toBe(0);
    expect(filesIn(out)).toContain('methods/meeting-minutes/SKILL.md');
    expect((await publish('--method', json, '--stdout', 'prompt')).err).toMatch(
      /--id deprecation-notice or --id meeting-minutes/,
    );
    expect((await publish('--method', json, '--stdout', 'prompt', '--id', 'meeting-minutes')).out).toMatch(
      /^You shorten minutes/,
    );
    expect((await publish('--method', json, '--stdout', 'prompt', '--id', 'nothing')).code).toBe(2);

    const module = join(parent, 'method.mjs');
    writeFileSync(
      module,
      `export default { ...${JSON.stringify(madeUpMethod)}, faultsOf: ({ after }) => (after.includes('by May') ? [] : ['the date is lost']) };`,
    );
    expect((await publish('--method', module)).code).toBe(0);
    writeFileSync(
      join(parent, 'faulty.mjs'),
      `import sound from './method.mjs';\nexport default { ...sound, example: { ...sound.example, after: 'An oven.' } };`,
    );
    const { code, err } = await publish('--method', join(parent, 'faulty.mjs'));
    expect([code, err]).toEqual([
      2,
      `dnlint: Nothing was published: ${join(parent, 'faulty.mjs')}: example of "meeting-minutes" fails the method's own rules: the date is lost.\n`,
    ]);
  });

  test('is refused with the field and the reason, exit 2, and nothing written', async () => {
    const refused = async (why: RegExp, ...args: string[]): Promise<void> => {
      const { code, err, out: said } = await publish(...args);
      expect([code, said]).toEqual([2, '']);
      expect(err).toMatch(why);
      expect(err.trimEnd()).not.toContain('\n');
      expect(existsSync(out)).toBe(false);
    };
    await refused(/id "A B" is no slug/, '--method', definition({ id: 'A B' }));
    await refused(/summary is more than one sentence/, '--method', definition({ summary: 'One. Two.' }));
    await refused(/use_cases\[0\] contains a comma/, '--method', definition({ use_cases: ['a, b'] }));
    await refused(/id "deprecation-notice" is there twice/, '--method', definition({ id: 'deprecation-notice' }));
    await refused(/published: \S+method\.json: id is missing\.$/m, '--method', definition({ id: undefined }));
    await refused(/: --base-url "https:\/\/example\.org\/\?a=1" has a query/, '--base-url', 'https://example.org/?a=1');
    await refused(/: --base-url "example\.org" is no absolute address; give one that/, '--base-url', 'example.org');
    await refused(/: --base-url "" is no absolute address/, '--base-url', '');
    await refused(/: --base-url carries credentials/, '--base-url', 'https://me:secret@example.org/?a=1');
    for (const empty of ['', ' ']) await refused(/: --out is empty; give a folder\.\n$/, '--out', empty);
    await refused(/does not exist/, '--method', join(parent, 'none.json'));
    writeFileSync(join(parent, 'broken.mjs'), 'export const a = 1;');
    await refused(/no default export/, '--method', join(parent, 'broken.mjs'));
  });

  test.each<[said: string, ...argv: string[]]>([
    [
      'Nothing was compared: --stdout prints one text and looks at no folder; leave out --check.',
      '--stdout',
      'prompt',
      '--check',
    ],
    [
      'Nothing was published: --stdout prints one text and looks at no folder; leave out --out.',
      '--stdout',
      'prompt',
      '--out',
      'site',
    ],
    [
      'Nothing was published: --stdout prints one text and looks at no folder; leave out --keep-foreign.',
      '--stdout',
      'prompt',
      '--keep-foreign',
    ],
    [
      'Nothing was published: --id says which method --stdout prints; add --stdout prompt, or leave it out.',
      '--id',
      'a',
    ],
    ['Nothing was published: --out is given 2 times; give it once.', '--out', 'site', '-o', 'other'],
    ['Nothing was compared: --out is given 3 times; give it once.', '-o', 'a', '-o', 'b', '--out=c', '--check'],
    ['Nothing was published: --base-url is given 2 times; give it once.', '--base-url', BASE, '--base-url', BASE],
    ['Nothing was published: --stdout is given 2 times; give it once.', '--stdout', 'prompt', '--stdout', 'skill'],
    ['Nothing was published: --id is given 2 times; give it once.', '--stdout', 'prompt', '--id', 'a', '--id', 'b'],
  ])('%s', async (said, ...argv) => {
    const folder = scratch();
    expect(await runCli(['publish', ...argv])).toEqual({ code: 2, out: '', err: `dnlint: ${said}\n` });
    expect(readdirSync(folder)).toEqual([]);
  });

  test.each([[], ['--check']])('a folder that cannot be there is told in one sentence (%j)', async (...options) => {
    writeFileSync(join(parent, 'file'), '');
    const run = (place: string) => runCli(['publish', '--out', place, ...options]);
    expect(await run(join(parent, 'file'))).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringMatching(/^dnlint: Nothing was \w+: \S+file is a file; give a folder\.\n$/),
    });
    if (options.length > 0) return;
    expect(await run(join(parent, 'file/site'))).toEqual({
      code: 2,
      out: '',
      err: `dnlint: The folder ${join(parent, 'file/site')} cannot be written (ENOTDIR); check the path.\n`,
    });
    // There no folder can be made, whoever asks.
    if (process.platform === 'linux')
      expect((await run('/proc/dnlint')).err).toBe(
        'dnlint: The folder /proc/dnlint cannot be written (no folder can be made there); give another path.\n',
      );
  });

  test('leaves a folder with foreign files alone, unless told to keep them', async () => {
    await publish();
    writeFileSync(join(out, 'CNAME'), 'example.org');
    const { code, err } = await publish();
    expect(code).toBe(2);
    expect(err).toContain(`Nothing was published: ${out} holds files that no earlier run wrote (CNAME); give another`);
    expect((await publish('--keep-foreign')).code).toBe(0);
    expect((await publish('--check', '--keep-foreign')).code).toBe(0);
    expect((await publish('--check')).code).toBe(1);
    expect(readFileSync(join(out, 'CNAME'), 'utf8')).toBe('example.org');
  });
});

test('validate refuses a page, which is neither record nor skill', async () => {
  await publish();
  const page = join(out, 'index.html');
  expect(await runCli(['validate', page])).toEqual({
    code: 2,
    out: '',
    err: `dnlint: ${page} is neither a record nor a SKILL.md; give a published folder, a record (its llms.txt), a SKILL.md or its folder.\n`,
  });
});

test('two processes in two folders, under other locales and zones, write the same bytes', () => {
  const run = (folder: string, env: Record<string, string>): Map<string, string> => {
    const cli = new URL('../src/cli/main.ts', import.meta.url).pathname;
    const to = join(parent, folder);
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--import', import.meta.resolve('tsx'), cli, 'publish', '--base-url', BASE, '--out', to],
      { cwd: parent, env: { PATH: process.env.PATH, ...env }, encoding: 'utf8' },
    );
    expect([status, stderr]).toEqual([0, '']);
    return new Map(filesIn(to).map((path) => [path, readFileSync(join(to, path), 'latin1')]));
  };
  const one = run('one', { TZ: 'Pacific/Kiritimati', LC_ALL: 'tr_TR.UTF-8' });
  const two = run('another/place', { TZ: 'America/Los_Angeles', LC_ALL: 'C', LANG: 'de_DE.UTF-8' });
  expect(one.size).toBeGreaterThan(10);
  expect(two).toEqual(one);
}, 60_000);
