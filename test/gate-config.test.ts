import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { whyUnloadable } from '../src/cli/load-fault.ts';
import { type Config, defineConfig } from '../src/config.ts';
import { configSchema } from '../src/suite/config/schema.ts';
import { runCli } from './tools/run-cli.ts';
import { scratch } from './tools/scratch.ts';

const printed = async (...argv: string[]): Promise<Config> => {
  const { code, out, err } = await runCli(['gate', '--print-config', ...argv]);
  if (code !== 0) throw new Error(err);
  return JSON.parse(out);
};
const refusal = async (...argv: string[]): Promise<string> => {
  const { code, out, err } = await runCli(['gate', ...argv]);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  return err.replace(/^dnlint: |\n$/g, '');
};

/** Each way to write the same config. */
const WRITTEN: [string, Record<string, string>][] = [
  ['json', { 'dnlint.config.json': '\uFEFF{ "suite": "s", "strict": true }' }],
  [
    'js',
    { 'dnlint.config.js': 'export default { suite: "s", strict: true };', 'package.json': '{ "type": "module" }' },
  ],
  ['mjs', { 'dnlint.config.mjs': 'export default { suite: "s", strict: true };' }],
  ['cjs', { 'dnlint.config.cjs': 'module.exports = { suite: "s", strict: true };' }],
  ['ts', { 'dnlint.config.ts': 'const strict: boolean = true;\nexport default { suite: "s", strict };' }],
  ['mts', { 'dnlint.config.mts': 'export default { suite: "s", strict: true as boolean };' }],
  ['package.json', { 'package.json': '{ "name": "x", "dnlint": { "suite": "s", "strict": true } }' }],
];

test.each(WRITTEN)('a config in %s is found, here and from a folder below', async (_, files) => {
  const folder = scratch(files);
  expect(await printed()).toMatchObject({ suite: ['s'], strict: true });
  mkdirSync(join(folder, 'below'));
  process.chdir('below');
  expect(await printed()).toMatchObject({ suite: ['../s'], strict: true });
});

test('paths of a config are relative to it, those of options to the working directory', async () => {
  scratch({
    'conf/gate.json': JSON.stringify({
      suite: ['s', 'more/*.jsonl', '-'],
      agent: 'node agent.mjs',
      prompt: 'p.txt',
      baseline: '../b.json',
      reports: ['junit=out/r.xml', 'pretty'],
      cache: 'kept',
    }),
  });
  expect(await printed('--config', 'conf/gate.json')).toMatchObject({
    suite: ['conf/s', 'conf/more/*.jsonl', '-'],
    prompt: 'conf/p.txt',
    baseline: 'b.json',
    reports: ['junit=conf/out/r.xml', 'pretty'],
    cache: 'conf/kept',
  });
  expect(
    await printed('x', '-c', 'conf/gate.json', '-p', 'q.txt', '-b', 'c.json', '-R', 'json', '--cache-location', 'k'),
  ).toMatchObject({ suite: ['x'], prompt: 'q.txt', baseline: 'c.json', reports: ['json'], cache: 'k' });
});

test('options win over the config, one by one; the rest is filled in', async () => {
  scratch({
    'dnlint.config.json': JSON.stringify({
      suite: 's',
      agent: { command: ['node', 'a b.mjs'], timeout: 9, retries: 0 },
      rules: { 4: 'warn', 'kept-filler': 'off' },
      thresholds: { repeat: 5, minPass: 3, maxWarnings: 2 },
      cache: false,
    }),
  });
  const config = await printed('--timeout', '1.5', '--min-pass', '4', '--max-warnings', '0', '--strict');
  expect(config).toMatchObject({
    agent: {
      command: ['node', 'a b.mjs'],
      shell: false,
      timeout: 1.5,
      retries: 0,
      retryDelay: 1,
      concurrency: 4,
      maxOutput: 1_048_576,
    },
    rules: { 'changed-date': 'warn', 'kept-filler': 'off', 'lost-reason': 'error' },
    thresholds: { repeat: 5, minPass: 4, maxWarnings: 0 },
    strict: true,
    cache: false,
  });
  // `--rule` names all that are on; a severity stays, "off" does not stand against it.
  const on = Object.entries((await printed('--rule', '4,7,9')).rules ?? {}).filter(
    ([, severity]) => severity !== 'off',
  );
  expect(on).toEqual([
    ['changed-date', 'warn'],
    ['kept-filler', 'error'],
    ['changed-identifier', 'error'],
  ]);
  expect((await printed('--skip', '4')).rules).toMatchObject({ 'changed-date': 'off', 'kept-filler': 'off' });
  expect(await printed('--cache')).toMatchObject({ cache: '.dnlint/cache' });
});

