import { cpSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { runCli } from './tools/run-cli.ts';
import { scratch } from './tools/scratch.ts';

vi.setConfig({ testTimeout: 300_000 });

const example = fileURLToPath(new URL('../fixtures/example-repo', import.meta.url));

/** Runs commands one after the other in a copy of the example; what was typed and what came of it, as one text. */
async function session(...commands: string[]): Promise<string> {
  cpSync(example, scratch(), { recursive: true, filter: (path) => !path.includes('.dnlint') });
  let text = '';
  for (const command of commands) {
    const { code, out, err } = await runCli(command.split(' ').slice(1));
    text += `$ ${command}\n${out}${err}[exit code ${code}]\n\n`;
  }
  return text;
}

test('the old prompt passes, the worse one fails by name, and passes once it is blessed', async () => {
  const text = await session(
    'dnlint gate',
    'dnlint gate --prompt prompts/new.txt',
    'dnlint gate --prompt prompts/new.txt --update-baseline',
    'dnlint gate --prompt prompts/new.txt',
    'dnlint gate --prompt prompts/new.txt --strict',
    'dnlint gate --update-baseline',
  );
  await expect(text).toMatchFileSnapshot('gate-example.txt');
  expect(readFileSync('dnlint-baseline.json', 'utf8')).toBe(readFileSync(`${example}/dnlint-baseline.json`, 'utf8'));
});
