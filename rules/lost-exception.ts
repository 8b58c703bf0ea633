import type { RuleFinding } from '../src/finding.ts';
import { sideFacts } from '../src/ledger/side-facts.ts';
import { changedAmounts } from '../src/ledger/statements/changed-amount.ts';
import { lostEnds } from '../src/ledger/statements/lost-end.ts';
import { turnedOutcomes } from '../src/ledger/statements/turned.ts';
import { changedAt, isWidened, missedBy, type StatementMatch } from '../src/ledger/statements.ts';
import { defineRule } from '../src/rule.ts';

/** As likely a reason as a fact: where rule 8 misses it, its loss is told once. */
const isReasonRather = ({ purposes: { fact, reason } }: StatementMatch): boolean =>
  reason >= 0.5 && fact - reason < 0.2;

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
    const lost = missing.filter((match) => !(isReasonRather(match) && reasons.includes(match)));
    const findings = lost.map((match): RuleFinding => {
      const span = notice.doc.span(match.statement.range);
      const found = changedAt(ledger, match);
      if (!found) return { kind: 'fact-missing', args: { role: 'fact', expected: span.text }, notice: span };
      const changed = ledger.output.doc.span(found);
      return {
        kind: isWidened(match) && match.recall.numbers === 1 ? 'fact-widened' : 'fact-changed',
        args: { role: 'fact', expected: span.text, found: changed.text },
        notice: span,
        output: changed,
      };
    });
    for (const { role, fault, ...spans } of sideFacts(ledger)) {
      if (findings.some(({ notice: told }) => told && told.start <= spans.notice.start && told.end >= spans.notice.end))
        continue;
      const expected = spans.notice.text;
      findings.push(
        fault !== undefined && spans.output !== undefined
          ? {
              kind: fault === 'wider' ? 'fact-widened' : 'fact-changed',
              args: { role, expected, found: spans.output.text },
              ...spans,
            }
          : { kind: 'fact-missing', args: { role, expected }, ...spans },
      );
    }
    for (const other of [...turnedOutcomes(ledger), ...changedAmounts(ledger)]) {
      const [said, told] = [notice.doc.span(other.notice), ledger.output.doc.span(other.output)];
      if (findings.some(({ notice: at }) => at && at.start <= said.end && said.start <= at.end)) continue;
      findings.push({
        kind: 'fact-changed',
        args: { role: 'fact', expected: said.text, found: told.text },
        notice: said,
        output: told,
      });
    }
    for (const { notice: period, output: changed } of lostEnds(ledger)) {
      if (findings.some(({ notice: told }) => told && told.start <= period.end && period.start <= told.end)) continue;
      const expected = period.text;
      findings.push(
        changed
          ? {
              kind: 'fact-changed',
              args: { role: 'period', expected, found: changed.text },
              notice: period,
              output: changed,
            }
          : { kind: 'fact-missing', args: { role: 'period', expected }, notice: period },
      );
    }
    for (const { statement } of doubtful) {
      const span = notice.doc.span(statement.range);
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
