import type { Kind, KindTables } from '../tools/kinds.ts';

/** A notice, what keeps the rule, and what breaks it: groups, dates and steps as other houses put them. */
const KINDS: Kind[] = [
  // A group that points back to one named before describes nobody anew, and the time of the end belongs to no group.
  [
    3,
    'To: bakeries that print labels for Iceland\n\nThe resource `POST /labels/v2` is withdrawn for the bakeries listed above with effect from 1 July 2031, 00:00 Atlantic/Reykjavik. Use `POST /labels/v3`.',
    [
      'Affected: bakeries that print labels for Iceland with `POST /labels/v2`\nDeadline: 1 July 2031, 00:00 Atlantic/Reykjavik\nAction: use `POST /labels/v3`.',
      'Bakeries printing labels for Iceland through `POST /labels/v2` lose it on 1 July 2031, 00:00 Atlantic/Reykjavik. Use `POST /labels/v3`.',
    ],
    ['`POST /labels/v2` is withdrawn on 1 July 2031, 00:00 Atlantic/Reykjavik. Use `POST /labels/v3`.'],
  ],
  [
    3,
    'Scope: clinics on the Argon tier.\n\nFax relay will be discontinued for the said clinics as of 3 May 2031, 10:00 Europe/Oslo. Use Mail relay.',
    ['Fax relay ends on 3 May 2031, 10:00 Europe/Oslo for clinics on Argon. Use Mail relay.'],
    ['Fax relay ends on 3 May 2031, 10:00 Europe/Oslo. Use Mail relay.'],
  ],
  // "Heads up:" before prose is no labelled line: the first sentence is the opening.
  [
    3,
    'The mail relays `mx1.fen.example` and `mx2.fen.example` will be taken out of service on 31 July 2031. Domains added before March 2024 that still point to them are affected. Repoint them.',
    [
      'Heads up: `mx1.fen.example` and `mx2.fen.example` go on 31 July 2031 for domains added before March 2024. Repoint them.',
      'FYI: domains from before March 2024 on `mx1.fen.example` / `mx2.fen.example` lose them on 31 July 2031. Repoint.',
    ],
    [
      'Heads up: Fen retires `mx1.fen.example` and `mx2.fen.example` on 31 July 2031. Domains added before March 2024 must repoint.',
      'Notice: `mx1.fen.example` and `mx2.fen.example` go on 31 July 2031. Affected are domains added before March 2024. Repoint.',
    ],
  ],
  // A name with a colon before prose is no labelled line either; use told in two clauses is one description.
  [
    3,
    'Your account sends mail, and one of its routes still uses `match_v1` with a `carrier_hint`.\n\nOn 14 September 2031 we will stop evaluating `match_v1` on routes with a `carrier_hint`. Routes without a hint go on. Rewrite them with `match`.',
    [
      'Accounts with routes that use `match_v1` with a `carrier_hint`: it is no longer evaluated there on 14 September 2031. Rewrite them with `match`. Routes without a hint go on.',
    ],
    [
      'On Postrider, `match_v1` is no longer evaluated on 14 September 2031. Rewrite routes with a `carrier_hint` with `match`; those without a hint go on.',
    ],
  ],
  // The month and day of a description are those of many dates.
  [
    3,
    'Tern Queues end on 31 October 2031. Affected are projects created before 12 May 2029 with a queue in `ap-west-2`. New queues cannot be created from 2 May 2031. Drain them.',
    [
      'Tern Queues end on 31 October 2031 for projects from before 12 May 2029 in `ap-west-2`. No new ones from 2 May 2031. Drain them.',
    ],
    ['Tern Queues: no new ones from 2 May 2031, end on 31 October 2031. Drain them.'],
  ],
  // The pronoun behind a group means the thing, and the group keeps its versions.
  [
    3,
    '`Tern.scan()` is deprecated for apps that still ship to Android 9 or 10. It will be removed in 9.0. Use `Tern.read()`.',
    ['`Tern.scan()` is removed in 9.0 for apps that ship to Android 9 or 10. Use `Tern.read()`.'],
    [
      '`Tern.scan()` is removed in 9.0. Use `Tern.read()`.',
      '`Tern.scan()` is removed for you in 9.0. Use `Tern.read()`.',
    ],
  ],
  // A line of a label and a name alone is a title.
  [
    3,
    '> **Deprecated:** `Tern.trackSale(sum)`\n>\n> Apps built with the Tern Android SDK 4.x that call `trackSale` should plan to leave it. There is no removal date. Use `Tern.recordSale()`.',
    [
      '> **Deprecated:** `Tern.trackSale(sum)`\n>\n> For apps on the Tern Android SDK 4.x that call it. No removal date. Use `Tern.recordSale()`.',
      'Deprecation: `Tern.trackSale(sum)`\n\nApps on the Tern Android SDK 4.x that call it should use `Tern.recordSale()`. No removal date.',
    ],
    [
      '> **Deprecated:** `Tern.trackSale(sum)`\n>\n> No removal date. Use `Tern.recordSale()` in apps on the Tern Android SDK 4.x.',
    ],
  ],
  // Whom a question asks for is told by its answer, whatever the noun.
  [
    3,
    'The IRC bridge (`bridge.irc`) is deprecated in Mossbox 4.1 and will be removed in 5.0. Who cares? Only daemons where `bridge.irc.enabled = true`. Use `bridge.matrix`.',
    [
      'Mossbox daemons with `bridge.irc.enabled = true`: the IRC bridge (`bridge.irc`) is deprecated in 4.1 and goes in 5.0. Use `bridge.matrix`.',
    ],
    ['The IRC bridge in Mossbox (`bridge.irc`) is deprecated in 4.1 and goes in 5.0. Use `bridge.matrix`.'],
  ],
  [
    3,
    'The IRC bridge is deprecated and will be removed in 5.0.\n\n**Who should read on?** Daemons with `ircEnabled`. Use the Matrix bridge.',
    ['Daemons with `ircEnabled`: the IRC bridge is removed in 5.0. Use the Matrix bridge.'],
    ['The IRC bridge is deprecated and removed in 5.0. Use the Matrix bridge.'],
  ],
  // What somebody did on a day is history, though no verb is in the passive.
  [
    4,
    'Since 8 March 2031, 13:00 UTC, wildcard calls fail. A customer showed us on 6 March that a pattern lets one tenant read objects of another. SDL 1 itself is supported to the end of 2031, as announced before. Use `POST /tags`.',
    ['Wildcard calls fail since 8 March 2031, 13:00 UTC. SDL 1 is supported to the end of 2031. Use `POST /tags`.'],
    [
      'Wildcard calls fail since 8 March 2031, 13:00 UTC. Use `POST /tags`.',
      'Wildcard calls fail. SDL 1 is supported to the end of 2031. Use `POST /tags`.',
    ],
  ],
  [
    4,
    'The old keys end on 4 June 2031. An auditor found on 2 May 2031 that they can be copied, and our lawyers confirmed it on 9 May 2031. Rotate them.',
    ['The old keys end on 4 June 2031, as they can be copied. Rotate them.'],
    ['The old keys end, as they can be copied. Rotate them.'],
  ],
  // What "we" did to a thing is its end, in whatever slang.
  [
    4,
    '`deb-11`: we pulled it on 2 November 2031. Use `deb-13`. `mac-13` gets removed on 11 January 2032. Use `mac-15`.',
    ['`deb-11` was pulled on 2 November 2031 (use `deb-13`); `mac-13` is removed on 11 January 2032 (use `mac-15`).'],
    ['`deb-11` was pulled (use `deb-13`); `mac-13` is removed on 11 January 2032 (use `mac-15`).'],
  ],
  [
    4,
    '`tern-2` is off on 17 August 2031. Since 4 May 2031 every call to `tern-1` comes back as `404`. Use `tern-3`.',
    ['`tern-1` answers `404` since 4 May 2031; `tern-2` is off on 17 August 2031. Use `tern-3`.'],
    ['`tern-1` and `tern-2` are off on 17 August 2031. Use `tern-3`.'],
  ],
  // The number of a paper is no month.
  [
    4,
    '**Circular 7/2031 — Closing of the telex desk**\n\nThe telex desk is closed on 28.02.2032. Brokers file by post.',
    ['Brokers: the telex desk is closed on 28.02.2032. File by post.'],
    ['Brokers: the telex desk is closed. File by post.'],
  ],
  [
    4,
    'Bulletin No. 03/2031: end of the telex desk\n\nUnder Decision 11/2030 of the board the telex desk closes on 3 May 2031. Brokers file by post.',
    ['Brokers: the telex desk closes on 3 May 2031. File by post.'],
    [],
  ],
  [
    4,
    '# Telex desk: EOL 7/2031\n\nBrokers file by post.',
    ['Brokers: the telex desk is EOL 7/2031. File by post.'],
    ['Brokers: the telex desk reaches its end of life. File by post.'],
  ],
  // One time behind several days holds for each.
  [
    4,
    '| Customers | Closes |\n|---|---|\n| Free plan | 12 February 2031, 08:00 Europe/Dublin |\n| District plan | 2 July 2031, 08:00 Europe/Dublin |\n\nCaptions v2 closes in two waves. Use v3.',
    [
      'Captions v2 closes on 12 February 2031 (Free), 2 July 2031 (District), 08:00 Europe/Dublin. Use v3.',
      'Captions v2 closes on 12 February 2031 (Free) and 2 July 2031 (District) at 08:00 Europe/Dublin. Use v3.',
    ],
    [
      'Captions v2 closes on 12 February 2031, 08:00 Europe/Dublin (Free). The District plan follows on 2 July 2031. Use v3.',
      'Captions v2 closes for the Free plan on 12 February 2031. The District plan loses it on 2 July 2031 at 08:00 Europe/Dublin. Use v3.',
    ],
  ],
  [
    4,
    'The Gradebook closes on July 9, 2031 at 6 p.m. CDT. You can fill it in as always till then. District schools close on August 6, 2031 at 6 p.m. CDT.',
    [
      'Gradebook: closes on July 9, 2031 (fill it in as always), for district schools on August 6, 2031, both at 6 p.m. CDT.',
      'Gradebook: closes on July 9, 2031 (schools of the city), August 6, 2031 (district schools), 6 p.m. CDT. Fill it in as always till then.',
    ],
    [
      'Gradebook: closes on July 9, 2031 at 6 p.m. CDT, can be filled in as always till then. District schools: August 6, 2031.',
    ],
  ],
  // The time of the next entry is not that of this one.
  [
    4,
    '| Step | Date |\n|---|---|\n| Tern Queues become read-only | 1 August 2031, 09:00 SGT |\n| Tern Queues are deleted | 31 October 2031, 09:00 SGT |\n\nDrain them.',
    ['Tern Queues:\n- 1 August 2031, 09:00 SGT: read-only\n- 31 October 2031, 09:00 SGT: deleted\n\nDrain them.'],
    ['Tern Queues:\n- 1 August 2031: read-only\n- 31 October 2031, 09:00 SGT: deleted\n\nDrain them.'],
  ],
  // "Let's export" and "re-point" are steps; "you get this mail" is none.
  [
    1,
    'Your project uses Solo. It ends on 1 April 2031. Export your history before that day.',
    [
      "Our Solo plan ends on 1 April 2031, so let's export our history before.",
      'Projects on Solo, which ends on 1 April 2031: re-home your history.',
      'If your zone is on Solo, re-delegate it before 1 April 2031.',
    ],
    ['You get this mail as your project uses Solo. It ends on 1 April 2031.'],
  ],
  // "No longer work" says that it fails already.
  [
    1,
    'Since 8 March 2031, 13:00 UTC, wildcard calls are refused. Accounts on SDL 1 must use `POST /tags`.',
    [
      'Wildcard calls no longer work for accounts on SDL 1: use `POST /tags`.',
      'Wildcard calls (`PURGE /*x*`) no longer work for accounts on SDL 1; use `POST /tags`.',
    ],
    ['Wildcard calls are deprecated for accounts on SDL 1: use `POST /tags`.'],
  ],
  // An answer without a verb, and what is refused from a day on, name what ends.
  [
    9,
    '# FAQ: the end of Fen Captions\n\n**What is ending?**\nThe WebSocket interface `wss://live.fen.example/v2/captions`, on 2 July 2031.\n\n**What should we use?**\n`wss://live.fen.example/v3/stream`.',
    ['Users of `wss://live.fen.example/v2/captions`: it ends on 2 July 2031. Use `wss://live.fen.example/v3/stream`.'],
    ['Users of Fen Captions: they end on 2 July 2031. Use `wss://live.fen.example/v3/stream`.'],
  ],
  [
    9,
    'Purging by wildcard has ended. Since 8 March 2031 `PURGE /*any*` requests are answered with `403 form_disabled`. Use `POST /tags`.',
    ['Users of `PURGE /*any*`: it is refused since 8 March 2031. Use `POST /tags`.'],
    ['Users of wildcard purges: they are refused since 8 March 2031. Use `POST /tags`.'],
  ],
  // What takes the place of something else than what the notice is about goes with it.
  [
    9,
    'Firmware 2.x of the gateway G20 ends on 3 May 2031. Update to firmware 3.4.\n\nDifferences:\n* Telnet is removed, SSH takes its place.\n* Logs are lost.',
    [
      'Gateways G20 with firmware 2.x: it ends on 3 May 2031. Update to firmware 3.4 (logs are lost).',
      'Gateways G20 with firmware 2.x: it ends on 3 May 2031. Update to firmware 3.4 (SSH for Telnet; logs are lost).',
    ],
    [
      'Gateways G20 with firmware 2.x: it ends on 3 May 2031. Update to the new firmware (SSH for Telnet; logs are lost).',
    ],
  ],
];

export const TABLES: KindTables = {
  'groups, dates and steps in the manner of other houses': KINDS,
};
