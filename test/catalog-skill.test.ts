import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { skillProblems } from '../src/catalog/validate/skill.ts';
import { runCli } from './tools/run-cli.ts';

const HEADER = 'name: a\ndescription: b';
const skill = (header: string, body = 'Do it.'): string => `---\n${header}\n---\n\n${body}\n`;

/** Place, severity and message of each problem; the folder of the skill has these. */
const found = (text: string, has: readonly string[] = []): string[] =>
  skillProblems('SKILL.md', text, 'a', (path) => has.includes(path)).problems.map(
    ({ line, column, severity, message }) => `${line}:${column} ${severity}: ${message}`,
  );

describe('a header in more of YAML than every reader takes', () => {
  const REFUSED = 'which the reference reader of skills refuses';
  test.each([
    [
      `${HEADER}\nmetadata: {version: "1"}`,
      `4:11 error: has a flow map ("{ … }"), ${REFUSED}; write each key on a line of its own`,
    ],
    [
      `${HEADER}\nmetadata:\n  more: {}`,
      '4:1 error: metadata must be keys with a text each; quote numbers, and write a list as one text',
      `5:9 error: has a flow map ("{ … }"), ${REFUSED}; write each key on a line of its own`,
    ],
    [
      '{name: a, description: b}',
      `2:1 error: has a flow map ("{ … }"), ${REFUSED}; write each key on a line of its own`,
    ],
    ['name: a\ndescription: {b}', '3:14 error: description must be a text, which YAML does not take it for; quote it'],
    [
      'name: &it a\ndescription: *it',
      `2:7 error: has the anchor "&it", ${REFUSED}; take it out`,
      `3:14 error: has the alias "*it", ${REFUSED}; write the value itself`,
      '3:14 error: description must be a text, which YAML does not take it for; quote it',
    ],
    ['name: !!str a\ndescription: b', `2:7 error: has a tag ("!"), ${REFUSED}; take it out, and quote the value`],
  ])('%j', (header, ...problems) => expect(found(skill(header))).toEqual(problems));

  test.each([
    `${HEADER}\nmetadata:\n  version: "1"\n  author: 'x'`,
    'name: a\ndescription: >-\n  One text\n  in two lines.',
    'name: a\ndescription: "It is {this} & [that] !"',
    'name: a\ndescription: |\n  One.\n\n  Two.',
  ])('%j is taken by all', (header) => expect(found(skill(header))).toEqual([]));
});

describe('a character that no reader sees', () => {
  test.each([
    [
      skill('name: a\ndescription: b\u0007c'),
      '3:15 error: has the character U+0007, which YAML readers refuse; take it out',
    ],
    [
      skill('name: a\ndescription: "b\\ac"'),
      '3:14 warning: has the character U+0007, which no reader sees; take it out',
    ],
    [
      skill(HEADER, 'Do\tit\n\u001b[2Jnow.'),
      '7:1 warning: has the character U+001B, which no reader sees; take it out',
    ],
    [skill(HEADER, 'Do \u202eit.'), '6:4 warning: has the character U+202E, which no reader sees; take it out'],
    [skill(HEADER, 'Do\0it.'), '6:3 warning: has the character U+0000, which no reader sees; take it out'],
  ])('%j', (text, problem) => expect(found(text)).toEqual([problem]));
});

describe('a link of a skill', () => {
  test.each([
    ['See [the list](references/list.md).', '6:16', 'references/list.md'],
    ['![A chart](<my chart.png>)', '6:13', 'my chart.png'],
    ['See [it][1].\n\n[1]: scripts/run.py "Run"', '8:6', 'scripts/run.py'],
    ['[it](./notes.md#part)', '6:6', './notes.md#part'],
    ['[it](a_(b).md "A title")', '6:6', 'a_(b).md'],
    ['Some `code`, and [it](there.md)', '6:23', 'there.md'],
    ['~~~\n[no](no.md)\n~~~\n[it](there.md)', '9:6', 'there.md'],
  ])('%j leads to nothing', (body, place, target) =>
    expect(found(skill(HEADER, body))).toEqual([
      `${place} error: links to "${target}", and the folder has no such file; add it, or mend the link`,
    ]),
  );

  test.each([
    '[it](references/list.md), [once more](./references/list%2Emd#part), [all](references/)',
    '[it](https://example.org/x.md), [mail](mailto:a@example.org), [here](#part), [root](/x.md), [host](//x.org/y.md)',
    'Write each link as [text](address).',
    'Like `[this](that.md)` or ``a `[b](c.md)` d``.',
    '```md\n[this](that.md)\n```',
    '<!-- [this](that.md)\n[and](that.md) -->',
    'A word[^1].\n\n[^1]: See.md, they say.\n\n[Note]: it is.so, they say.',
    '```\n[never closed](x.md)',
  ])('%j is none that fails', (body) =>
    expect(found(skill(HEADER, body), ['references', 'references/list.md'])).toEqual([]),
  );

  test('out of the folder is not installed with the skill', () => {
    expect(found(skill(HEADER, '[it](../other/x.md)'))).toEqual([
      '6:6 warning: links to "../other/x.md", which is not installed with the skill; put it into the folder',
    ]);
  });

  test('is found in a hostile text in time that grows with its length', () => {
    const took = (text: string): number => {
      const begun = performance.now();
      found(skill(HEADER, text));
      return performance.now() - begun;
    };
    for (const piece of ['](', '`', '` `` ', '[a]: ', '<!--', '](((', '[a](b', '~~~\n'])
      expect(took(piece.repeat(200_000 / piece.length)), piece).toBeLessThan(2000);
  });
});

describe('the command', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dnlint-skill-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const home = join(folder, 'a');
  mkdirSync(join(home, 'references'), { recursive: true });
  writeFileSync(join(home, 'references/list.md'), '# List\n');
  writeFileSync(
    join(home, 'SKILL.md'),
    skill(`${HEADER}\nmetadata: {}`, '[there](references/list.md), [not there](references/lists.md)'),
  );
  const file = join(home, 'SKILL.md');

  test('takes the file or its folder, and looks for the files beside it', async () => {
    const byFile = await runCli(['validate', file]);
    expect(byFile).toEqual({
      code: 1,
      err: '',
      out: `${file}:4:11: error: has a flow map ("{ … }"), which the reference reader of skills refuses; write each key on a line of its own
${file}:7:42: error: links to "references/lists.md", and the folder has no such file; add it, or mend the link
${file}: 2 errors, 0 warnings.
`,
    });
    expect(await runCli(['validate', home])).toEqual({
      ...byFile,
      out: byFile.out.replace(`${file}: 2`, `${home}: 2`),
    });
  });

  test('tells the same as JSON', async () => {
    const { code, out } = await runCli(['validate', home, '--format', 'json']);
    expect(code).toBe(1);
    expect(JSON.parse(out)).toEqual({
      schema: 1,
      pass: false,
      path: home,
      errors: 2,
      warnings: 0,
      problems: [
        {
          file,
          line: 4,
          column: 11,
          severity: 'error',
          message: expect.stringMatching(/^has a flow map/),
          from: 'skill',
        },
        { file, line: 7, column: 42, severity: 'error', message: expect.stringMatching(/^links to/), from: 'skill' },
      ],
    });
  });
});
