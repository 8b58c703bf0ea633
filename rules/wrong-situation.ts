import { compareSituations } from '../src/ledger/situations.ts';
import { defineRule } from '../src/rule.ts';

export default defineRule({
  number: 2,
  id: 'wrong-situation',
  title: 'Warning, scheduled removal and already failing stay apart',
  instruction:
    'Keep three situations apart, for each thing that is retired: a warning (deprecated, still works, nothing scheduled), a scheduled removal (works now, ends later) and already failing (does not work now). Never turn one into another.',
  breaks: [],
  open: [],
  examples: [],
  check(ledger) {
    return compareSituations(ledger).map(({ thing, expected, found, output, notice }) => ({
      kind: 'situation-changed' as const,
      args: { thing, expected, found },
      ...(output ? { output } : {}),
      notice,
    }));
  },
});
