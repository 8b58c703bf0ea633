import { describeSituations, type SituationKind } from './tools/situation-kinds.ts';

/** Whose fate a sentence tells, and in which time: subjects, pronouns and adverbs that were read wrongly. */
const KINDS: readonly SituationKind[] = [
  [
    'an item of its own, whose verb goes on with "with this release"',
    '- `quern pull --wide` prints a hint and goes away in 7.0.\n- The `[cache.old]` table of `quern.toml` is deprecated, removal not planned.\n- `quern watch` stopped working with this version on Windows (exit code 61).\n\nWrite `[cache]` in place of `[cache.old]`; run `quern poll`.',
    [
      [
        '- `quern pull --wide` goes away in 7.0.\n- `[cache.old]` in `quern.toml` is deprecated; write `[cache]`.\n- `quern watch` will soon stop working on Windows (exit code 61); run `quern poll`.',
        [2],
      ],
      [
        '- `quern pull --wide` goes away in 7.0.\n- `[cache.old]` in `quern.toml` is deprecated; write `[cache]`.\n- `quern watch` no longer works on Windows (exit code 61); run `quern poll`.',
        [],
      ],
    ],
  ],
  [
    'what goes on now, told in the progressive',
    'Uploads to `drop.marl.example` are being refused with status 4470. We pulled the drop box on 7 May 2028 at 10:00 UTC. Upload to `box.marl.example`.',
    [
      [
        '`drop.marl.example` was closed on 7 May 2028, 10:00 UTC, and now answers 4470: upload to `box.marl.example`.',
        [],
      ],
      ['`drop.marl.example` will be closed on 7 May 2028, 10:00 UTC: upload to `box.marl.example`.', [2]],
    ],
  ],
  [
    'the adverb of the sentence before is not that of a bare participle',
    '* The `--soft` flag of `reel cut` is deprecated; nothing breaks for now. It will be removed in 9.0, for which there is no date yet. Use `--hard`.',
    [
      ['* `reel cut --soft`: nothing breaks for now. Removed in 9.0 (no date yet). Use `--hard`.', []],
      ['* `reel cut --soft` has been removed already. Use `--hard`.', [2, 14]],
    ],
  ],
  [
    'what is left in some state has not left',
    'The Slate register closes at the end of July 2028. Classes nobody has moved become PDFs, kept until 31 August 2029. Please move to Chalk.',
    [
      [
        'Slate closes at the end of July 2028: move to Chalk. Classes left unmoved turn into PDFs, kept until 31 August 2029.',
        [],
      ],
      [
        'Slate closes at the end of July 2028: move to Chalk. Classes left as they are become PDFs until 31 August 2029.',
        [],
      ],
      ['Slate left on 31 August 2029 and has closed at the end of July 2028; move to Chalk.', [2, 14]],
    ],
  ],
  [
    'how a thing has gone on, and no end',
    'The tide feed freezes on 14 March 2029 and is switched off on 2 July 2029. Read `tides.v2`.',
    [
      [
        'The tide feed is switched off on 2 July 2029 for stations that read it after it has gone without new tides from 14 March 2029. Read `tides.v2`.',
        [],
      ],
      ['The tide feed has gone. Read `tides.v2`.', [2, 14]],
    ],
  ],
  [
    'a duty that was carried out',
    'The bulk route `GET /b/v2` is dead since 3 May 2028; we had to close it at once. `GET /s/v2` will be removed on 1 July 2028. Call `POST /q/v3`.',
    [
      ['`GET /b/v2` is dead since 3 May 2028; `GET /s/v2` goes on 1 July 2028. Call `POST /q/v3`.', []],
      ['`GET /b/v2` will be closed on 3 May 2028; `GET /s/v2` goes on 1 July 2028. Call `POST /q/v3`.', [2]],
    ],
  ],
];

describeSituations('rules 2 and 14: whose fate is read', KINDS);
