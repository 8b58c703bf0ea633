import type { RuleFinding } from '../src/finding.ts';
import { keptFiller } from '../src/ledger/filler.ts';
import { defineRule } from '../src/rule.ts';

export default defineRule({
  number: 7,
  id: 'kept-filler',
  title: 'History, repeated encouragement and irrelevant reasons are gone',
  instruction:
    'Leave out history, thanks, apologies, excitement, marketing, business reasons such as strategy or cost, and repeated calls to act.',
  breaks: [
    'The output tells company or product history.',
    'It thanks, apologises, rejoices or praises.',
    'It gives a reason that constrains no user: strategy, focus, cost, popularity.',
    'It calls to act twice or more.',
  ],
  open: [
    'One empty encouragement ("we recommend starting early").',
    'An offer of help, a greeting, a signature.',
    'A technical reason for the retirement that constrains no user.',
  ],
  examples: [
    {
      notice:
        'We launched Ferry Lists in 2014 and are thankful for every list. Ferry Lists will be removed on 4 May 2027. If you use it, export your lists first.',
      output:
        'Ferry Lists, which we launched in 2014, will be removed on 4 May 2027. If you use it, export your lists first.',
      verdict: 'fail',
      why: 'When it was launched is history.',
    },
    {
      notice:
        'To focus on what matters, we remove Ferry Lists on 4 May 2027. If you use it, export your lists before then. Start early!',
      output: 'Ferry Lists is removed on 4 May 2027. If you use it, export your lists before then.',
      verdict: 'pass',
      why: 'One plain call to act is the action.',
    },
  ],
  check(ledger) {
    const findings: RuleFinding[] = [];
    let calls = 0;
    for (const { sort, span, notice, sure } of keptFiller(ledger)) {
      if (sort === 'greeting') continue;
      const severity = sure && sort !== 'signature' ? 'error' : 'note';
      const place = { output: span, ...(notice ? { notice } : {}) };
      if (sort !== 'encouragement')
        findings.push({ kind: 'filler', args: { sort, found: span.text }, severity, ...place });
      else
        findings.push({
          kind: 'call-repeated',
          args: { found: span.text },
          severity: ++calls > 1 ? 'error' : 'note',
          ...place,
        });
    }
    return findings;
  },
});
