import { describeSituations, type SituationKind } from './tools/situation-kinds.ts';

/** Brackets, commas and words of time between a subject and its verb, or between two verbs. */
const KINDS: readonly SituationKind[] = [
  [
    'a bracket between the subject and its verb in the plural',
    'Bulk renames (`MOVE /all`) ended on 4 May 2031 and are answered with 403. Use `POST /move`.',
    [
      ['Bulk renames (`MOVE /all`) no longer work: use `POST /move`.', []],
      ['Bulk renames (`MOVE /all`) do not work any more: use `POST /move`.', []],
      ['Bulk renames (`MOVE /all`) will no longer work: use `POST /move`.', [2]],
    ],
  ],
  [
    'a bracket before a verb that tells what goes on',
    'Bulk renames (`MOVE /all`) will end on 4 May 2031. Use `POST /move`.',
    [
      ['Bulk renames (`MOVE /all`) work until 4 May 2031: use `POST /move`.', []],
      ['Bulk renames (`MOVE /all`) no longer work: use `POST /move`.', [2, 14]],
    ],
  ],
  [
    'since when another thing fails, behind a comma',
    'Jobs that name the layout `old-*` run until 3 March 2031; from 4 March 2031 they are refused. TIFF output has been failing since 9 May 2030. Use `new-*` and PNG.',
    [
      [
        'We drop the layouts `old-*` from 4 March 2031 (use `new-*`), TIFF output already fails since 9 May 2030 (use PNG).',
        [],
      ],
      ['The layouts `old-*` end on 4 March 2031 (use `new-*`), TIFF output fails since 9 May 2030 (use PNG).', []],
      [
        'The layouts `old-*` have ended on 4 March 2031 (use `new-*`), TIFF output fails since 9 May 2030 (use PNG).',
        [2, 14],
      ],
    ],
  ],
  [
    'an insertion between commas is no subject, and "since" in it no reason',
    'The `marl-in` plugin is deprecated since agent 4.2. It keeps working, and there is no date for a removal. Feeds that use it should use `loam-in`.',
    [
      [
        'Feeds that use the plugin `marl-in`, deprecated since agent 4.2, should use `loam-in`; no removal date is set.',
        [],
      ],
      [
        'The plugin `marl-in`, deprecated since agent 4.2, will be removed. Feeds that use it should use `loam-in`.',
        [2],
      ],
      ['`marl-in`, discouraged as of agent 4.2, is going to be removed. Feeds that use it should use `loam-in`.', [2]],
      ['Feeds that use `marl-in` (deprecated): use `loam-in`. It will soon go.', [2]],
      ['Feeds that use `marl-in` (deprecated): use `loam-in`. Removal will soon follow.', [2]],
    ],
  ],
  [
    'what a thing no longer does since a day',
    'The feed `udp://old.marl.example` does not deliver since 6 August 2031. Readers use `udp://new.marl.example`.',
    [
      ['`udp://old.marl.example` stopped delivering on 6 August 2031: readers use `udp://new.marl.example`.', []],
      ['`udp://old.marl.example` has delivered nothing since 6 August 2031: readers use `udp://new.marl.example`.', []],
      [
        'From 6 August 2031 the feed `udp://old.marl.example` will no longer deliver: readers use `udp://new.marl.example`.',
        [2],
      ],
    ],
  ],
  [
    'what goes on until an end, told as done no longer',
    'The Pebble Journal closes on 9 July 2031. You can write in it as always till then. Trip cards are deprecated; we still print them. Move to Chalk.',
    [
      [
        'Pebble Journal: it closes on 9 July 2031; write in it as always till then. Trip cards are deprecated, still printed. Move to Chalk.',
        [],
      ],
      [
        'Pebble Journal: it closes on 9 July 2031, after which you can no longer write in it. Trip cards are deprecated, still printed. Move to Chalk.',
        [],
      ],
      [
        'You can no longer write in the Pebble Journal, which closes on 9 July 2031. Trip cards are deprecated, still printed. Move to Chalk.',
        [2, 14],
      ],
      ['Trip cards are no longer printed. The Pebble Journal closes on 9 July 2031: move to Chalk.', [2]],
    ],
  ],
  [
    'a verdict behind a colon',
    '- `quern login --pin` is deprecated and still works; no removal is planned. Use `--key`.',
    [
      ['- `quern login --pin`: deprecated. Use `--key`.', []],
      ['- `quern login --pin`: removed. Use `--key`.', [2]],
    ],
  ],
  [
    'what is no longer recommended is warned of',
    'We no longer recommend the paper planner (`plan.marl.example`). It stays, and nobody has decided whether it goes. For new entries use Loam.',
    [
      ['The paper planner (`plan.marl.example`) is no longer recommended but stays: use Loam for new entries.', []],
      ['The paper planner (`plan.marl.example`) is discouraged, no end is decided: use Loam for new entries.', []],
      ['The paper planner (`plan.marl.example`) will be closed: use Loam for new entries.', [2]],
      ['The paper planner (`plan.marl.example`) has been closed: use Loam for new entries.', [2]],
    ],
  ],
];

describeSituations('insertions', KINDS);
