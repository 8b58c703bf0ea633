import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { publishedMethods } from '../src/catalog/methods.ts';
import { promptText } from '../src/catalog/texts.ts';
import type { CaseOutcome, GateCounts } from '../src/suite/gate-result.ts';
import { shippedExample } from './tools/examples.ts';
import { isAlive } from './tools/processes.ts';
import { runCli } from './tools/run-cli.ts';
import { scratch } from './tools/scratch.ts';

// Many processes, on machines of every speed: the limit only ends what hangs.
vi.setConfig({ testTimeout: 300_000 });

const { input: NOTICE, output: OUTPUT } = shippedExample('worked-example');

/** A suite of so many notices that differ in a word, and an agent with this body; `good` is a faithful output. */
const files = (body: string, ids: readonly string[] = ['one']): Record<string, string> => ({
  'suite.jsonl': ids.map((id) => JSON.stringify({ id, notice: `${NOTICE}\n` })).join('\n'),
  'good.txt': OUTPUT,
  'agent.mjs': `import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { spawn } from 'node:child_process';
const { DNLINT_CASE_ID: id, DNLINT_REPEAT: repeat } = process.env;
const good = readFileSync('good.txt', 'utf8');
appendFileSync('calls.log', id + ' ' + repeat + '\\n');
${body}`,
});

const calls = (): string[] => {
  try {
    return readFileSync('calls.log', 'utf8').trim().split('\n').sort();
  } catch {
    return [];
  }
};

interface Told {
  readonly code: number;
  readonly err: string;
  readonly cases: readonly CaseOutcome[];
  readonly counts: GateCounts;
}

/** Runs the gate with the agent of the scratch folder, without cache or new tries unless asked. */
async function gate(...argv: string[]): Promise<Told> {
  const agent = argv.includes('--agent') ? [] : ['--agent', 'node agent.mjs'];
  const { code, out, err } = await runCli(['gate', 'suite.jsonl', ...agent, '--report', 'json', ...argv]);
  if (out === '') throw new Error(err);
  const { cases, counts } = JSON.parse(out);
  return { code, err, cases, counts };
}
const ONCE = ['--no-cache', '--retries', '0'];

const outputOf = ({ cases }: Told, index = 0): string => {
  const attempt = cases[index]!.attempts[0]!;
  return 'output' in attempt ? attempt.output : '';
};
const faultsOf = ({ cases }: Told): (string | undefined)[] =>
  cases.map(({ attempts: [attempt] }) => attempt && ('fault' in attempt ? attempt.fault.kind : undefined));

describe('what an agent gets', () => {
  const REPEATING = `let stdin = '';
for await (const chunk of process.stdin) stdin += chunk;
const { DNLINT_NOTICE_FILE, DNLINT_PROMPT_FILE } = process.env;
const text = (file) => readFileSync(file, 'utf8');
process.stdout.write(JSON.stringify({ stdin, notice: text(DNLINT_NOTICE_FILE), prompt: text(DNLINT_PROMPT_FILE), id, repeat, args: process.argv.slice(2), files: [DNLINT_NOTICE_FILE, DNLINT_PROMPT_FILE] }));`;

  test('notice, prompt, case and repeat: on standard input, in files, in the environment and filled in', async () => {
    scratch(files(REPEATING, ['a "b"; $(c)']));
    const told = await gate(...ONCE, '--agent', 'node agent.mjs --in={notice_file} {prompt_file} {id}');
    const got = JSON.parse(outputOf(told));
    expect(got).toMatchObject({
      stdin: `${NOTICE}\n`,
      notice: `${NOTICE}\n`,
      prompt: promptText(publishedMethods()[0]!),
      id: 'a "b"; $(c)',
      repeat: '0',
    });
    expect(got.args).toEqual([`--in=${got.files[0]}`, got.files[1], 'a "b"; $(c)']);
    for (const file of got.files) expect(() => readFileSync(file)).toThrow();
  });

  test('the prompt that is named, where it stands', async () => {
    const folder = scratch({ ...files(REPEATING), 'prompts/new.txt': 'Be brief.' });
    const got = JSON.parse(outputOf(await gate(...ONCE, '--prompt', 'prompts/new.txt')));
    expect(got).toMatchObject({ prompt: 'Be brief.' });
    expect(got.files[1]).toBe(join(folder, 'prompts/new.txt'));
  });

  test.skipIf(process.platform === 'win32')('a shell, where it is asked for, reads no id as a command', async () => {
    scratch(files('', ['$(touch hacked)']));
    const told = await gate(...ONCE, '--shell', '--agent', 'printf "%s" "{id}" | cat; cat good.txt');
    expect(outputOf(told)).toBe(`$(touch hacked)${OUTPUT}`);
    expect(readdirSync('.')).not.toContain('hacked');
  });

  test('it runs where the config stands that names it', async () => {
    scratch(
      Object.fromEntries(
        Object.entries(files('process.stdout.write(good);')).map(([name, text]) => [`conf/${name}`, text]),
      ),
    );
    writeFileSync(
      'conf/dnlint.config.json',
      JSON.stringify({ suite: 'suite.jsonl', agent: ['node', 'agent.mjs'], cache: false }),
    );
    expect((await runCli(['gate', '-c', 'conf/dnlint.config.json'])).code).toBe(0);
  });

  test('it need not read a long notice', async () => {
    scratch(files('process.stdout.write(good);'));
    writeFileSync('suite.jsonl', JSON.stringify({ id: 1, notice: NOTICE + '\n\nMore.'.repeat(60_000) }));
    expect(faultsOf(await gate(...ONCE, '--rule', '9'))).toEqual([undefined]);
  });
});

