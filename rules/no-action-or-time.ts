import type { RuleFinding } from '../src/finding.ts';
import { compareTimes } from '../src/ledger/grace/time-to-act.ts';
import { suspectLoss } from '../src/ledger/second-opinion/losses.ts';
import { defineRule } from '../src/rule.ts';
import { clauseAt } from '../src/text/clauses.ts';

export default defineRule({
  number: 1,
  id: 'no-action-or-time',
  title: 'The reader sees whether they must act, and by when',
  instruction:
    'Say what the affected users must do, or that they need do nothing, and by when, as far as the notice tells: a date, that it already fails, or that no date has been set. "Soon" is not a time.',
  breaks: [
    'The notice asks something of users, and the output tells neither an action nor that none is needed.',
    'The notice gives a time to act by (a date, a release, "already fails", "no date set"), and the output gives none.',
    'The only date left is no deadline: the announcement, the deprecation, the end of an archive.',
  ],
  open: [
    'A wrong date is told all the same: that is the rule on dates.',
    'With several things, the lost deadline of one while another stands.',
  ],
  examples: [
    {
      notice: 'The old mail gateway closes on 8 March 2027. Please send through `smtp2.example` instead.',
      output: 'Senders through the old mail gateway: send through `smtp2.example` before 8 March 2027, when it closes.',
      verdict: 'pass',
      why: 'What to do and by when are both there.',
    },
    {
      notice: 'The old mail gateway closes on 8 March 2027. Please send through `smtp2.example` instead.',
      output: 'Senders through the old mail gateway: it closes soon. Send through `smtp2.example`.',
      verdict: 'fail',
      why: '"Soon" is no time.',
    },
    {
      notice: 'The old mail gateway closes on 8 March 2027. Please send through `smtp2.example` instead.',
      output: 'The old mail gateway closes on 8 March 2027.',
      verdict: 'fail',
      why: 'Nothing tells users what to do.',
    },
    {
      notice: 'Our team has moved to a new office.',
      output: 'Our team has moved.',
      verdict: 'not-applicable',
      why: 'The notice asks nothing and gives no time.',
    },
  ],
  check(ledger) {
    const { action, actionTold, time, timeTold } = compareTimes(ledger);
    if (!action && !time) return null;
    const { doc } = ledger.notice;
    const findings: RuleFinding[] = [];
    if (action && !actionTold) {
      // The verb alone tells nobody what is asked.
      const notice = clauseAt(doc, action);
      findings.push({ kind: 'no-action', args: { expected: notice.text }, notice });
    }
    if (time && !timeTold)
      findings.push({ kind: 'no-time', args: { expected: doc.span(time).text }, notice: doc.span(time) });
    // Told, as it seems, and so vaguely that it helps nobody.
    const suspect = findings.length === 0 ? suspectLoss(ledger, 1) : undefined;
    if (suspect) {
      const notice = doc.span(suspect.statement.range);
      const kind = suspect.purposes.step > 0.5 || !time ? 'no-action' : 'no-time';
      findings.push({ kind, args: { expected: notice.text }, notice });
    }
    return findings;
  },
});
