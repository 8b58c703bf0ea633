import { audienceOf, everyoneAffected } from '../src/ledger/audience.ts';
import { defineRule } from '../src/rule.ts';

export default defineRule({
  number: 12,
  id: 'everyone-affected',
  title: 'Not everyone is assumed to be affected',
  instruction:
    'Never say or imply that everyone is affected unless the notice does; give "all" no wider scope than it has there.',
  breaks: [
    '"all users", "everyone" or "every customer must", where the notice names a group or none',
    'nobody is said to be exempt, or plans and regions to make no difference, where the notice does not say so',
    '"all" or "everyone" with a wider scope than the notice gives',
  ],
  open: [
    '"you must" without a group',
    'plain plurals ("customers must move")',
    'a group that is widened without a word for all',
  ],
  examples: [
    {
      notice: 'The CSV feed stops on 1 June 2027 for shops that use it with price lists. Switch to the JSON feed.',
      output:
        'The CSV feed stops on 1 June 2027 for shops that use it with price lists. Every merchant must switch to the JSON feed.',
      verdict: 'fail',
      why: 'Only some shops have to switch.',
    },
    {
      notice: 'The CSV feed stops on 1 June 2027 for shops that use it with price lists. Switch to the JSON feed.',
      output:
        'The CSV feed stops on 1 June 2027 for all shops that use it with price lists. All prices must be sent as JSON.',
      verdict: 'pass',
      why: '"All" has the scope of the notice; prices are no users.',
    },
    {
      notice: 'All customers are affected: the host old.tern.example closes on 1 June 2027.',
      output: 'The host old.tern.example closes on 1 June 2027 for all customers.',
      verdict: 'pass',
      why: 'The notice itself says that everyone is affected.',
    },
  ],
  check(ledger) {
    const group = audienceOf(ledger).narrowings[0]?.fact.span;
    return everyoneAffected(ledger).map((output) => ({
      kind: 'everyone-affected',
      args: { found: output.text, expected: group?.text ?? '' },
      output,
      ...(group && { notice: group }),
    }));
  },
});
