import { deniedSameness } from '../src/facts/equivalence/denied.ts';
import type { RuleFinding } from '../src/finding.ts';
import { matchSameness } from '../src/ledger/sameness.ts';
import { isDoubtful, suspectClaims } from '../src/ledger/second-opinion/claims.ts';
import { defineRule } from '../src/rule.ts';
import { overlaps } from '../src/text/span.ts';

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
    const findings: RuleFinding[] = [];
    // Of what the notice denies in the same words the second opinion sees nothing that is new.
    const denied = new Set(
      deniedSameness(ledger.notice.doc).map((range) => ledger.notice.doc.span(range).text.toLowerCase()),
    );
    for (const { fact, notice, fault } of matchSameness(ledger)) {
      const severity =
        fault === 'claim' && (fact.sure === true || denied.has(fact.span.text.toLowerCase()) || !isDoubtful(ledger, 13))
          ? 'error'
          : 'note';
      findings.push({
        kind: 'equivalence-invented',
        args: { found: fact.span.text },
        severity,
        output: fact.span,
        ...(notice ? { notice: notice.span } : {}),
      });
    }
    const { doc, facts } = ledger.output;
    const judged = facts.equivalences.map(({ range }) => range);
    for (const { range } of suspectClaims(ledger, 13, { judged, settled: deniedSameness(doc) })) {
      const output = doc.span(range);
      if (!findings.some((finding) => finding.output && overlaps(finding.output, output)))
        findings.push({ kind: 'equivalence-invented', args: { found: output.text }, output });
    }
    return findings;
  },
});
