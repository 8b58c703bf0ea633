import type { Io } from '../../src/cli/io.ts';
import { run } from '../../src/cli/run.ts';

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs a command line in this process, with a world of its own: no terminal, no environment, this standard input. */
export async function runCli(
  argv: readonly string[],
  { stdin = '', ...world }: { stdin?: string | Uint8Array } & Partial<Pick<Io, 'env' | 'terminal' | 'columns'>> = {},
): Promise<Ran> {
  let out = '';
  let err = '';
  const code = await run(argv, {
    stdin: (async function* () {
      yield typeof stdin === 'string' ? Buffer.from(stdin) : stdin;
    })(),
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
    env: {},
    terminal: false,
    columns: undefined,
    ...world,
  });
  return { code, out, err };
}
