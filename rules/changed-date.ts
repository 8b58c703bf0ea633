import type { DateFact } from '../src/facts/dates.ts';
import type { RuleFinding } from '../src/finding.ts';
import { stampKey } from '../src/ledger/dates/stamps.ts';
import { compareDates, type DateIssue } from '../src/ledger/dates.ts';
import { areDoubtful } from '../src/ledger/second-opinion/dates.ts';
import { defineRule } from '../src/rule.ts';

export default defineRule({
  number: 4,
  id: 'changed-date',
  title: 'Deprecation dates and removal dates are kept, with their timezones',
  instruction:
    'Keep every date of a deprecation, removal, brownout, end of support or deadline, with its time of day, its timezone and its boundary ("by", "after", "no earlier than"), exactly as precise as in the notice; of a date that was moved, give the one that holds. Do not convert, compute, correct or add a date or a timezone, and put no relative time in their place.',
  breaks: [
    'A lifecycle date of the notice is missing, changed, rougher or finer, or told relative to today.',
    'A time of day or a timezone is missing, changed, converted or added.',
    'A calendar date stands in the output that the notice does not have.',
    '"By" or "until" became "after" (or the reverse); "no earlier than" became "on" (or the reverse).',
    '"On" became "around" (or the reverse); "removed on" became "removed after" or "removed before".',
    'A weekday was added that is not the one of that day, or is another than the notice gives.',
    'A superseded date is told as the one that holds.',
  ],
  open: [
    '"On", "from", "starting" and "by" stand for one another; PST may stand for PT.',
    'A release as a deadline, a deprecation date that is only implied, and a date computed from the notice.',
    'A date that only tells who is concerned ("accounts created before ...").',
  ],
  examples: [
    {
      notice: 'The v1 feed will be switched off on 14 October 2027 at 17:00 UTC. Use the v2 feed.',
      output: 'The v1 feed goes off on 2027-10-14, 5 PM GMT. Use the v2 feed.',
      verdict: 'pass',
      why: 'The same date, time and zone in another format.',
    },
    {
      notice: 'The v1 feed will be switched off on 14 October 2027 at 17:00 UTC. Use the v2 feed.',
      output: 'The v1 feed goes off on 14 October 2027 at 19:00 CEST. Use the v2 feed.',
      verdict: 'fail',
      why: 'The timezone was converted.',
    },
    {
      notice: 'The fax connector will be withdrawn no earlier than 1 March 2028.',
      output: 'The fax connector will be withdrawn on 1 March 2028.',
      verdict: 'fail',
      why: 'A day before which nothing happens became the day on which it happens.',
    },
    {
      notice: 'The v1 feed is deprecated. It keeps working, and no removal date has been set.',
      output: 'The v1 feed is deprecated but keeps working; no removal date is set.',
      verdict: 'not-applicable',
      why: 'The notice has no date to keep.',
    },
  ],
  check(ledger) {
    const { demanded, issues } = compareDates(ledger);
    if (!demanded && issues.length === 0) return null;
    return issues.map((one) => {
      const doubtful = one.kind === 'date-missing' && one.severity === 'error' && areDoubtful(ledger);
      return toFinding(doubtful ? { ...one, severity: 'note' } : one, ledger.notice.facts.dates);
    });
  },
});

function toFinding(
  { kind, severity, notice, output, expected, found, at }: DateIssue,
  dates: readonly DateFact[],
): RuleFinding {
  const args =
    kind === 'date-missing'
      ? { expected, role: sureRole(notice!) }
      : kind === 'date-invented' || kind === 'zone-invented'
        ? { found }
        : kind === 'date-exchanged'
          ? { expected, found, role: isOnly(notice!, dates) ? sureRole(notice!) : '' }
          : { expected, found };
  return { kind, args, severity, output: output?.span ?? at, notice: notice?.span } as RuleFinding;
}

/** True where no other day of the notice has the same role: then the role tells which one is meant. */
const isOnly = ({ role, stamp }: DateFact, dates: readonly DateFact[]): boolean =>
  role !== 'other' &&
  dates.every((other) => !other.lifecycle || other.role !== role || stampKey(other.stamp) === stampKey(stamp));

/** A role that the author's own words give, and not only the heading above; "" for any other. */
const sureRole = ({ role, event, condition }: DateFact): string => (event === null || condition ? '' : role);
