import { describe, expect, test } from 'vitest';
import { check } from '../src/check.ts';

/** The kinds of the errors that rule 4 finds. */
const kinds = (notice: string, output: string): string[] =>
  check(notice, output, { rules: [4] })
    .rules[3]!.findings.filter((f) => f.severity === 'error')
    .map((f) => f.kind);

describe('faithful, third round of houses', () => {
  test.each<[string, string]>([
    [
      'Jobs on the old image fail:\n\n- March 4 14:00 UTC – 22:00 UTC\n- March 11 13:00 UTC – 21:00 UTC\n- March 18 13:00 UTC – 21:00 UTC\n- April 1 13:00 UTC – 21:00 UTC\n- April 8 13:00 UTC – 21:00 UTC',
      'Jobs on the old image fail on March 4, 14:00–22:00 UTC; March 11 and 18 and April 1 and 8, 13:00–21:00 UTC.',
    ],
    [
      'The old endpoint rests for tests:\n\nOctober 23rd for 1 hour starting at 12:00 UTC\nNovember 16th for 2 hours starting at 06:00 UTC\nDecember 6th for 4 hours starting 17:00 UTC',
      'Old endpoint, test outages: October 23rd, 12:00 UTC, 1 hour; November 16th, 06:00 UTC (2 h); December 6th, 17:00 UTC – 4 hours.',
    ],
    [
      'SERVICE CHANGE NOTICE SCN-88\n\nIssue date ...... 14 Jan 2027\nEffective ....... 14 Jul 2027, 06:00 CEST\n\nThe X.25 access service is withdrawn for all lines in Zone 3.',
      'X.25 access lines in Zone 3: withdrawn 14 July 2027, 06:00 CEST.',
    ],
    [
      "Hello,\n\nin 2014 we built Tinybird Notes over a weekend. On Thursday 18 March 2027, eleven years after the first commit, we'll turn the servers off at noon (Lisbon). Exports: until that moment.",
      'Tinybird Notes users: servers go off on Thursday 18 March 2027 at noon Lisbon time. Export until then.',
    ],
    [
      "The migration wizard was added in March 2026, improved in June 2026 and now covers all templates. Old templates can't be opened after 1 December 2026.",
      "Old templates can't be opened after 1 December 2026.",
    ],
    [
      '- 10 Feb 2027: new keys use format B\n- 10 Mar 2027: format A keys show a banner\n- 10 Apr 2027: format A keys are refused',
      'Format A keys: banner from 10 March 2027, refused from 10 April 2027; new keys use format B from 10 February 2027.',
    ],
    [
      "Patch level 12 shipped on 2 Feb 2027. It's the last one: branch 5 gets no fixes after 30 April 2027.",
      'Branch 5 gets no fixes after 30 April 2027.',
    ],
    [
      "We gave the standard 12 months' notice on 1 May 2026. The connector is decommissioned 1 May 2027, 08:00 SGT.",
      'Connector: decommissioned 1 May 2027, 08:00 SGT.',
    ],
    [
      'Dear partner, the price list of 1 January 2027 is the last to include the M-series. Orders are accepted up to and including 30 June 2027.',
      'M-series: orders accepted up to and including 30 June 2027.',
    ],
    [
      'The Sunset header says: `Sunset: Fri, 31 Dec 2027 23:59:59 GMT`. After that /v1 returns 410.',
      '/v1 returns 410 after 31 December 2027, 23:59:59 GMT.',
    ],
    [
      '| Milestone | When |\n|---|---|\n| Announcement | 1 Feb 2027 |\n| New sign-ups closed | 1 Mar 2027 |\n| Service off | 1 Sep 2027, 12:00 CEST |',
      'Sign-ups close 1 March 2027; service off 1 September 2027, 12:00 CEST.',
    ],
    [
      'Since the outage on 3 February 2027, region south-1 has been running on spare hardware. It closes on 3 May 2027.',
      'south-1 closes on 3 May 2027.',
    ],
    [
      'Our terms (version of 1 September 2025, section 8) allow us to close inactive accounts. Yours closes on 15 June 2027 unless you log in before then.',
      'Your account closes on 15 June 2027 unless you log in before.',
    ],
    [
      'Effective immediately, uploads to legacy buckets are refused. Reading works through June 30, 2027 (11:59:59 PM PT).',
      'Legacy buckets: uploads refused now; reading works through June 30, 2027, 11:59:59 PM PT.',
    ],
    [
      'By default the flag flips to `off` in release 24.3 (ETA mid-March 2027) and goes in 24.9 (ETA September 2027).',
      'The flag flips to `off` in 24.3 (ETA mid-March 2027) and goes in 24.9 (ETA September 2027).',
    ],
    [
      'UPDATE 5 May: we have heard you. The shutdown planned for 1 June 2027 is postponed to 1 September 2027.',
      'Shutdown: 1 September 2027.',
    ],
    ['The deadline has been moved up from 30 Sept 2027 to 31 Aug 2027.', 'The deadline is 31 August 2027.'],
    ['Deadline extended until 31 Aug 2027 (was: 30 June 2027)', 'Deadline: 31 August 2027.'],
    [
      'Until the end of May 2027: dual running. June 2027 onwards: new stack only.',
      'Dual running until the end of May 2027; new stack only from June 2027.',
    ],
    [
      'Anyone who upgraded in the January 2027 wave is done. All others: upgrade by 30 April 2027.',
      'Upgrade by 30 April 2027 unless you did in the January 2027 wave.',
    ],
    [
      'The pilot ran from 1 October to 31 December 2026 with 40 customers. Starting 1 April 2027 all customers are moved.',
      'All customers are moved starting 1 April 2027.',
    ],
    [
      'Your token (issued 2026-11-04, last used 2027-02-17) is of type A. Type A tokens die on 2027-06-30.',
      'Type A tokens die on 30 June 2027.',
    ],
    [
      'Sat 12 June 2027, 20:00 – Sun 13 June 2027, 04:00 (CEST): final cut-over. Old DNS names vanish.',
      'Old DNS names vanish in the final cut-over, Saturday 12 June 2027 20:00 to Sunday 13 June 2027 04:00 CEST.',
    ],
    ['Removal happens in the 3.0 release on or about 15 October 2027.', 'Removed in 3.0, on or about 15 October 2027.'],
    ['In case you missed our June newsletter: basic auth ends 1 Oct 2027.', 'Basic auth ends 1 October 2027.'],
    [
      'For calls made before 10:00 UTC on 7 July 2027 nothing changes. Later calls get 403.',
      'Calls from 10:00 UTC on 7 July 2027 get 403.',
    ],
    ['At 2027-07-07 10:00:00Z the DNS record is dropped.', 'The DNS record is dropped on 7 July 2027, 10:00 UTC.'],
    [
      'Schedule (all at 09:00 ET): 6/7/2027 read-only; 6/21/2027 off.',
      'Read-only 6/7/2027 and off 6/21/2027, each at 09:00 ET.',
    ],
    [
      'Schedule (all at 09:00 ET): 6/7/2027 read-only; 6/21/2027 off.',
      'Read-only June 7, 2027, 9 a.m. ET; off June 21, 2027, 9 a.m. ET.',
    ],
    [
      'The scheme closes at the end of the 2026/27 academic year, on 31 July 2027.',
      'The scheme closes on 31 July 2027, the end of the 2026/27 academic year.',
    ],
    [
      'The scheme closes at the end of the 2026/27 academic year, on 31 July 2027.',
      'The scheme closes on 31 July 2027.',
    ],
    [
      'Two of five shards went on 1 March 2027; the remaining three follow on 1 April, 1 May and 1 June.',
      'Two shards went on 1 March 2027; three follow on 1 April, 1 May and 1 June 2027.',
    ],
    ['You have until Easter Monday, 29 March 2027, to download your files.', 'Download your files by 29 March 2027.'],
    [
      "It's been a great 10 years (2017–2027)! We close on August 1st.\n\n(That's August 1, 2027, 00:00 Eastern.)",
      'We close on August 1, 2027, 00:00 Eastern.',
    ],
  ])('%s → %s', (notice, output) => expect(kinds(notice, output)).toEqual([]));
});