describe('a fault is no failed rule', () => {
  const SILENT = /^The agent ended with exit code 1 and wrote nothing to standard error; run it by hand to see why\.$/;
  /** What the agent does, options; then the kind of fault, its message, the end of standard error. */
  const FAULTS: [string, string, string[], string, RegExp, string][] = [
    [
      'is not there',
      '',
      ['--agent', 'no-such-agent'],
      'not-started',
      /^The agent's command "no-such-agent" is not found on the PATH; check the word, or install it\.$/,
      '',
    ],
    [
      'stands in the folder',
      '',
      ['--agent', 'agent.mjs x'],
      'not-started',
      /"agent\.mjs" is not found on the PATH; for the file here write \.\/agent\.mjs\.$/,
      '',
    ],
    [
      'is no path',
      '',
      ['--agent', './x/a.sh'],
      'not-started',
      /"\.\/x\/a\.sh" does not exist; check the path, which counts from the working directory\.$/,
      '',
    ],
    ['is a folder', '', ['--agent', '../'], 'not-started', /"\.\.\/" is a folder; give a program\.$/, ''],
    [
      'is no program',
      '',
      ['--agent', './suite.jsonl'],
      'not-started',
      /"\.\/suite\.jsonl" may not be run; let it be run with "chmod \+x \.\/suite\.jsonl", or name before it what runs it\.$/,
      '',
    ],
    [
      'crashes',
      `process.stderr.write('\\u001b[31mno\\u0007 key\\u001b[0m\\n'); process.exitCode = 3;`,
      [],
      'crashed',
      /^The agent ended with exit code 3; see what it wrote to standard error\.$/,
      'no key',
    ],
    ['crashes after all', 'process.stdout.write(good); process.exitCode = 1;', [], 'crashed', SILENT, ''],
    [
      'is killed',
      'process.kill(process.pid, "SIGKILL");',
      [],
      'crashed',
      /^The agent was ended by SIGKILL and wrote nothing to standard error; /,
      '',
    ],
    ['hangs', 'setInterval(() => {}, 1000);', ['--timeout', '0.5'], 'timed-out', /not done after 0.5 s/, ''],
    [
      'hangs and will not go',
      'process.on("SIGTERM", () => {}); setInterval(() => {}, 1000);',
      ['--timeout', '0.5'],
      'timed-out',
      /not done/,
      '',
    ],
    ['writes nothing', 'process.stdout.write(" \\n");', [], 'no-output', /wrote nothing/, ''],
    [
      'floods',
      'const more = () => process.stdout.write("x".repeat(65536), more); more();',
      ['--max-output', '100000'],
      'too-much-output',
      /more than 100000 bytes/,
      '',
    ],
    ['writes no UTF-8', 'process.stdout.write(Buffer.from([0x61, 0xff]));', [], 'not-text', /not UTF-8/, ''],
    ['writes NUL', 'process.stdout.write("a\\0");', [], 'not-text', /NUL/, ''],
  ];

  test.each(FAULTS)('an agent that %s', async (_, body, options, kind, message, stderr) => {
    scratch(files(body));
    const { code, cases, counts } = await gate(...ONCE, ...options);
    const [attempt] = cases[0]!.attempts;
    expect(attempt).toMatchObject({ fault: { kind, message: expect.stringMatching(message), stderr } });
    expect({ code, errors: counts.errors, newFailures: counts.newFailures }).toEqual({
      code: 2,
      errors: 1,
      newFailures: 0,
    });
  });

  test.skipIf(process.platform === 'win32')('a script whose interpreter is not there', async () => {
    scratch(files(''));
    writeFileSync('agent', '#!/no/such/python\n', { mode: 0o755 });
    const [attempt] = (await gate(...ONCE, '--agent', './agent')).cases[0]!.attempts;
    expect('fault' in attempt! && attempt.fault.message).toBe(
      'The agent\'s command "./agent" names a program in its first line that is not there; mend that line.',
    );
  });

  test('of standard error the end is kept', async () => {
    scratch(files('process.stderr.write("x".repeat(1e6) + "\\nthe end"); process.exitCode = 1;'));
    const [attempt] = (await gate(...ONCE)).cases[0]!.attempts;
    expect('fault' in attempt! && attempt.fault.stderr).toMatch(/^x{4000,4096}\nthe end$/);
  });

  test('one crash leaves the other cases judged, and fails the gate', async () => {
    scratch(files('if (id === "b") process.exit(9); process.stdout.write(good);', ['a', 'b', 'c']));
    const told = await gate(...ONCE);
    expect(faultsOf(told)).toEqual([undefined, 'crashed', undefined]);
    expect({ code: told.code, judged: told.counts.judged }).toEqual({ code: 1, judged: 2 });
  });

  test.skipIf(process.platform === 'win32')('what hangs is ended with all that it started', async () => {
    scratch(
      files(`const child = spawn(process.execPath, ['-e', 'process.on("SIGTERM", () => {}); setInterval(() => {}, 1000)'], { stdio: 'inherit' });
writeFileSync('pids', process.pid + ' ' + child.pid);
setInterval(() => {}, 1000);`),
    );
    expect(faultsOf(await gate(...ONCE, '--timeout', '5'))).toEqual(['timed-out']);
    const pids = readFileSync('pids', 'utf8').split(' ').map(Number);
    expect(pids).toHaveLength(2);
    for (const pid of pids) expect(isAlive(pid)).toBe(false);
  });

  test('a fault is tried again, a failed rule is not', async () => {
    scratch({
      ...files(
        'if (id === "shaky" && readFileSync("calls.log", "utf8").split("shaky").length < 4) process.exit(1); process.stdout.write(id === "bad" ? "x" : good);',
        ['shaky', 'bad'],
      ),
      'dnlint.config.json': JSON.stringify({ agent: { command: 'node agent.mjs', retryDelay: 0.01 } }),
    });
    const { code, out } = await runCli(['gate', 'suite.jsonl', '--report', 'json', '--no-cache']);
    expect(JSON.parse(out).counts).toMatchObject({ errors: 0, judged: 2 });
    expect(code).toBe(1);
    expect(calls()).toEqual(['bad 0', 'shaky 0', 'shaky 0', 'shaky 0']);
  });

  test('runs go side by side, but no more than are allowed', async () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
    scratch(
      files(
        `appendFileSync('now.log', '+'); await new Promise((done) => setTimeout(done, 300)); appendFileSync('now.log', '-'); process.stdout.write(good);`,
        ids,
      ),
    );
    const told = await gate(...ONCE, '--concurrency', '3');
    let most = 0;
    let now = 0;
    for (const sign of readFileSync('now.log', 'utf8')) {
      now += sign === '+' ? 1 : -1;
      most = Math.max(most, now);
    }
    expect(most).toBeLessThanOrEqual(3);
    expect(most).toBeGreaterThan(1);
    expect(told.cases.map(({ suiteCase }) => suiteCase.id)).toEqual(ids);
  });
});

