import type { Kind, KindTables } from '../tools/kinds.ts';

/** A notice, what keeps the rule, and what breaks it: kinds of language, each in several trades. */
const KINDS: Kind[] = [
  // Words for the end of a day that tell no time of their own, and a month in which something else was done.
  [
    4,
    'Desk 12 will stop selling at close of business, 18:00 Paris time, on 29 February 2032. Desk 13 publishes changes at once instead of at the end of the day. Cashiers install it.',
    ['Cashiers on Desk 12: sales stop on 29 February 2032, 18:00 Paris time. Install Desk 13 (changes at once).'],
    ['Cashiers on Desk 12: sales stop on 29 February 2032. Install Desk 13 (changes at once).'],
  ],
  [
    4,
    'The wiki server is deleted on 19 October 2027. The cloud wiki was converted by us in July and is not affected. Owners export.',
    ['Owners of a wiki server: export before it is deleted on 19 October 2027. The cloud wiki is spared.'],
    ['Owners of a wiki server: export before it is deleted. The cloud wiki, converted in July, is spared.'],
  ],
  // A month by its name between slashes; a mishap that came before, and is why.
  [
    4,
    'Templates cannot be edited from 9 January 2028, and sending stops on 9 April 2028, 22:00 CET. Rebuild them.',
    [
      'Editing of templates ends 9/Jan/2028, sending 9/Apr/2028 at 22:00 CET. Rebuild them.',
      'Editing of templates ends Jan/9/2028, sending 9.Apr.2028 at 22:00 CET. Rebuild them.',
    ],
    ['Editing of templates ends 9/Jan/2028, sending 8/Apr/2028 at 22:00 CET. Rebuild them.'],
  ],
  [
    4,
    'Long tokens are rejected since 3 April 2028; after a leak in March our insurer requires it. Because of the flaw found in May 2027, the vault ends on 1 June 2028.',
    [
      "Long tokens: refused since 3 April 2028, on the insurer's demand. The vault ends on 1 June 2028, as it has a flaw.",
      "Long tokens: refused since 3 April 2028 after March's leak. The vault, flawed, ends on 1 June 2028.",
    ],
    ["Long tokens: refused since 3 April 2028, on the insurer's demand. The vault ends, as it has a flaw."],
  ],
  // Who writes and when, on a line at the head of the notice.
  [
    4,
    '**Scheduled maintenance & retirement: FTP drop on port 21**\nCoralmail Status, 11 January 2027, 14:20 UTC\n\nUploads to the FTP drop are disabled on 13 April 2027 at 08:00 UTC. Senders use SFTP.',
    ['Senders to the FTP drop: disabled on 13 April 2027 at 08:00 UTC. Use SFTP.'],
    ['Senders to the FTP drop: disabled on 13 April 2027. Use SFTP.'],
  ],
  [
    4,
    'End of support for Lathe 4\nTurnwell Service Desk — 3 May 2027\n\nOwners of Lathe 4 get no parts after 31 October 2027. Order them before.',
    ['Owners of Lathe 4: no parts after 31 October 2027. Order them before.'],
    ['Owners of Lathe 4: no parts soon. Order them before.'],
  ],
  [
    4,
    'Lathe 4\nEnd of support, 31 October 2027\n\nOwners of Lathe 4 get no parts afterwards. Order them before.',
    [],
    ['Owners of Lathe 4: no parts soon. Order them before.'],
  ],
  [
    4,
    'A project of yours has run `micro` jobs since January. On 20 October 2027 at 08:00 BST the `micro` class is withdrawn. Set `runner: compact`.',
    ['`micro` runner class: withdrawn on 20 October 2027, 08:00 BST. Set `runner: compact`.'],
    ['`micro` runner class: withdrawn on 20 October 2027. Set `runner: compact`.'],
  ],
  [
    4,
    'You receive this because your account has been sending requests to `/v1/scan` since last March. `/v1/scan` closes on 5 May 2028. Use `/v2/scan`.',
    ['Accounts calling `/v1/scan`: it closes on 5 May 2028. Use `/v2/scan`.'],
    [],
  ],
  [
    4,
    'Our logs show that your keys used the XML feed in June and July. The XML feed is shut off on 9 November 2027. Switch to the JSON feed.',
    ['XML feed users: it is shut off on 9 November 2027. Switch to the JSON feed.'],
    [],
  ],
  [
    4,
    'According to our records, at least one of your devices still connected with TLS 1.0 in February 2027. TLS 1.0 will be refused from 1 June 2027. Update the firmware.',
    ['Devices connecting with TLS 1.0: it is refused from 1 June 2027. Update the firmware.'],
    ['Devices connecting with TLS 1.0: it is refused soon. Update the firmware.'],
  ],
  [
    4,
    'Your workspace had three active legacy bots between 1 May and 1 June 2027. Legacy bots stop working on 1 September 2027. Recreate them as apps.',
    ['Legacy bots stop working on 1 September 2027. Recreate them as apps.'],
    [],
  ],
  [
    4,
    'Instances on 9.6 refuse connections. Their disks are held until 30 June 2027 and then erased.',
    [
      'Engine 9.6 refuses connections; its disks are erased after 30 June 2027.',
      'Engine 9.6 refuses connections. Disks kept up to 30 June 2027, then erased.',
    ],
    ['Engine 9.6 refuses connections; its disks are held from 30 June 2027 and then erased.'],
  ],
  [
    4,
    'The old portal is closed. You can download your invoices until 15 March 2028; then they are deleted.',
    [
      'The old portal is closed; invoices are deleted after 15 March 2028, download them before.',
      'The old portal is closed; invoices can be downloaded until 15 March 2028 and are gone afterwards.',
    ],
    ['The old portal is closed; invoices can be downloaded after 15 March 2028.'],
  ],
  [
    4,
    'After 4 May 2027 classic tokens are no longer honoured. Create scoped tokens.',
    [
      'Classic tokens are honoured until 4 May 2027. Create scoped tokens.',
      'Classic tokens work through 4 May 2027 and stop then. Create scoped tokens.',
    ],
    [],
  ],
  [
    4,
    'Backups are retained through 31 August 2027 and purged afterwards. The backup add-on has ended.',
    ['The backup add-on has ended. Backups are purged after 31 August 2027.'],
    ['The backup add-on has ended. Backups are retained after 31 August 2027.'],
  ],
  [
    4,
    'The relay will go on accepting mail until 2 February 2028. Use the API.',
    ['The relay refuses mail after 2 February 2028. Use the API.'],
    ['The relay goes on accepting mail from 2 February 2028. Use the API.'],
  ],
  [
    4,
    'Do you remember the summer of 2015? That is when we gave every sender a mailbox. The bounce mailbox closes on January 20, 2028 at 5:00 PM ET. Subscribe to the `message.bounced` event.',
    ['Bounce mailbox users: it closes on January 20, 2028, 5:00 PM ET. Subscribe to `message.bounced`.'],
    [],
  ],
  [
    4,
    'Remember spring 2012? We had two servers and a dream. The photo uploader ends on 3 March 2028. Upload with the app.',
    ['Photo uploader: ends 3 March 2028. Upload with the app.'],
    [],
  ],
  [
    4,
    'Back when we were five people in a garage (autumn 2009, to be exact), we drew the first map tile. Raster tiles will be turned off on 1 July 2027. Use vector tiles.',
    ['Raster tiles are turned off on 1 July 2027. Use vector tiles.'],
    [],
  ],
  [
    4,
    'It was a rainy day in November 2016 when the first fax went through. Fax sending ends 31 May 2027. Use e-mail.',
    ['Fax sending ends 31 May 2027. Use e-mail.'],
    [],
  ],
  [
    4,
    'Who would have thought in 2014 that these widgets would travel so far? Classic widgets are removed on 12 December 2027. Use blocks.',
    ['Classic widgets are removed on 12 December 2027. Use blocks.'],
    [],
  ],
  [
    4,
    'Jobs on the image fail. Brownouts target March 2023. The image is disabled on April 1, 2023. Use the new image.',
    ['The image browns out in March 2023 and is disabled April 1, 2023. Use the new image.'],
    ['The image is gone in April 2023. Use the new image.'],
  ],
  [
    4,
    'The old file system becomes read-only on Mon 5 July 2027, 08:00 Europe/Zurich and is wiped on Mon 2 August 2027, 08:00 Europe/Zurich. Copy your data.',
    [
      'The old file system becomes read-only on 5 July 2027 at 08:00 and is wiped on 2 August 2027 at 08:00 (Europe/Zurich). Copy your data.',
      'Old file system: read-only 5 July 2027, wiped 2 August 2027, both 08:00 Zurich time. Copy your data.',
    ],
    [
      'The old file system becomes read-only on 5 July 2027 at 08:00 and is wiped on 2 August 2027 at 08:00. Copy your data.',
    ],
  ],
  [
    4,
    'The batch queue stops on 5 July 2027 at 23:30 Asia/Kolkata. Resubmit to the stream queue.',
    ['The batch queue stops on 5 July 2027 at 23:30 Asia/Kolkata; resubmit to the stream queue.'],
    ['The batch queue stops on 5 July 2027 at 23:30. Resubmit to the stream queue.'],
  ],
  [
    4,
    'Report calls of Bidwell are changed.\n\n| Item | State | Effective (America/New_York) | Successor |\n|---|---|---|---|\n| `GET /v8/geo` | removed | 27 September 2027, 10:00 | `POST /v9/reports` |\n| `GET /v8/device` | removal announced | 17 January 2028, 10:00 | `POST /v9/reports` |',
    [
      'Bidwell: `GET /v8/geo` went on 27 September 2027, 10:00 America/New_York; `GET /v8/device` goes on 17 January 2028, 10:00 America/New_York. Use `POST /v9/reports`.',
    ],
    [
      'Bidwell: `GET /v8/geo` went on 27 September 2027, 10:00; `GET /v8/device` goes on 17 January 2028, 10:00. Use `POST /v9/reports`.',
      'Bidwell: `GET /v8/geo` went on 27 September 2027, 10:00 UTC; `GET /v8/device` goes on 17 January 2028, 10:00 UTC. Use `POST /v9/reports`.',
    ],
  ],
  [
    4,
    'Old ports:\n\n| Port | Closed (CET) |\n|---|---|\n| 25 | 3 May 2027 18:00 |\n| 2525 | 4 May 2027 18:00 |',
    ['Port 25 closes on 3 May 2027, 18:00 CET, port 2525 on 4 May 2027, 18:00 CET.'],
    ['Port 25 closes on 3 May 2027, 18:00, port 2525 on 4 May 2027, 18:00.'],
  ],
  [
    4,
    'Old ports:\n\n| Port | Date | Time (UTC+2) |\n|---|---|---|\n| 25 | 3 May 2027 | 18:00 |\n| 2525 | 4 May 2027 | 19:00 |',
    ['Port 25 closes on 3 May 2027, 18:00 UTC+2, port 2525 on 4 May 2027, 19:00 UTC+2.'],
    ['Port 25 closes on 3 May 2027, 18:00, port 2525 on 4 May 2027, 19:00.'],
  ],
  [
    4,
    '## Bidwell Ads API changelog: 4 October 2027\n\nThe geo report is removed on 17 January 2028. Use `POST /v9/reports`.',
    ['Geo report: removed on 17 January 2028. Use `POST /v9/reports`.'],
    [],
  ],
  [
    4,
    '# Harbour release notes – 4 October 2027\n\nThe geo report is removed on 17 January 2028. Use `POST /v9/reports`.',
    ['Geo report: removed on 17 January 2028. Use `POST /v9/reports`.'],
    [],
  ],
  [
    4,
    "# What's new in Harbour, week of 4 October 2027\n\nThe geo report is removed on 17 January 2028. Use `POST /v9/reports`.",
    ['Geo report: removed on 17 January 2028. Use `POST /v9/reports`.'],
    [],
  ],
  [
    4,
    '# Harbour bulletin 12 (4 October 2027)\n\nThe geo report is removed on 17 January 2028. Use `POST /v9/reports`.',
    ['Geo report: removed on 17 January 2028. Use `POST /v9/reports`.'],
    [],
  ],
  [
    4,
    '# Geo report: end on 17 January 2028\n\nThe geo report goes. Use `POST /v9/reports`.',
    [],
    ['Geo report: goes. Use `POST /v9/reports`.'],
  ],
  [
    4,
    'Older zones follow on Tuesday 13 April 2027 at 13:00 UTC (previously announced for 16 March 2027).',
    [
      'Older zones: 13 Apr 2027, 13:00 UTC (superseded: 16 Mar 2027).',
      'Older zones: 13 Apr 2027, 13:00 UTC (16 Mar 2027 no longer holds).',
      'Older zones: 13 Apr 2027, 13:00 UTC, no longer 16 March 2027.',
      'Older zones: 13 Apr 2027, 13:00 UTC (not 16 March 2027 any more).',
      'Older zones: 13 Apr 2027, 13:00 UTC (replaces 16 March 2027).',
      'Older zones: 13 Apr 2027, 13:00 UTC; the date of 16 March 2027 is void.',
      'Older zones: ~~16 March 2027~~ 13 Apr 2027, 13:00 UTC.',
    ],
    ['Older zones: 16 Mar 2027, 13:00 UTC.'],
  ],
  [
    4,
    'MT940 is refused from 18 November 2027. If your fiscal year ends between November and January, you may postpone until 29 February 2028.',
    ['MT940 is refused from 18 November 2027, or by 29 February 2028 on request.'],
    [],
  ],
  [
    4,
    'The paper timetable is dropped on 1 June 2027. Schools whose term begins in September or October may order a last print by 2 August 2027.',
    ['Paper timetable: dropped 1 June 2027; schools may order a last print by 2 August 2027.'],
    [],
  ],
  [
    4,
    'TLS 1.0 clients of Parcelwise are refused on 1 June 2027, 13:00–14:00 UTC and 15 June 2027, 13:00–17:00 UTC in a brownout, and for good from 6 July 2027, 13:00 UTC. Use TLS 1.2.',
    [
      'TLS 1.0 clients are refused for an hour from 1 June 2027, 13:00 UTC, for four hours from 15 June 2027, 13:00 UTC, and for good from 6 July 2027, 13:00 UTC. Use TLS 1.2.',
      'TLS 1.0 clients: on 1 June (13:00 to 14:00) and 15 June (13:00 to 17:00) brownouts, on 6 July at 13:00 the end, all 2027, all UTC. Use TLS 1.2.',
    ],
    [
      'TLS 1.0 clients are refused for an hour from 1 June 2027, 13:00 UTC, for five hours from 15 June 2027, 13:00 UTC, and for good from 6 July 2027, 13:00 UTC. Use TLS 1.2.',
      'TLS 1.0 clients: on 1 June (13:00 to 14:00) and 15 June (13:00 to 17:00) brownouts, on 6 July at 13:00 the end. Use TLS 1.2.',
    ],
  ],
  [
    4,
    'Port 1883 is cut off on 14 September 2027, 10:00 CEST; in region `me-south` on 12 October 2027, 10:00 CEST. A rehearsal takes place on 8 June 2027, 10:00–10:30 CEST.',
    [
      'Port 1883 is cut off at 10:00 CEST on 14/09/2027 (`me-south`: 12/10/2027, same hour); rehearsal on 08/06/2027 for thirty minutes from 10:00 CEST.',
      'Port 1883: off 14 September 2027, 10:00 CEST, `me-south` 12 October 2027 at the same time. Rehearsal: half an hour on 8 June 2027, 10:00 CEST.',
    ],
    [
      'Port 1883: off 14 September 2027, 10:00 CEST, `me-south` 12 October 2027. Rehearsal on 8 June 2027, 10:00–11:00 CEST.',
    ],
  ],
  [
    4,
    'Folks, `render-a` is switched off on 6 May 2027. `render-0` went on 9 February. Two more jobs per team run through 28 May.\n\nWe have nursed it since 2019 :wave:',
    ['`render-a` is switched off on 6 May 2027, `render-0` went on 9 February; two more jobs per team through 28 May.'],
    ['`render-a` is switched off on 6 May 2027, `render-0` went on 7 February; two more jobs per team through 28 May.'],
  ],
  [
    4,
    'Tape 3 is read-only from 2 March 2028. It was bought in 2011, and here is what that means for its users:\n\n- Writes end on 2 March.\n- Reads end on 4 October.',
    [
      'Tape 3: writes end on 2 March 2028, reads on 4 October 2028.',
      'Tape 3: writes end on 2 March 2028, reads on 4 October.',
    ],
    ['Tape 3: writes end on 2 March 2028, reads on 4 November.'],
  ],
  [
    4,
    'The class `OldSink` is taken out in 7.0, which is not to be expected before 1 November 2027. Use `Sink`.',
    [
      '`OldSink` is taken out in 7.0, not before 1 November 2027. Use `Sink`.',
      '`OldSink` goes with 7.0, 1 November 2027 at the earliest. Use `Sink`.',
    ],
    ['`OldSink` is taken out in 7.0 on 1 November 2027. Use `Sink`.'],
  ],
  [
    4,
    'The blue line is closed, but this is not planned before 4 May 2028. Ride the red line.',
    ['The blue line closes no earlier than 4 May 2028. Ride the red line.'],
    ['The blue line closes on 4 May 2028. Ride the red line.'],
  ],
  [
    4,
    'Card readers of type K are withdrawn on 3 May 2027. Inspectors will write no tickets for a missing reader before 20 May 2027.',
    [
      'Card readers of type K are withdrawn on 3 May 2027; no tickets are going to be written for want of one before 20 May 2027.',
    ],
    ['Card readers of type K are withdrawn on 3 May 2027; tickets for a missing one are written until 20 May 2028.'],
  ],
  [
    4,
    'Mirror 2 closes on 3 June 2028. Deposits are paid back in July; amounts below 5 euros are not.',
    [
      'Mirror 2 closes on 3 June 2028. July brings deposits back, though not amounts below 5 euros.',
      'Mirror 2 closes on 3 June 2028; deposits from 5 euros come back in July.',
    ],
    [],
  ],
  [
    4,
    'The pager service ends. The last message will be accepted on 31 January 2028 at 23:59 ET. Use the app.',
    ['The pager service ends; last message on 31 January 2028 at 23:59 ET. Use the app.'],
    [
      'The pager service ends; last message on 31 January 2028 at 23:59. Use the app.',
      'The pager service ends. Use the app.',
    ],
  ],
  [
    4,
    'Paper forms are abolished. They can still be filed on 30 June 2028, by 6 p.m. CET. File online.',
    ['Paper forms are abolished; they can be filed on 30 June 2028, by 18:00 CET. File online.'],
    ['Paper forms are abolished. File online.'],
  ],
  [
    4,
    'The plan Duo ends with the billing period in which 31 August 2027 falls. Pick Trio.',
    [
      'The plan Duo ends with the billing period that includes 31 August 2027. Pick Trio.',
      'Duo ends together with the period in which 31 August 2027 falls. Pick Trio.',
    ],
    ['The plan Duo ends on 31 August 2027. Pick Trio.'],
  ],
  [
    4,
    'Your lease of the box ends with the quarter containing 15 May 2028. Send it back.',
    ['Leases of the box end with the quarter containing 15 May 2028. Send it back.'],
    ['Leases of the box end on 15 May 2028. Send it back.'],
  ],
  [
    4,
    '*Updated: the date has moved from 31 July 2027 to 30 November 2027.*\n\nThe bridge is shut down on 30 November 2027. Install Relay.',
    [
      'The bridge is shut down on 30 November 2027 (the former date was 31 July 2027). Install Relay.',
      'The bridge: shut down on 30 November 2027. The original deadline was 31 July 2027. Install Relay.',
    ],
    ['The bridge is shut down on 31 July 2027. Install Relay.'],
  ],
  [
    4,
    '**When?** On Monday, 8 November 2027, at 7 p.m. AEST.\n\n**What?** Funnels are taken out of service. Snapshots can be read until 31 January 2028.',
    ['Funnels are taken out of service on 8 November 2027, 19:00 AEST; snapshots can be read until 31 January 2028.'],
    ['Funnels are taken out of service; snapshots can be read until 31 January 2028.'],
  ],
  [
    4,
    'The store closes on 28 May 2027. The firmware team may fetch signed images until 30 July 2027.',
    ['The store closes on 28 May 2027; the firmware team may fetch signed images until 30 July 2027.'],
    ['The store closes on 28 May 2027; the firmware team may fetch signed images afterwards.'],
  ],
  [
    4,
    'From 09:00 UTC on 22 April 2031 the alias `pine` stands for `pine-5`. Projects in Asia follow on 17 June 2031.',
    ['From 09:00 UTC on 22 April 2031 (Asia: 17 June 2031) the alias `pine` stands for `pine-5`.'],
    ['From 09:00 UTC on 22 April 2031 (Asia: 17 July 2031) the alias `pine` stands for `pine-5`.'],
  ],
  // A second name of a zone.
  [
    4,
    'All times Oslo local time (CET/CEST):\n\n1. 7 June 2027, 10:00 – rehearsal: requests are refused.\n2. 6 September 2027, 10:00 – the listener is removed.',
    [
      'The listener is removed on 6 September 2027 at 10:00 Oslo local time (CET/CEST, like every time here); a rehearsal on 7 June 2027, 10:00, refuses requests.',
    ],
    [
      'The listener is removed on 6 September 2027 at 10:00 Lisbon local time; a rehearsal on 7 June 2027, 10:00 Lisbon local time, refuses requests.',
    ],
  ],
];

export const TABLES: KindTables = {
  'dates in the manner of other houses': KINDS,
};
