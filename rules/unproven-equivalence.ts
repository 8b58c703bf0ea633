import type { RuleFinding } from '../src/finding.ts';
import { unprovenSameness } from '../src/ledger/sameness/unproven.ts';
import { defineRule } from '../src/rule.ts';

export default defineRule({
  number: 13,
  id: 'unproven-equivalence',
  title: 'The replacement is not called equivalent without evidence',
  instruction:
    'Do not call the replacement equivalent, identical or a drop-in, or say that nothing else changes, unless the notice says so, and then no wider than it does.',
  breaks: [
    'The output calls the replacement equivalent, identical, interchangeable or a drop-in, and the notice does not.',
    'It says that nothing else changes or has to be changed, or that one act is all it takes.',
    'It widens a sameness that the notice states: of more parts, or of more things.',
  ],
  open: ['That something unaffected stays as it is: an exception, which rule 6 judges.'],
  examples: [
    {
      notice:
        'The Tern v1 API is shut down on 4 May 2027. If you call it, use Tern v2, which takes the same parameters, before then.',
      output: 'If you call the Tern v1 API: it is shut down on 4 May 2027. Use Tern v2, a drop-in replacement.',
      verdict: 'fail',
      why: 'The same parameters do not make a drop-in replacement.',
    },
    {
      notice:
        'The Tern v1 API is shut down on 4 May 2027. If you call it, use Tern v2, which takes the same parameters, before then.',
      output: 'If you call the Tern v1 API: it is shut down on 4 May 2027. Use Tern v2 (same parameters).',
      verdict: 'pass',
      why: 'The notice states this sameness, no narrower.',
    },
  ],
  check(ledger) {
    return unprovenSameness(ledger).map(
      ({ output, notice, sure }): RuleFinding => ({
        kind: 'equivalence-invented',
        args: { found: output.text },
        severity: sure ? 'error' : 'note',
        output,
        ...(notice ? { notice } : {}),
      }),
    );
  },
});
