import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Ran, runCli } from './tools/run-cli.ts';

/**
 * Every file in `test/runs/` is one run: a title, the command line, perhaps what stands on standard input, and then what
 * came of it. `UPDATE_RUNS=1` writes the latter anew; read the difference before you commit it.
 */
const folder = new URL('runs/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.md'));

test('there are runs', () => expect(files.length).toBeGreaterThan(5));

test.each(files)('%s', async (name) => {
  const file = new URL(name, folder);
  const written = readFileSync(file, 'utf8');
  const [, asked = '', command = ''] = /^([\s\S]*?\n```console\n\$ dnlint ?(.*)\n```\n)/.exec(written) ?? [];
  expect(asked, 'a command line').not.toBe('');
  const [given = '', stdin = ''] =
    /^\nStandard input:\n\n```text\n([\s\S]*?)```\n/.exec(written.slice(asked.length)) ?? [];
  const ran = await runCli(words(command), { stdin });
  const text = asked + given + shown(ran);
  if (process.env.UPDATE_RUNS) writeFileSync(file, text);
  else expect(written).toBe(text);
});

/** The words of a command line, with double quotes. */
const words = (line: string): string[] => [...line.matchAll(/"([^"]*)"|(\S+)/g)].map((m) => m[1] ?? m[2]!);

const block = (title: string, text: string): string =>
  text === '' ? '' : `\n${title}:\n\n\`\`\`text\n${text}${text.endsWith('\n') ? '' : '\n'}\`\`\`\n`;

const shown = ({ code, out, err }: Ran): string =>
  `${block('Standard output', out)}${block('Standard error', err)}\nExit code: ${code}\n`;
