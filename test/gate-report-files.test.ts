import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Io } from '../src/cli/io.ts';
import { Refusal } from '../src/cli/refusal.ts';
import { gateFormatNames } from '../src/report/gate/index.ts';
import type { GateResult } from '../src/suite/gate-result.ts';
import { parseReportRequest, type ReportRequest, refuseClashes } from '../src/suite/report-request.ts';
import { fromRepository } from '../src/suite/repository.ts';
import { prepareReports, writeReports } from '../src/suite/write-reports.ts';
import { sample } from './tools/gate-sample.ts';

let folder: string;
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'dnlint-reports-')));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** What the reports print, and a world without a terminal. */
function world(env: Io['env'] = {}): Io & { printed: () => string } {
  let printed = '';
  return {
    stdin: (async function* () {})(),
    out: (text) => {
      printed += text;
    },
    err: () => {},
    env,
    terminal: false,
    columns: undefined,
    printed: () => printed,
  };
}

const refusal = (action: () => unknown): string => {
  try {
    action();
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
  throw new Error('nothing was refused');
};

describe('what is asked for', () => {
  test.each([
    ['json', { format: 'json' }],
    ['json=a/b.json', { format: 'json', file: 'a/b.json' }],
    ['json=a=b.json', { format: 'json', file: 'a=b.json' }],
    ['pretty=-', { format: 'pretty' }],
  ])('%s', (text, request) => {
    expect(parseReportRequest(text)).toEqual(request);
  });

  test.each([
    ['jsno', 'did you mean "json"?'],
    ['json=', '--report json=report.json'],
    ['out/result.json', '--report json=out/result.json'],
    ['', 'choose one of pretty, json'],
    ['toString', 'choose one of'],
    ['\u001b[2J', '\ufffd[2J'],
  ])('%j is refused with a mend', (text, words) => {
    expect(refusal(() => parseReportRequest(text))).toContain(words);
  });

  test.each<[string, ReportRequest[], string[], string]>([
    ['two for standard output', [{ format: 'pretty' }, { format: 'json' }], [], 'cannot both go to standard output'],
    [
      'one file twice',
      [
        { format: 'json', file: 'a' },
        { format: 'jsonl', file: './x/../a' },
      ],
      [],
      'each a file of its own',
    ],
    ['a file that the run reads', [{ format: 'json', file: './base.json' }], ['base.json'], 'which this run reads'],
  ])('%s is refused', (_, requests, inputs, words) => {
    expect(refusal(() => refuseClashes(requests, inputs))).toContain(words);
  });

  test('one file by two names is refused, also through a linked folder that has no such file yet', () => {
    mkdirSync(join(folder, 'real'));
    symlinkSync(join(folder, 'real'), join(folder, 'link'));
    const requests: ReportRequest[] = [
      { format: 'json', file: join(folder, 'real/a') },
      { format: 'jsonl', file: join(folder, 'link/a') },
    ];
    expect(refusal(() => refuseClashes(requests))).toContain('each a file of its own');
  });
});

describe('writing', () => {
  const json = (file: string): ReportRequest => ({ format: 'json', file: join(folder, file) });
  const text = (file: string): string => readFileSync(join(folder, file), 'utf8');

  test('every format in one run, parents made, nothing left beside them, one on standard output', async () => {
    const requests = gateFormatNames.map(
      (format): ReportRequest => ({ format, file: join(folder, 'deep/er', format) }),
    );
    prepareReports(requests);
    expect(readdirSync(join(folder, 'deep/er'))).toEqual([]);
    const io = world();
    expect(await writeReports(sample, [...requests, { format: 'pretty' }], io)).toEqual([]);
    expect(readdirSync(join(folder, 'deep/er')).sort()).toEqual([...gateFormatNames].sort());
    expect(io.printed()).toBe(text('deep/er/pretty'));
  });

  test('colour goes to the terminal alone', async () => {
    const io = world();
    await writeReports(sample, [{ format: 'pretty' }, { format: 'pretty', file: join(folder, 'p') }], io, {
      color: true,
    });
    expect(io.printed()).toContain('\u001b[');
    expect(text('p')).not.toContain('\u001b[');
  });

  test('a link stays a link, and what it points to is replaced', async () => {
    writeFileSync(join(folder, 'there'), 'old');
    symlinkSync(join(folder, 'there'), join(folder, 'link'));
    await writeReports(sample, [json('link')], world());
    expect(realpathSync(join(folder, 'link'))).toBe(join(folder, 'there'));
    expect(JSON.parse(text('there')).schema).toBe(1);
  });

  test.skipIf(process.platform === 'win32')('a pipe is written into, not replaced', async () => {
    const pipe = join(folder, 'pipe');
    execFileSync('mkfifo', [pipe]);
    const { spawn } = await import('node:child_process');
    const reader = spawn('cat', [pipe]);
    let got = '';
    reader.stdout.on('data', (piece) => {
      got += piece;
    });
    prepareReports([json('pipe')]);
    await writeReports(sample, [json('pipe')], world());
    await new Promise((done) => reader.on('close', done));
    expect(JSON.parse(got).schema).toBe(1);
  });

  test('a fault in the middle leaves the old file and nothing else', async () => {
    writeFileSync(join(folder, 'a.json'), 'old');
    const broken: GateResult = {
      ...sample,
      cases: (function* () {
        yield* [...sample.cases].slice(0, 1);
        throw Object.assign(new Error('full'), { code: 'ENOSPC' });
      })(),
    };
    const problems = await writeReports(broken, [json('a.json')], world());
    expect(problems).toEqual([expect.stringMatching(/^The json report .*a\.json .*disk is full.*\.$/)]);
    expect(readdirSync(folder)).toEqual(['a.json']);
    expect(text('a.json')).toBe('old');
  });

  /** The sample with its cases so many times over. */
  const long = (times: number): GateResult => ({
    ...sample,
    cases: {
      *[Symbol.iterator]() {
        for (let i = 0; i < times; i++) yield* sample.cases;
      },
    },
  });

  test('what is called off in the middle leaves the old file and nothing else', async () => {
    writeFileSync(join(folder, 'a.json'), 'old');
    const off = new AbortController();
    const writing = writeReports(long(200), [json('a.json')], world(), { signal: off.signal });
    setImmediate(() => off.abort(new Error('called off')));
    await expect(writing).rejects.toThrow('called off');
    expect(readdirSync(folder)).toEqual(['a.json']);
    expect(text('a.json')).toBe('old');
  });

  test('a reader that stands still does not keep a run from being called off', async () => {
    const off = new AbortController();
    const io: Io = { ...world(), drained: () => new Promise(() => {}) };
    const writing = writeReports(sample, [{ format: 'pretty' }], io, { signal: off.signal });
    setTimeout(() => off.abort(new Error('called off')), 50);
    await expect(writing).rejects.toThrow('called off');
  });

  test('a slow reader of standard output is waited for', async () => {
    let waiting = 0;
    let most = 0;
    let total = 0;
    const io: Io = {
      ...world(),
      out: (piece) => {
        waiting += piece.length;
        total += piece.length;
        most = Math.max(most, waiting);
      },
      drained: async () => {
        await new Promise((done) => setTimeout(done, 1));
        waiting = 0;
      },
    };
    await writeReports(long(100), [{ format: 'jsonl' }], io);
    expect(total).toBeGreaterThan(500_000);
    expect(most).toBeLessThan(100_000);
  });

  test.each([
    ['a folder', 'sub', 'is a folder'],
    ['a path under a file', 'file/a.json', 'lies under a file'],
    ['a name that is too long', 'x'.repeat(300), 'too long a name'],
  ])('%s is refused before anything runs, and the other reports are written all the same', async (_, file, words) => {
    mkdirSync(join(folder, 'sub'));
    writeFileSync(join(folder, 'file'), '');
    expect(refusal(() => prepareReports([json(file)]))).toContain(words);
    const problems = await writeReports(sample, [json(file), json('good.json')], world());
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(words);
    expect(existsSync(join(folder, 'good.json'))).toBe(true);
  });

  test.skipIf(process.getuid?.() === 0 || process.platform === 'win32')('a folder without permission', () => {
    mkdirSync(join(folder, 'shut'));
    chmodSync(join(folder, 'shut'), 0o500);
    expect(refusal(() => prepareReports([json('shut/a.json')]))).toContain('permission denied');
  });
});

describe('the working directory in its repository', () => {
  test.each([
    ['the root', '', {}, ''],
    ['a package', 'packages/x', {}, 'packages/x'],
    ['a workspace of GitHub', 'packages/x', { GITHUB_WORKSPACE: 'packages' }, 'x'],
    ['a workspace elsewhere', 'packages/x', { GITHUB_WORKSPACE: 'other' }, 'packages/x'],
  ])('%s', (_, at, env, root) => {
    mkdirSync(join(folder, '.git'));
    mkdirSync(join(folder, 'packages/x'), { recursive: true });
    mkdirSync(join(folder, 'other'));
    const absolute = Object.fromEntries(
      Object.entries(env).map(([name, path]) => [name, join(folder, path as string)]),
    );
    expect(fromRepository(absolute, join(folder, at))).toBe(root);
  });

  test('none', () => {
    expect(fromRepository({}, folder)).toBe('');
  });
});
