import { type Paint, plainPaint } from '../report/paint.ts';
import type { Io } from './io.ts';

/** Colour or not, first answer wins: the flag, NO_COLOR, FORCE_COLOR, whether this is a terminal. */
export function wantsColour(flag: boolean | undefined, io: Pick<Io, 'env' | 'terminal'>): boolean {
  const { NO_COLOR, FORCE_COLOR, TERM } = io.env;
  if (flag !== undefined) return flag;
  if (NO_COLOR !== undefined && NO_COLOR !== '') return false;
  if (FORCE_COLOR !== undefined) return FORCE_COLOR !== '0' && FORCE_COLOR !== 'false';
  return io.terminal && TERM !== 'dumb';
}

/** chalk is loaded only where there is colour. */
export async function paintFor(flag: boolean | undefined, io: Io): Promise<Paint> {
  if (!wantsColour(flag, io)) return plainPaint;
  const { Chalk } = await (io.chalk ? io.chalk() : import('chalk'));
  // The decision has been made above; chalk's own look at flags and environment is passed over.
  const chalk = new Chalk({ level: 1 });
  return { pass: chalk.green, fail: chalk.red.bold, hint: chalk.cyan, dim: chalk.dim, bold: chalk.bold };
}
