import { describeSituations, type SituationKind } from './tools/situation-kinds.ts';

const KINDS: readonly SituationKind[] = [
  [
    '"lost" behind a noun is a participle',
    'The Alder hub will lose its remote access on 8 June 2031 at 20:00 CET. Save your scenes before.',
    [
      ['Alder hub owners: 8 June 2031, 20:00 CET (remote access lost). Save your scenes before.', []],
      ['Deadline: 8 June 2031, 20:00 CET – remote access lost. Save your scenes on the Alder hub before.', []],
      ['The Alder hub lost its remote access on 8 June 2031 at 20:00 CET. Save your scenes.', [2, 14]],
      ['The Alder hub has lost its remote access (8 June 2031, 20:00 CET). Save your scenes.', [2, 14]],
    ],
  ],
  [
    "what a third party has done is no fate of the vendor's thing",
    '## fernleaf 3.4\n\n- The `mode="compat"` option is deprecated with removal in 4.0, and nothing replaces it. It reads DSA keys, and LibreCrypt 9 has dropped the code for those. Have your keys reissued.\n- `leaf.old` is discouraged; we have no plan to remove it.',
    [
      [
        '`mode="compat"` and `leaf.old` are deprecated in fernleaf; the option is removed in 4.0, for `leaf.old` no removal is planned. Have your keys reissued, as LibreCrypt 9 no longer reads DSA.',
        [],
      ],
      [
        '`mode="compat"` has been removed from fernleaf; LibreCrypt 9 has no code for DSA. `leaf.old` is discouraged.',
        [2, 14],
      ],
    ],
  ],
  [
    'the other two, behind what is told of the first',
    '- `a.open()` is gone as of this release. Call `b.open()`.\n- `a.cache` will be taken out in 7.0, due on 17 May 2031. Use `b.store`.\n- `a.log` is discouraged but works. No date has been set for its removal.',
    [
      [
        'Three parts: `a.open()`, `a.cache` and `a.log`. The first is gone and breaks builds; the other two are taken out in 7.0, due on 17 May 2031. Use `b.open()` and `b.store`.',
        [2],
      ],
      [
        '`a.open()`, `a.cache` and `a.log`: all three are taken out in 7.0, due on 17 May 2031. Use `b.open()` and `b.store`.',
        [2],
      ],
      [
        'Three parts: `a.open()`, `a.cache` and `a.log`. The first is gone and breaks builds; the second is taken out in 7.0, due on 17 May 2031; the third is only discouraged. Use `b.open()` and `b.store`.',
        [],
      ],
    ],
  ],
  [
    'of two models one has no date',
    'Model `finch-s` and model `finch-l` are deprecated today, 29 May 2031. We switch off `finch-s` on 29 August 2031. For `finch-l` is no date decided. For both use `finch-3`.',
    [
      [
        '`finch-s` and `finch-l` (deprecated 29 May 2031): both are switched off on 29 August 2031. Use `finch-3`.',
        [2],
      ],
      [
        '`finch-s` and `finch-l` are deprecated since 29 May 2031. `finch-s` is switched off on 29 August 2031; for `finch-l` no date is decided. Use `finch-3`.',
        [],
      ],
    ],
  ],
  [
    'a bracket behind a state that is over has a day of its own',
    '| Line | State |\n|---|---|\n| 10 | Retired. Servers were stopped on 1 March 2031 |\n| 11 | End of life 30 October 2031 |\n\nSnapshots of line 10 are held until 31 August 2031.',
    [
      ['Line 11 ends on 30 October 2031. Line 10 is already dead (snapshots kept until 31 August 2031).', []],
      ['Line 11 is already dead (30 October 2031). Line 10 was stopped on 1 March 2031.', [2, 14]],
    ],
  ],
  [
    'a state told as one word behind the colon of a name',
    '`rook-small`: requests will return `model_gone` starting 8 September 2031. Switch to `rook-2`.\n`rook-teach`: legacy. No retirement date has been decided. We suggest `rook-2` for new projects.',
    [
      [
        '`rook-small` returns `model_gone` from 8 September 2031; switch to `rook-2`. `rook-teach` is off as well.',
        [2],
      ],
      [
        '`rook-small` returns `model_gone` from 8 September 2031; switch to `rook-2`. `rook-teach` is being retired too.',
        [2],
      ],
      [
        '`rook-small` returns `model_gone` from 8 September 2031; switch to `rook-2`. `rook-teach` is legacy, no date decided.',
        [],
      ],
    ],
  ],
  [
    'an end behind an inserted name',
    '**Sharing has ended**\n\nThe weekly report that Thistle sent to your relatives, called Family Mail, stopped working on 2 October 2031. It will not return. Save a PDF.',
    [
      ['Family Mail in Thistle will stop working on 2 October 2031. It will not return. Save a PDF.', [2]],
      ['Family Mail in Thistle stopped working on 2 October 2031. It will not return. Save a PDF.', []],
    ],
  ],
  [
    'an end behind a noun that a hyphen joins to a small word',
    'The `tern-relay` plug-in stopped working on 2 October 2031. Please install `tern-pipe` in its place.',
    [
      ['Use `tern-pipe`: the `tern-relay` plug-in will stop working on 2 October 2031.', [2]],
      ['Use `tern-pipe`: the `tern-relay` plug-in stopped working on 2 October 2031.', []],
    ],
  ],
  [
    'the same of an add-on, in the plural of a sign-in',
    'The Plover add-on expired on 4 May 2031, and sign-ins by text message ended on 6 May 2031. Please use Plover Pass.',
    [
      [
        'Use Plover Pass: the Plover add-on will expire on 4 May 2031. Sign-ins by text message ended on 6 May 2031.',
        [2],
      ],
      ['Use Plover Pass: the Plover add-on expired on 4 May 2031, sign-ins by text message ended on 6 May 2031.', []],
    ],
  ],
  [
    'the day of the end told as that of the deprecation',
    'GET /find shuts down for good on 5 April 2031 at 09:00 UTC; from then on requests return 410 Gone. Call POST /query.\n\nGET /dump has returned 410 since 12 January 2031. Use POST /exports.\n\nGET /one is deprecated. It keeps answering, and we have no plans to remove it.',
    [
      [
        'GET /find is deprecated from 5 April 2031 at 09:00 UTC; call POST /query. GET /dump has returned 410 since 12 January 2031; use POST /exports. GET /one is deprecated but stays.',
        [2],
      ],
      [
        'Deadline: deprecation of GET /find on 5 April 2031 at 09:00 UTC; call POST /query. GET /dump has returned 410 since 12 January 2031; use POST /exports. GET /one stays.',
        [2],
      ],
      [
        'GET /find is deprecated and ends on 5 April 2031 at 09:00 UTC; call POST /query. GET /dump has returned 410 since 12 January 2031; use POST /exports. GET /one is deprecated but stays.',
        [],
      ],
      [
        'GET /find (deprecated): 5 April 2031 at 09:00 UTC. Call POST /query. GET /dump has returned 410 since 12 January 2031; use POST /exports. GET /one stays.',
        [],
      ],
      [
        'GET /find shuts down on 5 April 2031 at 09:00 UTC; call POST /query. GET /dump and GET /one have returned 410 since 12 January 2031; use POST /exports.',
        [2],
      ],
      [
        'GET /find shuts down on 5 April 2031 at 09:00 UTC; call POST /query. GET /dump has returned 410 since 12 January 2031; use POST /exports. GET /one no longer answers.',
        [2],
      ],
      [
        'GET /find shuts down on 5 April 2031 at 09:00 UTC; call POST /query. GET /dump is deprecated since 12 January 2031; use POST /exports. GET /one stays.',
        [2],
      ],
    ],
  ],
  [
    'an end that is set, told of "it" as one that may come or will not',
    'Kittiwake is retiring the Crates API. The Crates API will be removed on 14 May 2027 at 10:00 UTC. Depots that book crates through it must move to the Pallets API by then. Bookings that were made before that stay valid for 30 days.',
    [
      [
        'Affected: depots that book through the Crates API.\nDeadline: it may be removed on 14 May 2027 at 10:00 UTC.\nAction: move to the Pallets API. Earlier bookings stay valid for 30 days.',
        [2],
      ],
      [
        'Depots that book through the Crates API: move to the Pallets API. Kittiwake might switch it off on 14 May 2027 at 10:00 UTC. Earlier bookings stay valid for 30 days.',
        [2],
      ],
      [
        "Depots that book through the Crates API: it won't be removed on 14 May 2027 at 10:00 UTC. Move to the Pallets API. Earlier bookings stay valid for 30 days.",
        [2],
      ],
      [
        'Depots that book through the Crates API: it will not be removed before 14 May 2027 at 10:00 UTC. Move to the Pallets API by then. Earlier bookings stay valid for 30 days.',
        [],
      ],
      [
        'Affected: depots that book through the Crates API.\nDeadline: it is removed on 14 May 2027 at 10:00 UTC; it may be used until then.\nAction: move to the Pallets API. Earlier bookings stay valid for 30 days.',
        [],
      ],
    ],
  ],
  [
    'an end that is set, told as one that may come',
    'Sparrowhawk will retire the n7 family on 30 November 2031. On that day running n7 machines are stopped. The t1 family is not retired but no longer recommended: t1 machines go on running. The a9 family was withdrawn on 2 May 2031. Resize each n7 machine to n8.',
    [
      ['n7 may be retired on 30 November 2031. a9 was withdrawn on 2 May 2031. Resize to n8; t1 goes on.', [2]],
      [
        'n7 might be retired on 30 November 2031, and machines could be stopped then. a9 was withdrawn on 2 May 2031. Resize to n8; t1 goes on.',
        [2],
      ],
      [
        'n7 is retired on 30 November 2031; machines may be stopped that day. a9 was withdrawn on 2 May 2031. Resize to n8; t1 goes on.',
        [],
      ],
      ['n7 is retired on 30 November 2031. a9 is deprecated. Resize to n8; t1 goes on.', [2]],
      ['n7 is retired on 30 November 2031. a9 was withdrawn on 2 May 2031. t1 is retired with it. Resize to n8.', [2]],
      ['n7 and t1 are retired on 30 November 2031. a9 was withdrawn on 2 May 2031. Resize to n8.', [2]],
      ['n7 is retired on 30 November 2031; a9 shuts down with it. Resize to n8; t1 goes on.', [2]],
    ],
  ],
  [
    'one word of a name in capitals',
    'Lark Mail Solo will be discontinued on 1 June 2031. Our free Trial Plus offer ended on 31 December 2030. Please choose the Family plan.',
    [
      ['Solo is discontinued on 1 June 2031; choose Family. Trial Plus will end.', [2]],
      ['Solo was discontinued on 1 June 2031; choose Family. Trial Plus ended on 31 December 2030.', [2, 14]],
      ['Solo has been discontinued; choose Family before 1 June 2031. Trial Plus ended on 31 December 2030.', [2, 14]],
      ['Solo is discontinued on 1 June 2031; choose Family. Trial Plus ended on 31 December 2030.', []],
    ],
  ],
  [
    'a row that is only deprecated, told as removed, refused or over',
    '| Version | Status | Date |\n|---|---|---|\n| 1.x | Removed from the registry | 14 March 2031 |\n| 2.x | End of support | 30 September 2031 |\n| 3.x | Deprecated | no date set |\n\n3.x keeps working. It prints a warning at startup. Upgrade to 4.x.',
    [
      [
        '1.x was removed on 14 March 2031; 2.x support ends on 30 September 2031. 3.x is removed as well, with no date set. Upgrade to 4.x.',
        [2],
      ],
      [
        '1.x was removed on 14 March 2031; 2.x support ends on 30 September 2031. 3.x has stopped working. Upgrade to 4.x.',
        [2],
      ],
      [
        '1.x was removed on 14 March 2031; 2.x support ends on 30 September 2031. 3.x is deprecated, no date set. Upgrade to 4.x.',
        [],
      ],
    ],
  ],
  [
    'a day in a bracket behind what is told as done',
    'Region fjord-0 closes on 28 July 2031. Its buckets are deleted on 31 October 2031. Move to fjord-1.',
    [
      [
        'Region fjord-0 closes on 28 July 2031; its buckets have been deleted (31 October 2031). Move to fjord-1.',
        [2, 14],
      ],
      [
        'Region fjord-0 was closed (28 July 2031); its buckets are deleted on 31 October 2031. Move to fjord-1.',
        [2, 14],
      ],
      ['Region fjord-0 closes (28 July 2031); its buckets are then deleted (31 October 2031). Move to fjord-1.', []],
    ],
  ],
  [
    'both, of which one is over',
    '`tern-mini` will be switched off on 17 August 2031 at 15:00 UTC. `tern-embed` is already off. Since 4 May 2031 every call to it comes back as `404`. Use `tern-3`.',
    [
      [
        '`tern-mini` and `tern-embed`: both models will be switched off on 17 August 2031 at 15:00 UTC. Use `tern-3`.',
        [2],
      ],
      [
        '`tern-mini` will be switched off on 17 August 2031 at 15:00 UTC; `tern-embed` has been off since 4 May 2031. Use `tern-3`.',
        [],
      ],
    ],
  ],
  [
    'who calls a thing deprecated is not the thing',
    '## 5.8.0\n\nThis release of **fernway**, our HTTP client, marks three things as deprecated.\n\n* `Net.fetch()` will be removed in 6.0. Use `Net.gather()`.\n* The `ssl="old"` option is deprecated with removal in 6.0.\n* `fernway.compat` is discouraged, but we have no plan to remove it.',
    [
      [
        'fernway: `Net.fetch()`, `ssl="old"` and `fernway.compat` are deprecated; all three are removed in 6.0. Use `Net.gather()`.',
        [2],
      ],
      [
        'fernway: `Net.fetch()` and `ssl="old"` are removed in 6.0; `fernway.compat` is only discouraged. Use `Net.gather()`.',
        [],
      ],
    ],
  ],
];

describeSituations('fates', KINDS);
