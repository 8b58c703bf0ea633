import { readOpening } from '../src/facts/opening.ts';
import { readSubject } from '../src/facts/subject.ts';
import { readUniversals } from '../src/facts/universal.ts';
import type { RuleFinding } from '../src/finding.ts';
import { exceeds, narrowingsOf } from '../src/ledger/audience.ts';
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
  check({ notice, output }) {
    const subject = readSubject(notice.doc, notice.facts.things, notice.facts.audience);
    const narrowings = narrowingsOf(notice.facts.audience, subject);
    const opening = readOpening(output.doc);
    const findings: RuleFinding[] = [];
    if (opening.front) {
      const span = output.doc.span(opening.front.range);
      findings.push({ kind: 'late-start', args: { front: opening.front.kind }, output: span });
      return findings;
    }
    const match = matchOpening(output.doc, opening, subject, narrowings);
    if (match.replacementFirst)
      findings.push({ kind: 'late-start', args: { front: 'replacement' }, output: output.doc.span(opening.range) });
    if (!match.thing)
      findings.push({
        kind: 'thing-not-in-opening',
        args: { thing: notice.facts.things[0]?.name ?? [...subject.names][0] ?? '' },
        output: output.doc.span(opening.range),
      });
    const around = new Set<string>();
    const claim = readUniversals(output.doc).find(
      (c) => c.range.start < opening.range.end && exceeds(c, notice, subject, narrowings, around),
    );
    if (claim && narrowings.length > 0)
      findings.push({
        kind: 'users-not-in-opening',
        args: { users: narrowings[0]!.fact.span.text },
        output: claim.span,
        notice: narrowings[0]!.fact.span,
      });
    else if (match.lost)
      findings.push({
        kind: 'users-not-in-opening',
        args: { users: match.lost.fact.span.text },
        output: output.doc.span(opening.range),
        notice: match.lost.fact.span,
      });
    return findings;
  },
});