describe('the cache', () => {
  const GOOD = 'process.stdout.write(good);';

  test('holds what does not change, and only that', async () => {
    scratch({ ...files(GOOD, ['a', 'b']), 'prompt.txt': 'one' });
    const run = async (...argv: string[]): Promise<[number, number]> => {
      const before = calls().length;
      const { counts } = await gate('--prompt', 'prompt.txt', ...argv);
      return [calls().length - before, counts.cached];
    };
    expect(await run()).toEqual([2, 0]);
    expect(await run()).toEqual([0, 2]);
    expect(await run('--no-cache')).toEqual([2, 0]);
    expect(await run('--cache-location', 'elsewhere')).toEqual([2, 0]);
    expect(await run('--repeat', '2')).toEqual([2, 2]);
    expect(await run('--repeat', '2')).toEqual([0, 4]);
    writeFileSync('prompt.txt', 'two');
    expect(await run()).toEqual([2, 0]);
    writeFileSync('prompt.txt', 'one');
    expect(await run()).toEqual([0, 2]);
    writeFileSync('agent.mjs', `${readFileSync('agent.mjs', 'utf8')}\n// edited`);
    expect(await run()).toEqual([2, 0]);
    expect(await run('--agent', 'node agent.mjs --model=new')).toEqual([2, 0]);
    writeFileSync('suite.jsonl', readFileSync('suite.jsonl', 'utf8').replace('UTC', 'CET'));
    expect(await run()).toEqual([1, 1]);
  });

  test('goes by the variables and files that the config names, from where it stands', async () => {
    scratch(
      Object.fromEntries(
        Object.entries({ ...files(GOOD), 'models.json': '1' }).map(([name, text]) => [`conf/${name}`, text]),
      ),
    );
    writeFileSync(
      'conf/dnlint.config.json',
      JSON.stringify({
        suite: 'suite.jsonl',
        agent: { command: 'node agent.mjs', inputs: ['*.json'], env: ['DNLINT_TEST_MODEL'] },
      }),
    );
    const ran = async (): Promise<boolean> => {
      const { out, err } = await runCli(['gate', '-c', 'conf/dnlint.config.json']);
      expect(err).toBe('');
      return !out.includes('nothing was run');
    };
    vi.stubEnv('DNLINT_TEST_MODEL', 'small');
    expect([await ran(), await ran()]).toEqual([true, false]);
    vi.stubEnv('DNLINT_TEST_MODEL', 'large');
    expect([await ran(), await ran()]).toEqual([true, false]);
    writeFileSync('conf/models.json', '2');
    expect([await ran(), await ran()]).toEqual([true, false]);
    vi.unstubAllEnvs();
  });

  test('is refused an input that is not there', async () => {
    scratch({
      ...files(GOOD),
      'dnlint.config.json': JSON.stringify({
        suite: 'suite.jsonl',
        agent: { command: 'node agent.mjs', inputs: ['prompts/*.md'] },
      }),
    });
    const { code, err } = await runCli(['gate']);
    expect({ code, err }).toEqual({
      code: 2,
      err: 'dnlint: "agent.inputs" has prompts/*.md, which matches no file; check the path, or take it out.\n',
    });
  });

  test('keeps no fault, and no bad verdict: those are found anew', async () => {
    scratch(files('if (id === "a") process.exit(1); process.stdout.write("bad");', ['a', 'b']));
    await gate('--retries', '0');
    const { counts } = await gate('--retries', '0');
    expect(calls()).toEqual(['a 0', 'a 0', 'b 0']);
    expect(counts).toMatchObject({ cached: 1, errors: 1, judged: 1 });
    expect(counts.newFailures).toBeGreaterThan(0);
  });

  test('can be shared by two runs at once, and leaves nothing unfinished', async () => {
    const ids = Array.from({ length: 8 }, (_, i) => `case-${i}`);
    scratch(files(GOOD, ids));
    const both = await Promise.all([gate(), gate()]);
    for (const { code, counts } of both) expect([code, counts.judged]).toEqual([0, 8]);
    const kept = readdirSync('.dnlint', { recursive: true, encoding: 'utf8' });
    expect(kept.filter((name) => name.endsWith('.txt'))).toHaveLength(8);
    expect(kept.filter((name) => name.endsWith('.tmp'))).toEqual([]);
    expect(readFileSync('.dnlint/.gitignore', 'utf8')).toBe('*\n');
  });

  test('in a place that cannot be written is refused before the agent runs', async () => {
    scratch({ ...files(GOOD), file: '' });
    const { code, err } = await runCli([
      'gate',
      'suite.jsonl',
      '--agent',
      'node agent.mjs',
      '--cache-location',
      'file/x',
    ]);
    expect({ code, err }).toEqual({
      code: 2,
      err: 'dnlint: The cache file/x cannot be written (ENOTDIR); check the path. (--cache-location names another folder, --no-cache does without.)\n',
    });
    expect(calls()).toEqual([]);
  });
});

test('a suite with a mistake costs no run of the agent', async () => {
  scratch(files('process.stdout.write(good);', ['a', 'a']));
  const { code } = await runCli(['gate', 'suite.jsonl', '--agent', 'node agent.mjs']);
  expect(code).toBe(2);
  expect(calls()).toEqual([]);
});
