import { describe, expect, test } from 'vitest';
import { check } from '../src/check.ts';

/** The kinds of the errors that rule 4 finds. */
const kinds = (notice: string, output: string): string[] =>
  check(notice, output, { rules: [4] })
    .rules[3]!.findings.filter((f) => f.severity === 'error')
    .map((f) => f.kind);

// Dates as vendors, operators, lawyers and colleagues write them, and short forms of the same notice.
describe('faithful, in the language of many houses', () => {
  test.each<[string, string]>([
    [
      "From: ops@kestrel.example\nDate: Tue, 02 Mar 2027 09:14:22 +0100\nSubject: [kestrel-announce] pgbridge 1.x\n\nHi list,\n\nAs discussed at the February meeting, pgbridge 1.x is going away. We'll cut the last 1.x release around Easter, and from 3 May 2027 the mirrors stop serving it. Vote closes Friday week.\n\nIf you deployed before 2025, check your config.",
      'pgbridge 1.x users: mirrors stop serving it from May 3, 2027. If you deployed before 2025, check your config.',
    ],
    [
      '**Status:** Scheduled\n**Window:** 2027-09-04 22:00 – 2027-09-05 02:00 (Europe/Berlin)\n\nThe legacy SOAP gateway will be permanently powered down in this window. REST customers are not affected.',
      'SOAP gateway customers: it is permanently powered down between 4 September 2027, 22:00, and 5 September 2027, 02:00 Europe/Berlin time. REST customers are not affected.',
    ],
    [
      'Q: When will this happen?\nA: The old editor disappears on 1 December. Until 15 November you may still export drafts. (Both in 2027, midnight Copenhagen time.)',
      'Old editor users: it disappears on 1 December 2027 at midnight Copenhagen time; export drafts until 15 November 2027, midnight Copenhagen time.',
    ],
    [
      '| Region | Read-only | Off |\n|---|---|---|\n| EU | 5 Jan 2028 | 2 Feb 2028 |\n| US | 12 Jan 2028 | 9 Feb 2028 |\n| APAC | 19 Jan 2028 | 16 Feb 2028 |\n\nEach change starts at 04:00 local time.',
      'Read-only at 04:00 local time on 5 (EU), 12 (US) and 19 January 2028 (APAC); off at the same time on 2, 9 and 16 February 2028 respectively.',
    ],
    [
      'We first announced this change on March 4, 2026 and reminded you on September 9, 2026. The Reports API v1 will be turned off on March 4, 2027.',
      'Reports API v1 users: off on March 4, 2027.',
    ],
    [
      'Release 7.2 (12 April 2027) marks `Foo.bar()` as deprecated. Release 8.0, expected in October 2027, removes it.',
      '`Foo.bar()` callers: deprecated in 7.2 (12 April 2027), removed in 8.0, expected in October 2027.',
    ],
    [
      'Our Berlin office will be closed from 24 December 2027 to 2 January 2028. The WebDAV interface ends on 31 January 2028.',
      'WebDAV users: it ends on 31 January 2028.',
    ],
    [
      'Under Regulation (EU) 2024/1183 of 11 April 2024 we may no longer accept SMS codes. From 1 July 2027 SMS sign-in is refused for EU customers.',
      'EU customers: under Regulation (EU) 2024/1183, SMS sign-in is refused from 1 July 2027.',
    ],
    [
      "Heads-up! `runner-v3` images go EOL at the end of the month of June 2027. Between 1 and 14 June 2027 they're throttled to 2 builds/hour.",
      '`runner-v3` users: throttled to 2 builds/hour from 1 to 14 June 2027, end of life at the end of June 2027.',
    ],
    [
      'Model `lark-2` retires 90 days after GA of `lark-3`, i.e. on 2027-11-30 at 00:00 UTC. GA was on 2027-09-01.',
      '`lark-2` users: it retires on 30 November 2027, 00:00 UTC.',
    ],
    [
      "Starting Monday, 6 Sept 2027, 9am BST we'll begin switching customers off in batches; the last batch goes Friday 1 Oct, 5pm BST.",
      'Customers are switched off in batches from 6 September 2027, 9 a.m. BST, to 1 October, 5 p.m. BST.',
    ],
    [
      'Timeline\n2027-02-01 Deprecation\n2027-05-01 Brownout, 1 hour, 15:00 UTC\n2027-08-01 Removal',
      'Deprecated 1 Feb 2027; one-hour brownout 1 May 2027 15:00 UTC; removed 1 Aug 2027.',
    ],
    [
      'Your account used the endpoint 1,204 times between 1 and 30 April 2027. It shuts down on 1 July 2027.',
      'Endpoint users: it shuts down on 1 July 2027.',
    ],
    [
      'Certificates issued before 14 March 2027 keep working until they expire, at the latest on 14 March 2028. Certificates issued on or after that day use the new chain.',
      'Certificates issued before 14 March 2027 work until expiry, by 14 March 2028 at the latest.',
    ],
    [
      'Support for Node 16 ended in April 2024. Our Node 16 base image will be deleted in Q3 2027.',
      'Node 16 base image users: its support ended in April 2024; the image is deleted in the third quarter of 2027.',
    ],
    ['We will remove the flag no sooner than the second half of 2027.', 'Flag users: removal not before H2 2027.'],
    ['Deadline: COB Friday 18 June 2027 (ET).', 'Deadline: Friday, 18 June 2027, close of business ET.'],
    [
      'The app leaves the stores on 3 Nov 2027 and stops working on 3 Dec 2027, 23:59 AoE.',
      'App users: leaves stores 3 November 2027; stops working 3 December 2027 at 23:59 AoE.',
    ],
    [
      'The tool was written in 1998 by two students and rewritten in 2011. It reaches its end on 31 December 2027.',
      'Tool users: it ends 31 December 2027.',
    ],
    [
      'EOL schedule: 4.x - 2027/06/30; 5.x - 2028/06/30; 6.x: TBD.',
      '4.x users: EOL 30 June 2027; 5.x: 30 June 2028; 6.x: to be decided.',
    ],
    [
      "The v1 token endpoint is retired 1st Feb '28, 10am GMT.",
      'v1 token endpoint clients: retired 1 February 2028, 10:00 GMT.',
    ],
    [
      "We're sunsetting Polls on 10/31/2027. Polls created after 08/15/2027 can't be exported.",
      "Polls users: sunset 31 October 2027. Polls created after August 15, 2027 can't be exported.",
    ],
    [
      'Cut-over: night of 14 to 15 August 2027, between 23:00 and 03:00 CEST. Old hosts refuse connections afterwards.',
      'Old hosts refuse connections after the cut-over on the night of 14–15 August 2027 (23:00–03:00 CEST).',
    ],
    [
      'Shutdown is at 2027-10-05T16:00:00+00:00. Bulk exports have to be requested 7 days earlier.',
      'Shutdown 5 October 2027, 16:00 UTC; request bulk exports 7 days earlier.',
    ],
    [
      'Join us on Thursday, July 8, 2027 at 10 a.m. PDT for a live walkthrough. Classic dashboards are archived on August 31, 2027.',
      'Classic dashboard users: archived on August 31, 2027.',
    ],
    [
      'The next update of this page is planned for 1 June 2027. Queue mirroring is removed in 4.0 (late 2027).',
      'Queue mirroring users: removed in 4.0 (late 2027).',
    ],
    [
      'Invoices for the old plan will be sent for the last time on 1 September 2027.',
      'Old plan: last invoices on 1 September 2027.',
    ],
    [
      'Effective Date: 01-Oct-2027\nBulletin No. 77, issued 01-Apr-2027\n\nSensor SX-4 is withdrawn from sale on the effective date. Last order date: 30-Sep-2027. Repairs until 30-Sep-2032.',
      'SX-4 buyers: withdrawn from sale 1 October 2027; last orders 30 September 2027; repairs until 30 September 2032.',
    ],
    [
      'On the evening of 12 May 2027 (20:00 Paris time) we will unplug the FTP server.',
      'FTP users: unplugged 12 May 2027, 20:00 Paris time.',
    ],
    ['All three go dark on the same day, 30 June 2027: `a`, `b` and `c`.', '`a`, `b`, `c` go dark on 30 June 2027.'],
    [
      'Starting with the May 2027 billing cycle you can no longer buy add-ons; the add-on itself ends with the July 2027 cycle.',
      'Add-on: not sold from the May 2027 billing cycle, ends with the July 2027 cycle.',
    ],
    [
      'Last autumn, on 12 October 2026, v1 was frozen. It ends on 12 April 2027 – six months later.',
      'v1 users: frozen since 12 October 2026, ends 12 April 2027.',
    ],
    [
      'Brownouts: every Tuesday in March 2027 (2, 9, 16, 23, 30), 10–11 UTC. Off for good: 6 April 2027, 10 UTC.',
      'Brownouts on March 2, 9, 16, 23 and 30, 2027 from 10:00 to 11:00 UTC; off for good April 6, 2027, 10:00 UTC.',
    ],
    ['v2 is out since 3 May 2026 and v3 since 4 May 2027. v1 leaves on 5 May 2028.', 'v1 clients: leaves 5 May 2028.'],
    [
      'Build minutes on arm32 stop being sold 1 Mar 2027 and the pool closes 1 Jun 2027 12:00 noon UTC.',
      'arm32: minutes not sold from 1 March 2027; pool closes 1 June 2027, 12:00 UTC.',
    ],
    [
      'It goes at 11:59 PM PT on Thursday, September 30th, 2027, which is 06:59 UTC on October 1.',
      'It goes on September 30, 2027 at 11:59 p.m. PT (October 1, 06:59 UTC).',
    ],
    [
      'It goes at 11:59 PM PT on Thursday, September 30th, 2027, which is 06:59 UTC on October 1.',
      'It goes on September 30, 2027 at 11:59 p.m. PT.',
    ],
    [
      'The 2027-01 API version is supported until 2028-01-15; 2026-10 until 2027-10-15.',
      'API version 2027-01: supported until 15 January 2028; 2026-10: until 15 October 2027.',
    ],
    [
      'Dear customers, effective 1 Jan 2028 00:00 (UTC+09:00), KakaoPay Link will terminate. Recruitment of new merchants ended on 30 Nov 2027.',
      'KakaoPay Link merchants: terminates 1 January 2028, 00:00 (UTC+9); new merchants were accepted until 30 November 2027.',
    ],
    [
      'The change lands on 4 May 2027 in Stable, 6 April in Beta and 9 March in Canary.',
      'It lands in Canary on 9 March 2027, in Beta on 6 April 2027, in Stable on 4 May 2027.',
    ],
    ['May 4, 2027: read-only. June 1: deleted.', 'Read-only on May 4, 2027, deleted on June 1, 2027.'],
    [
      'We had planned to close the bucket API at the end of 2026; because of your feedback it stays open for another year, until 31 December 2027.',
      'Bucket API users: it closes at the end of 31 December 2027.',
    ],
    [
      'It was to end on 1 March 2027. That date no longer applies: it now ends on 1 June 2027.',
      'It ends on 1 June 2027.',
    ],
    ['Extended! The 15 March 2027 deadline is now 15 April 2027.', 'The deadline is 15 April 2027.'],
    ['The old date (15 March 2027) is off the table; 15 April 2027 it is.', 'It ends 15 April 2027.'],
    ['The cluster goes down on 8 August 2027; we had said 1 August.', 'The cluster goes down on 8 August 2027.'],
    [
      'Contracts concluded by 30 June 2026 run on until 30 June 2029.',
      'Contracts concluded by 30 June 2026 run until 30 June 2029.',
    ],
    [
      'Customers since before 2020 keep the plan until 2030. All others lose it on 1 May 2027.',
      'Plan holders lose it on 1 May 2027; customers since before 2020 keep it until 2030.',
    ],
    [
      'The RC of 5.0 arrives on 9 August 2027. With 5.0 final, due 6 September 2027, `oldMode` is dropped.',
      '`oldMode` users: dropped in 5.0 final, due 6 September 2027.',
    ],
    ['Removal: 2027-10-14 17:00 UTC (Thu)', 'Removal on Thursday 14 October 2027 at 17:00 UTC.'],
    ['Off: Fri 15.10.2027, 18 Uhr MESZ.', 'Off on Friday 15 October 2027 at 18:00 CEST.'],
    ['Service ends 31st March, 2027 at 5.30pm IST.', 'Service ends on 31 March 2027 at 17:30 IST.'],
    ['*Sunset date:* Dec 1st, 2027 (UTC)', 'Sunset on 1 December 2027 (UTC).'],
    ['*Sunset date:* Dec 1st, 2027 (UTC)', 'Sunset on 1 December 2027 UTC.'],
    [
      'Times below are in Pacific Time.\n\n- 3 May 2027, 8:00: writes stop\n- 10 May 2027, 8:00: reads stop',
      'Writes stop 3 May 2027, 8:00 PT; reads stop 10 May 2027, 8:00 PT.',
    ],
    [
      'Times below are in Pacific Time.\n\n- 3 May 2027, 8:00: writes stop\n- 10 May 2027, 8:00: reads stop',
      'Writes stop 3 May 2027, reads 10 May 2027, both at 8 AM Pacific.',
    ],
    ["By the middle of November 2027 we'll have removed it.", 'Removed by mid-November 2027.'],
    ['It stops in the course of the first week of March 2028.', 'It stops in the first week of March 2028.'],
    ['Key rotation ends at the turn of the year 2027/28.', 'Key rotation ends at the turn of the year 2027/2028.'],
    ['Dates: 1) 4 May 2027 freeze 2) 1 June 2027 removal', 'Freeze 4 May 2027; removal 1 June 2027.'],
    [
      'Hi all — quick one. `legacy-auth` is going away on the 30th of June (2027). Ping me before then if you still need it.',
      '`legacy-auth` users: gone on 30 June 2027; ping before then if you need it.',
    ],
    [
      '*Posted by Mira Holt, 4 March 2027, in Announcements*\n\nThe forum API v0 shuts down on 4 June 2027.',
      'Forum API v0 clients: shuts down 4 June 2027.',
    ],
    [
      'Mira Holt • Mar 4, 2027 • 3 min read\n\nThe forum API v0 shuts down on June 4, 2027.',
      'Forum API v0 clients: shuts down June 4, 2027.',
    ],
    [
      'Version 3 of this notice, 9 March 2027 (replaces version 2 of 11 January 2027).\n\nThe feed ends on 9 September 2027.',
      'Feed readers: ends 9 September 2027.',
    ],
    [
      'KB-4471 | Created: 2027-01-05 | Modified: 2027-02-11\n\nProduct: MailGate 9\nEnd of sale: 2027-03-31\nEnd of support: 2028-03-31',
      'MailGate 9 owners: end of sale 31 March 2027, end of support 31 March 2028.',
    ],
    [
      'Notice date: 5 April 2027\nEffective date: 5 July 2027\n\nWe are discontinuing the paper statement option.',
      'Paper statement users: discontinued effective 5 July 2027.',
    ],
    [
      'The plan was introduced in June 2019 and has been closed to new customers since 1 February 2025. Existing subscriptions end with the billing period that contains 1 December 2027.',
      'Plan subscribers: subscriptions end with the billing period that contains 1 December 2027; closed to new customers since 1 February 2025.',
    ],
    [
      'We bought Nimbus in May 2021. Nimbus mailboxes become read-only on 1 May 2027 and are deleted on 1 August 2027.',
      'Nimbus mailboxes: read-only 1 May 2027, deleted 1 August 2027.',
    ],
    [
      'On 3 February 2027 a researcher reported CVE-2027-1111. We therefore disable TLS 1.0 on 3 May 2027.',
      'TLS 1.0 clients: disabled on 3 May 2027 because of CVE-2027-1111.',
    ],
    [
      "Apple's new rule takes effect on 1 April 2027, so the old SDK must be replaced by 31 March 2027.",
      "Old SDK users: replace it by 31 March 2027, since Apple's new rule takes effect on 1 April 2027.",
    ],
    [
      'The root certificate expires on 20 May 2027, which is why old players can no longer connect after 20 May 2027.',
      'Old players cannot connect after 20 May 2027, when the root certificate expires.',
    ],
    [
      'Phase 1 (from 1 March 2027): warnings. Phase 2 (from 1 June 2027): errors for 10% of calls. Phase 3 (from 1 September 2027): all calls fail.',
      'Calls: warnings from 1 March 2027, errors for 10% from 1 June 2027, all fail from 1 September 2027.',
    ],
    [
      'Wave A: week of 3 May. Wave B: week of 10 May. Wave C: week of 17 May 2027. After your wave the old UI is gone.',
      'The old UI is gone after your wave: A week of 3 May 2027, B week of 10 May 2027, C week of 17 May 2027.',
    ],
    [
      'The end-of-life date is set for: 15 Sept 2027 (EU), 22 Sept 2027 (rest of world).',
      'EOL: EU 15 September 2027; rest of world 22 September 2027.',
    ],
    ['Logins stop at midnight on 30 June 2027 (Sydney).', 'Logins stop on 30 June 2027 at midnight Sydney time.'],
    ['Logins stop at midnight AEST on the night of 30 June 2027.', 'Logins stop 30 June 2027, midnight AEST.'],
    [
      'Remaining rows are purged on a rolling basis between 1 October and 31 December 2027.',
      'Remaining rows are purged on a rolling basis from 1 October to 31 December 2027.',
    ],
    [
      'Cut-off for exports: 17:00 on Friday the 28th of May 2027, Lisbon time.',
      'Export by Friday 28 May 2027, 17:00 Lisbon time.',
    ],
    [
      'Cut-off for exports: 17:00 on Friday the 28th of May 2027, Lisbon time.',
      'Export by 28 May 2027 at 5 pm (Lisbon).',
    ],
    ["We'll flip the switch 2027-06-01T09:00-07:00.", 'Flipped on 1 June 2027 at 09:00 UTC-7.'],
    ["We'll flip the switch 2027-06-01T09:00-07:00.", 'Flipped on June 1, 2027, 9 a.m. (UTC−07:00).'],
    ['The switch-off is set for 1 June 2027, 9 AM PDT (16:00 UTC).', 'Switch-off: 1 June 2027, 16:00 UTC.'],
    ['The switch-off is set for 1 June 2027, 9 AM PDT / noon EDT / 16:00 UTC.', 'Switch-off: 1 June 2027, 9 AM PDT.'],
    [
      'From 1 to 7 June 2027 the endpoint answers with a `Warning` header; from 8 June 2027 it answers 410.',
      '`Warning` header 1–7 June 2027; 410 from 8 June 2027.',
    ],
    ['Between now and 31 May 2027 both tools are available.', 'Both tools are available until 31 May 2027.'],
    ['Nothing changes before 1 June 2027.', 'It changes on 1 June 2027 at the earliest.'],
    [
      'Nothing changes before 1 June 2027; on that day the old tool is removed.',
      'The old tool is removed on 1 June 2027.',
    ],
    ['The old tool is removed in June 2027 at the earliest.', 'The old tool is removed no earlier than June 2027.'],
    ['The old tool is removed not before summer 2027.', 'The old tool is removed in summer 2027 or later.'],
    [
      'It will be removed with the first release after 1 June 2027.',
      'It is removed with the first release after 1 June 2027.',
    ],
    ['Removal is targeted for Q4 2027 (tentative).', 'Removal is planned for Q4 2027, tentatively.'],
    ['Removal around the end of 2027 / beginning of 2028.', 'Removal around the end of 2027 or the beginning of 2028.'],
    ['EOL: Dec 2027', 'EOL: December 2027'],
    ['EOL: 12/2027', 'EOL: December 2027'],
    ['EOL 2027-12', 'EOL December 2027'],
    ['EOL: 31.12.27', 'EOL: 31 December 2027'],
    ['EOL: 31/12/27', 'EOL: 31 December 2027'],
    ['EOL: 31 Dec 27', 'EOL: 31 December 2027'],
    [
      'Das alte Portal wird am 3. Mai 2027 abgeschaltet. / The old portal is switched off on 3 May 2027.',
      'Old portal users: switched off on 3 May 2027.',
    ],
    ['Please plan for 30 June. (Yes, 2027.) The portal is closed that day.', 'Portal users: closed on 30 June 2027.'],
    [
      'In the twelve months to 31 March 2027 only 14 customers used fax. Fax ends on 30 September 2027.',
      'Fax users: ends 30 September 2027.',
    ],
    [
      'Prices stay unchanged until 31 December 2027. The Basic plan closes on 1 July 2027.',
      'Basic plan users: closes on 1 July 2027; prices stay unchanged until 31 December 2027.',
    ],
    [
      'See our notes of 3 March, 7 April and 5 May 2027. The queue goes on 1 July 2027.',
      'Queue users: it goes on 1 July 2027.',
    ],
    [
      'Questions? Support is available 09:00–17:00 CET on weekdays. The queue goes on 1 July 2027.',
      'Queue users: it goes on 1 July 2027.',
    ],
    [
      'Maintenance on 3 May 2027, 02:00–03:00 UTC, will move your data automatically. v1 is deleted on 3 June 2027.',
      'v1 users: data moves automatically in maintenance on 3 May 2027, 02:00–03:00 UTC; v1 is deleted 3 June 2027.',
    ],
    [
      'The SLA ceases to apply 1 May 2027; API off 1 June 2027 10:00 CET (09:00 UTC).',
      'SLA ceases 1 May 2027; API off 1 June 2027, 10:00 CET.',
    ],
    [
      'The schedule was agreed on 3 May 2026 with the user council. Removal takes place on 3 May 2028.',
      'Removal takes place on 3 May 2028.',
    ],
    ['Build 20270503 is the last one. Downloads close on 3 July 2027.', 'Downloads close on 3 July 2027.'],
    [
      'Token format 2 arrives on 3 May 2027. Format 1 is rejected from 3 November 2027.',
      'Format 1 tokens are rejected from 3 November 2027.',
    ],
    [
      'From 3 May 2027 you will be able to try the new console. The classic console closes on 3 November 2027.',
      'Classic console users: closes 3 November 2027.',
    ],
    ['Data centre tours end in May. Rack rental ends 31 May 2027.', 'Rack rental ends 31 May 2027.'],
    ['Rack rental ends 31 May 2027, 23:59:59 UTC.', 'Rack rental ends 31 May 2027, 23:59:59 UTC.'],
    ['Rack rental ends 31 May 2027, 23:59:59 UTC.', 'Rack rental ends 31 May 2027, 23:59 UTC.'],
    ['Rack rental ends 31 May 2027, 24:00 UTC.', 'Rack rental ends 31 May 2027, midnight UTC.'],
    ['ACTION REQUIRED BY 31 MAY 2027: MOVE YOUR RACKS', 'Racks: move by 31 May 2027.'],
    [
      'If you received this mail before (we sent it on 2 March 2027), ignore it. The queue goes on 1 July 2027.',
      'Queue users: it goes on 1 July 2027.',
    ],
    [
      'The deprecation, decided in RFC 211 (accepted 2026-11-30), becomes a removal on 2027-11-30.',
      'Removed 2027-11-30 (RFC 211).',
    ],
    [
      'Starting 1 July 2027, and ending on 15 July 2027, we remove accounts in alphabetical order.',
      'Accounts are removed in alphabetical order from 1 July to 15 July 2027.',
    ],
    [
      'Today, 3 May 2027, we are deprecating the queue. Removal: 3 May 2028.',
      'The queue is deprecated as of 3 May 2027. Removal: 3 May 2028.',
    ],
    [
      'Your last invoice dated 1 April 2027 shows the old plan. It ends on 1 July 2027.',
      'Old plan: ends on 1 July 2027.',
    ],
    ['Remaining seats: 20 (as of 3 May 2027). The tool closes 1 July 2027.', 'The tool closes 1 July 2027.'],
    [
      'For example, a key created on 3 May 2027 expires on 1 August 2027. Legacy keys stop working on 1 September 2027.',
      'Legacy keys stop working on 1 September 2027.',
    ],
    [
      '2027-05-03 — `foo()` deprecated (#812)\n2027-01-10 — docs fix\n\n`foo()` will be removed on 2027-11-03.',
      '`foo()` deprecated 3 May 2027, removed 3 November 2027.',
    ],
    ['Use it or lose it: credits from 2026 lapse on 31 March 2027.', 'Credits from 2026 lapse on 31 March 2027.'],
    [
      '| Version | Released | Active support until | Security until |\n|---|---|---|---|\n| 7.4 | 2019-11-28 | 2021-11-28 | 2027-11-28 |\n| 8.0 | 2020-11-26 | 2022-11-26 | 2028-11-26 |',
      '7.4: active support until 28 November 2021, security until 28 November 2027. 8.0: active support until 26 November 2022, security until 26 November 2028.',
    ],
  ])('%s → %s', (notice, output) => expect(kinds(notice, output)).toEqual([]));
});
