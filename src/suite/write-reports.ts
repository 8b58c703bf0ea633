import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  appendFileSync,
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { paintFor } from '../cli/colour.ts';
import { type Io, widthOf } from '../cli/io.ts';
import { Refusal } from '../cli/refusal.ts';
import { makeFolder } from '../make-folder.ts';
import { type GateReportOptions, gateFormats } from '../report/gate/index.ts';
import { plainPaint } from '../report/paint.ts';
import { printable } from '../report/quote.ts';
import type { GateResult } from './gate-result.ts';
import { pageAssets } from './page-assets.ts';
import { type ReportRequest, refuseClashes } from './report-request.ts';
import { fromRepository } from './repository.ts';

/**
 * Refuses requests that cannot be met, before the agent has run for an hour in vain: clashes (see `refuseClashes`), a file
 * that is a folder or cannot be written. Makes the folders that files are to go into.
 */
export function prepareReports(requests: readonly ReportRequest[], inputs: readonly string[] = []): void {
  refuseClashes(requests, inputs);
  for (const { format, file } of requests) {
    if (file === undefined) continue;
    const refused = refusalOf(() => {
      const target = targetOf(file);
      if (target.kind === 'folder') throw Object.assign(new Error(), { code: 'EISDIR' });
      if (target.kind === 'device') return;
      makeFolder(dirname(target.path));
      const probe = temporaryName(target.path);
      closeSync(openSync(probe, 'wx'));
      rmSync(probe);
    });
    if (refused) throw new Refusal(`The ${format} report ${printable(file)} ${refused}.`);
  }
}

/** How reports are written. */
export interface WriteOptions {
  readonly color?: boolean | undefined;
  /** Calls the writing off: the report that is being written is not there then. */
  readonly signal?: AbortSignal;
}

/**
 * Writes every report, each file whole or not at all; what goes to standard output comes last. Returns one sentence for
 * each report that could not be written (a disk that ran full meanwhile); the others are written all the same. Does not
 * touch the verdict. Rejects only where it is called off.
 */
export async function writeReports(
  result: GateResult,
  requests: readonly ReportRequest[],
  io: Io,
  { color, signal }: WriteOptions = {},
): Promise<string[]> {
  const problems: string[] = [];
  const root = fromRepository(io.env);
  const plain = { width: 80, paint: plainPaint, root, assets: pageAssets() };
  for (const { format, file } of requests) {
    if (file === undefined) continue;
    const report = await gateFormats[format].load();
    const refused = await writeFile(file, report(result, plain), signal).then(() => undefined, whyRefused);
    if (refused) problems.push(`The ${format} report ${printable(file)} ${refused}.`);
  }
  if (requests.some(({ format }) => format === 'github')) problems.push(...(await summarise(result, plain, io.env)));
  for (const { format, file } of requests) {
    if (file !== undefined) continue;
    const report = await gateFormats[format].load();
    const pieces = report(result, { ...plain, width: widthOf(io), paint: await paintFor(color, io) });
    for (const text of gathered(pieces)) {
      io.out(text);
      await taken(io, signal);
    }
  }
  return problems;
}

/** Waits for the reader. One that stands still does not keep Ctrl-C from being heard. */
async function taken(io: Io, signal: AbortSignal | undefined): Promise<void> {
  signal?.throwIfAborted();
  // Nothing of the wait outlives it: a long report waits many times.
  const over = new AbortController();
  const calledOff = signal && once(signal, 'abort', { signal: over.signal }).catch(() => {});
  await Promise.race([io.drained?.(), ...(calledOff ? [calledOff] : [])]);
  over.abort();
  signal?.throwIfAborted();
}

/** GitHub takes no more than this from one step, and then nothing of it. */
const SUMMARY_LIMIT = 1024 * 1024;

/** Appends the report in Markdown to the summary of the job, where the run is a step of one. */
async function summarise(result: GateResult, options: GateReportOptions, env: Io['env']): Promise<string[]> {
  const file = env.GITHUB_STEP_SUMMARY;
  if (file === undefined || file === '') return [];
  const markdown = await gateFormats.markdown.load();
  const text = [...markdown(result, options)].join('');
  const refused = refusalOf(() => {
    const there = existsSync(file) ? statSync(file).size : 0;
    if (there + Buffer.byteLength(text) > SUMMARY_LIMIT) throw Object.assign(new Error(), { code: 'EFBIG' });
    appendFileSync(file, text);
  });
  return refused ? [`The summary of the job ${printable(file)} ${refused}.`] : [];
}

type Target = { readonly kind: 'file' | 'device' | 'folder'; readonly path: string };

/** What a path leads to. What a link points to is replaced, not the link; a device or a pipe is written into. */
function targetOf(file: string): Target {
  const path = existsSync(file) ? realpathSync(file) : resolve(file);
  const stat = statSync(path, { throwIfNoEntry: false });
  return { path, kind: !stat || stat.isFile() ? 'file' : stat.isDirectory() ? 'folder' : 'device' };
}

/** Beside its place, so that the rename stays on one disk; by chance, so that two runs, or one and what it left, do not meet. */
const temporaryName = (path: string): string =>
  join(dirname(path), `.${basename(path)}.${randomBytes(6).toString('hex')}.tmp`);

async function writeFile(file: string, pieces: Iterable<string>, signal: AbortSignal | undefined): Promise<void> {
  const { kind, path } = targetOf(file);
  if (kind === 'device') {
    await write(path, 'w', pieces, signal);
    return;
  }
  makeFolder(dirname(path));
  const temporary = temporaryName(path);
  try {
    await write(temporary, 'wx', pieces, signal);
    renameSync(temporary, path);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

async function write(
  path: string,
  flags: string,
  pieces: Iterable<string>,
  signal: AbortSignal | undefined,
): Promise<void> {
  const file = openSync(path, flags);
  try {
    for (const text of gathered(pieces)) {
      const bytes = Buffer.from(text);
      for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at);
      // A signal is heard between two turns.
      await turn();
      signal?.throwIfAborted();
    }
    if (flags === 'wx') fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Pieces are gathered up to this many characters: a system call for each line of a long suite takes its time. */
const GATHERED = 1 << 16;

function* gathered(pieces: Iterable<string>): Generator<string> {
  let text = '';
  for (const piece of pieces) {
    text += piece;
    if (text.length < GATHERED) continue;
    yield text;
    text = '';
  }
  if (text !== '') yield text;
}

/** Runs it; the second half of a sentence where the file system refuses, undefined where it is done. */
function refusalOf(action: () => void): string | undefined {
  try {
    action();
    return undefined;
  } catch (error) {
    return whyRefused(error);
  }
}

function whyRefused(error: unknown): string {
  const code = (error as NodeJS.ErrnoException | null)?.code;
  // What is no word of the system's is no matter of the file.
  if (typeof code !== 'string') throw error;
  return REFUSED[code] ?? `cannot be written (${code}); give another file`;
}

const REFUSED: Record<string, string> = {
  EISDIR: 'is a folder; give a file in it',
  ENOTDIR: 'lies under a file, not under a folder; give another path',
  EEXIST: 'lies under a file, not under a folder; give another path',
  EACCES: 'cannot be written (permission denied); give another file',
  EPERM: 'cannot be written (permission denied); give another file',
  EROFS: 'cannot be written (the disk is read-only); give another file',
  ENOSPC: 'cannot be written (the disk is full); make room',
  EFBIG: 'would grow beyond the 1 MiB that GitHub shows of a step; leave out other summaries',
  ENAMETOOLONG: 'has too long a name; give a shorter one',
};
