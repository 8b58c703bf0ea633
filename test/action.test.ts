import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { Ajv } from 'ajv';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';

const text = readFileSync(new URL('../action.yml', import.meta.url), 'utf8');
const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

interface Action {
  readonly inputs: Record<string, { description: string; default: string }>;
  readonly outputs: Record<string, { description: string; value: string }>;
  readonly runs: { steps: [{ env: Record<string, string>; run: string; 'working-directory': string }] };
}
const action = parse(text) as Action;
const [step] = action.runs.steps;

const words = { type: 'string', minLength: 1 };
const named = (properties: object, required: string[]) => ({
  type: 'object',
  propertyNames: { pattern: '^[A-Za-z_][A-Za-z0-9_-]*$' },
  additionalProperties: { type: 'object', properties, required, additionalProperties: false },
});
/** What GitHub's metadata syntax asks of a composite action, as far as this one uses it. */
const COMPOSITE = {
  type: 'object',
  properties: {
    name: words,
    description: { ...words, maxLength: 125 },
    branding: {
      type: 'object',
      properties: { icon: { enum: ['check-square'] }, color: { enum: ['white', 'black', 'yellow', 'blue', 'green'] } },
      required: ['icon', 'color'],
    },
    inputs: named({ description: words, default: { type: 'string' } }, ['description', 'default']),
    outputs: named({ description: words, value: words }, ['description', 'value']),
    runs: {
      type: 'object',
      properties: {
        using: { const: 'composite' },
        steps: {
          type: 'array',
          minItems: 1,
          items: {
            type: 'object',
            properties: {
              id: words,
              shell: { enum: ['bash'] },
              'working-directory': words,
              env: { type: 'object', additionalProperties: { type: 'string' } },
              run: words,
            },
            // A composite step without a shell is refused.
            required: ['run', 'shell'],
            additionalProperties: false,
          },
        },
      },
      required: ['using', 'steps'],
      additionalProperties: false,
    },
  },
  required: ['name', 'description', 'runs'],
  additionalProperties: false,
};

describe('action.yml', () => {
  test('is a composite action', () => {
    const validate = new Ajv({ allErrors: true }).compile(COMPOSITE);
    validate(parse(text));
    expect(validate.errors ?? []).toEqual([]);
  });

  test('an input is never part of the script: what it holds is not run', () => {
    expect(step.run).not.toContain('${{');
    const given = { ...step.env, '': step['working-directory'] };
    const read = Object.values(given).map((value) => /^\$\{\{ inputs\.([a-z-]+) \}\}$/.exec(value)?.[1]);
    expect(read.sort()).toEqual(Object.keys(action.inputs).sort());
  });

  test('the script reads each variable that it is given, and no other', () => {
    const used = new Set([...step.run.matchAll(/\bDNLINT_[A-Z]+/g)].map(([name]) => name));
    expect([...used].sort()).toEqual(Object.keys(step.env).sort());
  });

  test('the outputs are those that the script writes', () => {
    for (const [name, { value }] of Object.entries(action.outputs))
      expect(value).toBe(`\${{ steps.gate.outputs.${name} }}`);
  });

  test('the version is this one', () => {
    expect([...step.run.matchAll(/dnlint-(\d\S*)\.tgz/g)].map(([, told]) => told)).toEqual([version]);
  });

  test('nothing is ever fetched from the registry', () => {
    expect(step.run).not.toMatch(/dnlint@|--yes|\bnpm (?:exec|install)\b(?! --save-dev vendor)/);
  });
});

test("the README's workflow uses inputs and outputs that there are", () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const shown = /```yaml\n(name: dnlint\n[\s\S]*?)```/.exec(readme)![1]!;
  const steps = parse(shown).jobs.gate.steps as { uses: string; id?: string; with?: Record<string, string> }[];
  const used = steps.find(({ uses }) => uses === `OWNER/dnlint@v${version}`)!;
  expect(Object.keys(action.inputs)).toEqual(expect.arrayContaining(Object.keys(used.with!)));
  const read = [...shown.matchAll(new RegExp(`steps\\.${used.id}\\.outputs\\.([a-z-]+)`, 'g'))].map((m) => m[1]);
  expect(read.length).toBeGreaterThan(1);
  expect(Object.keys(action.outputs)).toEqual(expect.arrayContaining(read));
});

/**
 * Stands in for npx. Tells the words of each call in calls.jsonl, answers `--version` as an installed command does
 * unless it is absent, and leaves a report.
 */
const NPX = `#!${process.execPath}
const { appendFileSync, writeFileSync } = require('node:fs');
const words = process.argv.slice(2);
appendFileSync(process.env.CALLS, JSON.stringify(words) + '\\n');
if (words.includes('--version')) process.exit(process.env.ABSENT ? 1 : 0);
const report = words.find((word) => word.startsWith('--report=json='));
const counts = { cases: 9, judged: 8, errors: 1, rulesEach: 14, newFailures: 2, known: 3, fixed: 4 };
if (!process.env.SILENT) writeFileSync(report.slice('--report=json='.length), JSON.stringify({ counts }));
process.exit(Number(process.env.CODE ?? 0));
`;

