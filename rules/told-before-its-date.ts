import { compareSituations } from '../src/ledger/situations.ts';
import { defineRule } from '../src/rule.ts';

export default defineRule({
  number: 14,
  id: 'told-before-its-date',
  title: 'Removal is not told before its date',
  instruction: 'Do not tell a removal as done while the notice sets it ahead.',
  breaks: [],
  open: [],
  examples: [],
  check(ledger) {
    return compareSituations(ledger)
      .filter((change) => change.early)
      .map(({ thing, found, output, notice }) => ({
        kind: 'told-as-done' as const,
        args: { thing, found },
        ...(output ? { output } : {}),
        notice,
      }));
  },
});
