import { describeKinds, type Kind } from './tools/kinds.ts';

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
];

describeKinds('manners of real notices', KINDS);
