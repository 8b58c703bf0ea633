import { expect, test } from 'vitest';
import { LIMIT } from '../src/cli/decode.ts';
import type { Io } from '../src/cli/io.ts';
import { Refusal } from '../src/cli/refusal.ts';
import { openSuite } from '../src/suite/cases/suite.ts';
import type { SuiteCase } from '../src/suite/gate-result.ts';
import { scratch } from './tools/scratch.ts';

const NOTICE = 'GET /v1/users will be removed on 1 March 2027.';
const OUTPUT = 'Affected: GET /v1/users.';
const line = (value: object): string => `${JSON.stringify(value)}\n`;

/** Standard input comes in pieces of this many bytes. */
const io = (stdin = '', piece = 7): Io => ({
  stdin: (async function* () {
    const bytes = Buffer.from(stdin);
    for (let at = 0; at < bytes.length; at += piece) yield bytes.subarray(at, at + piece);
  })(),
  out: () => {},
  err: () => {},
  env: {},
  terminal: false,
  columns: undefined,
});

async function casesOf(operands: string[], world = io()): Promise<SuiteCase[]> {
  const cases: SuiteCase[] = [];
  for await (const one of (await openSuite(operands, world)).cases()) cases.push(one);
  return cases;
}

const refusalOf = async (operands: string[], world = io()): Promise<string> =>
  casesOf(operands, world).then(
    () => 'no refusal',
    (error: unknown) => (error instanceof Refusal ? error.message : `no refusal but ${error}`),
  );

test('pairs in folders and by stem, .txt and .md, to any depth, sorted by path whatever the locale', async () => {
  scratch({
    'suite/zeta/input.txt': NOTICE,
    'suite/zeta/output.txt': OUTPUT,
    'suite/Alpha.input.md': NOTICE,
    'suite/Alpha.output.txt': OUTPUT,
    'suite/deep/er/beta/input.md': NOTICE,
    'suite/ähnlich/input.txt': NOTICE,
    'suite/README.md': 'no case',
    'suite/node_modules/x/input.txt': NOTICE,
    'suite/more.jsonl':
      line({ id: 'line', notice: NOTICE, output: OUTPUT, tags: ['a'], own: 1 }) + line({ id: 7, notice: NOTICE }),
  });
  const cases = await casesOf(['suite']);
  expect(cases.map(({ id }) => id)).toEqual(['Alpha', 'deep/er/beta', 'line', '7', 'zeta', 'ähnlich']);
  expect(cases[0]).toEqual({
    id: 'Alpha',
    notice: NOTICE,
    tags: [],
    noticePlace: { file: 'suite/Alpha.input.md' },
    output: OUTPUT,
    outputPlace: { file: 'suite/Alpha.output.txt' },
  });
  expect(cases[1]).not.toHaveProperty('output');
  expect(cases[2]).toMatchObject({ tags: ['a'], noticePlace: { file: 'suite/more.jsonl', line: 1 } });
  expect(cases[3]?.noticePlace).toEqual({ file: 'suite/more.jsonl', line: 2 });
});

test.each([
  [['suite']],
  [['suite/*']],
  [['suite/**/input.txt']],
  [['suite/a', 'suite/b']],
  [['suite/a/input.txt', 'suite/a/output.txt', 'suite/b/output.txt']],
  [['suite/*/*']],
])('%j gives each pair once, under the same id', async (operands) => {
  scratch({
    'suite/a/input.txt': NOTICE,
    'suite/a/output.txt': OUTPUT,
    'suite/b/input.txt': NOTICE,
    'suite/b/output.txt': OUTPUT,
  });
  expect((await casesOf(operands)).map(({ id, output }) => [id, output])).toEqual([
    ['a', OUTPUT],
    ['b', OUTPUT],
  ]);
});

test('JSON Lines from standard input, cut anywhere, with blank lines and without a last newline', async () => {
  const text = `\uFEFF${line({ id: 'ä', notice: NOTICE })}\r\n\n${JSON.stringify({ id: 'b', notice: NOTICE, output: null })}`;
  for (const piece of [1, 2, 1000]) {
    const cases = await casesOf(['-'], io(text, piece));
    expect(cases.map(({ id, noticePlace }) => [id, noticePlace])).toEqual([
      ['ä', { file: '-', line: 1 }],
      ['b', { file: '-', line: 4 }],
    ]);
  }
});

test('a suite of files can be gone through again, standard input cannot', async () => {
  scratch({ 'a.jsonl': line({ id: 1, notice: NOTICE }) });
  const suite = await openSuite(['a.jsonl'], io());
  expect(suite.repeatable).toBe(true);
  for (let i = 0; i < 2; i++) for await (const { id } of suite.cases()) expect(id).toBe('1');
  expect((await openSuite(['-'], io())).repeatable).toBe(false);
});

