import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { toAsciiJson } from '../src/catalog/json.ts';
import { toRecord } from '../src/catalog/record.ts';
import { recordSchema } from '../src/catalog/schema.ts';
import { buildSite } from '../src/catalog/site.ts';
import { skillText } from '../src/catalog/texts.ts';
import { folderProblems } from '../src/catalog/validate/folder.ts';
import { problemLine } from '../src/catalog/validate/problem.ts';
import { recordProblems } from '../src/catalog/validate/record.ts';
import { PATTERN_WORDS } from '../src/catalog/validate/schema-words.ts';
import { skillProblems } from '../src/catalog/validate/skill.ts';
import { writeSite } from '../src/catalog/write.ts';
import { madeUpMethod } from './tools/made-up-method.ts';
import { runCli } from './tools/run-cli.ts';

const BASE = 'https://example.org/catalog';
const record = toRecord(madeUpMethod, BASE);
/** Without the columns, which the tests of skills and of JSON have an eye on. */
const lines = (problems: Parameters<typeof problemLine>[0][]): string[] =>
  problems.map((problem) => problemLine({ ...problem, column: undefined }));

describe('a record', () => {
  const found = (edit: object): string[] =>
    lines(recordProblems('llms.txt', toAsciiJson({ ...record, ...edit })).problems);

  test('of ours has no fault', () => expect(found({})).toEqual([]));

  test.each([
    [
      'url',
      { url: `${BASE}/methods/other/` },
      /^llms\.txt:14: error: #\/url is .*, but must be .*\/methods\/meeting-minutes\//,
    ],
    ['json_url', { json_url: `${BASE}/methods/meeting-minutes/record.json` }, /error: #\/json_url is .*llms\.txt/],
    ['sources_url', { sources_url: `${BASE}/sources/` }, /error: #\/sources_url is /],
    ['skill_url', { skill_url: 'https://elsewhere.example/SKILL.md' }, /error: #\/skill_url is /],
    ['skill_name', { skill_name: 'minutes' }, /error: #\/skill_name is /],
    ['skill_description', { skill_description: 'Shorten it.' }, /error: #\/skill_description is .*Use for/],
    ['word_count, far off', { word_count: 7 }, /error: #\/word_count is 7/],
    ['word_count, counted otherwise', { word_count: record.word_count + 1 }, /warning: #\/word_count is /],
    ['license', { license: 'ISC' }, /error: #\/license must be "MIT"/],
    ['schema_version', { schema_version: '2' }, /^llms\.txt:2: error: #\/schema_version must be 2/],
    ['a key too many', { author: 'me' }, /error: #\/author is no key/],
    ['summary', { summary: 'No period', skill_description: undefined }, /warning: #\/summary must be one line/],
    ['source', { sources: ['a book'] }, /error: #\/sources\/0 must be an object/],
  ])('%s', (_what, edit, line) => expect(found(edit)).toContainEqual(expect.stringMatching(line)));

  test('with one address that differs from all others is told once', () => {
    for (const [key, value] of [
      ['url', 'https://elsewhere.example/methods/meeting-minutes/'],
      ['plain_text_url', `${BASE}/prompt.txt`],
    ] as const)
      expect(found({ [key]: value })).toEqual([
        expect.stringMatching(new RegExp(`error: #/${key} is .*, but must be `)),
      ]);
  });
  test('of which a pattern is broken is told in words', () => {
    expect(found({ id: 'A B', use_cases: ['a, b'] }).join('\n')).not.toMatch(/pattern|fewer|NOT/);
    expect(found({ use_cases: [] })).toContainEqual(expect.stringMatching(/#\/use_cases must not be empty/));
    expect(found({ name: '' })).toContainEqual(expect.stringMatching(/#\/name must not be empty/));
    expect(found({ example: [] })).toEqual([expect.stringMatching(/#\/example must be an object/)]);
  });
  test('every pattern of the schema has words, or is told as one that follows', () => {
    const patterns = (value: object, path: string): string[] =>
      Object.entries(value).flatMap(([key, inner]) =>
        typeof inner === 'object' && inner !== null
          ? patterns(inner, `${path}/${key}`)
          : key === 'pattern'
            ? [`${path}/${key}`]
            : [],
      );
    const told = patterns(recordSchema(BASE), '#').filter(
      (path) => !/^#\/properties\/(?:\w*url|skill_\w+)\//.test(path),
    );
    expect(told.sort()).toEqual(Object.keys(PATTERN_WORDS).sort());
  });
  test('with a key twice, or a byte order mark', () => {
    const text = toAsciiJson(record);
    for (const twice of [text.replace('{', '{\n"id": "other",'), text.replace(/\n\}\n$/, ',\n"id": "other"\n}\n')])
      expect(lines(recordProblems('r', twice).problems)).toContainEqual(
        expect.stringMatching(/^r:\d+: error: has the key "id" once more; each key must stand there once$/),
      );
    expect(lines(recordProblems('r', `\ufeff${text}`).problems)).toEqual([
      'r:1: error: must begin without a byte order mark',
    ]);
  });
  test('without a key', () => {
    expect(found({ example: undefined })).toEqual(['llms.txt:1: error: #/example is missing']);
  });
  test('with its keys in another order', () => {
    const { id, ...rest } = record;
    const { problems } = recordProblems(
      'llms.txt',
      JSON.stringify({ ...rest, id }).replaceAll(/[\u0080-\uffff]/g, '?'),
    );
    expect(lines(problems)).toContainEqual(
      expect.stringMatching(/:1: error: #\/name is out of order; "id" must come first/),
    );
  });
  test('that is no JSON, or beyond ASCII', () => {
    expect(lines(recordProblems('r', '{').problems)[0]).toMatch(/^r:1: error: must be JSON, and ends too early$/);
    expect(lines(recordProblems('r', JSON.stringify(record)).problems)[0]).toMatch(/^r:1: warning: .*ASCII/);
    for (const text of ['null', '[]', '7', '"text"', '{}'])
      expect(recordProblems('r', text).problems.length).toBeGreaterThan(0);
  });
});

describe('a skill', () => {
  const found = (text: string, folder = 'a'): string[] => lines(skillProblems('SKILL.md', text, folder).problems);
  const skill = (header: string): string => `---\n${header}\n---\n\nDo it.\n`;

  test('of ours has no fault, nor has one with every key', () => {
    expect(found(skillText(madeUpMethod), madeUpMethod.id)).toEqual([]);
    expect(
      found(
        skill(
          'name: a\ndescription: Does it.\nlicense: MIT\ncompatibility: any\nmetadata:\n  version: "1"\nallowed-tools: Read Write',
        ),
      ),
    ).toEqual([]);
  });

  test.each([
    ['a byte order mark', `\ufeff${skill('name: a\ndescription: b')}`, /^SKILL\.md:1: error: .*byte order mark/],
    ['a blank line in front', `\n${skill('name: a\ndescription: b')}`, /:1: error: must begin with a header/],
    ['an open header', '---\nname: a\n', /:1: error: .*not closed/],
    [
      'no YAML',
      skill('name: [a\ndescription: b'),
      /:3: error: must be YAML, which it no longer is at column \d+; quote/,
    ],
    ['a key twice', skill('name: a\nname: a\ndescription: b'), /:3: error: has a key once more/],
    ['a list for a header', skill('- a'), /:2: error: must have a header of keys/],
    ['an unknown key', skill('name: a\ndescription: b\nversion: 1'), /:4: error: .*"version"/],
    ['no name', skill('description: b'), /:2: error: must have a name/],
    ['no description', skill('name: a'), /:2: error: must have a description/],
    ['a number for a name', skill('name: 7\ndescription: b'), /:2: error: .*quote it/],
    ['null for a name', skill('name: null\ndescription: b'), /:2: error: .*quote it/],
    ['upper case', skill('name: A\ndescription: b'), /:2: error: name is no slug/],
    ['a double hyphen', skill('name: a--b\ndescription: b'), /:2: error: name is no slug/],
    ['a hyphen at the edge', skill('name: -a\ndescription: b'), /:2: error: name is no slug/],
    ['a long name', skill(`name: ${'a'.repeat(65)}\ndescription: b`), /:2: error: name has 65/],
    ['another folder', skill('name: b\ndescription: b'), /:2: error: name is "b", but must be that of its folder, "a"/],
    ['an empty description', skill('name: a\ndescription: " "'), /:3: error: description is empty/],
    ['a long description', skill(`name: a\ndescription: ${'b'.repeat(1025)}`), /:3: error: description has 1025/],
    ['a tag', skill('name: a\ndescription: "<b>"'), /:3: error: description contains "<"/],
    ['a rule', skill('name: a\ndescription: "a --- b"'), /:3: error: description contains "---"/],
    ['long compatibility', skill(`name: a\ndescription: b\ncompatibility: ${'c'.repeat(501)}`), /:4: error: compat/],
    [
      'a list of tools',
      skill('name: a\ndescription: b\nallowed-tools: [Bash, Read]'),
      /:4: error: allowed-tools must be one text, with spaces/,
    ],
    ['a colon in a value', skill('name: a\ndescription: b: c'), /:3: error: must be YAML, [^:]*; quote values/],
    ['tabs', skill('name: a\ndescription: b\nmetadata:\n\tversion: "1"'), /: error: must be [^:]*$/],
    ['metadata of numbers', skill('name: a\ndescription: b\nmetadata:\n  version: 1'), /:4: error: metadata/],
    ['no body', '---\nname: a\ndescription: b\n---\n', /:4: error: must say something/],
  ])('%s', (_what, text, line) => expect(found(text)).toContainEqual(expect.stringMatching(line)));
});

describe('a folder', () => {
  let folder = '';
  beforeEach(() => {
    folder = join(mkdtempSync(join(tmpdir(), 'dnlint-validate-')), 'site');
    writeSite(folder, buildSite([madeUpMethod], BASE));
  });
  afterEach(() => rmSync(join(folder, '..'), { recursive: true, force: true }));

  const found = (): string[] => lines([...(folderProblems(folder) ?? [])]);
  const edit = (path: string, change: (text: string) => string): void =>
    writeFileSync(join(folder, path), change(readFileSync(join(folder, path), 'utf8')));
  const METHOD = 'methods/meeting-minutes';

  test('of ours has no fault, whole or one method of it, and neither has the shipped one', async () => {
    expect(found()).toEqual([]);
    expect(folderProblems(join(folder, METHOD))).toEqual([]);
    const shipped = new URL('../fixtures/catalog', import.meta.url).pathname;
    expect(await runCli(['validate', shipped])).toMatchObject({ code: 0, err: '' });
  });

  test.each([
    ['another prompt', 'prompt.txt', 'decision', 'choice', /prompt\.txt:3: error: must be the same text/],
    ['another skill', 'SKILL.md', 'decision', 'choice', /SKILL\.md:\d+: error: must be the same text/],
    ['another record', 'llms.txt', 'decision', 'choice', /prompt\.txt:3: error: must be the same text/],
    ['another section', 'AGENTS.md', 'decision', 'choice', /AGENTS\.md:1: error: must hold/],
    [
      'a dead link',
      'index.html',
      'href="prompt.txt"',
      'href="prompts.txt"',
      /index\.html:\d+: error: links to "prompts\.txt"/,
    ],
    ['a dead place', 'index.html', '/#meeting-minutes"', '/#minutes"', /index\.html:\d+: error: .*no such place/],
    [
      'a script from elsewhere',
      'index.html',
      'src="../',
      'src="https://cdn.example/',
      /error: loads https:\/\/cdn\.example/,
    ],
  ])('%s', (_what, file, from, to, line) => {
    edit(`${METHOD}/${file}`, (text) => text.replace(from, to));
    expect(found()).toContainEqual(expect.stringMatching(line));
  });

  test('a stale digest and a stale copy', () => {
    edit('.well-known/agent-skills/index.json', (text) => text.replace(/sha256:[0-9a-f]/, 'sha256:x'));
    expect(found()).toContainEqual(expect.stringMatching(/index\.json:\d+: error: #\/skills\/0\/digest must be that/));
    edit('.well-known/agent-skills/meeting-minutes/SKILL.md', (text) => `${text}more\n`);
    expect(found()).toContainEqual(expect.stringMatching(/error: #\/skills\/0 has a copy that differs/));
  });

  test('a lost page', () => {
    rmSync(join(folder, 'sources/index.html'));
    expect(found()).toEqual(['sources/index.html: error: is missing; manifest.json lists it']);
    rmSync(join(folder, 'manifest.json'));
    expect(found()).toContainEqual(
      expect.stringMatching(/llms\.txt:20: error: #\/sources_url leads to sources\/index\.html/),
    );
  });

  test('of somebody else: what only departs from our decisions is a warning', async () => {
    rmSync(join(folder, 'manifest.json'));
    edit(`${METHOD}/prompt.txt`, (text) => text.replaceAll('\n', '\r\n'));
    expect(found()).toEqual([expect.stringMatching(/prompt\.txt:1: warning: .*white space/)]);
    const { code, out } = await runCli(['validate', folder]);
    expect([code, out.endsWith(': 0 errors, 1 warning.\n')]).toEqual([0, true]);
  });

  test('the command tells each in one line, and exits 1', async () => {
    edit(`${METHOD}/llms.txt`, (text) => text.replace('"MIT"', '"ISC"'));
    const { code, out } = await runCli(['validate', folder]);
    expect(code).toBe(1);
    const record = join(folder, METHOD, 'llms.txt');
    expect(out).toContain(`${record}:19:3: error: #/license must be "MIT"\n`);
    edit(`${METHOD}/SKILL.md`, (text) => `\ufeff${text}`);
    const skill = join(folder, METHOD, 'SKILL.md');
    const { out: told } = await runCli(['validate', skill]);
    expect(told).toMatch(/^\S+:1:1: error: .*byte order mark in front\n/);
    expect(told.startsWith(`${skill}:1:`)).toBe(true);
    expect(await runCli(['validate', record])).toMatchObject({
      code: 1,
      out: expect.stringContaining(`${record}:19:3: error: `),
    });
  });

  test('for a program each has its place, its value and what the rule comes from', async () => {
    edit(`${METHOD}/llms.txt`, (text) => text.replace('"MIT"', '"ISC"'));
    edit(`${METHOD}/index.html`, (text) => text.replace('href="prompt.txt"', 'href="prompts.txt"'));
    edit(`${METHOD}/AGENTS.md`, (text) => `${text}\nmore`);
    const { code, out } = await runCli(['validate', folder, '-f', 'json']);
    const { problems, ...whole } = JSON.parse(out);
    expect({ code, ...whole }).toEqual({ code: 1, schema: 1, pass: false, path: folder, errors: 3, warnings: 0 });
    const own = { severity: 'error', from: 'site' };
    expect(problems).toEqual([
      {
        file: join(folder, METHOD, 'llms.txt'),
        line: 19,
        column: 3,
        at: '/license',
        severity: 'error',
        message: '#/license must be "MIT"',
        from: 'record',
      },
      {
        file: join(folder, METHOD, 'index.html'),
        line: expect.any(Number),
        column: 8,
        message: expect.stringMatching(/^links to "prompts\.txt"/),
        ...own,
      },
      {
        file: join(folder, METHOD, 'AGENTS.md'),
        message: 'is not as manifest.json lists it (its SHA-256 is another); publish anew',
        ...own,
      },
    ]);
  });

  test('a skill that links to a file beside it has that file', () => {
    edit(`${METHOD}/SKILL.md`, (text) => `${text}\nSee [this](prompt.txt) and [that](references/that.md).\n`);
    expect(found().filter((line) => line.includes('links to'))).toEqual([
      expect.stringMatching(/SKILL\.md:\d+: error: links to "references\/that\.md", and the folder has no such file/),
    ]);
  });

  test('that is none is refused', async () => {
    mkdirSync(join(folder, 'empty'));
    expect(await runCli(['validate', join(folder, 'empty')])).toMatchObject({ code: 2, out: '' });
    expect(await runCli(['validate', join(folder, 'none')])).toMatchObject({ code: 2, out: '' });
  });
});
