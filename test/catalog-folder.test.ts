import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { driftOf, filesIn } from '../src/catalog/folder.ts';
import { buildSite } from '../src/catalog/site.ts';
import { writeSite } from '../src/catalog/write.ts';
import { madeUpMethod } from './tools/made-up-method.ts';

const site = buildSite([madeUpMethod], 'https://example.org/catalog');
const two = buildSite([madeUpMethod, { ...madeUpMethod, id: 'other' }], 'https://example.org/catalog');
const green = { missing: [], changed: [], extra: [] };

let parent = '';
let out = '';
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'dnlint-catalog-'));
  out = join(parent, 'deep', 'site');
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

describe('writing', () => {
  test('makes the folder, and leaves nothing else beside it', () => {
    writeSite(out, site);
    expect(driftOf(out, site)).toEqual(green);
    expect(readdirSync(join(parent, 'deep'))).toEqual(['site']);
    expect(statSync(out).mode & 0o005).toBe(0o005 & ~process.umask());
  });

  test('takes away what an earlier run wrote and this one does not', () => {
    writeSite(out, two);
    writeSite(out, site);
    expect(driftOf(out, site)).toEqual(green);
    expect(existsSync(join(out, 'methods/other'))).toBe(false);
  });

  test('mends a file that was changed or lost', () => {
    writeSite(out, site);
    writeFileSync(join(out, 'index.html'), 'x');
    rmSync(join(out, '404.html'));
    writeSite(out, site);
    expect(driftOf(out, site)).toEqual(green);
  });

  test('takes an empty folder, and one behind a link', () => {
    mkdirSync(join(parent, 'real'));
    symlinkSync(join(parent, 'real'), join(parent, 'link'));
    writeSite(join(parent, 'link'), site);
    expect(driftOf(join(parent, 'real'), site)).toEqual(green);
  });
});

describe('foreign files', () => {
  test.each(['CNAME', 'methods/mine.html', '.git/HEAD', 'index.html'])(
    '%s keeps the folder from being written',
    (path) => {
      mkdirSync(join(out, path, '..'), { recursive: true });
      writeFileSync(join(out, path), 'mine');
      expect(() => writeSite(out, site)).toThrow(new RegExp(`no earlier run wrote \\(${path}\\)`));
      expect(filesIn(out)).toEqual([path]);
      expect(readFileSync(join(out, path), 'utf8')).toBe('mine');
    },
  );

  test('a manifest of another program makes no file ours', () => {
    mkdirSync(out, { recursive: true });
    writeFileSync(join(out, 'manifest.json'), '{ "name": "app", "files": [{ "path": "app.js" }] }');
    writeFileSync(join(out, 'app.js'), 'mine');
    expect(() => writeSite(out, site)).toThrow(/app\.js, manifest\.json/);
  });

  test('are left there when told so', () => {
    writeSite(out, two);
    writeFileSync(join(out, 'CNAME'), 'example.org');
    mkdirSync(join(out, 'mine'));
    writeFileSync(join(out, 'mine/page.html'), 'mine');
    writeSite(out, site, { keepForeign: true });
    expect(driftOf(out, site)).toEqual({ ...green, extra: ['CNAME', 'mine/page.html'] });
    expect(readFileSync(join(out, 'CNAME'), 'utf8')).toBe('example.org');
  });

  test('are never overwritten', () => {
    mkdirSync(out, { recursive: true });
    writeFileSync(join(out, 'sources'), 'a file where a folder is needed');
    expect(() => writeSite(out, site, { keepForeign: true })).toThrow(/place that is needed: sources/);
    expect(filesIn(out)).toEqual(['sources']);
  });
});

describe('refused places', () => {
  test('a file', () => {
    writeFileSync(join(parent, 'file'), 'mine');
    expect(() => writeSite(join(parent, 'file'), site)).toThrow(/is a file/);
  });
  test.each(['.', '..', '/'])('%s', (place) => expect(() => writeSite(place, site)).toThrow(/current folder/));
});

describe('drift', () => {
  test('a folder that is not there lacks everything', () => {
    expect(driftOf(out, site).missing).toHaveLength(site.length);
    expect(existsSync(out)).toBe(false);
  });

  test.each(site.map(({ path }) => path))('one changed byte in %s', (path) => {
    writeSite(out, site);
    const bytes = readFileSync(join(out, path));
    bytes[bytes.length >> 1]! ^= 1;
    writeFileSync(join(out, path), bytes);
    expect(driftOf(out, site)).toEqual({ ...green, changed: [path] });
  });

  test('a lost file and one too many', () => {
    writeSite(out, site);
    rmSync(join(out, 'index.html'));
    writeFileSync(join(out, 'more.html'), '');
    expect(driftOf(out, site)).toEqual({ missing: ['index.html'], changed: [], extra: ['more.html'] });
  });
});
