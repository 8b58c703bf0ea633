import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildSite } from '../src/catalog/site.ts';
import { writeSite } from '../src/catalog/write.ts';
import { madeUpMethod } from './tools/made-up-method.ts';
import { runCli } from './tools/run-cli.ts';

const METHOD = 'methods/meeting-minutes';
let parent = '';
let site = '';
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'dnlint-damage-'));
  site = join(parent, 'site');
  writeSite(site, buildSite([madeUpMethod], 'https://example.org/catalog'));
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

const read = (path: string): string => readFileSync(join(site, path), 'utf8');
const write = (path: string, content: string | Uint8Array): void => writeFileSync(join(site, path), content);
/** A damage of a site without a manifest, which would tell it by its digest as well. */
const unlisted = (damage: () => void) => (): void => {
  rmSync(join(site, 'manifest.json'));
  damage();
};
/** What `validate` tells, each line with the path below the site and without the column. */
async function told(): Promise<string[]> {
  const { out, err, code } = await runCli(['validate', site]);
  const found = out.trimEnd().split('\n').slice(0, -1);
  expect([err, code]).toEqual(['', found.length > 0 ? 1 : 0]);
  for (const line of found) expect(line.startsWith(`${site}/`), line).toBe(true);
  return found.map((line) => line.slice(site.length + 1).replace(/^([^:]+:\d+):\d+/, '$1'));
}

