import { describeSituations, type SituationKind } from './tools/situation-kinds.ts';

const KINDS: readonly SituationKind[] = [
  [
    'end users, who end nothing; a day with a word of its own before a reason',
    '`pass-login` is on its way out. It has been refused for new end users since 4 January 2029. Existing links keep refreshing; the last day is not fixed. Use `flow-login`.',
    [
      ['`pass-login` is ending; it has been refused for new end users since 4 January 2029. Use `flow-login`.', []],
      ['`pass-login`: refused for new end users since 4 January 2029; its end is not fixed. Use `flow-login`.', []],
    ],
  ],
  [
    'a timetable of participles, each with an answer behind its comma',
    '- 14 June 2029: no new `cv_` tokens are issued\n- 13 September 2029: charges with `cv_` tokens are refused (`token_retired`)\n- 13 December 2029: the vault is wiped\n\nExchange the tokens.',
    [
      [
        '- 14 June 2029: no fresh `cv_` tokens. 13 September 2029: charges on them refused, `token_retired`. 13 December 2029: vault wiped\n- Exchange the tokens.',
        [],
      ],
      ['Charges with `cv_` tokens were refused on 13 September 2029 (`token_retired`). Exchange the tokens.', [2, 14]],
    ],
  ],
  [
    'an adverb among the auxiliaries, an end without an auxiliary',
    'The Tollgate 2 reader has no radio for 5G. It will consequently lose service on 4 March 2029. The Basic tariff ceases on the same date. Please order a Tollgate 3.',
    [
      ['Owners of the Tollgate 2 reader: service ended on 4 March 2029. Order a Tollgate 3.', [2, 14]],
      ['The Tollgate 2 reader and its tariff expired on 4 March 2029; order a Tollgate 3.', [2, 14]],
      ['The Tollgate 2 reader loses service on 4 March 2029. Order a Tollgate 3.', []],
      ['Tollgate 2 reader: service ends 4 March 2029; order a Tollgate 3.', []],
    ],
  ],
  [
    'a removal told as a noun of the thing that opens the block',
    '- `Cart.open()` is deprecated. Removal: release 6.0, shipped no earlier than 5 May 2029. Call `Basket.open()`.\n- `Cart.peek()` is deprecated. Its end has not been decided.',
    [
      [
        '`Cart.open()` was removed in 6.0 (no earlier than 5 May 2029); call `Basket.open()`. `Cart.peek()` is deprecated.',
        [2, 14],
      ],
      [
        '`Cart.open()` is deprecated and removed in 6.0, no earlier than 5 May 2029; call `Basket.open()`. `Cart.peek()` is deprecated, its end undecided.',
        [],
      ],
    ],
  ],
  [
    'a table that asks what becomes of each part',
    '| Feed | Path | What becomes of it |\n|---|---|---|\n| Tides | `/tides/` | closed at the end of Q2 2030 |\n| Swell | `/swell/` | offline since 3 May 2028 |\n| Wind | `/wind/` | discouraged, no closure planned |\n\nUse `/v3/` for tides and wind.',
    [
      [
        '`/tides/` and `/swell/` are no longer available, the former closed at the end of Q2 2030, the latter on 3 May 2028; `/wind/` is discouraged. Use `/v3/`.',
        [2, 14],
      ],
      [
        '`/tides/` and `/wind/` are closed at the end of Q2 2030; `/swell/` went offline on 3 May 2028. Use `/v3/`.',
        [2],
      ],
      [
        '`/tides/` closes at the end of Q2 2030; `/swell/` has been offline since 3 May 2028; `/wind/` is discouraged, no closure planned. Use `/v3/`.',
        [],
      ],
    ],
  ],
  [
    'a table of states with a column of last days',
    '| Set | State | Last delivery |\n|---|---|---|\n| `snow-hourly` | closing | 2030-05-31 |\n| `snow-daily` | closed | 2029-12-31 |\n\nTake `snow-10min` instead.',
    [
      [
        '`snow-daily` made its last delivery on 31 December 2029 and `snow-hourly` on 31 May 2030. Take `snow-10min`.',
        [2, 14],
      ],
      [
        '`snow-hourly` closes, last delivery 31 May 2030; `snow-daily` is closed since its last delivery on 31 December 2029. Take `snow-10min`.',
        [],
      ],
    ],
  ],
  [
    'a timetable whose lines are parted by line breaks alone',
    'Region `delta-2` closes. Calendar:\n\n1 March 2029: creation blocked, already in force\n14 September 2029, 09:00: instances powered off\n15 December 2029, 09:00: volumes erased\n\nMove to `delta-3`.',
    [
      [
        'Region `delta-2`: instances were powered off on 14 September 2029, 09:00, and volumes have been erased on 15 December 2029, 09:00. Move to `delta-3`.',
        [2, 14],
      ],
      [
        'Region `delta-2`: creation is blocked since 1 March 2029; instances are powered off on 14 September 2029, 09:00, volumes erased on 15 December 2029, 09:00. Move to `delta-3`.',
        [],
      ],
    ],
  ],
  [
    'a state of now before a dated participle',
    'On 3 July 2029 the root certificate K1 is withdrawn. Scanners that rely on K1 must import K2.',
    [
      ['Owners of scanners can no longer reach the service through K1, withdrawn on 3 July 2029. Import K2.', [2, 14]],
      ['Scanners that rely on K1 can no longer connect after 3 July 2029. Import K2.', []],
      ['K1 (withdrawn on 3 July 2029) is replaced by K2; import it into the scanners.', []],
    ],
  ],
  [
    'a date told again as that day',
    'We are withdrawing the Clover plan on 30 September 2030. Take out the Fern plan beforehand; otherwise your line closes on the day.',
    [
      [
        'Clover plan: withdrawn 30 September 2030, and lines of those who took no step were closed that day. Take out Fern.',
        [2, 14],
      ],
      ['Clover plan: withdrawn 30 September 2030; lines of those who take no step close that day. Take out Fern.', []],
    ],
  ],
  [
    'a heading that tells what goes, and the release of the notice itself',
    '# quiltlib 5.2.0\n\n## Going in 6.0 (not before 2030-10-02)\n\n- `Frame.fit()`. Call `Frame.place()`.\n\n## Deprecated, no removal planned\n\n- `quilt --dpi`. Use `--pitch`.',
    [
      [
        'quiltlib 5.2.0 drops `Frame.fit()`; call `Frame.place()`. `quilt --dpi` is deprecated (`--pitch`). 6.0 is out 2030-10-02 or later.',
        [2, 14],
      ],
      [
        '`Frame.fit()` goes in 6.0, not before 2030-10-02: call `Frame.place()`. `quilt --dpi` is deprecated, no removal planned; use `--pitch`.',
        [],
      ],
    ],
  ],
  [
    'what would be gone without the thing',
    'The Brook P1 pump loses its connection to Brook Cloud on 30 September 2029. The app and voice control stop. Exchange it for a Brook P2.',
    [
      [
        'The Brook P1 pump loses Brook Cloud on 30 September 2029. Without the cloud, the app and voice control are gone. Exchange it for a Brook P2.',
        [],
      ],
      ['The Brook P1 pump has lost Brook Cloud (30 September 2029). Exchange it for a Brook P2.', [2, 14]],
    ],
  ],
];

describeSituations('kinds of wording', KINDS);
