import { describeSituations, type SituationKind } from './tools/situation-kinds.ts';

/** What looks like a past and is none: a perfect of the future, an entry of a timetable, somebody else's end. */
const KINDS: readonly SituationKind[] = [
  [
    'the perfect of what is to come',
    'Updates of the Plover 2 base station end on 4 March 2029 at 06:00 UTC, when its signing key expires. Please install 3.1 before.',
    [
      ['Plover 2 base stations: updates run until 4 March 2029, 06:00 UTC; then the key has expired. Install 3.1.', []],
      ['Install 3.1 on Plover 2 base stations before 4 March 2029, 06:00 UTC: by then, their updates have ended.', []],
      ['By 4 March 2029, 06:00 UTC, updates of Plover 2 base stations have ended; install 3.1 beforehand.', []],
      ['Updates of Plover 2 base stations have ended on 4 March 2029, 06:00 UTC. Install 3.1.', [2, 14]],
      ['Plover 2 base stations: updates ended on 4 March 2029 at 06:00 UTC. Install 3.1.', [2, 14]],
    ],
  ],
  [
    'a perfect since then',
    'On 16 February 2029 we switched off `tiles1.lark.example`. Since then, sites that embed its tiles have been getting `403`. Use `tiles3.lark.example`.',
    [
      ['Sites on `tiles1.lark.example`: off on 16 February 2029, `403` since then. Use `tiles3.lark.example`.', []],
      [
        'Affected: sites on `tiles1.lark.example`\nDeadline: 16 February 2029; afterwards its tiles will return `403`\nAction: use `tiles3.lark.example`',
        [2],
      ],
    ],
  ],
  [
    'a date that opens an entry, without a preposition',
    '| Step | Date | Effect |\n|---|---|---|\n| 1 | 2 June 2029 | orders are refused |\n| 2 | 3 December 2029 | pumps are stopped |\n\nThe Sandpiper pump line is being retired. Move to Dunlin.',
    [
      ['Sandpiper pumps: 2 June 2029, orders refused; 3 December 2029, pumps stopped. Move to Dunlin.', []],
      [
        'Sandpiper pumps are retired:\n- 2 June 2029, orders refused\n- 3 December 2029, pumps stopped\n\nMove to Dunlin.',
        [],
      ],
      ['Sandpiper orders are refused from 2 June 2029. On 3 December 2029 the pumps stopped. Move to Dunlin.', [2, 14]],
    ],
  ],
  [
    'that day, behind a day that is over',
    'Cloud access for Knot 1 ends on 14 November 2029. Firmware updates ceased on 2 May 2029. Voice and clips will stop that day. Get Knot 2.',
    [
      [
        'Knot 1: cloud access, voice and clips end on 14 November 2029; firmware updates ended on 2 May 2029. Get Knot 2.',
        [],
      ],
      [
        'Knot 1 has had no firmware updates since 2 May 2029 and loses cloud access on 14 November 2029. Get Knot 2.',
        [],
      ],
      ['Knot 1 lost cloud access on 14 November 2029; firmware updates ended on 2 May 2029. Get Knot 2.', [2, 14]],
    ],
  ],
  [
    'where calls have gone, and whose end was reached',
    "The boards in `rz2` racks have reached the end of their maker's warranty scheme. Calls without a `rack` field have gone to `rz5` since May. The `rz2` racks close on 9 July 2029. Move to `rz5`.",
    [
      ["`rz2` racks close on 9 July 2029, the maker's warranty having ended. Move to `rz5`.", []],
      [
        'Affected: users of `rz2` racks\nDeadline: 9 July 2029\nAction: move to `rz5`, where calls without `rack` go',
        [],
      ],
      ['`rz2` racks have closed. Move to `rz5`.', [2, 14]],
    ],
  ],
  [
    'a plan taken back in brackets; a pronoun for who had it',
    '`GET /span/v1` closes on 4 March 2029. The `Wader Ping`, which we intended to retire, stays after all. Call `/span/v2`.',
    [
      ['`GET /span/v1` closes on 4 March 2029: call `/span/v2`. `Wader Ping` (the retirement is off) stays.', []],
      [
        '`GET /span/v1` closes on 4 March 2029: call `/span/v2`. Spared: `Wader Ping` (its removal has been dropped).',
        [],
      ],
      ['`GET /span/v1` is off: call `/span/v2`. `Wader Ping` stays.', [2, 14]],
    ],
  ],
  [
    'a reason with a year behind "since"',
    'The 32-bit image `kern-i6` will be dropped in release 15, as its clock overflows in 2038. Nothing replaces it.',
    [
      [
        'Users of `kern-i6`: the image leaves in release 15 without replacement, since the clock overflows in 2038.',
        [],
      ],
      ['`kern-i6` goes in release 15, since a counter runs over in 2038; no replacement.', []],
      ['`kern-i6` has been off since early 2038. No replacement.', [2, 14]],
    ],
  ],
  [
    'a deadline line, if with a wrong day or a vague one',
    'The switch-off of RTMP, previously planned for 2 May 2029, now takes place on 5 September 2029. Move to SRT.',
    [
      ['Affected: users of RTMP\nDeadline: 2 May 2029\nAction: move to SRT', []],
      ['Affected: users of RTMP\nDeadline: later this year\nAction: move to SRT', []],
    ],
  ],
];

describeSituations('what only looks past', KINDS);
