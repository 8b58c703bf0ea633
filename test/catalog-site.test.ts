import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { HtmlValidate } from 'html-validate/node';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deprecationNotice } from '../src/catalog/deprecation-notice.ts';
import { sha256 } from '../src/catalog/discovery.ts';
import { driftOf } from '../src/catalog/folder.ts';
import { toRecord } from '../src/catalog/record.ts';
import { recordSchema } from '../src/catalog/schema.ts';
import { buildSite, type SiteFile } from '../src/catalog/site.ts';
import { writeSite } from '../src/catalog/write.ts';
import { madeUpMethod } from './tools/made-up-method.ts';

const BASE = 'https://dnlint.example/catalog';
const methods = [deprecationNotice(), madeUpMethod];
const files = buildSite(methods, BASE);
const textOf = (path: string, of: readonly SiteFile[] = files): string => {
  const file = of.find((one) => one.path === path);
  if (!file) throw new Error(`${path} is not in the site`);
  return file.text;
};
const pages = files.filter(({ path }) => path.endsWith('.html'));

test('the shipped site is what would be published; UPDATE_CATALOG=1 writes it anew', () => {
  const shipped = new URL('../fixtures/catalog/', import.meta.url).pathname;
  const site = buildSite([deprecationNotice()], BASE);
  if (process.env.UPDATE_CATALOG) writeSite(shipped, site);
  expect(driftOf(shipped, site)).toEqual({ missing: [], changed: [], extra: [] });
});

test('a method has its files, and the site its extensions', () => {
  const paths = files.map(({ path }) => path);
  for (const { id } of methods) {
    for (const name of ['index.html', 'prompt.txt', 'SKILL.md', 'AGENTS.md', 'llms.txt', 'LICENSE'])
      expect(paths).toContain(`methods/${id}/${name}`);
    expect(paths).toContain(`.well-known/agent-skills/${id}/SKILL.md`);
  }
  for (const path of ['index.html', '404.html', 'sources/index.html', 'schema/method-record.v2.schema.json'])
    expect(paths).toContain(path);
  expect(new Set(paths.map((path) => path.toLowerCase())).size).toBe(paths.length);
});

test('every text ends with one newline and has neither byte order mark nor carriage return', () => {
  for (const { path, text } of files) {
    expect(text.endsWith('\n') && !text.endsWith('\n\n'), path).toBe(true);
    expect(text, path).not.toMatch(/\r|\ufeff/);
  }
});

describe('the same bytes', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllEnvs();
  });
  test.each([
    ['2001-02-03T04:05:06Z', 'Pacific/Kiritimati', 'tr_TR.UTF-8'],
    ['2039-12-31T23:59:59Z', 'America/St_Johns', 'ar_EG.UTF-8'],
  ])('on %s in %s with %s', (day, zone, locale) => {
    vi.setSystemTime(new Date(day));
    vi.stubEnv('TZ', zone);
    vi.stubEnv('LC_ALL', locale);
    expect(buildSite(methods, BASE)).toEqual(files);
  });
});

describe('records', () => {
  const validate = new Ajv2020({ strict: true, allErrors: true }).compile(recordSchema(BASE));

  test.each(methods.map((method) => [method.id, method] as const))('%s satisfies the schema', (id, method) => {
    const record = JSON.parse(textOf(`methods/${id}/llms.txt`));
    expect(validate(record), JSON.stringify(validate.errors)).toBe(true);
    expect(record).toEqual(toRecord(method, BASE));
  });

  test.each([
    ['a key too many', { extra: 1 }],
    ['another version', { schema_version: 3 }],
    ['words as text', { word_count: '590' }],
    ['a half word', { word_count: 1.5 }],
    ['an address without a host', { url: '/methods/a/' }],
    ['a comma in a use case', { use_cases: ['a, b'] }],
    ['another licence', { license: 'ISC' }],
  ])('%s breaks it', (_what, edit) => {
    expect(validate({ ...toRecord(deprecationNotice(), BASE), ...edit })).toBe(false);
  });

  test('a missing key breaks it, whichever it is', () => {
    const record = toRecord(deprecationNotice(), BASE);
    for (const key of Object.keys(record)) {
      const { [key as keyof typeof record]: _, ...rest } = record;
      expect(validate(rest), key).toBe(false);
    }
  });

  test('every address in a record is a file of the site', () => {
    for (const { id } of methods) {
      const record = JSON.parse(textOf(`methods/${id}/llms.txt`)) as Record<string, string>;
      for (const [key, value] of Object.entries(record)) {
        if (!/(?:^|_)url$/.test(key)) continue;
        const [path = '', fragment] = value.slice(BASE.length + 1).split('#');
        const text = textOf(path.endsWith('/') ? `${path}index.html` : path);
        if (fragment) expect(text, key).toContain(` id="${fragment}"`);
      }
    }
  });
});

