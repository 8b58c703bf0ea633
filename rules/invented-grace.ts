import type { RuleFinding } from '../src/finding.ts';
import { excessTime, isSureTime } from '../src/ledger/grace.ts';
import { defineRule } from '../src/rule.ts';
import { clauseAt } from '../src/text/clauses.ts';

export default defineRule({
  number: 11,
  id: 'invented-grace',
  title: 'No invented grace period',
  instruction:
    'Grant no time that the notice does not grant: no grace period, extension or transition window, and to nobody but those to whom it grants one.',
  breaks: [
    'The output grants or suggests time that the notice does not: a grace period, an extension, "for a while", "a few more weeks".',
    'It lengthens the time in which the retiring thing may still be used.',
    'It grants to everyone what the notice grants to some.',
  ],
  open: [
    'A removal date moved later (rule 4 judges it).',
    'A lengthened period in which the retiring thing cannot be used, such as retention of data (rule 6 judges it).',
  ],
  examples: [
    {
      notice: 'The Harbor export API will be switched off on 4 May 2027. If you call it, move to Harbor Sync.',
      output:
        'If you call the Harbor export API, move to Harbor Sync before 4 May 2027, when it is switched off. It may go on answering for a few weeks.',
      verdict: 'fail',
      why: 'The notice says nothing of weeks after the date.',
    },
    {
      notice:
        'The Harbor export API ends on 4 May 2027, with a grace period of 30 days. If you call it, please move to Harbor Sync as soon as you can.',
      output: 'If you call the Harbor export API, move to Harbor Sync: it ends on 4 May 2027 (30-day grace period).',
      verdict: 'pass',
      why: 'The notice grants the 30 days.',
    },
    {
      notice:
        'The Harbor export API ends on 4 May 2027. Customers on the Fleet plan can request an extension. If you call the API, please move to Harbor Sync.',
      output:
        'If you call the Harbor export API, move to Harbor Sync: it ends on 4 May 2027. You can request an extension.',
      verdict: 'fail',
      why: 'Only the Fleet plan may ask for more time.',
    },
  ],
  check(ledger) {
    return excessTime(ledger).map((time): RuleFinding => {
      const severity = isSureTime(ledger, time) ? 'error' : 'note';
      const output = ledger.output.doc.span(time.output);
      const found = output.text;
      if (time.fault === 'none') return { kind: 'grace-invented', args: { found }, severity, output };
      const notice = clauseAt(ledger.notice.doc, time.notice);
      const kind = time.fault === 'wider' ? 'grace-widened' : 'grace-lengthened';
      return { kind, args: { expected: notice.text, found }, severity, output, notice };
    });
  },
});
