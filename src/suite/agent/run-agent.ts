import { isUtf8 } from 'node:buffer';
import { execa } from 'execa';
import { printable } from '../../report/quote.ts';
import type { AgentFault } from '../gate-result.ts';
import { signalTree } from './process-tree.ts';
import { whyNotStarted } from './start-fault.ts';

/** One run of the agent over one notice. */
export interface AgentRun {
  /** The command and its arguments, or one line for a shell. */
  readonly command: readonly string[] | { readonly shell: string };
  readonly folder: string;
  readonly notice: string;
  /** Beside what this process has in its own environment. */
  readonly env: Readonly<Record<string, string>>;
  /** Seconds. */
  readonly timeout: number;
  /** Bytes. */
  readonly maxOutput: number;
  /** Ends the run at once. */
  readonly signal: AbortSignal;
  /** The group of the run is in here for as long as it may have processes. */
  readonly running: Set<number>;
}

export type AgentAnswer = { readonly output: string } | { readonly fault: AgentFault };

/** Milliseconds between asking a process tree to end and ending it. */
const GRACE = 1000;
/** How much of standard error is kept, in bytes. */
const TAIL = 4096;

/**
 * Runs the agent once: the notice on its standard input, the output from its standard output. Never throws; whatever
 * keeps the output from being judged is a fault. When it returns no process of the run is left.
 */
export async function runAgent(run: AgentRun): Promise<AgentAnswer> {
  const { command, folder, notice, env, signal, running } = run;
  const options = {
    cwd: folder,
    env: env as Record<string, string>,
    input: notice,
    // Output is collected below: execa's own limit ends one process, not the tree, and keeps the whole of standard error.
    buffer: false,
    reject: false,
    stripFinalNewline: false,
    encoding: 'buffer',
    // A group of its own, which can be ended as a whole, and which Ctrl-C does not reach before we do.
    detached: process.platform !== 'win32',
    windowsHide: true,
  } as const;
  const child =
    'shell' in command
      ? execa(command.shell, { ...options, shell: true })
      : execa(command[0]!, command.slice(1), options);
  const { pid } = child;
  let stopped: AgentFault['kind'] | 'interrupted' | undefined;
  let killer: NodeJS.Timeout | undefined;
  const stop = (why: typeof stopped): void => {
    if (stopped !== undefined || pid === undefined) return;
    stopped = why;
    signalTree(pid, 'SIGTERM');
    killer = setTimeout(() => signalTree(pid, 'SIGKILL'), GRACE);
  };
  const interrupt = (): void => stop('interrupted');
  const clock = setTimeout(() => stop('timed-out'), run.timeout * 1000);
  signal.addEventListener('abort', interrupt);
  if (pid !== undefined) running.add(pid);
  if (signal.aborted) interrupt();

  const chunks: Uint8Array[] = [];
  let size = 0;
  child.stdout.on('data', (chunk: Uint8Array) => {
    size += chunk.length;
    if (size <= run.maxOutput) chunks.push(chunk);
    else stop('too-much-output');
  });
  let tail: Uint8Array = new Uint8Array();
  child.stderr.on('data', (chunk: Uint8Array) => {
    tail = Buffer.concat([tail, chunk]).subarray(-TAIL);
  });
  try {
    const result = await child;
    const fault = (kind: AgentFault['kind'], message: string): AgentAnswer => ({
      fault: { kind, message, stderr: readable(tail) },
    });
    if (
      pid === undefined ||
      (result.code !== undefined && result.exitCode === undefined && result.signal === undefined)
    )
      return fault('not-started', whyNotStarted('shell' in command ? 'sh' : command[0]!, folder, startError(result)));
    const bytes = Buffer.concat(chunks);
    switch (stopped) {
      case 'timed-out':
        return fault(
          'timed-out',
          `The agent was not done after ${run.timeout} s and was ended; give it more with --timeout.`,
        );
      case 'too-much-output':
        return fault(
          'too-much-output',
          `The agent wrote more than ${run.maxOutput} bytes and was ended; allow more with --max-output.`,
        );
      case 'interrupted':
        return fault('crashed', 'The run was interrupted.');
    }
    const why =
      readable(tail) === ''
        ? ' and wrote nothing to standard error; run it by hand to see why.'
        : '; see what it wrote to standard error.';
    if (result.signal !== undefined) return fault('crashed', `The agent was ended by ${result.signal}${why}`);
    if (result.exitCode !== 0) return fault('crashed', `The agent ended with exit code ${result.exitCode}${why}`);
    if (!isUtf8(bytes)) return fault('not-text', 'The agent wrote bytes that are not UTF-8; let it write text.');
    const output = bytes.toString('utf8').replace(/^\uFEFF/, '');
    if (output.includes('\0')) return fault('not-text', 'The agent wrote a NUL character; let it write text.');
    if (output.trim() === '')
      return fault('no-output', 'The agent wrote nothing to standard output; let it write the shortened notice there.');
    return { output };
  } finally {
    clearTimeout(clock);
    signal.removeEventListener('abort', interrupt);
    if (pid !== undefined) {
      // Whatever it left behind in its group goes as well.
      signalTree(pid, 'SIGKILL');
      running.delete(pid);
    }
    clearTimeout(killer);
  }
}

const startError = ({
  code,
  cause,
  originalMessage,
}: {
  code?: string;
  cause?: unknown;
  originalMessage?: string;
}): string =>
  code ?? (cause as NodeJS.ErrnoException | undefined)?.code ?? printable(originalMessage ?? 'unknown error');

/** The end of what was written, fit to be printed: line breaks stay, other control characters and broken beginnings go. */
const readable = (bytes: Uint8Array): string =>
  new TextDecoder()
    .decode(bytes)
    .replace(/^\uFFFD+/, '')
    .replaceAll('\r\n', '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: taking those out is the point
    .replace(/\u001b\[[0-?]*[ -/]*[@-~]/g, '')
    .replace(/[^\P{Cc}\n\t]|[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim();
