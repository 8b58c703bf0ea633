import { rules } from '../../rules/index.ts';
import { explanation } from '../report/explanation.ts';
import { paintFor } from './colour.ts';
import { type Io, widthOf } from './io.ts';
import { findRule } from './rule-list.ts';

/** `dnlint explain [rule]`: what one rule asks for, or all of them. */
export async function runExplain(
  args: { readonly rule?: string; readonly format?: 'pretty' | 'json'; readonly color?: boolean | undefined },
  io: Io,
): Promise<number> {
  const chosen = args.rule === undefined ? rules : [findRule(args.rule)];
  if (args.format === 'json') {
    const manual = chosen.map(({ number, check: _, ...said }) => ({ rule: number, ...said }));
    io.out(`${JSON.stringify(manual, null, 2)}\n`);
    return 0;
  }
  const paint = await paintFor(args.color, io);
  io.out(chosen.map((rule) => explanation(rule, { width: widthOf(io), paint })).join('\n'));
  return 0;
}
