import { describeSituations, type SituationKind } from './tools/situation-kinds.ts';

const KINDS: readonly SituationKind[] = [
  [
    'a part that has ended, told as to come on its own day',
    'On 9 June 2031 we will switch off Lagoon balancers. Since 2 February 2031 no new ones can be created; the API answers `403`. Those already running carry on until the switch-off. Move to Reef balancers.',
    [
      [
        'Lagoon balancers are switched off on 9 June 2031; creating further ones will be blocked on 2 February 2031. Move to Reef.',
        [2],
      ],
      [
        'Lagoon balancers are switched off on 9 June 2031; new ones will be refused from 2 February 2031. Move to Reef.',
        [2],
      ],
      [
        'Lagoon balancers are switched off on 9 June 2031; creating further ones has been blocked since 2 February 2031. Move to Reef.',
        [],
      ],
      ['Lagoon balancers will be switched off on 9 June 2031 (no new ones since 2 February 2031). Move to Reef.', []],
    ],
  ],
  [
    'over as of the day of the notice, beside one that works until a later day',
    '`frost-one` is no longer accepted as of today, 4 May 2031: uploads that name it are refused. `frost` remains writable until 30 November 2031. Use `cool`.',
    [
      [
        'Uploads to `frost-one` will be refused from 4 May 2031; `frost` is writable until 30 November 2031. Use `cool`.',
        [2],
      ],
      [
        '`frost-one` has been refused since 4 May 2031; `frost` was closed to writes on 30 November 2031. Use `cool`.',
        [2, 14],
      ],
      [
        '`frost-one` is no longer accepted since 4 May 2031; `frost` closes to writes on 30 November 2031. Use `cool`.',
        [],
      ],
      [
        'We are dropping `frost` and `frost-one`. Uploads to `frost-one` have been refused since 4 May 2031, those to `frost` end on 30 November 2031. Use `cool`.',
        [],
      ],
    ],
  ],
  [
    'a call that fails since today',
    '*Deprecated:* the `days` parameter; no removal date is set. Use `until`.\n\n*Removed:* `GET /sums` returns `404` since today, 2 March 2031. Call `GET /balances`.',
    [
      [
        '`GET /sums` will return `404` from 2 March 2031; call `GET /balances`. `days` is deprecated, no date set; use `until`.',
        [2],
      ],
      [
        '`GET /sums` returns `404` since 2 March 2031; call `GET /balances`. `days` is deprecated, no date set; use `until`.',
        [],
      ],
    ],
  ],
  [
    'a table in which one row has no day',
    '| Data set | State | Last day |\n|---|---|---|\n| `parking-csv` | being withdrawn | 28 February 2031 |\n| `tree-2014` | discouraged, stays online | – |\n| `cam-stills` | withdrawn since 1 November 2030 | – |\n\nUse `/v2`.',
    [
      [
        '`parking-csv` and `tree-2014` are withdrawn 28 February 2031; `cam-stills` has been off since 1 November 2030. Use `/v2`.',
        [2],
      ],
      [
        '`tree-2014` will be withdrawn like `parking-csv`, on 28 February 2031; `cam-stills` has been off since 1 November 2030. Use `/v2`.',
        [2],
      ],
      [
        '`parking-csv` is withdrawn 28 February 2031; `tree-2014` is discouraged but stays; `cam-stills` has been off since 1 November 2030. Use `/v2`.',
        [],
      ],
    ],
  ],
  [
    'one told to stay, one to go, and both told with one verb',
    '**`=PULL()`** is deprecated as of 15 March 2031. It continues to calculate, and we have not planned its removal.\n\n**Live Pane** will be removed no earlier than 20 September 2031. Set up a schedule.',
    [
      [
        '`=PULL()`, deprecated as of 15 March 2031, and Live Pane will both be removed, no earlier than 20 September 2031. Set up a schedule.',
        [2],
      ],
      [
        'Live Pane will be removed no earlier than 20 September 2031; `=PULL()`, deprecated as of 15 March 2031, has no removal planned. Set up a schedule.',
        [],
      ],
    ],
  ],
  [
    'one tense over days of which only the first is over',
    '| Scanner | State |\n|---|---|\n| Gate Mini | stopped on 10 May 2031 |\n| Gate Pro | stops on 17 January 2032 |\n\nInstall app 6.',
    [
      [
        'App 5 has been switched off, on the Gate Mini on 10 May 2031 and on the Gate Pro on 17 January 2032. Install app 6.',
        [2, 14],
      ],
      [
        'App 5 was switched off on the Gate Mini on 10 May 2031 and ends on the Gate Pro on 17 January 2032. Install app 6.',
        [],
      ],
      [
        'App 5 was switched off on the Gate Mini on 10 May 2031. On 17 January 2032 it ends on the Gate Pro. Install app 6.',
        [],
      ],
    ],
  ],
];

describeSituations('fates that are merged', KINDS);
