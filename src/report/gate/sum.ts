import type { GateResult } from '../../suite/gate-result.ts';
import type { Paint } from '../paint.ts';
import { printable } from '../quote.ts';
import { wrap } from '../wrap.ts';
import { asides, checkedSentence, keptSentence, verdictSentence } from './sentences.ts';

/** How a run came out, in a few lines: what was checked and counted, the verdict, and why. */
export function sumLines(result: GateResult, width: number, paint: Paint): string[] {
  const { counts, decision } = result;
  const brush = decision.code === 0 ? paint.pass : paint.fail;
  const kept = keptSentence(result);
  return [
    ...wrap([checkedSentence(counts), ...asides(result)].join('; '), width),
    brush(verdictSentence(result)),
    ...(kept ? wrap(kept, width).map(paint.bold) : []),
    ...decision.reasons.flatMap((reason) =>
      wrap(printable(reason), width - 4).map((line, i) => `${i === 0 ? '  - ' : '    '}${line}`),
    ),
  ];
}
