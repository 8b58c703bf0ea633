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
];

describeSituations('fates', KINDS);
