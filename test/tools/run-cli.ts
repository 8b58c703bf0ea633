import type { Io } from '../../src/cli/io.ts';
import { run } from '../../src/cli/run.ts';

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

type World = { stdin?: string | Uint8Array } & Partial<Pick<Io, 'env' | 'terminal' | 'errTerminal' | 'columns'>>;

/** Runs a command line in this process, with a world of its own: no terminal, no environment, this standard input. */
export const runCli = (argv: readonly string[], world?: World): Promise<Ran> => ranBy((io) => run(argv, io), world);

/** What a command does to such a world. */
export async function ranBy(command: (io: Io) => Promise<number>, { stdin = '', ...world }: World = {}): Promise<Ran> {
  let out = '';
  let err = '';
  const code = await command({
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