const lines = (...values: unknown[]): Record<string, string> => ({
  'a.jsonl': values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value))).join('\n'),
});
const sound = { id: 'x', notice: NOTICE };

/** files, operands, what is said. */
const REFUSED: [string, Record<string, string | Uint8Array>, string[], string][] = [
  ['nothing there', {}, ['nowhere'], 'nowhere does not exist; check the path of the suite.'],
  ['no name', {}, [''], 'A suite has no name; give a folder, a JSON Lines file or a glob.'],
  [
    'empty folder',
    { 'suite/README.md': '' },
    ['suite'],
    'suite holds no pair (name/input.txt and name/output.txt) and no JSON Lines file; put one in.',
  ],
  ['empty glob', {}, ['suite/*.jsonl'], 'suite/*.jsonl matches no pair and no JSON Lines file; check the glob.'],
  ['empty lines', { 'a.jsonl': '\n \n' }, ['a.jsonl'], 'a.jsonl holds no case; write one object per line.'],
  ['empty standard input', {}, ['-'], 'Standard input holds no case; write one object per line.'],
  [
    'no input',
    { 's/b.output.md': OUTPUT },
    ['s'],
    's/b.output.md has no b.input.txt beside it; add the notice that it was made from.',
  ],
  [
    'two inputs',
    { 's/a/input.txt': NOTICE, 's/a/input.md': NOTICE },
    ['s'],
    's/a/input.txt and s/a/input.md are the same half of one pair; keep one of them.',
  ],
  [
    'same id twice',
    lines(sound, { ...sound, notice: `${NOTICE} ` }),
    ['a.jsonl'],
    'a.jsonl:2 has the id "x", and so has an earlier case; give each one of its own.',
  ],
  [
    'folder and stem of one name',
    { 's/a/input.txt': NOTICE, 's/a/output.txt': OUTPUT, 's/a.input.txt': NOTICE, 's/a.output.txt': OUTPUT },
    ['s'],
    's/a/input.txt has the id "a", and so has an earlier case; give each one of its own.',
  ],
  [
    'empty notice',
    { 's/a/input.txt': ' \n', 's/a/output.txt': OUTPUT },
    ['s'],
    's/a/input.txt has an empty notice; give the notice that is to be shortened.',
  ],
  [
    'nothing retires',
    lines(sound, { id: 'y', notice: 'Lunch is ready.' }),
    ['a.jsonl'],
    'a.jsonl:2 retires nothing that dnlint can see, and it reads English only; is this the notice, and not the output?',
  ],
  [
    'not UTF-8',
    { 's/a/input.txt': Buffer.from([0x61, 0xff]), 's/a/output.txt': OUTPUT },
    ['s'],
    's/a/input.txt is not UTF-8 (byte 0xFF at offset 1); save it as UTF-8 text.',
  ],
  [
    'not UTF-8 in a line',
    { 'a.jsonl': Buffer.concat([Buffer.from(line(sound)), Buffer.from([0x22, 0xc3])]) },
    ['a.jsonl'],
    'a.jsonl:2 is not UTF-8 (byte 0xC3 at offset 1); save it as UTF-8 text.',
  ],
  [
    'not JSON',
    lines(sound, '{"id":'),
    ['a.jsonl'],
    'a.jsonl:2 is not JSON; write one object per line: {"id": …, "notice": …, "output": …}.',
  ],
  ['no object', lines('[]'), ['a.jsonl'], 'a.jsonl:1 is not an object; write {"id": …, "notice": …, "output": …}.'],
  ['no id', lines({ notice: NOTICE }), ['a.jsonl'], 'a.jsonl:1 has no "id"; give each case a name of its own.'],
  ['no notice', lines({ id: 'x' }), ['a.jsonl'], 'a.jsonl:1 has no "notice"; give its text as a string.'],
  [
    'output of another type',
    lines({ ...sound, output: 3 }),
    ['a.jsonl'],
    'a.jsonl:1: "output" is not text; give a string, or leave it out.',
  ],
  [
    'a text beyond the limit',
    lines(
      sound,
      { ...sound, id: 'y', output: 'ä'.repeat(LIMIT / 2) },
      { ...sound, id: 'z', notice: 'a'.repeat(LIMIT + 1) },
    ),
    ['a.jsonl'],
    'a.jsonl:3: "notice" is larger than 4 MiB; give the text alone, without the log or page around it.',
  ],
  [
    'tags of another type',
    lines({ ...sound, tags: 'a' }),
    ['a.jsonl'],
    'a.jsonl:1: "tags" is not a list of words; give strings.',
  ],
  [
    'control character in an id',
    lines({ ...sound, id: 'a\nb' }),
    ['a.jsonl'],
    'a.jsonl:1: the id has a control character; take it out.',
  ],
];

test.each(REFUSED)('%s', async (_, files, operands, said) => {
  scratch(files);
  expect(await refusalOf(operands)).toBe(said);
});
