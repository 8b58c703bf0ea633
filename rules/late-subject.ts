import { readOpening } from '../src/facts/opening.ts';
import type { RuleFinding } from '../src/finding.ts';
import { isAnyNameEnough } from '../src/ledger/audience/any-name.ts';
import { beginsWithSuccessor } from '../src/ledger/audience/begins-with-successor.ts';
import { storyIn } from '../src/ledger/audience/matter.ts';
import { isNameInNotice } from '../src/ledger/audience/named-by-verb.ts';
import { matchOpening } from '../src/ledger/audience/opening.ts';
import { audienceOf } from '../src/ledger/audience.ts';
import { opensWithSuccessor } from '../src/ledger/replacements/turned.ts';
import { defineRule } from '../src/rule.ts';

export default defineRule({
  number: 3,
  id: 'late-subject',
  title: 'It begins with the retiring thing and the users it affects',
  instruction:
    'Begin with the thing that is retired and the users it affects, as narrowly as the notice describes them; put no greeting, preamble, date, replacement or action in front.',
  breaks: [
    'a greeting, a thank-you, a preamble or marketing stands in front',
    'a date, the action or the replacement stands in front',
    'the opening does not name the retiring thing',
    'the opening does not name the affected users, although the notice says who they are',
    'the opening lacks what narrows the users in the notice: a plan, a region, a date, an identifier',
    'the opening says "all customers" in place of a narrower group',
  ],
  open: [
    'of several retiring things only some stand in the opening',
    'a group that is told by nothing but its use of the thing, where the line `Affected` names the thing alone',
    'a heads-up that comes to the point at once',
    'a narrowing that is kept in part, or in other words',
  ],
  examples: [
    {
      notice:
        'Ledger Sync will be switched off on 4 May 2027 for workspaces on the Basic plan. Please move to Ledger Stream.',
      output: 'Ledger Sync ends on 4 May 2027 for workspaces on the Basic plan. Move to Ledger Stream.',
      verdict: 'pass',
      why: 'The thing and the narrow group stand in the first sentence.',
    },
    {
      notice:
        'Ledger Sync will be switched off on 4 May 2027 for workspaces on the Basic plan. Please move to Ledger Stream.',
      output: 'Ledger Sync ends on 4 May 2027. Workspaces on the Basic plan move to Ledger Stream.',
      verdict: 'fail',
      why: 'The opening does not say whom it affects; the next sentence comes too late.',
    },
    {
      notice:
        'Ledger Sync will be switched off on 4 May 2027 for workspaces on the Basic plan. Please move to Ledger Stream.',
      output: 'Hi everyone! Ledger Sync ends on 4 May 2027 for workspaces on the Basic plan.',
      verdict: 'fail',
      why: 'A greeting stands in front.',
    },
    {
      notice: 'The `--fast` flag is deprecated and will be removed in 3.0. Use `--parallel` instead.',
      output: 'Affected: the `--fast` flag\nDeadline: removal in 3.0\nAction: use `--parallel`',
      verdict: 'pass',
      why: 'The notice names no narrower group than the users of the flag.',
    },
  ],
  check(ledger) {
    const { notice, output } = ledger;
    const opening = readOpening(output.doc);
    const named = opening.front?.kind === 'action' && isNameInNotice(ledger, opening.front.range);
    const front = named ? null : opening.front;
    if (front && front.kind !== 'replacement')
      return [{ kind: 'late-start', args: { front: front.kind }, output: output.doc.span(front.range) }];
    const story = storyIn(output, opening);
    if (story) return [{ kind: 'late-start', args: { front: 'story' }, output: output.doc.span(story) }];
    const match = matchOpening(output, opening, audienceOf(ledger));
    const here = output.doc.span(opening.range);
    const findings: RuleFinding[] = [];
    if (match.replacementFirst || front || beginsWithSuccessor(ledger, opening))
      findings.push({ kind: 'late-start', args: { front: 'replacement' }, output: here });
    const thing = notice.facts.things[0];
    const isNamed = match.thing || (thing !== undefined && isAnyNameEnough(ledger, thing, opening.range));
    if (!isNamed || opensWithSuccessor(ledger, opening.range))
      findings.push({
        kind: 'thing-not-in-opening',
        args: { thing: thing?.name ?? '' },
        output: here,
        ...(thing && { notice: thing.span }),
      });
    const group = match.lost ?? (match.everyone && audienceOf(ledger).narrowings[0]);
    // Where the notice names no group, those who use the thing are the narrower one.
    const used = match.everyone && (thing ?? notice.facts.identifiers[0])?.span;
    if (group)
      findings.push({
        kind: 'users-not-in-opening',
        args: { users: group.fact.span.text },
        output: match.everyone?.span ?? here,
        notice: group.fact.span,
      });
    else if (match.everyone && used)
      findings.push({
        kind: 'everyone-in-opening',
        args: { found: match.everyone.span.text, thing: used.text },
        output: match.everyone.span,
        notice: used,
      });
    return findings;
  },
});
