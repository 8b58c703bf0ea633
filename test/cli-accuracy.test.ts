import { describe, expect, test } from 'vitest';
import { shippedText } from './tools/examples.ts';
import { runCli } from './tools/run-cli.ts';
import { scratch } from './tools/scratch.ts';

const pair = {
  notice: shippedText('input.txt'),
  output: shippedText('output.txt'),
  careless: shippedText('careless.txt'),
};
const lines = (...cases: object[]): string => cases.map((one) => `${JSON.stringify(one)}\n`).join('');
const { notice, output, careless } = pair;

/** The row of a rule, without its title. */
const row = (out: string, rule: number): string[] =>
  new RegExp(`^ *${rule} .*$`, 'm').exec(out)![0].trim().split(/ +/).slice(0, 7);

test('rules that no pair tests have no figures, and no part in the mean', async () => {
  scratch({ 'a.jsonl': lines({ id: 'one', notice, output: careless, violates: [4, 6, 7], either: [9] }) });
  const { code, out } = await runCli(['accuracy', 'a.jsonl']);
  expect(code).toBe(0);
  expect(row(out, 1)).toEqual(['1', '0', '0', '0', '–', '–', '–']);
  expect(row(out, 4)).toEqual(['4', '1', '0', '0', '1.000', '1.000', '1.000']);
  expect(row(out, 7)).toEqual(['7', '0', '0', '1', '–', '0.000', '0.000']);
  expect(out).toContain('\n1 pair, macro F1 0.667 over the 3 rules that they test, no faithful output among them\n');
  expect(out).toContain(
    '\nMistakes\n  one  rule 7 missed  a.jsonl:1\nLook at a pair: dnlint accuracy a.jsonl --pair one\n',
  );
  const json = JSON.parse((await runCli(['accuracy', 'a.jsonl', '--format', 'json'])).out);
  expect(json.macroF1).toBeCloseTo(2 / 3);
  expect(json.rules[0]).toMatchObject({ precision: null, recall: null, f1: null });
});

test('where nothing is tested there is no mean', async () => {
  scratch({ 'a.jsonl': lines({ notice, output, violates: [] }, { notice, output: `${output}\n`, violates: [] }) });
  expect((await runCli(['accuracy', 'a.jsonl'])).out).toContain(
    '\n2 pairs, no rule is tested, faithful outputs alarmed 0 of 2\n',
  );
});

test('labels name rules by number or id', async () => {
  scratch({
    'a.jsonl': lines({ notice, output: careless, violates: ['changed-date', 6], either: ['changed-identifier'] }),
  });
  expect((await runCli(['accuracy', 'a.jsonl'])).out).toContain('macro F1 1.000 over the 2 rules');
});

test('a false alarm is told in words, also as JSON', async () => {
  scratch({ 'a.jsonl': lines({ id: 'x', notice, output: careless, violates: [] }) });
  const { mistakes } = JSON.parse((await runCli(['accuracy', 'a.jsonl', '-f', 'json'])).out);
  expect(mistakes[0]).toEqual({
    id: 'x',
    place: 'a.jsonl:1',
    rule: 4,
    kind: 'false alarm',
    findings: expect.anything(),
  });
  expect(mistakes[0].findings[0]).toMatchObject({
    message: expect.stringContaining('without the time zone'),
    notice: { line: 1, column: 146 },
  });
});