test('what is printed is a config that comes to the same', async () => {
  scratch({ 'dnlint.config.json': JSON.stringify({ suite: 's', agent: 'a --x', thresholds: { repeat: 2 } }) });
  const first = await printed('--no-cache', '--baseline', 'b.json');
  scratch({ 'dnlint.config.json': JSON.stringify(first) });
  expect(await printed()).toEqual(first);
});

/** A config, and what is said of it. */
const REFUSED: [unknown, string][] = [
  [{ suite: 's', agnet: 'x' }, 'dnlint.config.json: "agnet" is no key; did you mean "agent"?'],
  [{ agent: { command: 'x', timout: 3 } }, 'dnlint.config.json: "agent.timout" is no key; did you mean "timeout"?'],
  [{ agent: { comand: 'x' } }, 'dnlint.config.json: "agent.comand" is no key; did you mean "command"?'],
  [{ concurrency: 3 }, 'dnlint.config.json: "concurrency" is no key; did you mean "agent.concurrency"?'],
  [{ minPass: 3 }, 'dnlint.config.json: "minPass" is no key; did you mean "thresholds.minPass"?'],
  [
    { agent: { command: 'x', prompt: 'p' } },
    'dnlint.config.json: "agent.prompt" is no key; "prompt" belongs to the top level.',
  ],
  [{ agent: { timeout: 3 } }, 'dnlint.config.json: "agent.command" is missing; give it.'],
  [
    { agent: { command: 'x', timeout: 0 } },
    'dnlint.config.json: "agent.timeout" is 0; give a number above 0 to 86400.',
  ],
  [
    { agent: { command: 'x', env: ['MODEL=small'] } },
    'dnlint.config.json: "agent.env.0" is "MODEL=small"; give the name of a variable alone.',
  ],
  [{ agent: { command: 'x', inputs: 'lib' } }, 'dnlint.config.json: "agent.inputs" is "lib"; give a list.'],
  [{ agent: { command: 'x', retries: 1.5 } }, 'dnlint.config.json: "agent.retries" is 1.5; give a whole number.'],
  [{ thresholds: { repeat: 0 } }, 'dnlint.config.json: "thresholds.repeat" is 0; give a whole number from 1 to 1000.'],
  [
    { thresholds: { maxWarnings: -1 } },
    'dnlint.config.json: "thresholds.maxWarnings" is -1; give a whole number from 0 on.',
  ],
  [{ rules: { 4: 'eror' } }, 'dnlint.config.json: "rules.4" is "eror"; did you mean "error"?'],
  [{ rules: { 4: 'loud' } }, 'dnlint.config.json: "rules.4" is "loud"; give one of: error, warn, off.'],
  [
    { suite: 's', rules: { 15: 'off' } },
    'dnlint.config.json: There is no rule "15"; give a number from 1 to 14, or an id of "dnlint rules".',
  ],
  [
    { suite: 's', rules: { 'change-date': 'off' } },
    'dnlint.config.json: There is no rule "change-date"; did you mean "changed-date"?',
  ],
  [
    { suite: 's', rules: { 4: 'off', 'changed-date': 'warn' } },
    'dnlint.config.json: "rules" names rule 4 by number and by id; keep one.',
  ],
  [{ suite: [] }, 'dnlint.config.json: "suite" is empty; fill it in or leave it out.'],
  [{ suite: 3 }, 'dnlint.config.json: "suite" is 3; give text or a list.'],
  [{ strict: 'yes' }, 'dnlint.config.json: "strict" is "yes"; give true or false.'],
  [[], 'dnlint.config.json is []; give an object.'],
  [
    { suite: 's', thresholds: { repeat: 2, minPass: 3 }, agent: 'a' },
    'A rule cannot hold in 3 of 2 runs; give a --min-pass of at most --repeat.',
  ],
  [
    { suite: 's', thresholds: { repeat: 2 } },
    'A recorded output is the same every time; --repeat is for an agent: name it with --agent.',
  ],
  [{ suite: 's', prompt: 'p' }, 'A prompt is for an agent; name the command with --agent.'],
  [{}, 'No suite is named; give a folder of pairs or a JSON Lines file, or let "dnlint init" write a first one.'],
];

