import { readFileSync } from 'node:fs';
import matter from 'gray-matter';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { rules } from '../rules/index.ts';
import { toBaseUrl } from '../src/catalog/base-url.ts';
import { deprecationNotice, PARAGRAPHS } from '../src/catalog/deprecation-notice.ts';
import { toAsciiJson } from '../src/catalog/json.ts';
import { instructionsOf, paragraphsOf } from '../src/catalog/method.ts';
import { toRecord } from '../src/catalog/record.ts';
import { descriptionFault, nameFault } from '../src/catalog/skill-limits.ts';
import { agentsText, licenseText, promptText, skillText } from '../src/catalog/texts.ts';
import { countWords } from '../src/text/words.ts';
import { madeUpMethod } from './tools/made-up-method.ts';

const BASE = 'https://dnlint.example/catalog';
const method = deprecationNotice();

describe('the prompt', () => {
  const text = promptText(method);

  test('is plain ASCII prose of 350 to 600 words in short paragraphs', () => {
    expect(text).toMatch(/^[\x20-\x7e\n]+$/);
    expect(countWords(text)).toBeGreaterThanOrEqual(350);
    expect(countWords(text)).toBeLessThanOrEqual(600);
    for (const paragraph of paragraphsOf(method)) {
      expect(paragraph).not.toMatch(/^[#*-]|\n/);
      expect(countWords(paragraph)).toBeLessThanOrEqual(130);
    }
  });

  test('holds the instruction of each rule once', () => {
    expect(PARAGRAPHS.flat().sort((a, b) => a - b)).toEqual(rules.map(({ number }) => number));
    for (const { instruction } of rules) expect(text.split(instruction)).toHaveLength(2);
  });

  test('says no sentence twice', () => {
    const sentences = text.split(/(?<=[.!?]"?)\s+/);
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  test('names the three situations and the three labels', () => {
    for (const word of ['warning', 'scheduled removal', 'already failing', 'Affected:', 'Deadline:', 'Action:'])
      expect(text).toContain(word);
  });
});

describe.each([
  ['the published method', method],
  ['a made-up method', madeUpMethod],
])('%s', (_name, one) => {
  const record = toRecord(one, BASE);

  test('has one text in the record, the prompt and the skill', () => {
    const prompt = promptText(one);
    expect(prompt).toBe(`${record.instructions}\n`);
    expect(skillText(one).slice(skillText(one).indexOf('\n\n') + 2)).toBe(prompt);
    expect(agentsText(one, BASE)).toContain(`\n\n${prompt}\n`);
    expect(record.word_count).toBe(countWords(instructionsOf(one)));
  });

  test('has exactly the keys of the record, in their order', () => {
    expect(Object.keys(record)).toEqual(
      `schema_version kind format id name category summary use_cases word_count url instructions_url skill_url json_url
      plain_text_url license sources_url skill_name skill_description agents_md_url sources instructions example`.split(
        /\s+/,
      ),
    );
    expect(Object.keys(record.example)).toEqual(['context', 'before', 'after', 'must_preserve', 'kind', 'omitted']);
  });

  test('has a record that is the same under ASCII, Latin-1 and UTF-8', () => {
    const bytes = Buffer.from(toAsciiJson(record));
    for (const charset of ['ascii', 'latin1', 'utf8'] as const)
      expect(JSON.parse(bytes.toString(charset))).toEqual(record);
    expect(bytes.every((byte) => byte < 0x80)).toBe(true);
  });

  test('has a skill header that two YAML libraries read as the same strings', () => {
    const skill = skillText(one);
    const header = { name: one.id, description: record.skill_description };
    expect(skill.startsWith('---\n')).toBe(true);
    expect(matter(skill).data).toEqual(header);
    expect(parse(skill.split('\n---\n')[0]!.slice(4))).toEqual(header);
    expect([nameFault(one.id), descriptionFault(record.skill_description)]).toEqual([undefined, undefined]);
    expect(skill).not.toMatch(/\r|^\ufeff/);
  });
});

test('the published record says what the design fixes', () => {
  expect(toRecord(method, BASE)).toMatchObject({
    schema_version: 2,
    kind: 'shortening-method',
    format: 'agent-skill',
    id: 'deprecation-notice',
    name: 'Deprecation notice',
    category: 'Technical',
    url: `${BASE}/methods/deprecation-notice/`,
    skill_url: `${BASE}/methods/deprecation-notice/SKILL.md`,
    instructions_url: `${BASE}/methods/deprecation-notice/SKILL.md`,
    json_url: `${BASE}/methods/deprecation-notice/llms.txt`,
    plain_text_url: `${BASE}/methods/deprecation-notice/prompt.txt`,
    agents_md_url: `${BASE}/methods/deprecation-notice/AGENTS.md`,
    sources_url: `${BASE}/sources/#deprecation-notice`,
    license: 'MIT',
    skill_name: 'deprecation-notice',
    skill_description:
      'Shorten a retirement notice to the affected users, the dates, and the replacement steps. Use for API retirement messages, feature deprecation notices.',
    sources: [],
    example: { kind: 'illustrative' },
  });
});

test('the licence is the text of this repository', () => {
  expect(licenseText()).toBe(readFileSync(new URL('../LICENSE', import.meta.url), 'utf8'));
  expect(licenseText()).toMatch(/^MIT License\n/);
});

describe('base URLs', () => {
  test.each([
    ['https://example.org', 'https://example.org'],
    ['https://example.org/', 'https://example.org'],
    ['https://example.org/a/b///', 'https://example.org/a/b'],
    ['http://127.0.0.1:4280/catalog', 'http://127.0.0.1:4280/catalog'],
    ['HTTPS://Example.ORG:443/Catalog/', 'https://example.org/Catalog'],
  ])('%s is taken as %s', (given, taken) => expect(toBaseUrl(given)).toBe(taken));

  test.each([
    ['https://example.org/?a=b', /query/],
    ['https://example.org/a?', /query/],
    ['https://example.org/a#b', /fragment/],
    ['https://me@example.org/', /credentials/],
    ['https://me:secret@example.org/', /credentials/],
    ['ftp://example.org/', /http/],
    ['//example.org/', /http/],
    ['example.org/catalog', /http/],
    ['https://', /http/],
    [' https://example.org', /http/],
    ['', /http/],
  ])('%j is refused', (given, why) => expect(() => toBaseUrl(given)).toThrow(why));
});
