import { rules } from '../../rules/index.ts';
import { wrap } from '../report/wrap.ts';
import { paintFor } from './colour.ts';
import { type Io, widthOf } from './io.ts';

/** `dnlint rules`: number, id and title of each. */
export async function runRules(args: { readonly color?: boolean | undefined }, io: Io): Promise<number> {
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
