import type { RuleFinding } from '../src/finding.ts';
import { compareTimes } from '../src/ledger/time-to-act.ts';
import { defineRule } from '../src/rule.ts';

export default defineRule({
  number: 1,
  id: 'no-action-or-time',
  title: 'The reader sees whether they must act, and by when',
  instruction:
    'Say what the affected users must do, or that they need do nothing, and by when: a date, that it already fails, or that no date has been set. "Soon" is not a time.',
  breaks: [],
  open: [],
  examples: [],
  check(ledger) {
    const { action, actionTold, time, timeTold } = compareTimes(ledger);
    if (!action && !time) return null;
    const { doc } = ledger.notice;
    const findings: RuleFinding[] = [];
    if (action && !actionTold)
      findings.push({ kind: 'no-action', args: { expected: doc.span(action).text }, notice: doc.span(action) });
    if (time && !timeTold)
      findings.push({ kind: 'no-time', args: { expected: doc.span(time).text }, notice: doc.span(time) });
    return findings;
  },
});
