import fc from 'fast-check';
import { expect, test } from 'vitest';
import { filledIn, forShell, requirePlaceholders, splitCommandLine } from '../src/suite/agent/command-line.ts';

test.each<[string, string[]]>([
  ['node agent.mjs', ['node', 'agent.mjs']],
  ['  node\t agent.mjs \n', ['node', 'agent.mjs']],
  ['"my agent" --name "a b"', ['my agent', '--name', 'a b']],
  [`sh -c 'echo "$1"' x`, ['sh', '-c', 'echo "$1"', 'x']],
  ['a"b c"d', ['ab cd']],
  [`a ""  ''`, ['a', '', '']],
  ['a\\ b', ['a b']],
  ['"a\\"b" "c\\\\d" "e\\f"', ['a"b', 'c\\d', 'e\\f']],
  [`'a\\'`, ['a\\']],
  ['a "b|c" \\| $HOME *.txt #x', ['a', 'b|c', '|', '$HOME', '*.txt', '#x']],
])('%j has these words', (line, words) => {
  expect(splitCommandLine(line, false)).toEqual(words);
});

test('on Windows a backslash is part of a path', () => {
  expect(splitCommandLine('C:\\bin\\agent.exe "C:\\my dir\\x" "say \\"hi\\""', true)).toEqual([
    'C:\\bin\\agent.exe',
    'C:\\my dir\\x',
    'say "hi"',
  ]);
});

test.each([
  ['a | b', 'The agent\'s command has "|", which takes a shell; add --shell, or put it in quotes.'],
  ['a>b', 'The agent\'s command has ">", which takes a shell; add --shell, or put it in quotes.'],
  ['a $(b)', 'The agent\'s command has "$(", which takes a shell; add --shell, or put it in quotes.'],
  ["a 'b", "The agent's command a 'b opens a quote (') and does not close it; close it."],
  ['  ', "The agent's command is empty; give the command after --agent."],
])('%j is refused', (line, said) => {
  expect(() => splitCommandLine(line, false)).toThrow(said);
});

test('every word comes back from its quoted form', () => {
  const quoted = (word: string): string => `'${word.replaceAll("'", `'"'"'`)}'`;
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 1 }), (words) => {
      expect(splitCommandLine(words.map(quoted).join(' '), false)).toEqual(words);
    }),
  );
});

test('placeholders are filled in within a word, and never a second time', () => {
  const values = { notice_file: '/tmp/n', prompt_file: '/tmp/p', id: '{notice_file} $& x' };
  expect(filledIn('--in={notice_file},{id},{other}', values)).toBe('--in=/tmp/n,{notice_file} $& x,{other}');
});

test('a shell gets variables in their place: an id is never read as a command', () => {
  expect(forShell('a {id} < {notice_file}', false)).toBe(`a \${DNLINT_CASE_ID} < \${DNLINT_NOTICE_FILE}`);
  expect(forShell('a {prompt_file}', true)).toBe('a %DNLINT_PROMPT_FILE%');
});

test('a slip of a placeholder is refused, and other braces are not', () => {
  for (const command of ['node my-agent.mjs {promt_file}', ['node', 'my-agent.mjs', '--prompt={promt_file}']])
    expect(() => requirePlaceholders(command)).toThrow(
      'The agent\'s command has "{promt_file}", which is no placeholder; did you mean "{prompt_file}"?',
    );
  for (const command of ["awk '{print}'", 'agent {prompt_file} {id}', 'curl -d {"a":1}', ['x', '{other}']])
    expect(() => requirePlaceholders(command)).not.toThrow();
});