test('the discovery index has the digest of the bytes, and copies beside it', () => {
  const { $schema, skills } = JSON.parse(textOf('.well-known/agent-skills/index.json'));
  expect($schema).toBe('https://schemas.agentskills.io/discovery/0.2.0/schema.json');
  expect(skills.map((skill: { name: string }) => skill.name)).toEqual(methods.map(({ id }) => id));
  for (const skill of skills) {
    const text = textOf(skill.url.slice(BASE.length + 1));
    expect(skill).toMatchObject({ type: 'skill-md', files: ['SKILL.md'], digest: `sha256:${sha256(text)}` });
    expect(skill.digest).toMatch(/^sha256:[0-9a-f]{64}$/);
    expect(textOf(`.well-known/agent-skills/${skill.name}/SKILL.md`)).toBe(text);
    expect(text).toContain(`description: ${JSON.stringify(skill.description)}\n`);
  }
});

describe.each(pages.map(({ path, text }) => [path, text] as const))('page %s', (path, html) => {
  test('is valid', async () => {
    const { results } = await new HtmlValidate({
      root: true,
      extends: ['html-validate:recommended', 'html-validate:document'],
      // The pages load files of their own folder only; those need no digest.
      rules: { 'require-sri': ['error', { target: 'crossorigin' }] },
    }).validateString(html, path);
    const faults = results.flatMap(({ messages }) =>
      messages.map((m) => `${m.line}:${m.column} ${m.ruleId} ${m.message}`),
    );
    expect(faults).toEqual([]);
  });

  test('loads nothing from elsewhere, and its links lead to files of the site', () => {
    for (const [tag, name] of html.matchAll(/<(\w+)[^>]*>/g)) {
      const target = /\s(?:href|src)="([^"]*)"/.exec(tag)?.[1]?.replaceAll('&amp;', '&');
      if (target === undefined) continue;
      if (/^https?:/.test(target)) {
        expect(tag).toMatch(name === 'a' ? /rel="external"/ : /^<link rel="canonical"/);
        continue;
      }
      const { pathname, hash } = new URL(target, `${BASE}/${path}`);
      expect(pathname.startsWith('/catalog/'), target).toBe(true);
      const file = pathname.slice('/catalog/'.length).replace(/(^|\/)$/, '$1index.html');
      const text = textOf(file);
      if (hash !== '') expect(text).toContain(` id="${hash.slice(1)}"`);
    }
    expect(html).not.toMatch(/style="|onclick|@import|url\(/);
  });
});

describe('the method page', () => {
  /** Text as a reader sees it. */
  const plain = (html: string): string =>
    html
      .replace(/<[^>]+>/g, ' ')
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&quot;/g, '"')
      .replace(/&#39;/g, "'")
      .replace(/&amp;/g, '&')
      .replace(/\s+/g, ' ');

  test.each(methods.map((method) => [method.id, method] as const))('%s shows its parts in order', (id, method) => {
    const html = textOf(`methods/${id}/index.html`);
    const body = plain(html.slice(html.indexOf('<main'), html.indexOf('</main>')));
    const { context, before, after } = method.example;
    const record = toRecord(method, BASE);
    const parts = [
      method.name,
      method.summary,
      record.instructions.replaceAll('\n\n', ' '),
      'Example',
      context,
      `${before.split(/\s+/).length} words`,
      before,
      `${after.split(/\s+/).length} words`,
      after.replaceAll('\n', ' '),
      'do not measure model output',
      'Files and sources',
      'prompt.txt',
      'SKILL.md',
      'llms.txt',
      'JSON',
      'LICENSE',
      method.sources.length === 0 ? 'is original work' : 'builds on the work of others',
      'source notes',
    ];
    let at = 0;
    for (const part of parts) {
      const found = body.replaceAll(/\s+/g, ' ').indexOf(part, at);
      expect(found, part).toBeGreaterThanOrEqual(at);
      at = found + part.length;
    }
    // The prompt as it is in prompt.txt, with its blank lines.
    const [shown, ...others] = [...html.matchAll(/<p id="prompt">([^<]*)<\/p>/g)].map((m) => m[1]!.split('\n\n'));
    expect(others).toEqual([]);
    expect(shown!.map(plain)).toEqual(record.instructions.split('\n\n'));
    expect(html).toContain(`<link rel="canonical" href="${BASE}/methods/${id}/">`);
    expect(html).toContain('<link rel="alternate" type="application/json" href="llms.txt"');
    expect(html).toContain('<link rel="alternate" type="text/markdown" href="AGENTS.md"');
  });
});

test('the sources page has a place per method: original work, or its sources', () => {
  const html = textOf('sources/index.html');
  for (const { id } of methods) expect(html.split(` id="${id}"`)).toHaveLength(2);
  expect(html.match(/Original work/g)).toHaveLength(1);
  expect(html).toContain('href="https://minutes.example/primer?a=1&amp;b=2"');
  for (const title of ['RFC 9745', 'RFC 8594', 'GitLab', 'Kubernetes']) expect(html).toContain(title);
});

test('no method is known by name outside its definition', () => {
  const code = ['site', 'pages', 'record', 'texts', 'discovery', 'schema', 'manifest', 'definition', 'write', 'serve'];
  for (const name of code) {
    const text = readFileSync(new URL(`../src/catalog/${name}.ts`, import.meta.url), 'utf8');
    expect(text, name).not.toMatch(/deprecation|retire|notice/i);
  }
  for (const { path, text } of buildSite([madeUpMethod], BASE)) expect(text, path).not.toMatch(/deprecat|retire/i);
});