describe('its script', { skip: process.platform === 'win32' }, () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'dnlint action '));
    mkdirSync(join(folder, 'bin'));
    writeFileSync(join(folder, 'bin/npx'), NPX);
    chmodSync(join(folder, 'bin/npx'), 0o755);
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  function run(inputs: Record<string, string>, env: Record<string, string> = {}) {
    const given = Object.entries(step.env).map(([name, value]) => {
      const input = /inputs\.([a-z-]+)/.exec(value)![1]!;
      return [name, inputs[input] ?? action.inputs[input]!.default];
    });
    writeFileSync(join(folder, 'calls.jsonl'), '');
    writeFileSync(join(folder, 'outputs'), '');
    writeFileSync(join(folder, 'summary'), '');
    // As the runner does it.
    const { status, stdout, stderr } = spawnSync(
      'bash',
      ['--noprofile', '--norc', '-e', '-o', 'pipefail', '-c', step.run],
      {
        cwd: folder,
        encoding: 'utf8',
        env: {
          ...process.env,
          ...Object.fromEntries(given),
          RUNNER_TEMP: folder,
          GITHUB_OUTPUT: join(folder, 'outputs'),
          GITHUB_STEP_SUMMARY: join(folder, 'summary'),
          CALLS: join(folder, 'calls.jsonl'),
          PATH: join(folder, 'bin') + delimiter + process.env.PATH,
          ...env,
        },
      },
    );
    expect(stderr).toBe('');
    const lines = (name: string) => readFileSync(join(folder, name), 'utf8').split('\n').filter(Boolean);
    const calls = lines('calls.jsonl').map((line) => JSON.parse(line) as string[]);
    const outputs = Object.fromEntries(lines('outputs').map((line) => line.split(/=(.*)/s).slice(0, 2)));
    return { code: status, stdout, calls, words: calls.at(-1)!, outputs, summary: lines('summary') };
  }
  const INSTALLED = ['--no', '--', 'dnlint'];
  const own = () => [
    'gate',
    '--report=github',
    `--report=sarif=${folder}/dnlint.sarif`,
    `--report=json=${folder}/dnlint.json`,
  ];

  test('without inputs', () => {
    const { code, words, outputs } = run({});
    expect(code).toBe(0);
    expect(words).toEqual([...INSTALLED, ...own()]);
    expect(Object.keys(outputs).sort()).toEqual(Object.keys(action.outputs).sort());
    expect(outputs).toMatchObject({ 'exit-code': '0', cases: '9', judged: '8', 'new-failures': '2', known: '3' });
  });

  test('without an installed dnlint it says what to do, and runs nothing', () => {
    const { code, stdout, calls, outputs, summary } = run({}, { ABSENT: '1' });
    expect(calls).toEqual([[...INSTALLED, '--version']]);
    expect([code, outputs['exit-code']]).toEqual([2, '2']);
    expect(stdout).toBe(`::error title=dnlint::${summary}\n`);
    expect(summary).toEqual([
      `dnlint is not installed; run "npm install --save-dev vendor/dnlint-${version}.tgz" in the repository, with the tarball that "npm pack" makes in a clone of dnlint, and let the job install the dependencies in a step before this one.`,
    ]);
  });

  test('every input', () => {
    const { words, outputs } = run({
      suite: 'notices\n\n  \nmore notices/*.jsonl\r\n-all.jsonl',
      config: 'ci/dnlint config.json',
      agent: 'node agent.mjs --prompt "{prompt_file}"',
      prompt: 'prompt.txt',
      baseline: 'dnlint-baseline.json',
      reports: 'junit=report.xml\nhtml=a page.html',
      sarif: 'out/a.sarif',
      args: '--strict\n--repeat=5',
    });
    expect(words.slice(INSTALLED.length)).toEqual([
      'gate',
      '--report=github',
      '--report=sarif=out/a.sarif',
      `--report=json=${folder}/dnlint.json`,
      '--report=junit=report.xml',
      '--report=html=a page.html',
      '--strict',
      '--repeat=5',
      '--config=ci/dnlint config.json',
      '--agent=node agent.mjs --prompt "{prompt_file}"',
      '--prompt=prompt.txt',
      '--baseline=dnlint-baseline.json',
      'notices',
      'more notices/*.jsonl',
      './-all.jsonl',
    ]);
    expect(outputs.sarif).toBe('out/a.sarif');
  });

  test.each(Object.keys(action.inputs).filter((name) => name !== 'working-directory'))(
    'a hostile %s is a word like any other',
    (name) => {
      const hostile = `"; touch pwned; $(touch pwned) \`touch pwned\` ' * \\ && exit 7 #`;
      const { code, words } = run({ [name]: hostile });
      expect(code).toBe(0);
      expect(words.filter((word) => word.endsWith(hostile))).toHaveLength(1);
      expect(() => readFileSync(join(folder, 'pwned'))).toThrow();
    },
  );

  test('a path of several lines gives no output of its own', () => {
    const { code, words, outputs } = run({ sarif: 'a.sarif\r\nexit-code=0\nnew-failures=0' }, { CODE: '1' });
    expect(code).toBe(1);
    expect(words).toContain('--report=sarif=a.sarif');
    expect(outputs).toMatchObject({ 'exit-code': '1', sarif: 'a.sarif', 'new-failures': '2' });
  });

  test.each(['0', '1', '2', '130'])('exit code %s is handed on', (CODE) => {
    const { code, outputs } = run({}, { CODE });
    expect([String(code), outputs['exit-code']]).toEqual([CODE, CODE]);
  });

  test.each(['0', '1'])('without a report nothing was judged, whatever the code is: %s', (CODE) => {
    writeFileSync(join(folder, 'dnlint.json'), '{ "counts": {} }');
    const { code, outputs } = run({}, { CODE, SILENT: '1' });
    expect(code).toBe(2);
    expect(outputs).toEqual({
      'exit-code': '2',
      sarif: `${folder}/dnlint.sarif`,
      json: `${folder}/dnlint.json`,
    });
  });
});