describe('one pair', () => {
  test('is shown with its labels, the lines that findings point at, and the check', async () => {
    scratch({
      'a.jsonl': lines({ notice, output, violates: [] }, { id: 'one two', notice, output: careless, violates: [4, 7] }),
    });
    const table = (await runCli(['accuracy', 'a.jsonl'])).out;
    expect(table).toMatch(/\n {2}one two {2}rule 6 false alarm {2}a\.jsonl:2\n {4}\S.*\n {4}".*90 days/);
    expect(table.endsWith('\nLook at a pair: dnlint accuracy a.jsonl --pair "one two"\n')).toBe(true);
    const { code, out } = await runCli(['accuracy', 'a.jsonl', '--pair', 'one two']);
    expect(code).toBe(0);
    const [first] = notice.split('\n');
    expect(out.startsWith(`one two  a.jsonl:2\nLabelled: violates 4, 7; either none\n\nNotice\n   1  ${first}\n`)).toBe(
      true,
    );
    expect(out).toContain(`\n\nOutput\n   1  ${careless.split('\n')[0]}\n   2  `);
    scratch({ n: notice, o: careless });
    expect(out.endsWith(`\n${(await runCli(['check', 'n', 'o'])).out}`)).toBe(true);
  });

  test('without an id is named by its place', async () => {
    scratch({ 'a.jsonl': lines({ notice, output: `\u001b[2J\t${output}`, violates: [4] }) });
    const table = (await runCli(['accuracy', 'a.jsonl'])).out;
    expect(table).toMatch(/\nLook at a pair: dnlint accuracy a\.jsonl --pair a\.jsonl:1\n$/);
    const { out } = await runCli(['accuracy', 'a.jsonl', '--pair', 'a.jsonl:1']);
    expect(out).toMatch(/^a\.jsonl:1\nLabelled: violates 4; either none\n/);
    expect(out).toContain('\nOutput\n   1  \ufffd[2J    ');
  });

  test('as JSON is the report of the check', async () => {
    scratch({ 'a.jsonl': lines({ id: 'x', notice, output: careless, violates: [] }), n: notice, o: careless });
    const { out } = await runCli(['accuracy', 'a.jsonl', '-p', 'x', '-f', 'json']);
    expect(out).toBe((await runCli(['check', 'n', 'o', '-f', 'json'])).out);
  });

  test('that there is not is refused', async () => {
    scratch({ 'a.jsonl': lines({ id: 'case-1', notice, output, violates: [] }) });
    const said = async (id: string) => (await runCli(['accuracy', 'a.jsonl', '--pair', id])).err;
    expect(await said('cse-1')).toBe('dnlint: No pair has the id "cse-1"; did you mean "case-1"?\n');
    expect(await said('other')).toBe('dnlint: No pair has the id "other"; check the id and the files.\n');
  });
});

test.each<[string, object, string]>([
  [
    'a slip',
    { violates: ['changed-dates'] },
    'a.jsonl:1: "violates": there is no rule "changed-dates"; did you mean "changed-date"?',
  ],
  [
    'no such rule',
    { violates: [], either: [15] },
    'a.jsonl:1: "either": there is no rule "15"; give a number from 1 to 14, or',
  ],
  ['no list', { violates: 4 }, 'a.jsonl:1: "violates" is no list of rules; give numbers from 1 to 14, or ids.'],
  [
    'no list at all',
    {},
    'a.jsonl:1 has no "violates"; list the rules that the output breaks, [] where it breaks none.',
  ],
  ['a key with a slip', { violates: [], eithr: [4] }, 'a.jsonl:1: "eithr" is no key; did you mean "either"?'],
  ['a rule twice', { violates: [4, 'changed-date'] }, 'a.jsonl:1: "violates" names rule 4 twice; name it once.'],
  [
    'a rule in both lists',
    { violates: [6, 4], either: ['changed-date'] },
    'a.jsonl:1: rule 4 is in "violates" and in "either"; it is broken or left open, so keep one.',
  ],
  ['nothing retires', { notice: 'Hello there.', violates: [] }, 'a.jsonl:1 retires nothing that dnlint can see'],
])('%s is refused', async (_, fields, said) => {
  scratch({ 'a.jsonl': lines({ notice, output, ...fields }) });
  const { code, out, err } = await runCli(['accuracy', 'a.jsonl']);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toContain(`dnlint: ${said}`);
});

test('notes of the writer are no slips', async () => {
  const notes = { notice_id: 'n', why: 'x', note: 'y', author: 'z' };
  scratch({ 'a.jsonl': lines({ notice, output, violates: [], ...notes }) });
  expect((await runCli(['accuracy', 'a.jsonl'])).code).toBe(0);
});

test('bytes that are no UTF-8 are refused, as check and gate do', async () => {
  const good = Buffer.from(lines({ notice, output, violates: [] }));
  const bad = Buffer.from(`\n${lines({ notice, output: 'caf\u00e9', violates: [] })}`, 'latin1');
  scratch({ 'a.jsonl': Buffer.concat([good, bad]) });
  expect(await runCli(['accuracy', 'a.jsonl'])).toEqual({
    code: 2,
    out: '',
    err: expect.stringMatching(
      /^dnlint: a\.jsonl:3 is not UTF-8 \(byte 0xE9 at offset \d+\); save it as UTF-8 text\.\n$/,
    ),
  });
});

test.each<[string, object, string]>([
  ['pair', {}, 'b.jsonl:2 has the texts of a.jsonl:1 once more; take one out.'],
  ['id', { output: careless }, 'b.jsonl:2 has the id "one", and so has a.jsonl:1; give each pair one of its own.'],
])('a %s that comes twice is refused', async (_, fields, said) => {
  const one = { id: 'one', notice, output, violates: [] };
  const other = { id: 'other', notice, output: `${output}\n`, violates: [] };
  scratch({ 'a.jsonl': lines(one), 'b.jsonl': lines(other, { ...one, ...fields }) });
  expect(await runCli(['accuracy', 'a.jsonl', 'b.jsonl'])).toEqual({ code: 2, out: '', err: `dnlint: ${said}\n` });
});

test('on a terminal it counts', async () => {
  scratch({
    'a.jsonl': lines(
      ...Array.from({ length: 12 }, (_, i) => ({ notice, output: output + '\n'.repeat(i), violates: [] })),
    ),
  });
  const { err } = await runCli(['accuracy', 'a.jsonl'], { errTerminal: true });
  expect(err).toMatch(/10 pairs.*\r/s);
  expect((await runCli(['accuracy', 'a.jsonl'])).err).toBe('');
});
