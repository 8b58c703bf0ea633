import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Tinypool } from 'tinypool';
import { check, type Report } from '../check.ts';
import type { CheckPair } from './verdict/judge.ts';

/** Pairs that are checked here before other threads are worth their start. */
const HERE = 100;

/**
 * Megabytes that a thread's long-lived objects may take. Where 2048 and more are allowed, V8 lets a heap grow to four times
 * of what was in use before it clears up, below that to less than twice: a thread then takes half of the memory, and hardly
 * more time. The rare pair that needs more is checked by the main thread, which has no such bound.
 */
const HEAP = 2000;

export interface CheckPool {
  readonly checkPair: CheckPair;
  /** How many pairs are worth being under way at the same time. */
  readonly ahead: number;
  close(): Promise<void>;
}

/** Checks pairs by some of the rules: the first here, those of a long suite by threads on all cores. */
export function openPool(rules: readonly number[]): CheckPool {
  // A thread cannot read TypeScript: from the sources all is checked here.
  const threads = import.meta.url.endsWith('.ts') ? 1 : availableParallelism();
  let pool: Tinypool | undefined;
  let count = 0;
  return {
    ahead: 16 * threads,
    checkPair(notice, output) {
      if (++count <= HERE || threads === 1) return Promise.resolve(check(notice, output, { rules }));
      pool ??= new Tinypool({
        filename: WORKER,
        minThreads: threads,
        maxThreads: threads,
        concurrentTasksPerWorker: 4,
        resourceLimits: { maxOldGenerationSizeMb: HEAP },
      });
      return pool.run({ notice, output, rules }).catch((error: NodeJS.ErrnoException): Report => {
        if (error.code !== 'ERR_WORKER_OUT_OF_MEMORY') throw error;
        // With the long pair come those that lay beside it.
        return check(notice, output, { rules });
      }) as Promise<Report>;
    },
    close: async () => pool?.destroy(),
  };
}

/** Beside this file in the build. */
const WORKER = fileURLToPath(new URL('./check-worker.js', import.meta.url));
