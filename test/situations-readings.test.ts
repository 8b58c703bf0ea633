import { describeSituations, type SituationKind } from './tools/situation-kinds.ts';

/** Whose fate a sentence tells, and in which time: subjects, pronouns and adverbs that were read wrongly. */
const KINDS: readonly SituationKind[] = [
  [
    'a verb behind a pronoun, where the same word behind a name may be a headline',
    'The raw ingest endpoint retires on 6 September 2028 at 09:00 CET. Stations that post to it must switch to the batch endpoint.',
    [
      [
        'Stations posting to the raw ingest endpoint, which retired on 6 September 2028, 09:00 CET: switch to the batch endpoint.',
        [2, 14],
      ],
      [
        'Stations posting to the raw ingest endpoint: it sunsetted on 6 September 2028, 09:00 CET. Switch to the batch endpoint.',
        [2, 14],
      ],
      [
        'Raw ingest endpoint retired on 6 September 2028, 09:00 CET: stations posting to it switch to the batch endpoint.',
        [],
      ],
      [
        'Stations posting to the raw ingest endpoint, which retires on 6 September 2028, 09:00 CET: switch to the batch endpoint.',
        [],
      ],
    ],
  ],
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
  [
    'a pronoun in the plural stands for the two things told last, and not for the lead of the block',
    '- **`brook-js`: promise API.** `brook.open(url)` and `brook.send(bytes)` are deprecated. Both still run in every 6.x release. They will be removed in 7.0.0, planned for 12 January 2028. Use `Brook.session()`.',
    [
      [
        '`brook.open(url)` and `brook.send(bytes)` of `brook-js` are deprecated; the two functions no longer run, and they are removed in 7.0.0, planned for 12 January 2028. Use `Brook.session()`.',
        [2, 14],
      ],
      [
        '`brook.open(url)` and `brook.send(bytes)` have been removed; use `Brook.session()`. 7.0.0 is planned for 12 January 2028.',
        [2, 14],
      ],
      [
        '`brook.open(url)` and `brook.send(bytes)` are deprecated and go in 7.0.0, planned for 12 January 2028: use `Brook.session()`.',
        [],
      ],
    ],
  ],
  [
    'a verb shares the subject of an earlier one, be that known or not',
    'XML panels in `lattice` are deprecated. They still parse; there is no date for a removal. Write YAML panels.',
    [
      [
        'XML panels in `lattice` are deprecated. They still parse, with a hint in the log, and will stop parsing in 5.0. Write YAML panels.',
        [2],
      ],
      ['XML panels in `lattice` still parse with a hint and will be dropped in 5.0. Write YAML panels.', [2]],
      [
        'XML panels in `lattice` are deprecated. They still parse and print a hint; no date is set. Write YAML panels.',
        [],
      ],
    ],
  ],
  [
    'no longer, behind its verb',
    'The `[mirror]` section is deprecated; nobody plans to remove it. `quern mount` was removed in this release. Write `[copy]`; run `quern sync`.',
    [
      ['`[mirror]` works no longer: write `[copy]`. `quern mount` is gone: run `quern sync`.', [2]],
      ['`[mirror]` is supported no more; write `[copy]`. `quern mount` is gone: run `quern sync`.', [2]],
      ['`[mirror]` is deprecated: write `[copy]`. `quern mount` works no longer: run `quern sync`.', []],
    ],
  ],
  [
    'since a day, behind a label or a colon',
    'The Vale app no longer works on these phones. Since 9 November 2026 it stops at the first screen. Use the website.',
    [
      [
        'Deadline: Already fails: since 9 November 2026 the Vale app stops at the first screen.\nAction: use the website.',
        [],
      ],
      ['The Vale app is off on old phones; since 9 November 2026 it stops at the first screen. Use the website.', []],
      ['Deadline: the Vale app stops at the first screen on 9 November 2026.\nAction: use the website.', [2]],
    ],
  ],
  [
    'a row that is over, in a column of days to come',
    '| Module | Deprecated | Removed |\n|---|---|---|\n| `reed-hls@1` | 2026-11-09 | 2027-05-24 |\n| `reed-flash` | 2021-02-01 | already gone, answers 404 |\n\nUse `reed-hls@3`; drop the `reed-flash` tag.',
    [
      ['`reed-hls@1` is removed on 2027-05-24: use `reed-hls@3`. `reed-flash` is removed already: drop its tag.', []],
      ['`reed-hls@1` is removed on 2027-05-24: use `reed-hls@3`. `reed-flash` will be removed too: drop its tag.', [2]],
    ],
  ],
  [
    'where something stopped, and no end',
    'Plan Aster ends on 3 June 2028. Please move to Birch, where your numbering continues where it stopped.',
    [
      ['Plan Aster ends on 3 June 2028: move to Birch, whose numbering goes on where it stopped.', []],
      ['Plan Aster has stopped. Move to Birch.', [2, 14]],
    ],
  ],
  [
    'a removal with a day of its own, told as a mere deprecation beside another day',
    'Please take note that profile `QS-1` will be discontinued on 30 September 2029. Please obtain a certificate under `QS-2`. Both profiles are accepted from 1 March 2029. `marl-ocr` ends on 31 March 2030; `quill-tts` is deprecated, its date not decided.',
    [
      [
        '`QS-1` is deprecated: obtain a `QS-2` certificate; both are accepted from 1 March 2029. `marl-ocr` ends on 31 March 2030; `quill-tts` is deprecated, no date.',
        [2],
      ],
      [
        '`QS-1` ends on 30 September 2029: obtain a `QS-2` certificate. `marl-ocr` is deprecated, its date not decided; `quill-tts` goes on 31 March 2030.',
        [2],
      ],
      [
        '`QS-1` (deprecated) runs to 30 September 2029: obtain a `QS-2` certificate; both are accepted from 1 March 2029. `marl-ocr` ends on 31 March 2030; `quill-tts` is deprecated, no date.',
        [],
      ],
    ],
  ],
  [
    'what a named thing will stop doing is its own end',
    'The Orion theme is deprecated. It keeps working and we have set no date for its removal. Choose the Lyra theme.',
    [
      ['The Orion theme is deprecated and will stop loading in 5.0; choose Lyra.', [2]],
      ['Orion still loads, with a banner, but disappears with release 5.0; choose Lyra.', [2]],
      ['The Orion theme is deprecated but goes on loading, with no removal date; choose Lyra.', []],
    ],
  ],
  [
    'two products of one brand, one of them with a number',
    'Tern Maps 2 retires on 9 June 2029; Tern Tiles is merely deprecated and no end is planned. Use Tern Atlas.',
    [
      ['Tern Maps 2 retires on 9 June 2029, Tern Tiles is deprecated without a planned end: use Tern Atlas.', []],
      ['Tern Tiles retires on 9 June 2029, Tern Maps 2 is merely deprecated: use Tern Atlas.', [2]],
      ['Tern Maps 2 and Tern Tiles retire on 9 June 2029: use Tern Atlas.', [2]],
    ],
  ],
  [
    'what is over, told as a mere deprecation beside other things',
    '- `loft sync --wide` goes away in 6.0; 6.0 has no date yet.\n- `loft share` stopped working on macOS with this release.\n- The `[tags]` section is deprecated, removal not planned.\n\nUse `loft copy`; put tags into `[labels]`.',
    [
      [
        '`loft sync --wide` goes away in 6.0 (no date yet): use `loft copy`. `loft share` is deprecated on macOS. `[tags]` is deprecated: use `[labels]`.',
        [2],
      ],
      [
        '`loft sync --wide` goes away in 6.0 (no date yet): use `loft copy`. `loft share` is deprecated and fails on macOS. `[tags]` is deprecated: use `[labels]`.',
        [],
      ],
    ],
  ],
];

describeSituations('rules 2 and 14: whose fate is read', KINDS);
