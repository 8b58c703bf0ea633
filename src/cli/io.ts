/** The world outside, as the commands see it; the tests bring one of their own. */
export interface Io {
  /** Standard input, in pieces. */
  readonly stdin: AsyncIterable<Uint8Array>;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Waits until standard output has taken what was written, or its reader has gone: a long report is not held for a slow one. */
  readonly drained?: () => Promise<void>;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Standard output is a terminal. */
  readonly terminal: boolean;
  /** Standard error is a terminal. */
  readonly errTerminal?: boolean;
  /** Columns of the terminal, where known. */
  readonly columns: number | undefined;
  /** Loads chalk, where the commands' own code has no `import`. */
  readonly chalk?: () => Promise<typeof import('chalk')>;
}

/** Columns for text that goes into a file or a pipe. */
const PIPED = 80;

/** Columns to wrap at: the terminal's, but no longer than a line that reads well. */
export const widthOf = (io: Io): number => Math.min(io.terminal ? (io.columns ?? PIPED) : PIPED, 120);