describe('one damage is one error', () => {
  test.each<[string, () => void, RegExp]>([
    [
      'a manifest that is cut',
      () => write('manifest.json', read('manifest.json').slice(0, 300)),
      /^manifest\.json:11: error: must be JSON, and ends too early$/,
    ],
    [
      'a manifest that is empty',
      () => write('manifest.json', ''),
      /^manifest\.json:1: error: must be JSON, and ends too early$/,
    ],
    [
      'a manifest of another shape',
      () => write('manifest.json', '{"path":1}'),
      /^manifest\.json:1: error: #\/generator must be "dnlint publish"$/,
    ],
    ['a list for a manifest', () => write('manifest.json', '[]'), /^manifest\.json:1: error: #\/generator must be/],
    [
      'a manifest without files',
      () => write('manifest.json', '{"generator":"dnlint publish","base_url":"https://example.org"}'),
      /#\/files must be a list$/,
    ],
    [
      'a manifest that leads out',
      () => write('manifest.json', read('manifest.json').replace('"404.html"', '"../victim"')),
      /^manifest\.json:\d+: error: #\/files\/2\/path must be the path of a file in the site$/,
    ],
    ['a digest', () => write('assets/copy.js', '1'), /^assets\/copy\.js: error: is not as manifest\.json lists it/],
    ['a lost prompt', () => rmSync(join(site, METHOD, 'prompt.txt')), /prompt\.txt: error: is missing$/],
    ['a lost page', () => rmSync(join(site, METHOD, 'index.html')), /index\.html: error: is missing$/],
    [
      'a lost asset',
      () => rmSync(join(site, 'assets/catalog.css')),
      /catalog\.css: error: is missing; manifest\.json lists it$/,
    ],
    [
      'a broken schema',
      unlisted(() => write('schema/method-record.v2.schema.json', '{')),
      /schema\.json:1: error: must be JSON, and ends too early$/,
    ],
    [
      'a schema that is none',
      unlisted(() => write('schema/method-record.v2.schema.json', '{"type":1}')),
      /schema\.json:1: error: must be a JSON Schema/,
    ],
    [
      'an index page',
      unlisted(() => write('index.html', '<p>')),
      /^index\.html: error: must link to .*methods\/meeting-minutes\/$/,
    ],
    [
      'another licence',
      () => write(`${METHOD}/llms.txt`, read(`${METHOD}/llms.txt`).replace('"MIT"', '"ISC"')),
      /llms\.txt:19: error: #\/license must be "MIT"$/,
    ],
    [
      'a link for the index page',
      unlisted(() => {
        rmSync(join(site, 'index.html'));
        symlinkSync('nowhere', join(site, 'index.html'));
      }),
      /^index\.html: error: is a link that leads nowhere/,
    ],
    [
      'a link for a file',
      () => {
        rmSync(join(site, '404.html'));
        symlinkSync('nowhere', join(site, '404.html'));
      },
      /^404\.html: error: is a link that leads nowhere/,
    ],
    [
      'a record in UTF-16',
      unlisted(() => write(`${METHOD}/llms.txt`, Buffer.from(`\ufeff${read(`${METHOD}/llms.txt`)}`, 'utf16le'))),
      /llms\.txt: error: is UTF-16; it must be UTF-8/,
    ],
    [
      'a record in Latin-1',
      unlisted(() => write(`${METHOD}/llms.txt`, Buffer.from('{"name": "Geb\xfchr"}', 'latin1'))),
      /llms\.txt: error: must be UTF-8 text \(byte 0xFC at offset 13\)/,
    ],
  ])('%s', async (_what, damage, line) => {
    damage();
    expect(await told()).toEqual([expect.stringMatching(line)]);
  });

  test('a folder of a method that was not finished', async () => {
    mkdirSync(join(site, 'methods/empty'));
    mkdirSync(join(site, 'methods/half'));
    write('methods/half/prompt.txt', 'x');
    const found = await told();
    for (const id of ['empty', 'half']) expect(found).toContain(`methods/${id}/llms.txt: error: is missing`);
    expect(found).not.toContain('methods/half/prompt.txt: error: is missing');
  });

  test('the manifest of a web app is none of ours', async () => {
    write('manifest.json', '{"name":"App","icons":[],"start_url":"/"}');
    expect(await told()).toEqual([]);
  });

  test.skipIf(process.platform === 'win32')('a pipe, which would never end', async () => {
    rmSync(join(site, '404.html'));
    execFileSync('mkfifo', [join(site, '404.html')]);
    expect(await told()).toEqual(['404.html: error: must be a file']);
  });
});

describe.skipIf(process.getuid?.() === 0 || process.platform === 'win32')('what may not be read', () => {
  test.each(['manifest.json', `${METHOD}/llms.txt`, METHOD, 'methods', 'assets'])('%s is one error', async (path) => {
    chmodSync(join(site, path), 0);
    try {
      expect(await told()).toEqual([`${path}: error: cannot be read (permission denied); make it readable`]);
    } finally {
      chmodSync(join(site, path), 0o755);
    }
  });
});

test.skipIf(process.getuid?.() === 0 || process.platform === 'win32')(
  'publish names an unreadable manifest',
  async () => {
    chmodSync(join(site, 'manifest.json'), 0);
    expect((await runCli(['publish', '--out', site])).err).toMatch(
      /site\/manifest\.json cannot be read \(permission denied\); make it readable\.\n$/,
    );
  },
);

test('pages of others may have an encoding of their own', async () => {
  rmSync(join(site, 'manifest.json'));
  write('more.html', Buffer.from('<meta charset="iso-8859-1"><p>\u00e9</p>', 'latin1'));
  expect(await told()).toEqual([]);
});

test.each([
  ['a cut one', (text: string) => text.slice(0, 300), /site\/manifest\.json is no JSON from line 11 on; restore it/],
  [
    'one that leads out',
    (text: string) => text.replace('"404.html"', '"../x"'),
    /site\/manifest\.json is damaged: files\/2\/path must be/,
  ],
  [
    'one of another program',
    () => '{"path":1}',
    /404\.html and \d+ more\), as its manifest\.json is not one of "dnlint publish"; give/,
  ],
])('publish names the manifest: %s', async (_what, change, why) => {
  write('manifest.json', change(read('manifest.json')));
  const { code, err } = await runCli(['publish', '--out', site]);
  expect([code, err]).toEqual([2, expect.stringMatching(why)]);
});

test('serve says what is wrong with the folder', async () => {
  const served = async (dir: string): Promise<string> => (await runCli(['serve', dir, '--port=0'])).err;
  expect(await served(join(parent, 'none'))).toMatch(/none does not exist; "dnlint publish" makes it\.\n$/);
  expect(await served(join(site, 'index.html'))).toMatch(
    /index\.html is a file; give the folder that was published\.\n$/,
  );
  write('manifest.json', '{');
  expect(await served(site)).toMatch(/manifest\.json is no JSON from line 1 on; restore it/);
});

test('publish --check says that there is no folder', async () => {
  const none = join(parent, 'none');
  expect(await runCli(['publish', '--check', '--out', none])).toEqual({
    code: 1,
    out: expect.stringMatching(/^There is no folder \S+none; \d+ files would be published into it\.\n$/),
    err: '',
  });
});
