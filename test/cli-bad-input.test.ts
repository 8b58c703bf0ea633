import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { LIMIT } from '../src/cli/decode.ts';
import { type Ran, runCli } from './tools/run-cli.ts';

const folder = mkdtempSync(join(tmpdir(), 'dnlint-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const NOTICE = readFileSync('fixtures/worked-example/input.txt');
const OUTPUT = readFileSync('fixtures/worked-example/output.txt');

function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const notice = file('notice.txt', NOTICE);
const output = file('output.txt', OUTPUT);
const bytes = (...values: number[]): Buffer => Buffer.from(values);

/** One sentence that names the culprit; nothing on standard output; no stack trace. */
function expectRefusal({ code, out, err }: Ran, ...says: (string | RegExp)[]): void {
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(/^dnlint: [^\n]+[.?]\n$/);
  expect(err).not.toMatch(/^\s+at |Error:/m);
  for (const words of says) expect(err).toMatch(words);
}

describe('files that cannot be read as text', () => {
  const bad: [string, () => string, RegExp][] = [
    ['missing', () => join(folder, 'nowhere.txt'), /nowhere\.txt does not exist; check the path/],
    ['below a file', () => join(notice, 'inner.txt'), /inner\.txt does not exist/],
    ['a directory', () => folder, /is a directory; give the text file in it/],
    ['an empty name', () => '', /file name is empty/],
    [
      'Latin-1',
      () => file('latin.txt', bytes(0x63, 0x61, 0x66, 0xe9, 0x20, 0x61)),
      /is not UTF-8 \(byte 0xE9 at offset 3\)/,
    ],
    [
      'a broken character late',
      () => file('late.txt', Buffer.concat([Buffer.from('é'.repeat(5000)), bytes(0xc3, 0x28)])),
      /byte 0xC3 at offset 10000\)/,
    ],
    ['a character cut off', () => file('cut.txt', bytes(0x61, 0xe2, 0x82)), /byte 0xE2 at offset 1\)/],
    [
      'after a byte order mark',
      () => file('bom-bad.txt', bytes(0xef, 0xbb, 0xbf, 0x61, 0xff)),
      /byte 0xFF at offset 4\)/,
    ],
    [
      'binary',
      () => file('image.png', bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0)),
      /is not text \(byte 0x89 at offset 0\)/,
    ],
    ['NUL', () => file('nul.txt', 'It is retired.\0'), /is not text \(NUL character at offset 14\)/],
    ['UTF-16 without a mark', () => file('utf16.txt', Buffer.from('Retired', 'utf16le')), /is not text/],
    ['half of UTF-16', () => file('half.txt', bytes(0xff, 0xfe, 0x41, 0x00, 0x42)), /not whole UTF-16 .*offset 4/],
    ['too large', () => file('large.txt', Buffer.alloc(LIMIT + 1, 'retired ')), /larger than 4 MiB/],
  ];

  test.each(bad)('%s, as notice', async (_name, make, says) => {
    expectRefusal(await runCli(['check', make(), output]), says);
  });

  test.each(bad)('%s, as output', async (_name, make, says) => {
    expectRefusal(await runCli(['check', notice, make()]), says);
  });

  test.each(bad)('%s, for facts', async (_name, make, says) => {
    expectRefusal(await runCli(['facts', make()]), says);
  });

  test.skipIf(process.getuid?.() === 0 || process.platform === 'win32')('unreadable', async () => {
    const secret = file('secret.txt', NOTICE);
    chmodSync(secret, 0);
    expectRefusal(await runCli(['check', secret, output]), /permission denied/);
  });

  test('control characters in a file name stay harmless', async () => {
    const { err } = await runCli(['check', '\u001b[31mred.txt', output]);
    expect(err).not.toContain('\u001b');
  });

  test('standard input is read with the same care', async () => {
    expectRefusal(
      await runCli(['check', '-', output], { stdin: bytes(0x61, 0xff) }),
      /^dnlint: Standard input is not UTF-8/,
    );
    expectRefusal(await runCli(['check', '-', output], { stdin: Buffer.alloc(LIMIT + 1, 'a') }), /larger than/);
  });
});