test.each(REFUSED)('%j is refused', async (config, said) => {
  scratch({ 'dnlint.config.json': JSON.stringify(config) });
  expect(await refusal()).toBe(said);
});

const UNREAD = (name: string): string =>
  `${name} is no config that is read; call it dnlint.config.json (or ts, mts, js, mjs, cjs), or put it into package.json as "dnlint".`;

test.each<[Record<string, string>, string[], string | RegExp]>([
  [{}, ['--config', 'x.json'], 'x.json does not exist; check the path after --config.'],
  [
    { 'x.yaml': '' },
    ['--config', 'x.yaml'],
    'x.yaml is no config; give a file that ends in ts, mts, js, mjs, cjs, json.',
  ],
  [
    { 'dnlint.config.json': '{\n  "suite": "s",\n}' },
    [],
    'dnlint.config.json:3:1 is not JSON: Expected double-quoted property name; mend it there.',
  ],
  [
    { 'package.json': '{ "dnlint": tru }' },
    [],
    /^package\.json:1:16 is not JSON: Unexpected token '?.'?; mend it there\.$/,
  ],
  [{ 'dnlint.config.json': '{' }, [], /^dnlint\.config\.json:1:2 is not JSON: .*; mend it there\.$/],
  [{ 'dnlint.config.yaml': 'suite: s' }, [], UNREAD('dnlint.config.yaml')],
  [{ '.dnlintrc': '' }, ['s'], UNREAD('.dnlintrc')],
  [{ 'dnlint.config.json': ' ' }, [], 'dnlint.config.json holds no config; write an object into it.'],
  [
    { 'dnlint.config.mjs': 'throw new Error("no\\nway.")' },
    [],
    'dnlint.config.mjs:1:7 throws while it is loaded: Error: no way.',
  ],
  [
    { 'dnlint.config.mjs': 'export const a = 1' },
    [],
    'dnlint.config.mjs holds no config; export an object as default.',
  ],
  [
    { 'dnlint.config.ts': 'export default {\n  suite: ]\n}' },
    [],
    /^dnlint\.config\.ts:2:10 cannot be read: ParseError: Unexpected token; mend it there\.$/,
  ],
  [{ 'package.json': '{ "dnlint": "s" }' }, [], 'package.json: "dnlint" is "s"; give an object.'],
  [
    { 'package.json': '{ "dnlint": { "suite": "s", "strict": 1 } }' },
    [],
    'package.json: "dnlint.strict" is 1; give true or false.',
  ],
  [{ 'package.json': '{}' }, ['--config', 'package.json'], 'package.json has no "dnlint" key; add one.'],
  [{}, ['s', '--repeat', 'x'], '--repeat is no number; give a whole number.'],
  [{}, ['s', '--agent', ''], '--agent is empty; fill it in or leave it out.'],
  [{}, ['s', '--max-output', '0', '--agent', 'x'], '--max-output is 0; give a whole number from 1 to 268435456.'],
  [{}, ['s', '--shell'], '--shell is for an agent; name the command with --agent.'],
  [
    {},
    ['s', '--update-baseline'],
    'No baseline is named to update; give --baseline dnlint-baseline.json, or name it in the config.',
  ],
  [{}, ['s', '--timout', '3'], 'There is no option "--timout"; did you mean "--timeout"?'],
  [{}, ['s', '--no-cach'], 'There is no option "--no-cach"; did you mean "--no-cache"?'],
])('%j with %j is refused', async (files, argv, said) => {
  scratch(files);
  const sentence = await refusal(...argv);
  if (typeof said === 'string') expect(sentence).toBe(said);
  else expect(sentence).toMatch(said);
});

