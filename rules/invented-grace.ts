import type { RuleFinding } from '../src/finding.ts';
import { givenToAll } from '../src/ledger/grace/given-to-all.ts';
import { longerUse } from '../src/ledger/grace/longer.ts';
import { longerLeaves } from '../src/ledger/grace/longer-leave.ts';
import { otherPurpose } from '../src/ledger/grace/other-purpose.ts';
import { untoldTime } from '../src/ledger/grace/untold-time.ts';
import { matchGrace } from '../src/ledger/grace.ts';
import { defineRule } from '../src/rule.ts';
import { clauseAt } from '../src/text/clauses.ts';
import { overlaps, type Range } from '../src/text/span.ts';

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
    const findings: RuleFinding[] = [];
    for (const { fact, notice, fault } of matchGrace(ledger)) {
      if (fault === undefined) continue;
      const found = fact.span.text;
      if (notice === undefined || fault === 'none')
        findings.push({ kind: 'grace-invented', args: { found }, output: fact.span });
      else {
        const granted = clauseAt(ledger.notice.doc, notice.range);
        findings.push({
          kind: fault === 'wider' ? 'grace-widened' : 'grace-lengthened',
          args: { expected: granted.text, found },
          output: fact.span,
          notice: granted,
        });
      }
    }
    const add = (kind: 'grace-widened' | 'grace-lengthened', output: Range, notice: Range): void => {
      const found = ledger.output.doc.span(output);
      const granted = clauseAt(ledger.notice.doc, notice);
      findings.push({ kind, args: { expected: granted.text, found: found.text }, output: found, notice: granted });
    };
    for (const { output, notice } of givenToAll(ledger))
      if (!findings.some((finding) => finding.output !== undefined && overlaps(finding.output, output)))
        add('grace-widened', output, notice);
    for (const { output, notice } of longerLeaves(ledger)) add('grace-lengthened', output, notice);
    const untold = untoldTime(ledger).map((spell) => spell.range);
    for (const range of [...untold, ...longerUse(ledger), ...otherPurpose(ledger)]) {
      if (findings.some(({ output }) => output !== undefined && overlaps(output, range))) continue;
      const output = ledger.output.doc.span(range);
      findings.push({ kind: 'grace-invented', args: { found: output.text }, output });
    }
    return findings;
  },
});