describe('a notice whose words for what happens are not known', () => {
  test.each([
    'Your API key will be invalidated on 3 May 2027. Create another in the console.',
    'Our certificate changes on 3 May 2027; clients that pin it must update.',
    'Starting 3 May 2027, OAuth is required of all clients.',
    'You are on an old SDK. Upgrade to version 5 by 3 May 2027.',
  ])('%s is taken: it sets a day', async (text) => {
    const path = file('dated.txt', text);
    expect((await runCli(['check', path, path])).code).not.toBe(2);
  });
});

describe('questions that cannot be asked', () => {
  test.each([
    ['an empty notice', '', /notice0\.txt is empty; give the notice/],
    ['a blank notice', ' \n\t\u00a0\n', /is empty/],
    ['a notice of a byte order mark alone', '\ufeff', /is empty/],
    [
      'a notice in which nothing retires',
      'Our summer party takes place in the garden. Bring a cake!\n',
      /retires nothing .*reads English only/,
    ],
    [
      'a notice in another language',
      'Die API v1 wird am 1. März 2027 eingestellt. Bitte wechseln Sie zu v2.\n',
      /retires nothing .*reads English only/,
    ],
  ])('%s', async (_name, text, says) => {
    expectRefusal(await runCli(['check', file('notice0.txt', text), output]), says);
  });

  test.each([
    [['check', '-', '-'], /Only one of the two/],
    [['facts', '-', '-'], /Only one of the two/],
    [['check', notice], /shortened notice is missing; .*notice\.txt short\.txt"\.$/m],
    [['check', notice, output, output], /one argument too many/],
    [['check', notice, output, '--rule', '15'], /no rule "15"/],
    [['check', notice, output, '--rule', '0'], /no rule "0"/],
    [['check', notice, output, '--rule', '4.5'], /no rule "4\.5"/],
    [['check', notice, output, '--rule', ','], /--rule names no rule/],
    [['check', notice, output, '--rule', 'changed-dates'], /did you mean "changed-date"/],
    [['check', notice, output, '--rule', '4', '--skip', '4'], /No rule is left/],
    [['check', notice, output, '--rule'], /--rule has no value; write for example "--rule 4,9"\.$/m],
    [
      ['check', notice, output, '--format', 'xml'],
      /--format is "xml"; choose one of pretty, json, sarif, github, junit, gitlab, rdjson\.$/m,
    ],
    [['check', notice, output, '-f', 'jsn'], /--format is "jsn"; did you mean "json"\?/],
    [
      ['check', notice, output, '-f'],
      /--format has no value; choose one of pretty, json, sarif, github, junit, gitlab, rdjson\.$/m,
    ],
    [['check'], /takes two files, the notice and the shortened notice: "dnlint check notice\.txt short\.txt"\.$/m],
    [['facts'], /dnlint facts takes a text file/],
    [['validate'], /takes a published folder, a record or a SKILL\.md/],
    [['serve', '--port'], /--port has no value; give a number/],
    [['gate', '--agent'], /--agent has no value; give one behind it\.$/m],
    [['publish', '--stdout', 'skil'], /--stdout is "skil"; did you mean "skill"\?/],
    [['check', notice, output, '--rule', '4', '9'], /with commas: write "--rule 4,9"\.$/m],
    [['check', '-s', '4,', '6', 'changed-identifier', notice, output], /"--skip 4,6,changed-identifier"/],
    [['gate', 'suite', '--rule', '4', '9'], /"--rule 4,9"/],
    [
      ['check', notice, output, '--quiet=3'],
      /--quiet takes no value, such as "3"; write "--quiet" or "--no-quiet"\.$/m,
    ],
    [['check', notice, output, '-q=yes'], /--quiet takes no value/],
    [['gate', '--no-cache=1'], /--cache takes no value/],
    [['gate', '--format', 'json'], /no option "--format"; did you mean "--report"\?/],
    [['check', notice, output, '--report', 'json'], /no option "--report"; did you mean "--format"\?/],
    [['help', 'chekc'], /no command "chekc"; did you mean "dnlint check"\?/],
    [['check', notice, output, '--quite'], /did you mean "--quiet"/],
    [['check', notice, output, '--no-colour'], /did you mean "--no-color"/],
    [['rules', '--rule', '4'], /no option "--rule"/],
    [['explain', 'every-one-affected'], /did you mean "everyone-affected"/],
    [['xplain'], /did you mean "dnlint explain"/],
    [['--verison'], /did you mean "--version"/],
    [[], /--help/],
  ] as [string[], RegExp][])('%j', async (argv, says) => {
    expectRefusal(await runCli(argv), says);
  });
});

test('help is a command as well', async () => {
  expect(await runCli(['help'])).toEqual(await runCli(['--help']));
  expect(await runCli(['help', 'check'])).toEqual(await runCli(['check', '--help']));
});

test('--quiet=true and --quiet=false are what they say', async () => {
  expect(await runCli(['check', notice, output, '--quiet=true'])).toMatchObject({ code: 0, out: '', err: '' });
  expect((await runCli(['check', notice, output, '--quiet=false'])).out).toContain('pass');
});

test('rules and their manual, for programs', async () => {
  const listed = JSON.parse((await runCli(['rules', '--format', 'json'])).out);
  expect(listed).toHaveLength(14);
  expect(listed[3]).toMatchObject({ rule: 4, id: 'changed-date' });
  const [manual, ...more] = JSON.parse((await runCli(['explain', '4', '-f', 'json'])).out);
  expect(more).toEqual([]);
  expect(manual).toMatchObject({ ...listed[3], instruction: expect.any(String), examples: expect.any(Array) });
});

describe('texts that are read as they should be', () => {
  const swapped = (text: string): Buffer => Buffer.from(text, 'utf16le').swap16();
  const input = NOTICE.toString();

  test.each([
    ['a byte order mark', Buffer.from(`\ufeff${input}`)],
    ['CRLF', Buffer.from(input.replaceAll('\n', '\r\n'))],
    ['UTF-16 little-endian', Buffer.from(`\ufeff${input}`, 'utf16le')],
    ['UTF-16 big-endian', swapped(`\ufeff${input}`)],
  ])('%s in the notice', async (_name, content) => {
    const plain = await runCli(['check', notice, output]);
    expect(await runCli(['check', file('same.txt', content), output])).toEqual(plain);
  });

  test.each([
    ['a byte order mark', (t: string) => Buffer.from(`\ufeff${t}`)],
    ['CRLF', (t: string) => Buffer.from(t.replaceAll('\n', '\r\n'))],
    ['UTF-16', (t: string) => Buffer.from(`\ufeff${t}`, 'utf16le')],
    ['a code fence', (t: string) => Buffer.from(`\`\`\`text\n${t}\`\`\`\n`)],
  ])('%s in the output', async (_name, change) => {
    const verdicts = async (path: string) => {
      const { code, out } = await runCli(['check', notice, path, '--format', 'json']);
      return { code, rules: (JSON.parse(out) as { rules: { verdict: string }[] }).rules.map((r) => r.verdict) };
    };
    expect(await verdicts(file('changed.txt', change(OUTPUT.toString())))).toEqual(await verdicts(output));
  });

  test('talk round a fenced output is told, and the output read', async () => {
    const talk = `Here is the shortened notice:\n\n\`\`\`text\n${OUTPUT}\`\`\`\n\nLet me know if you need anything else.\n`;
    const { out } = await runCli(['check', notice, file('talk.txt', Buffer.from(talk)), '--format', 'json']);
    const { findings } = JSON.parse(out) as { findings: { rule: number; severity: string }[] };
    expect(findings.filter(({ severity }) => severity === 'error').map(({ rule }) => rule)).toEqual([3]);
  });

  test('the same file twice: too long', async () => {
    const { code, out } = await runCli(['check', notice, notice, '--rule', '10', '--format', 'json']);
    expect(code).toBe(1);
    expect(out).toContain('"too-long"');
  });

  // What an agent answered with nothing has lost everything: the rules say so.
  test.each(['', ' \n\n'])('an empty or blank output (%j) breaks rules', async (text) => {
    const { code, err } = await runCli(['check', notice, file('empty.txt', text)]);
    expect({ code, err }).toEqual({ code: 1, err: '' });
  });

  test('a notice of one megabyte', async () => {
    const filler = 'Nothing in this paragraph has a bearing on the plans of anyone who reads it. ';
    const large = input + `\n\n${filler.repeat(12)}`.repeat(Math.ceil(1_000_000 / (filler.length * 12)));
    const { code, err } = await runCli(['check', file('megabyte.txt', large), output, '--rule', '4']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
  });
});
