import type { Kind, KindTables } from '../tools/kinds.ts';

/** Manners of real notices in which a fact that binds nobody was asked for: kinds of language, each in several trades. */
const KINDS: Kind[] = [
  // The month in a title is told by its day, and a month without its year in which something happened is no time to act by.
  [
    1,
    'Subject: [Action needed] Legacy invoices go away in June\n\nDear customer, invoices in the old PDF layout are available up to and including 14 June 2027, 12:00 CET. Billing admins must switch to Layout 2.',
    [
      'Billing admins must switch from the old PDF layout to Layout 2: old invoices are available up to and including 14 June 2027, 12:00 CET.',
    ],
    ['Billing admins must switch from the old PDF layout to Layout 2: old invoices end soon.'],
  ],
  [
    1,
    'The `tk-` keys are deprecated and will be switched off for shops on the open market on 2027-06-30, 12:00 UTC. In November a burglar copied 40 of them. Shops must use `tk2-` keys.',
    [
      'Shops on the open market must replace `tk-` keys by `tk2-` keys: deprecated, and switched off on 30 June 2027 at 12:00 UTC.',
    ],
    ['Shops on the open market must replace the deprecated `tk-` keys, copied in November, by `tk2-` keys.'],
  ],
  // What is there "up to" a day ends then.
  [
    4,
    'Old invoices go away in June. Invoices in the old layout are available up to and including 14 June 2027. Billing admins must switch to Layout 2.',
    ['Billing admins must switch from the old layout to Layout 2: old invoices are available up to 14 June 2027.'],
    ['Billing admins must switch from the old layout to Layout 2: old invoices go away in June.'],
  ],
  // Releases by their numbers before the day until which each is kept up.
  [
    4,
    'On 26 and 27 the checkbox stays; fixes are issued as long as for the release itself: 26 until 12 January 2028, 27 until 11 January 2029. In Fjell OS 28 Scan Sharing is removed. Users export their list.',
    [
      'Scan Sharing users: it is removed in Fjell OS 28, so export your list. Fixes for 26 end on 12 January 2028, for 27 on 11 January 2029; the checkbox stays there.',
    ],
    [
      'Scan Sharing users: it is removed in Fjell OS 28, so export your list. Fixes for 26 end on 12 January 2028; the checkbox stays there and on 27.',
    ],
  ],
  [
    4,
    'Modules built with Forge will not load on Boreal 12. Users of Boreal 10 and 11 get updates: 10 through 30 June 2028, 11 through 31 December 2029. Rebuild with Anvil.',
    [
      "Users of Forge modules: they won't load on Boreal 12; rebuild with Anvil. Boreal 10 gets updates through 30 June 2028 and 11 through 31 December 2029.",
    ],
    ["Users of Forge modules: they won't load on Boreal 12; rebuild with Anvil. Boreal 10 and 11 get updates."],
  ],
  [
    4,
    'The kiosk is closed in the test week: 10 through 14 June 2028. It is taken away on 1 July 2028. Visitors must book online.',
    ['Visitors must book online: the kiosk, closed 10–14 June 2028, is taken away on 1 July 2028.'],
    [],
  ],
  // The minute at which an entry was written, and what has been decided by then.
  [
    4,
    "**Relay closed for good** (was: partial outage)\n\n*Nov 9, 2026, 07:40 PST* — We're turning this incident into a permanent notice. The relay has been unreachable for Pico cameras since Nov 6, 2026 and won't return. Owners must flash 3.0.4.",
    ["Owners of Pico cameras must flash 3.0.4: the relay has been unreachable since Nov 6, 2026 and won't return."],
    ["Owners of Pico cameras must flash 3.0.4: the relay is unreachable and won't return."],
  ],
  [
    4,
    '## Update on the east gate\n\n2 March 2028 – We have decided not to repair the token gate. It has been out of service since 27 February 2028. Drivers must use the app.',
    ['Drivers: the token gate has been out of service since 27 February 2028 and is not repaired. Use the app.'],
    [],
  ],
  [
    4,
    '## Timetable of the east gate\n\n2 March 2028, 07:40 CET – The token gate closes. Drivers must use the app.',
    [],
    ['Drivers: the token gate closes. Use the app.'],
  ],
  // "–" under "Next" beside a column with the successors.
  [
    5,
    '| Model | Now | Next | Put in its place |\n|---|---|---|---|\n| A1 | Refused since 30 April 2027 | – | B7 |\n| A2 | Working | Refused from 15 November 2027 | B7 |\n\nShops replace them.',
    [
      'Shops with an A1 or A2: replace them by the B7. A1 has been refused since 30 April 2027, A2 will be from 15 November 2027.',
    ],
    ['Shops: A1 has been refused since 30 April 2027, A2 will be from 15 November 2027. Replace them.'],
  ],
  [
    5,
    '| Plan | Ends | In its place |\n|---|---|---|\n| Solo | 3 May 2028 | Core |\n| Duo | 3 May 2028 | – |\n\nSubscribers choose another plan.',
    [
      'Subscribers to Solo (choose Core) and Duo (no successor): both plans end on 3 May 2028. Duo subscribers choose another.',
    ],
    ['Subscribers to Solo (choose Core) and Duo: both plans end on 3 May 2028. Choose another plan.'],
  ],
  // An office informs those whom it concerns that something ends: the office is not what ends.
  [
    9,
    'REGISTRY OF PLEDGES\n\nThe Registry hereby informs law firms that the SOAP interface PledgeQuery (https://ws.pledges.example/PledgeQuery?wsdl) will cease to be provided on 1 September 2027. Courts continue to use PledgeQuery. In its place the Registry provides Pledges API 1.0. Law firms must apply for a key.',
    [
      'Law firms on the SOAP interface PledgeQuery (https://ws.pledges.example/PledgeQuery?wsdl): it ceases on 1 September 2027, except for courts. Apply for a key to Pledges API 1.0.',
    ],
    ['Law firms on the old SOAP interface: it ceases on 1 September 2027, except for courts. Apply for a key.'],
  ],
  [
    3,
    'The Port Authority hereby gives notice to carriers that the fax line 5550 will be discontinued on 1 March 2028. In its stead the Authority offers the Berth Portal (https://berth.example). Carriers must register.',
    [
      'Carriers on fax line 5550: it is discontinued on 1 March 2028. Register with the Berth Portal, https://berth.example.',
    ],
    [
      'On 1 March 2028 a line is discontinued. Carriers on fax line 5550 register with the Berth Portal, https://berth.example.',
    ],
  ],
  // Measured by a group that was told of before.
  [
    12,
    'If you send more than 200 parcels a day, the FTP drop is turned off for you on 16 July 2027. Smaller shippers may use it until 1 October 2027. Use SFTP.',
    [
      'Shippers on the FTP drop: it is off on 16 July 2027 (more than 200 parcels a day) or 1 October 2027 (everyone smaller). Use SFTP.',
    ],
    ['Shippers on the FTP drop: it is off for everyone on 16 July 2027 or 1 October 2027. Use SFTP.'],
  ],
  // An amount that becomes something else is no way through menus.
  [
    9,
    'Tap Settings > People > "Keep names as tags" before Face Grouping is disabled on May 24, 2027, and names live on as People Tags, up to 500 names. Users in Texas need to do so.',
    [
      'Face Grouping users in Texas: before it is disabled on May 24, 2027, use Settings > People > "Keep names as tags", up to 500 → People Tags.',
    ],
    [
      'Face Grouping users in Texas: before it is disabled on May 24, 2027, use Settings > Family > "Keep names as tags" for People Tags.',
    ],
  ],
  // A table of models in which some are not deprecated, and need no successor.
  [
    5,
    'Models:\n\n| Model | Deprecated | Shutdown | Replacement |\n|---|---|---|---|\n| `lumen-2` | 11 January 2028 | 11 July 2028 | `lumen-3` |\n| `lumen-3` | N/A | Not sooner than 3 February 2029 | – |\n\nDevelopers change the model.',
    [
      'Developers on `lumen-2` (deprecated 11 January 2028, shut down 11 July 2028) change to `lumen-3`, which stays until at least 3 February 2029.',
    ],
    [],
  ],
  [
    5,
    'Parts:\n\n| Part | Status | Last order | Replacement |\n|---|---|---|---|\n| P-10 | Active | – | – |\n| P-11 | Discontinued | 3 May 2028 | P-12 |\n| P-13 | Discontinued | 3 May 2028 | – |\n\nWorkshops order in time.',
    ['Workshops order P-11 (then P-12) and P-13 (no replacement) by 3 May 2028, when both are discontinued.'],
    ['Workshops order P-11 (then P-12) and P-13 by 3 May 2028, when both are discontinued.'],
  ],
  // Two columns that a bar parts, without a frame: labels of milestones, when the end was announced, and what follows what.
  [
    9,
    'END-OF-SALE ANNOUNCEMENT FOR THE NW-2200 SERIES\n\nNordwave ends the NW-2200 Series. The dates:\n\nMilestone | Date\nEnd-of-Life Announcement Date | January 12, 2028\nEnd-of-Sale Date | July 12, 2028\nEnd of SW Maintenance Releases Date | July 12, 2029\nLast Date of Support | July 31, 2033\n\nCustomers order NW-3300 units.',
    [
      'Nordwave NW-2200 Series customers: end of sale July 12, 2028, software maintenance until July 12, 2029, support until July 31, 2033. Order NW-3300 units.',
    ],
    [],
  ],
  [
    4,
    'END-OF-SALE ANNOUNCEMENT FOR THE NW-2200 SERIES\n\nNordwave ends the NW-2200 Series. The dates:\n\nMilestone | Date\nEnd-of-Life Announcement Date | January 12, 2028\nEnd-of-Sale Date | July 12, 2028\nEnd of SW Maintenance Releases Date | July 12, 2029\nLast Date of Support | July 31, 2033\n\nCustomers order NW-3300 units.',
    [
      'Nordwave NW-2200 Series customers: end of sale July 12, 2028, software maintenance until July 12, 2029, support until July 31, 2033. Order NW-3300 units.',
    ],
    ['Nordwave NW-2200 Series customers: end of sale July 12, 2028, support until July 31, 2033. Order NW-3300 units.'],
  ],
  [
    5,
    'Three scanners are discontinued on 3 May 2028.\n\nOld model | New model\nS-10 | S-40\nS-11 | S-41\nS-12 | No replacement\n\nLibraries exchange them.',
    [
      'Libraries exchange S-10 for S-40 and S-11 for S-41 before 3 May 2028, when they are discontinued with S-12 (no replacement).',
    ],
    ['Libraries exchange S-10 for S-40 and S-11 for S-41 before 3 May 2028, when they are discontinued with S-12.'],
  ],
  // A plan of before that "we are moving".
  [
    4,
    "In our post of 2027-06-14 we said that `X-Trace` would be dropped on 2027-12-01. This is too tight with the holidays. We're therefore moving the date: responses carry `X-Trace` until 2028-03-15. Integrations read `traceparent`.",
    ['Integrations reading `X-Trace`: it is in responses until 2028-03-15. Read `traceparent`.'],
    ['Integrations reading `X-Trace`: it is in responses until 2027-12-01. Read `traceparent`.'],
  ],
  [
    4,
    'Last year we told clubs that the old card would be blocked on 3 May 2028. We postpone this to 4 October 2028. Clubs hand out blue cards.',
    ['Clubs hand out blue cards before the old card is blocked on 4 October 2028.'],
    ['Clubs hand out blue cards before the old card is blocked on 3 May 2028.'],
  ],
  // What somebody else did, what would be anyway, and when something is held, begins or is shut meanwhile.
  [
    4,
    'Under the Filing Act, which Parliament passed on 9 November 2027, paper returns are no longer accepted after 30 April 2028. Employers use eLedger.',
    ['Employers use eLedger: under the Filing Act, paper returns are no longer accepted after 30 April 2028.'],
    ['Employers use eLedger: under the Filing Act of 9 November 2027, paper returns are no longer accepted.'],
  ],
  [
    4,
    'Checkout v1, which we retire on 9 November 2027, needs a certificate. Merchants move to v2 and delete theirs, which would expire on 14 February 2028 anyway.',
    ['Merchants move from Checkout v1 to v2 before it retires on 9 November 2027, and delete the certificate.'],
    ['Merchants move from Checkout v1 to v2, as it retires, and delete the certificate.'],
  ],
  [
    4,
    'Classic Inbox ends for team admins on October 4, 2027. They are switched to New Inbox. Questions? Our live Q&A is on September 22 at 3 PM ET; the office is closed over Easter, 14–17 April, and we meet at PigeonConf on May 9.',
    ['Team admins on Classic Inbox: it ends on October 4, 2027, and you are switched to New Inbox.'],
    ['Team admins on Classic Inbox: it ends in autumn, and you are switched to New Inbox.'],
  ],
  [
    4,
    'Skyhold for PlayCube 3 is shut down.\n\n- March 17, 2028: gem packs leave the store\n- May 4, 2028: the Farewell Festival begins (double loot!)\n- June 1, 2028: servers offline\n\nPlayers link their hero before.',
    [
      'Players of Skyhold for PlayCube 3 link their hero before it is shut down on June 1, 2028, when servers go offline; gem packs leave the store on March 17, 2028.',
    ],
    [
      'Players of Skyhold for PlayCube 3 link their hero before it is shut down on June 1, 2028, when servers go offline.',
    ],
  ],
  [
    4,
    'The last Grill Controller 2 was sold on 30 September 2023. Its support ends on 30 September 2028. Restaurants order Controller 3.',
    ['Restaurants with a Grill Controller 2 order Controller 3 before its support ends on 30 September 2028.'],
    [
      'Restaurants with a Grill Controller 2 order Controller 3, as support ends for what was sold until 30 September 2023.',
    ],
  ],
  [
    4,
    'Legacy VPN sunset: reminder 2 of 3 (1st reminder: 10 January, 3rd one will follow on 6 March). On 10 March 2028 `vpn-old` goes dark. Staff enrol in WarpGate; drop-in help: 7 March 10–12.',
    ['Staff on `vpn-old` (legacy VPN): it goes dark on 10 March 2028. Enrol in WarpGate.'],
    ['Staff on `vpn-old` (legacy VPN): it goes dark in March. Enrol in WarpGate.'],
  ],
  [
    4,
    'From September 30, 2027 Python 3.7 is no longer available for workers. It reached its end of life upstream on June 27, 2023. Customers move to 3.11.',
    ['Customers move workers from Python 3.7 to 3.11: from September 30, 2027 it is no longer available.'],
    ['Customers move workers from Python 3.7 to 3.11, as it reached its end of life upstream on June 27, 2023.'],
  ],
  // A release of an interface in the form of a month.
  [
    4,
    'The field `legacyTotal` is removed on 2028-08-01. Apps on 2028-01 or later cannot select it already. Apps on 2027-10 or earlier select `total`.',
    [
      'Apps on 2027-10 or earlier: `legacyTotal` is removed on 2028-08-01; select `total`.',
      'Apps on 2027-10 or earlier: `legacyTotal` is removed on 1 August 2028 (on 2028-01 and later it is gone already); select `total`.',
    ],
    ['Apps on 2027-10 or earlier: `legacyTotal` is removed in 2028; select `total`.'],
  ],
  // Why the reader has got the mail.
  [
    5,
    'Python 3.7 is no longer available for workers from September 30, 2027. Set `runtime: python311`. You received this mandatory service announcement to update you about important changes to your account.',
    ['Workers on Python 3.7: no longer available from September 30, 2027. Set `runtime: python311`.'],
    ['Workers on Python 3.7: no longer available from September 30, 2027.'],
  ],
  // What has changed between two releases is no guide.
  [
    9,
    '# v14.0.0\n\n- Removed: `createPool()`. Users call `new Pool()`.\n\n**Full changelog**: https://github.example/pg-lite/compare/v13.4.1...v14.0.0\nUpgrade notes: https://pg-lite.example/upgrade/14',
    ['Users of `createPool()`: removed in v14.0.0. Call `new Pool()`. https://pg-lite.example/upgrade/14'],
    ['Users of `createPool()`: removed in v14.0.0. Call `new Pool()`.'],
  ],
  // What stands in a bracket before a name does not govern it.
  [
    9,
    'On 1 May 2028 ("Withdrawal Date") TelcoSphere withdraws Voice Trunk Analogue from sale. Customers order Voice Trunk IP.',
    ['Customers with Voice Trunk Analogue: no sale from 1 May 2028. Order Voice Trunk IP.'],
    [],
  ],
  // The day of a numbered paper, of a comment, of a vote, and of what is shut for a while.
  [
    4,
    'Voice Trunk Analogue is terminated on 30 April 2030. This supersedes SN-0850 of 9 March 2027. Customers order Voice Trunk IP.',
    ['Customers with Voice Trunk Analogue, terminated on 30 April 2030: order Voice Trunk IP.'],
    ['Customers with Voice Trunk Analogue, terminated in 2030: order Voice Trunk IP.'],
  ],
  [
    4,
    'Decommission ci-legacy\n\nThe server ci-legacy is deleted on 30 June 2028. Teams convert their jobs.\n\nComments\nIlse K. 03/May/28: Release team asked for an exception. Granted.',
    [
      'Teams on ci-legacy convert their jobs before the server is deleted on 30 June 2028. Release team: exception granted.',
    ],
    ['Teams on ci-legacy convert their jobs before the server is deleted. Release team: exception granted.'],
  ],
  [
    4,
    'Retire the topic `events_raw`. Status: Accepted (11 Apr 2028). Discussion closed 4 Apr 2028.\n\nThe topic is deleted on 6 June 2028. Consumers read `events_min`.',
    ['Consumers of `events_raw` read `events_min` before the topic is deleted on 6 June 2028.'],
    ['Consumers of `events_raw` read `events_min` before the topic is deleted.'],
  ],
  [
    4,
    'The microfilm readers are taken away on 6 November 2028. Readers ask at the desk. The basement closes for painting from 13 to 17 November 2028.',
    ['Readers who use the microfilm readers ask at the desk, as they are taken away on 6 November 2028.'],
    ['Readers who use the microfilm readers ask at the desk, as they are taken away.'],
  ],
  [
    4,
    'The basement with the microfilm readers closes for lending on 13 November 2028. Readers ask at the desk.',
    [],
    ['Readers who use the microfilm readers in the basement ask at the desk, as it closes for lending.'],
  ],
  // A successor named for two things of which one has none.
  [
    5,
    '| Base model | New jobs refused from | Answers until | Successor |\n|---|---|---|---|\n| `lf-mini-2` | 11 January 2027 | 12 July 2027 | `lf-mini-4` |\n| `lf-code-1` | 18 January 2027 | 12 April 2027 | none |\n\nOrganisations train again.',
    [
      'Organisations on `lf-mini-2` (new jobs refused from 11 January 2027, answers until 12 July 2027) train again on `lf-mini-4`. `lf-code-1` (18 January and 12 April 2027) has no successor.',
    ],
    [
      'Organisations on `lf-mini-2` and `lf-code-1` train again on `lf-mini-4`: new jobs are refused from 11 and 18 January 2027, answers end on 12 July and 12 April 2027.',
    ],
  ],
  // One zone for all times, told by a place.
  [
    4,
    'Timetable of the old exchange (all times Lisbon time):\n\n* 3 May 2027, 09:00: read-only\n* 30 September 2027, 20:00: off\n\nBrokers move to the new one.',
    [
      'Brokers on the old exchange: read-only 3 May 2027, 09:00; off 30 September 2027, 20:00 (Lisbon time). Move to the new one.',
    ],
    ['Brokers on the old exchange: read-only 3 May 2027, 09:00; off 30 September 2027, 20:00. Move to the new one.'],
  ],
  [
    4,
    'Shutdown of the depot terminal. All times are in Nairobi time.\n\n- 3 May 2027, 09:00: no new orders\n- 5 May 2027, 18:00: off\n\nDrivers use the app.',
    [
      'Drivers at the depot terminal use the app: no new orders from 3 May 2027, 09:00, and off on 5 May 2027, 18:00, Nairobi time.',
    ],
    ['Drivers at the depot terminal use the app: no new orders from 3 May 2027, 09:00, and off on 5 May 2027, 18:00.'],
  ],
  // Days behind the month that stands alone.
  [
    4,
    'Cloud Fax ends on 1, 8 and 15 September 2028 in the North, South and West, and inbound everywhere on 30 September 2028. Practices switch to SecureMail.',
    [
      'Practices on Cloud Fax switch to SecureMail. In September 2028 it ends on the 1st in the North, the 8th in the South and the 15th in the West; inbound follows everywhere on the 30th.',
    ],
    [
      'Practices on Cloud Fax switch to SecureMail. In September 2028 it ends on the 1st in the North, the 8th in the South and the 16th in the West; inbound follows everywhere on the 30th.',
      'Practices on Cloud Fax switch to SecureMail. It ends in September 2028, first on the 3rd floor, then everywhere.',
    ],
  ],
  // Words by which an output says that nothing follows.
  [
    5,
    'Photo Wall closes on 3 May 2027. There is no replacement. Members should download their pictures before that day.',
    [
      'Members of Photo Wall: it closes on 3 May 2027, and there is nowhere to move to. Download your pictures.',
      "Members of Photo Wall: it closes on 3 May 2027, and we've nothing else to offer. Download your pictures.",
      "Members of Photo Wall: it closes on 3 May 2027, and we won't build another. Download your pictures.",
      'Members of Photo Wall: it closes on 3 May 2027. Another product does not exist. Download your pictures.',
      'Members of Photo Wall: it closes on 3 May 2027. Nothing is planned afterwards. Download your pictures.',
    ],
    [
      'Members of Photo Wall: it closes on 3 May 2027. Download your pictures to another album.',
      'Members of Photo Wall: it closes on 3 May 2027. There is nothing else to do but download your pictures.',
    ],
  ],
  [
    5,
    '`GET /v1/scores` is removed on 3 May 2027; it has no equivalent in v2. `GET /v1/users` is removed on the same day; call `GET /v2/users`. Clients must change before.',
    [
      'Clients calling `GET /v1/scores` or `GET /v1/users`: both are removed on 3 May 2027. Call `GET /v2/users` in place of the latter; v2 lacks the former.',
      'Clients calling `GET /v1/scores` (v2 has no such call) or `GET /v1/users` (call `GET /v2/users`): both are removed on 3 May 2027.',
    ],
    ['Clients calling `GET /v1/scores` or `GET /v1/users`: both are removed on 3 May 2027. Call `GET /v2/users`.'],
  ],
  [
    5,
    '| Theme | Last day | Replacement |\n|---|---|---|\n| Aurora | 4 June 2028 | Borealis |\n| Comet | 4 June 2028 | none planned |\n\nShop owners must change the theme before that day.',
    ['Shop owners must change the Aurora (to Borealis) and Comet theme (nothing is planned) before 4 June 2028.'],
    ['Shop owners must change the Aurora (to Borealis) and Comet theme before 4 June 2028.'],
  ],
  // A table of releases: when each came out, and the day of the table.
  [
    4,
    '## Supported releases (as of 12 November 2027)\n\n| Branch | Initial release | Security support until |\n|---|---|---|\n| 3.1 | 25 November 2023 | 31 December 2027 |\n| 3.2 | 21 November 2024 | 31 December 2028 |\n\nUsers of 3.1 should upgrade.',
    ['Users of 3.1 should upgrade: security support ends on 31 December 2027 (that of 3.2 on 31 December 2028).'],
    ['Users of 3.1 should upgrade: security support ends on 31 December 2027, later for 3.2.'],
  ],
  [
    4,
    'API version 2028-03-15 renames `legal_entity`, on 30 September 2028, to `company`. The old name was an alias since 2027-09-01. Integrations change it.',
    ['Integrations using `legal_entity`: change it to `company`, as it is renamed on 30 September 2028.'],
    ['Integrations using `legal_entity`: change it to `company`, as it is renamed in September.'],
  ],
];

export const TABLES: KindTables = {
  'manners of real notices': KINDS,
};
