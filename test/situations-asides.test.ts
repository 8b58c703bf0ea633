import { describeSituations, type SituationKind } from './tools/situation-kinds.ts';

const KINDS: readonly SituationKind[] = [
  [
    'a state that began on a day, whatever state: that day is over',
    '*Leaving:* the `grid-7` queue and the `/srv/maps` volume.\n> `grid-7`: drained 2 July 2031, off 5 July 2031\n> `/srv/maps`: read-only since 24 May 2031, so writes fail with `EROFS`; unmounted 5 July 2031\n\nUse `grid-9`.',
    [
      [
        '`/srv/maps` has rejected writes (`EROFS`) since 24 May 2031 and is unmounted 5 July 2031; `grid-7` goes off that day. Use `grid-9`.',
        [],
      ],
      [
        'Writes to `/srv/maps` have been failing since 24 May 2031; unmount 5 July 2031. `grid-7`: off 5 July 2031. Use `grid-9`.',
        [],
      ],
      ['`/srv/maps` has been read-only since 24 May 2031. `grid-7` goes off on 5 July 2031. Use `grid-9`.', []],
      ['`/srv/maps` has been unmounted since 5 July 2031. Use `grid-9`.', [2, 14]],
    ],
  ],
  [
    'something that fails as of a release that is out',
    '* **The text listener.** Hosts lose it on 11 May 2031. Use `otlp`.\n* **`probe snap`.** Gone since 7.3: it exits with `E_SNAP`. Use `probe flare`.',
    [
      [
        'The text listener disappears on 11 May 2031; use `otlp`. Scripts with `probe snap` are failing as of 7.3 (`E_SNAP`); use `probe flare`.',
        [],
      ],
      [
        'The text listener disappears on 11 May 2031; use `otlp`. `probe snap` exits with `E_SNAP` as of 7.3; use `probe flare`.',
        [],
      ],
      [
        'The text listener disappears on 11 May 2031; use `otlp`. `probe snap` will be removed soon; use `probe flare`.',
        [2],
      ],
    ],
  ],
  [
    'a relative clause behind a preposition, with a doer and a time of its own',
    '| Runtime | Execution ends |\n|---|---|\n| `bay18` | 4 October 2031 |\n| `reed3` | stopped 11 January 2031 |\n\n`bay18` has to leave because upstream publishes no more fixes for it. Use `bay22`.',
    [
      [
        '`reed3` stopped on 11 January 2031. `bay18`, for which upstream has ceased fixes, executes until 4 October 2031. Use `bay22`.',
        [],
      ],
      [
        '`reed3` stopped on 11 January 2031. `bay18`, on which the maintainers have given up, executes until 4 October 2031. Use `bay22`.',
        [],
      ],
      [
        '`reed3` stopped on 11 January 2031. `bay18`, left without upstream fixes, executes until 4 October 2031. Use `bay22`.',
        [],
      ],
      [
        '`reed3` stopped on 11 January 2031. `bay18`, for which no fixes come from upstream, has been shut down as of 4 October 2031. Use `bay22`.',
        [2, 14],
      ],
    ],
  ],
  [
    'a day in front, a use in the past behind it',
    'Stopwatch will be discontinued on 20 August 2031. You see this because someone in your team logged time with it since 1 January 2031. Export your entries.',
    [
      [
        'On 20 August 2031 Gantry discontinues Stopwatch for teams in which time was logged with it since 1 January 2031. Export your entries.',
        [],
      ],
      [
        'On 20 August 2031 Stopwatch ends for teams by whom it was opened since 1 January 2031. Export your entries.',
        [],
      ],
      ['On 20 August 2031 Stopwatch was discontinued. Export your entries.', [2, 14]],
    ],
  ],
  [
    'periods and things that a day only bounds',
    'Hence `POST /vat21` will be removed on 1 April 2031. Corrections of periods that ended before 1 January 2031 may still be sent through `POST /fix` until 31 March 2033. Use `POST /vat`.',
    [
      [
        '`POST /vat21` goes on 1 April 2031. Corrections of periods ended before 1 January 2031: `POST /fix`, until 31 March 2033. Use `POST /vat`.',
        [],
      ],
      [
        '`POST /vat21` goes on 1 April 2031. Periods that ended before 1 January 2031 may be corrected at `POST /fix` until 31 March 2033. Use `POST /vat`.',
        [],
      ],
      ['`POST /vat21` was removed on 1 April 2031. Use `POST /vat`.', [2, 14]],
    ],
  ],
  [
    'a list in which each has a bracket of its own',
    '| Model | State | Off |\n|---|---|---|\n| `ink-2` | retiring | 12 October 2031 |\n| `code-1` | off since 6 April 2031 | – |\n| `rank-1` | deprecated, no date set | – |\n\nUse `ink-5`.',
    [
      [
        'For callers of `ink-2` (shutdown 12 October 2031), `code-1` (dead since 6 April 2031) and `rank-1` (deprecated, still no date). Use `ink-5`.',
        [],
      ],
      [
        'For callers of `ink-2` (until 12 October 2031) and `code-1` (gone since 6 April 2031); `rank-1` is deprecated, no date. Use `ink-5`.',
        [],
      ],
      [
        'For callers of `code-1` (dead since 6 April 2031), `ink-2` (already gone) and `rank-1` (deprecated, still no date). Use `ink-5`.',
        [2, 14],
      ],
    ],
  ],
  [
    'a headline over several, one of which stays for now',
    '1. *Feed addresses under `feeds.nest.example/u/`*: they end on 8 October 2031.\n2. *Uploads by FTP* (`ftp.nest.example`). Turned off on 22 April 2030. Use the uploader.\n3. *The player `/embed/classic`*. Deprecated. It works, no shutdown is in sight. Use `/embed/solo`.',
    [
      [
        '`feeds.nest.example/u/` addresses, uploads to `ftp.nest.example` and the `/embed/classic` player are being retired.\n\nFeeds end 8 October 2031. FTP: off since 22 April 2030. Player: deprecated, without a shutdown date; use `/embed/solo`.',
        [],
      ],
      [
        'The `/embed/classic` player is being retired. Use `/embed/solo`. The feeds end on 8 October 2031. `/embed/classic` has no playlist.',
        [2],
      ],
    ],
  ],
  [
    'a verb without an object, and another thing behind the comma',
    '* The host `hooks-a.pod.example` was switched off on 22 February 2031. Post to `in.pod.example`.\n* Unsigned deliveries (`signing: none`) will be disabled on 10 May 2031. Set `signing: on`.',
    [
      [
        'Posting to `hooks-a.pod.example` no longer works, and users of unsigned deliveries (`signing: none`) lose those on 10 May 2031. Post to `in.pod.example`; set `signing: on`.',
        [],
      ],
      [
        'Unsigned deliveries (`signing: none`) no longer work, and posting to `hooks-a.pod.example` is over since 22 February 2031. Post to `in.pod.example`; set `signing: on`.',
        [2, 14],
      ],
    ],
  ],
];

describeSituations('what is told on the way', KINDS);
