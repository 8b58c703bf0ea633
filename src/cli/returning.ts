import { writeSync } from 'node:fs';
import { Refusal } from './refusal.ts';

/**
 * Runs code of the user's, which may never come back: Node then ends with 0, as if all had gone well. Where it waits for
 * what does not come, throws a Refusal; where it ends the process, says so and has it end with 2. `shown`: as messages
 * call its file.
 */
export async function returning<T>(shown: string, act: () => Promise<T>): Promise<T> {
  let refuse = (_: Refusal): void => undefined;
  const stuck = new Promise<never>((_, reject) => {
    refuse = reject;
  });
  const onStuck = (): void =>
    refuse(new Refusal(`${shown} never finishes loading; mend the "await" that waits for what does not come.`));
  const onExit = (): void => {
    // Here nothing that takes time is done any more.
    writeSync(2, `dnlint: ${shown} ends the process while it is loaded; take that out.\n`);
    process.exitCode = 2;
  };
  process.once('beforeExit', onStuck).once('exit', onExit);
  try {
    return await Promise.race([act(), stuck]);
  } finally {
    process.off('beforeExit', onStuck).off('exit', onExit);
  }
}
