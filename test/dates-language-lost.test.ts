import { describe, expect, test } from 'vitest';
import { check } from '../src/check.ts';

/** The kinds of the errors that rule 4 finds. */
const kinds = (notice: string, output: string): string[] =>
  check(notice, output, { rules: [4] })
    .rules[3]!.findings.filter((f) => f.severity === 'error')
    .map((f) => f.kind);

describe('not faithful, in the same language', () => {
  test.each<[string, string]>([
    [
      'The WebDAV interface ends on 31 January 2028. Join our webinar on 12 January 2028.',
      'WebDAV users: it ends on 12 January 2028.',
    ],
    [
      'Writes stop 3 May 2027, 8:00 PT; reads stop 10 May 2027, 8:00 PT.',
      'Writes stop 3 May 2027, 8:00 PT; reads stop 11 May 2027, 8:00 PT.',
    ],
    [
      '| Region | Off |\n|---|---|\n| EU | 2 Feb 2028 |\n| US | 9 Feb 2028 |',
      'Off in the EU on 9 Feb 2028 and in the US on 2 Feb 2028.',
    ],
    ['Off on 4 May 2027 at 08:00.', 'Off on 4 May 2027 at 08:00 PT.'],
    ['Export is possible until 4 May 2027.', 'Export is possible after 4 May 2027.'],
    ['Off on 4 May 2027 at 08:00 PT.', 'Off on 4 May 2027 PT.'],
    ['Off on 4 May 2027.', 'Off in May 2027.'],
    ['Read-only on 4 May 2027, deleted on 6 June 2027.', 'Read-only on 6 June 2027, deleted on 4 May 2027.'],
    ['It goes in Q3 2027.', 'It goes on 30 September 2027.'],
    ['Off on 4 May 2027; nonprofits keep access until 4 August 2027.', 'Off on 4 May 2027.'],
    [
      'It was to end on 1 March 2027. That date no longer applies: it now ends on 1 June 2027.',
      'It ends on 1 March 2027.',
    ],
    [
      'Timeline\n2027-02-01 Deprecation\n2027-05-01 Brownout, 1 hour, 15:00 UTC\n2027-08-01 Removal',
      'Deprecated 1 Feb 2027; removed 1 Aug 2027.',
    ],
    ['Shutdown is at 2027-10-05T16:00:00+00:00.', 'Shutdown 5 October 2027, 16:00.'],
    ['Shutdown is at 2027-10-05T16:00:00+00:00.', 'Shutdown 5 October 2027, 18:00 CEST.'],
    [
      'Retired 1 June 2027. Files stay until 1 September 2027, then they are erased.',
      'Retired 1 June 2027; files are erased later.',
    ],
    [
      'Phase 1 (from 1 March 2027): warnings. Phase 2 (from 1 June 2027): all calls fail.',
      'Warnings from 1 March 2027; later all calls fail.',
    ],
    ['The switch-off is set for 1 June 2027, 9 AM PDT (16:00 UTC).', 'Switch-off: 1 June 2027, 17:00 UTC.'],
    ['Nothing changes before 1 June 2027.', 'It changes on 1 June 2027.'],
    ['Cut-off for exports: 17:00 on Friday the 28th of May 2027, Lisbon time.', 'Export by 28 May 2027 at 5 pm.'],
    ['EOL: Dec 2027', 'EOL: 2027'],
    ['EOL: Dec 2027', 'EOL: 31 December 2027'],
    ['Support ends 31 March 2028, sales end 31 March 2027.', 'Sales end 31 March 2027.'],
    ['ACTION REQUIRED BY 31 MAY 2027: MOVE YOUR RACKS', 'Racks: move by 31 June 2027.'],
    ['Removal is targeted for Q4 2027.', 'Removal is targeted for Q3 2027.'],
    [
      'Legacy keys stop working on 1 September 2027 at 10:00 CEST.',
      'Legacy keys stop working on 1 September 2027 at 08:00 UTC.',
    ],
    ['Legacy keys stop working in 90 days, on 1 September 2027.', 'Legacy keys stop working in 90 days.'],
    ['Legacy keys stop working on 1 September 2027.', 'Legacy keys stop working in about three months.'],
    [
      'Mailboxes become read-only on 1 May 2027 and are deleted on 1 August 2027.',
      'Mailboxes are deleted on 1 August 2027.',
    ],
    ['Removed no earlier than Q1 2028.', 'Removed in Q1 2028.'],
    [
      '- 10 Mar 2027: format A keys show a banner\n- 10 Apr 2027: format A keys are refused',
      'Format A keys are refused from 10 March 2027.',
    ],
    [
      'UPDATE 5 May: we have heard you. The shutdown planned for 1 June 2027 is postponed to 1 September 2027.',
      'Shutdown: 1 June 2027.',
    ],
    [
      'Sat 12 June 2027, 20:00 – Sun 13 June 2027, 04:00 (CEST): final cut-over.',
      'Final cut-over: Saturday 12 June 2027, 20:00 CEST to Sunday 13 June 2027, 06:00 CEST.',
    ],
    [
      'Your account closes on 15 June 2027 unless you log in before then.',
      'Your account closes on 15 July 2027 unless you log in before then.',
    ],
    [
      'Patch level 12 shipped on 2 Feb 2027. Branch 5 gets no fixes after 30 April 2027.',
      'Branch 5 gets no fixes after 2 Feb 2027.',
    ],
    ['The connector is decommissioned 1 May 2027, 08:00 SGT.', 'The connector is decommissioned 1 May 2027.'],
    [
      'M-series: orders are accepted up to and including 30 June 2027.',
      'M-series: orders are accepted from 30 June 2027.',
    ],
    [
      'Two shards went on 1 March 2027; the remaining three follow on 1 April, 1 May and 1 June.',
      'Two shards went on 1 March 2027; the others follow on 1 April and 1 June 2027.',
    ],
  ])('%s → %s', (notice, output) => expect(kinds(notice, output)).not.toEqual([]));
});
