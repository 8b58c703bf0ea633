import { audienceOf } from '../src/ledger/audience.ts';
import { defineRule } from '../src/rule.ts';

export default defineRule({
  number: 12,
  id: 'everyone-affected',
  title: 'Not everyone is assumed to be affected',
  instruction: 'Do not say or imply that everyone is affected unless the notice does.',
  breaks: [],
  open: [],
  examples: [],
  check(ledger) {
    const { claims, narrowings } = audienceOf(ledger);
    const group = narrowings[0]?.fact.span;
    return claims.map((claim) => ({
      kind: 'everyone-affected',
      args: { found: claim.span.text, expected: group?.text ?? '' },
      output: claim.span,
      ...(group && { notice: group }),
    }));
  },
});
