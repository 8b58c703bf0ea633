import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { runCli } from './tools/run-cli.ts';

const file = new URL('../README.md', import.meta.url);
const readme = readFileSync(file, 'utf8');
const runs = [...readme.matchAll(/```console\n\$ dnlint (.*)\n[\s\S]*?```/g)];

// One of them scores all held-out pairs: a minute where every core is busy.
test('every run in the README is a real one', { timeout: 180_000 }, async () => {
  expect(runs.length).toBeGreaterThan(1);
  let real = readme;
  for (const [block, command = ''] of runs) {
    const { out, err } = await runCli(command.split(' '));
    real = real.replace(block, () => `\`\`\`console\n$ dnlint ${command}\n${out}${err}\`\`\``);
  }
  if (process.env.UPDATE_RUNS) writeFileSync(file, real);
  else expect(readme).toBe(real);
});

test('the two commands for a fresh clone stand on one line each, and CI runs the second', () => {
  const commands = [...readme.matchAll(/```sh\n(.+)\n```/g)].map((m) => m[1]!);
  expect(commands).toHaveLength(2);
  for (const command of commands) expect(command).toMatch(/^npm ci && /);
  expect(readFileSync(new URL('../.ci/run', import.meta.url), 'utf8')).toContain(`(${commands[1]})`);
});

test('every dependency is given a reason, and every source file that is named exists', () => {
  const { dependencies } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  const reasons = readme.slice(readme.indexOf('## Dependencies'), readme.indexOf('## Development'));
  const given = [...reasons.matchAll(/^\| ([^|]+) \|/gm)].flatMap((m) => m[1]!.split(', '));
  for (const name of Object.keys(dependencies)) expect(given).toContain(name);
  const named = [...readme.matchAll(/`((?:src|test|rules|fixtures)\/[\w./-]+)`/g)].map((m) => m[1]!);
  expect(named.length).toBeGreaterThan(3);
  for (const path of named) expect(existsSync(new URL(`../${path}`, import.meta.url)), path).toBe(true);
});
