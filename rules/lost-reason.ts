import type { RuleFinding } from '../src/finding.ts';
import { isDoubtful, suspectLoss } from '../src/ledger/second-opinion/losses.ts';
import { explainsDelay } from '../src/ledger/statements/eased.ts';
import { isLastingLoss } from '../src/ledger/statements/lasting-loss.ts';
import { lostAnswers } from '../src/ledger/statements/lost-answer.ts';
import { missedBy } from '../src/ledger/statements/missed.ts';
import { isThanks } from '../src/ledger/statements/thanked.ts';
import { defineRule } from '../src/rule.ts';

export default defineRule({
  number: 8,
  id: 'lost-reason',
  title: 'A reason that explains a constraint is kept',
  instruction:
    'Keep each technical, legal or security reason that explains what users must or cannot do, or that forces the retirement, in as few words as it takes.',
  breaks: [
    'A technical, legal or security reason that explains what users have to do or cannot do is missing.',
    'One of several such reasons is missing.',
  ],
  open: [
    'Of a chain of reasons the nearer is enough.',
    'Another technical reason for the retirement ("hard to maintain"). A business reason is rule 7.',
  ],
  examples: [
    {
      notice:
        'The v1 gateway will be switched off on 3 May 2027. If you call it, move to the v2 gateway. Tokens of v1 cannot be reused, because the two gateways sign them with incompatible keys.',
      output:
        'If you call the v1 gateway: it will be switched off on 3 May 2027. Move to the v2 gateway; tokens of v1 cannot be reused.',
      verdict: 'fail',
      why: 'Why tokens cannot be reused is gone.',
    },
    {
      notice:
        'The v1 gateway will be switched off on 3 May 2027. If you call it, move to the v2 gateway. Tokens of v1 cannot be reused, because the two gateways sign them with incompatible keys.',
      output:
        'If you call the v1 gateway: it will be switched off on 3 May 2027. Move to the v2 gateway with new tokens (the signing keys are incompatible).',
      verdict: 'pass',
      why: 'The reason is there, in few words.',
    },
    {
      notice: 'The v1 gateway will be switched off on 3 May 2027. If you call it, move to the v2 gateway.',
      output: 'If you call the v1 gateway: it will be switched off on 3 May 2027. Move to the v2 gateway.',
      verdict: 'not-applicable',
      why: 'The notice gives no reason that binds anybody.',
    },
  ],
  check(ledger) {
    const { notice } = ledger;
    const { missing: lost, doubtful, asked } = missedBy(ledger, 8);
    const missing = lost.filter(
      ({ statement }) =>
        !isLastingLoss(notice.doc, statement) && !explainsDelay(notice.doc, statement) && !isThanks(notice, statement),
    );
    for (const match of lostAnswers(ledger)) if (!missing.includes(match)) missing.push(match);
    const suspect = missing.length === 0 ? suspectLoss(ledger, 8) : undefined;
    if (suspect) missing.push(suspect);
    const severity = missing.length > 0 && isDoubtful(ledger, 8) ? 'note' : 'error';
    const findings: RuleFinding[] = missing.map(({ statement }) => {
      const span = notice.doc.span(statement.range);
      return { kind: 'reason-missing', args: { expected: span.text }, severity, notice: span };
    });
    for (const { statement } of doubtful.filter((match) => !missing.includes(match))) {
      const span = notice.doc.span(statement.range);
      findings.push({ kind: 'reason-uncertain', severity: 'note', args: { expected: span.text }, notice: span });
    }
    return asked || findings.length > 0 ? findings : null;
  },
});
