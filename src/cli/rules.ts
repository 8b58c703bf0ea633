import { rules } from '../../rules/index.ts';
import { wrap } from '../report/wrap.ts';
import { paintFor } from './colour.ts';
import { type Io, widthOf } from './io.ts';

export interface RulesArgs {
  readonly format?: 'pretty' | 'json';
  readonly color?: boolean | undefined;
}

/** `dnlint rules`: number, id and title of each. */
export async function runRules(args: RulesArgs, io: Io): Promise<number> {
  if (args.format === 'json') {
    const listed = rules.map(({ number, id, title }) => ({ rule: number, id, title }));
    io.out(`${JSON.stringify(listed, null, 2)}\n`);
    return 0;
  }
  const paint = await paintFor(args.color, io);
  const indent = 4 + Math.max(...rules.map((r) => r.id.length)) + 2;
  const lines = rules.flatMap((r) => {
    const [first = '', ...rest] = wrap(r.title, widthOf(io) - indent);
    const head = `${String(r.number).padStart(2)}  ${paint.bold(r.id)}${' '.repeat(indent - 4 - r.id.length)}${first}`;
    return [head, ...rest.map((line) => ' '.repeat(indent) + line)];
  });
  io.out(`${lines.join('\n')}\n`);
  return 0;
}