test('where a module cannot be read is told though Node does not say', async () => {
  const folder = scratch({ 'c.mjs': 'export default {\n  suite: ]\n}' });
  const error = new SyntaxError("Unexpected token ']'");
  expect(await whyUnloadable(error, 'c.mjs', join(folder, 'c.mjs'), '')).toBe(
    "c.mjs:2:10 cannot be read: SyntaxError: Unexpected token ']'; mend it there.",
  );
});

test('a config that turns every rule off checks nothing', async () => {
  const names = Array.from({ length: 14 }, (_, i) => [i + 1, 'off']);
  scratch({ 'dnlint.config.json': JSON.stringify({ suite: 's', rules: Object.fromEntries(names) }) });
  expect(await refusal()).toBe('No rule is on, so nothing would be checked; turn one on.');
});

test('the schema is sound, and describes every key', () => {
  new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: true }).compile(configSchema);
  const { $schema, ...keys } = configSchema.properties;
  for (const [key, value] of Object.entries(keys)) {
    if (key !== 'thresholds') expect(value, key).toHaveProperty('description');
  }
});

test('only a config in TypeScript loads its compiler', () => {
  const root = process.cwd();
  const loads = (name: string, text: string): boolean => {
    const folder = scratch({ [name]: text });
    const script = `import('${join(root, 'src/suite/config/load.ts')}')
      .then(({ loadConfig }) => loadConfig())
      .then(() => console.log(Object.keys(require.cache).some((path) => path.includes('/jiti/'))))`;
    const tsx = join(root, 'node_modules/tsx/dist/loader.mjs');
    const { stdout } = spawnSync(process.execPath, ['--import', tsx, '--input-type=commonjs', '-e', script], {
      cwd: folder,
      encoding: 'utf8',
    });
    process.chdir(root);
    return stdout.includes('true\n');
  };
  expect(loads('dnlint.config.mjs', 'export default { suite: "s" }')).toBe(false);
  expect(loads('dnlint.config.ts', 'export default { suite: "s" }')).toBe(true);
});

test('the config in the README is one', async () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const text = /```ts\n(import \{ defineConfig \}[\s\S]*?)```/.exec(readme)?.[1] ?? '';
  const source = new URL('../src/config.ts', import.meta.url).href;
  scratch({ 'dnlint.config.ts': text.replace('dnlint/config', source) });
  expect(await printed()).toMatchObject({ agent: { timeout: 60, retries: 2 }, rules: { 'kept-filler': 'warn' } });
});

test('defineConfig gives the type and nothing else', () => {
  const config: Config = { suite: 's', agent: { command: ['a'], timeout: 1 }, rules: { 4: 'off' } };
  expect(defineConfig(config)).toBe(config);
  // @ts-expect-error: a severity that there is not
  defineConfig({ rules: { 4: 'loud' } });
  // @ts-expect-error: an agent without its command
  defineConfig({ agent: { timeout: 1 } });
  // @ts-expect-error: a key that there is not
  defineConfig({ suites: 's' });
});

test('of two configs in one folder none is passed over in silence', async () => {
  scratch({ 'dnlint.config.json': '{ "suite": "a" }', 'dnlint.config.ts': 'export default { suite: "b" };' });
  expect(await refusal()).toBe('dnlint.config.ts and dnlint.config.json are both configs; keep one.');
  expect(await printed('--config', 'dnlint.config.json')).toMatchObject({ suite: ['a'] });
});

test('a config of a folder above is named where the gate cannot run by it', async () => {
  const folder = scratch({ 'dnlint.config.json': '{ "suite": "s", "baseline": "known.json" }' });
  mkdirSync(join(folder, 'below'));
  process.chdir(join(folder, 'below'));
  expect(await refusal()).toMatch(
    /^The baseline \.\.\/known\.json does not exist; .* The config is \.\.\/dnlint\.config\.json\.$/,
  );
});
