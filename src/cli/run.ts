import { runArguments } from './arguments.ts';
import type { Io } from './io.ts';
import { settled } from './settled.ts';

/** Runs one command line (without `node` and script), as {@link settled} does. */
export const run = (argv: readonly string[], io: Io): Promise<number> => settled(io, () => runArguments(argv, io));
