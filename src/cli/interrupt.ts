import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** The user, or the machine, called the run off. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted';
  /**
   * 128 and the number of the signal, as shells have it: 130 after Ctrl-C. It is none of the gate's own three, because
   * nothing has been found out, and nothing was wrong with the question.
   */
  readonly code: number;

  constructor(signal: (typeof SIGNALS)[number]) {
    super(`interrupted by ${signal}`);
    this.code = 128 + constants.signals[signal];
  }
}

/**
 * Does work that a signal calls off: the work hears of it, clears up and ends, and the call rejects with `Interrupted`. A
 * second signal ends the process at once.
 */
export async function interruptible<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const onSignal = (signal: NodeJS.Signals): void => {
    const reason = new Interrupted(signal as (typeof SIGNALS)[number]);
    if (controller.signal.aborted) process.exit(reason.code);
    controller.abort(reason);
    // A read that waits for more would wait on.
    process.stdin.destroy();
  };
  for (const signal of SIGNALS) process.on(signal, onSignal);
  try {
    return await work(controller.signal);
  } catch (error) {
    throw controller.signal.aborted ? controller.signal.reason : error;
  } finally {
    for (const signal of SIGNALS) process.off(signal, onSignal);
  }
}
