import { readUniversals } from '../src/facts/audience/universal.ts';
import { audienceOf } from '../src/ledger/audience.ts';
import { brokenBeyondDoubt, brokenClaims } from '../src/ledger/claims.ts';
import { touching } from '../src/ledger/touching.ts';
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
    const { claims, narrowings } = audienceOf(ledger);
    const universals = readUniversals(ledger.output.doc);
    const known = universals.map(({ range }) => range);
    // "All prices must be sent as JSON": of things a reader knows best.
    const ofThings = universals.flatMap(({ population, range }) => (population === 'everybody' ? [] : [range]));
    const isFound = touching([...claims.map(({ range }) => range), ...ofThings]);
    const doubtless = brokenBeyondDoubt(ledger, 12).filter(({ range }) => !isFound(range));
    const suspect = new Set([...brokenClaims(ledger, 12, known), ...doubtless]);
    const group = narrowings[0]?.fact.span;
    const found = [...suspect].map(({ range }) => ledger.output.doc.span(range));
    return [...claims.map(({ span }) => span), ...found].map((output) => ({
      kind: 'everyone-affected',
      args: { found: output.text, expected: group?.text ?? '' },
      output,
      ...(group && { notice: group }),
    }));
  },
});
