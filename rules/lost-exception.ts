import type { RuleFinding } from '../src/finding.ts';
import type { Ledger } from '../src/ledger/ledger.ts';
import { reversals } from '../src/ledger/reversed.ts';
import { agreedLoss, isDoubtful, suspectLoss } from '../src/ledger/second-opinion/losses.ts';
import { type SideFact, sideFacts } from '../src/ledger/side-facts.ts';
import { changedAmounts } from '../src/ledger/statements/changed-amount.ts';
import { lostEnds } from '../src/ledger/statements/lost-end.ts';
import { missedBy } from '../src/ledger/statements/missed.ts';
import { isSparedElsewhere } from '../src/ledger/statements/spared-elsewhere.ts';
import { changedAt, isWidened } from '../src/ledger/statements/told-otherwise.ts';
import { isOneUnnamed } from '../src/ledger/statements/unspared.ts';
import type { StatementMatch } from '../src/ledger/statements.ts';
import { defineRule } from '../src/rule.ts';
import { overlaps } from '../src/text/span.ts';

/** As likely a reason as a fact: where rule 8 misses it, its loss is told once. */
const isReasonRather = ({ purposes: { fact, reason } }: StatementMatch): boolean =>
  reason >= 0.5 && fact - reason < 0.2;

/** With less of a fact's words in one place, that place is about something else, and the fact is not told of more people. */
const TOLD_THERE = 0.45;

/** What other comparisons than that of the clauses have seen broken, in the order in which one speaks for all at a place. */
function brokenBeside(ledger: Ledger): readonly SideFact[] {
  const { notice, output } = ledger;
  return [
    ...sideFacts(ledger),
    ...[...changedAmounts(ledger), ...reversals(ledger)].map((other) => ({
      role: 'fact',
      notice: notice.doc.span(other.notice),
      output: output.doc.span(other.output),
      fault: 'other' as const,
    })),
    ...lostEnds(ledger).map((end) => ({ role: 'period', fault: 'other' as const, ...end })),
  ];
}

export default defineRule({
  number: 6,
  id: 'lost-exception',
  title: 'Differences, compatibility periods and exceptions are kept',
  instruction:
    'Keep whatever could change a plan, with its values: how the replacement behaves differently, how long files, support or parallel running last, promised lead times, conditions, users, plans, regions and uses that are not affected, what stays as it is, and what happens to data and settings.',
  breaks: [
    'A user or use that the notice spares, a plan or region that it exempts, or a condition is missing.',
    'A period (retention, support, dual running, promised notice) is missing or has another value.',
    'A difference of the replacement that could change a plan is missing or changed.',
    'What befalls data or settings at the removal is missing.',
  ],
  open: [
    'The error that the retired thing will return.',
    'The old side of a contrast ("100 per page instead of 1,000").',
  ],
  examples: [
    {
      notice:
        'The old importer will be switched off on 3 May 2027. If you use it, move to Batch Import, which takes at most 5,000 rows per call. Import logs are kept for 90 days. Accounts on the Archive plan are not affected.',
      output:
        'If you use the old importer: it will be switched off on 3 May 2027. Move to Batch Import (at most 5,000 rows per call). Import logs are kept for 90 days.',
      verdict: 'fail',
      why: 'That the Archive plan is spared could change a plan, and it is gone.',
    },
    {
      notice:
        'The old importer will be switched off on 3 May 2027. If you use it, move to Batch Import, which takes at most 5,000 rows per call. Import logs are kept for 90 days. Accounts on the Archive plan are not affected.',
      output:
        'If you use the old importer: it will be switched off on 3 May 2027. Move to Batch Import (at most 5,000 rows per call). Import logs are kept for 30 days; the Archive plan is exempt.',
      verdict: 'fail',
      why: '90 days became 30.',
    },
    {
      notice:
        'The old importer will be switched off on 3 May 2027. If you use it, move to Batch Import, which takes at most 5,000 rows per call. Import logs are kept for 90 days. Accounts on the Archive plan are not affected.',
      output:
        'If you use the old importer, which will be switched off on 3 May 2027, move to Batch Import: no more than 5,000 rows per call. Ninety days of import logs remain; the Archive plan is exempt.',
      verdict: 'pass',
      why: 'Limit, period and exemption stand in other words.',
    },
  ],
  check(ledger) {
    const { notice } = ledger;
    const { missing, doubtful, asked } = missedBy(ledger, 6);
    const reasons = missedBy(ledger, 8).missing;
    // What is told the other way round is there, though its loss may look as sure.
    const turned = reversals(ledger);
    const lost = missing.filter(
      (match) =>
        !(isReasonRather(match) && reasons.includes(match)) &&
        (!isSparedElsewhere(ledger, match) || isOneUnnamed(ledger, match)) &&
        !turned.some(({ notice: range }) => overlaps(range, match.statement.range)),
    );
    const findings = lost.map((match): RuleFinding => {
      const span = notice.doc.span(match.statement.range);
      const elsewhere = isWidened(match) && match.recall.numbers === 1 && match.recall.window < TOLD_THERE;
      const found = elsewhere ? undefined : changedAt(ledger, match);
      if (!found) return { kind: 'fact-missing', args: { role: 'fact', expected: span.text }, notice: span };
      const changed = ledger.output.doc.span(found);
      return {
        kind: isWidened(match) && match.recall.numbers === 1 ? 'fact-widened' : 'fact-changed',
        args: { role: 'fact', expected: span.text, found: changed.text },
        notice: span,
        output: changed,
      };
    });
    for (const { role, notice: span, output: found, fault } of brokenBeside(ledger)) {
      if (findings.some(({ notice: told }) => told && overlaps(told, span))) continue;
      const args = { role, expected: span.text };
      findings.push(
        fault === undefined || found === undefined
          ? { kind: 'fact-missing', args, notice: span, ...(found ? { output: found } : {}) }
          : {
              kind: fault === 'wider' ? 'fact-widened' : 'fact-changed',
              args: { ...args, found: found.text },
              notice: span,
              output: found,
            },
      );
    }
    // That it is told of more people is seen where readers take one statement for another: it needs the second opinion.
    for (const [i, finding] of findings.entries())
      if (finding.kind === 'fact-widened' && isDoubtful(ledger, 6)) findings[i] = { ...finding, severity: 'note' };
    const suspect = findings.length > 0 ? undefined : (suspectLoss(ledger, 6) ?? agreedLoss(ledger, 6, doubtful));
    if (suspect) {
      const span = notice.doc.span(suspect.statement.range);
      findings.push({ kind: 'fact-missing', args: { role: 'fact', expected: span.text }, notice: span });
    }
    for (const { statement } of doubtful) {
      const span = notice.doc.span(statement.range);
      // What has an error of its own is in no doubt.
      if (findings.some(({ severity, notice: told }) => severity !== 'note' && told && overlaps(told, span))) continue;
      findings.push({
        kind: 'fact-uncertain',
        severity: 'note',
        args: { role: 'fact', expected: span.text },
        notice: span,
      });
    }
    return asked || findings.length > 0 ? findings : null;
  },
});
