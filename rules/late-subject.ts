import { readOpening } from '../src/facts/opening.ts';
import type { RuleFinding } from '../src/finding.ts';
import { audienceOf } from '../src/ledger/audience.ts';
import { matchOpening } from '../src/ledger/opening.ts';
import { defineRule } from '../src/rule.ts';

export default defineRule({
  number: 3,
  id: 'late-subject',
  title: 'It begins with the retiring thing and the users it affects',
  instruction:
    'Begin with the thing that is retired and the users it affects, as narrowly as the notice describes them; no greeting, preamble, date, replacement or action stands in front.',
  breaks: [],
  open: [],
  examples: [],
  check(ledger) {
    const { notice, output } = ledger;
    const opening = readOpening(output.doc);
    if (opening.front)
      return [
        { kind: 'late-start', args: { front: opening.front.kind }, output: output.doc.span(opening.front.range) },
      ];
    const match = matchOpening(output.doc, opening, audienceOf(ledger));
    const here = output.doc.span(opening.range);
    const findings: RuleFinding[] = [];
    if (match.replacementFirst) findings.push({ kind: 'late-start', args: { front: 'replacement' }, output: here });
    const thing = notice.facts.things[0];
    if (!match.thing)
      findings.push({
        kind: 'thing-not-in-opening',
        args: { thing: thing?.name ?? '' },
        output: here,
        ...(thing && { notice: thing.span }),
      });
    const group = match.lost ?? (match.everyone && audienceOf(ledger).narrowings[0]);
    if (group)
      findings.push({
        kind: 'users-not-in-opening',
        args: { users: group.fact.span.text },
        output: match.everyone?.span ?? here,
        notice: group.fact.span,
      });
    return findings;
  },
});
