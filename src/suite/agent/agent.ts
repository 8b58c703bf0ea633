import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pLimit from 'p-limit';
import { publishedMethods } from '../../catalog/methods.ts';
import { promptText } from '../../catalog/texts.ts';
import { whyUnreadable } from '../../cli/read-text.ts';
import { Refusal } from '../../cli/refusal.ts';
import { printable } from '../../report/quote.ts';
import type { AgentSettings } from '../config/settings.ts';
import type { AgentFault, SuiteCase } from '../gate-result.ts';
import { outputKey, runDigest } from './cache-key.ts';
import {
  filledIn,
  forShell,
  type Placeholder,
  requirePlaceholders,
  splitCommandLine,
  VARIABLES,
} from './command-line.ts';
import { openCache } from './output-cache.ts';
import { signalTree } from './process-tree.ts';
import { type AgentAnswer, runAgent } from './run-agent.ts';

/** What came of one run of the agent over one notice. */
export type Answer =
  | { readonly output: string; readonly cached: boolean; readonly milliseconds: number }
  | { readonly fault: AgentFault; readonly milliseconds: number };

export interface Agent {
  /** The output for a case, from the cache or by running the command, tried again where it is in fault. Rejects only where the run is called off. */
  answer(suiteCase: SuiteCase, repeat: number): Promise<Answer>;
  /** Waits until no process is left and takes the temporary files away. */
  close(): Promise<void>;
}

/** The longest wait before a new try, in seconds. */
const LONGEST_WAIT = 60;

/** Makes ready to run the agent. `signal` calls everything off. */
export function openAgent(
  settings: AgentSettings,
  { prompt, cache, signal }: { readonly prompt?: string; readonly cache?: string; readonly signal: AbortSignal },
): Agent {
  const { command, shell, folder } = settings;
  if (shell && typeof command !== 'string')
    throw new Refusal(
      'The agent\'s command is a list of words, which no shell reads; give one line, or take "shell" out.',
    );
  requirePlaceholders(command);
  const words = typeof command === 'string' && !shell ? splitCommandLine(command) : command;
  const promptBytes = prompt === undefined ? Buffer.from(promptText(publishedMethods()[0]!)) : readPrompt(prompt);
  const outputs = cache === undefined ? undefined : openCache(cache);
  const run = runDigest({ ...settings, prompt: promptBytes });
  const temporary = mkdtempSync(join(tmpdir(), 'dnlint-'));
  const running = new Set<number>();
  // For the case that this process ends before its agents: none is left behind, and no file.
  const clear = (): void => {
    for (const pid of running) signalTree(pid, 'SIGKILL');
    rmSync(temporary, { recursive: true, force: true });
  };
  process.on('exit', clear);
  const promptFile = prompt === undefined ? join(temporary, 'prompt.txt') : resolve(prompt);
  if (prompt === undefined) writeFileSync(promptFile, promptBytes);
  const limit = pLimit(settings.concurrency);
  const begun = new Set<Promise<unknown>>();
  let files = 0;

  async function once(suiteCase: SuiteCase, repeat: number): Promise<AgentAnswer> {
    const noticeFile = join(temporary, `notice-${++files}.txt`);
    writeFileSync(noticeFile, suiteCase.notice);
    const values: Record<Placeholder, string> = { notice_file: noticeFile, prompt_file: promptFile, id: suiteCase.id };
    const env = { DNLINT_REPEAT: String(repeat), ...variables(values) };
    try {
      return await runAgent({
        command: typeof words === 'string' ? { shell: forShell(words) } : words.map((word) => filledIn(word, values)),
        folder,
        notice: suiteCase.notice,
        env,
        timeout: settings.timeout,
        maxOutput: settings.maxOutput,
        signal,
        running,
      });
    } finally {
      rmSync(noticeFile, { force: true });
    }
  }

  async function tried(suiteCase: SuiteCase, repeat: number): Promise<Answer> {
    for (let fault = 0; ; fault++) {
      signal.throwIfAborted();
      const start = performance.now();
      const answer = await once(suiteCase, repeat);
      const milliseconds = Math.round(performance.now() - start);
      signal.throwIfAborted();
      if ('output' in answer) return { ...answer, cached: false, milliseconds };
      // A command that is not there will not be there a second later.
      if (answer.fault.kind === 'not-started' || fault >= settings.retries) return { ...answer, milliseconds };
      await wait(1000 * Math.min(settings.retryDelay * 2 ** fault, LONGEST_WAIT), undefined, { signal });
    }
  }

  async function answer(suiteCase: SuiteCase, repeat: number): Promise<Answer> {
    const key = outputKey(run, suiteCase, repeat);
    const kept = outputs?.get(key);
    if (kept !== undefined) return { output: kept, cached: true, milliseconds: 0 };
    const made = await tried(suiteCase, repeat);
    if ('output' in made) outputs?.put(key, made.output);
    return made;
  }

  return {
    answer(suiteCase, repeat) {
      const promise = limit(() => answer(suiteCase, repeat));
      begun.add(promise);
      // Whoever asked hears of a failure; here it only counts that the run is over.
      promise.catch(() => {}).finally(() => begun.delete(promise));
      return promise;
    },
    async close() {
      await Promise.allSettled(begun);
      clear();
      process.off('exit', clear);
    },
  };
}

const variables = (values: Readonly<Record<Placeholder, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(VARIABLES).map(([name, variable]) => [variable, values[name as Placeholder]]));

function readPrompt(path: string): Uint8Array {
  try {
    return readFileSync(path);
  } catch (error) {
    throw new Refusal(whyUnreadable(error, `The prompt ${printable(path)}`));
  }
}
