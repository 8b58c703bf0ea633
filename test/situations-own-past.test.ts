import { describeSituations, type SituationKind } from './tools/situation-kinds.ts';

/** A past of the notice's own, told beside an end that is to come: whose day and whose verb it is. */
const KINDS: readonly SituationKind[] = [
  [
    'what has been impossible since a day, by a word that no thing owns',
    'Tally sheets (`.tly`) will be discontinued on 12 May 2029 at 17:00 AEDT. Uploading new `.tly` files has been impossible since 1 March 2029. Rebuild your sheets in Gridhouse.',
    [
      [
        'Tally sheets (`.tly`) end on 12 May 2029, 17:00 AEDT; `.tly` uploads have been closed since 1 March 2029. Rebuild them in Gridhouse.',
        [],
      ],
      [
        'Rebuild Tally sheets (`.tly`) in Gridhouse: they end on 12 May 2029, 17:00 AEDT, and `.tly` uploads have been off since 1 March 2029.',
        [],
      ],
      [
        'Tally sheets (`.tly`) have been discontinued since 12 May 2029, 17:00 AEDT; uploads since 1 March 2029. Rebuild them in Gridhouse.',
        [2, 14],
      ],
    ],
  ],
  [
    'a tariff with a letter for a name, closed',
    'PebblePay will close on 31 August 2029 at 18:00 CEST. The PebblePay tariff S closed to new contracts on 2 February 2029. Move to TyeLink.',
    [
      [
        'PebblePay closes on 31 August 2029, 18:00 CEST. Tariff S has been closed to new contracts since 2 February 2029. Move to TyeLink.',
        [],
      ],
      [
        'Move to TyeLink: PebblePay ends 31 August 2029, 18:00 CEST. New contracts on tariff S: none since 2 February 2029.',
        [],
      ],
      [
        'PebblePay has been closed since 31 August 2029, 18:00 CEST, tariff S since 2 February 2029. Move to TyeLink.',
        [2, 14],
      ],
    ],
  ],
  [
    'what is left on a day',
    'Ranked matches end on 11 May 2029 at 10:00 PDT. Spend your pearls by 30 June 2029, 10:00 PDT; the rest is deleted.',
    [
      [
        'Ranked matches end on 11 May 2029, 10:00 PDT. Spend pearls: those left on 30 June 2029, 10:00 PDT, are deleted.',
        [],
      ],
      [
        'Ranked matches: over on 11 May 2029, 10:00 PDT. Pearls left at 10:00 PDT on 30 June 2029 are deleted; spend them.',
        [],
      ],
      [
        'Ranked matches left on 11 May 2029, 10:00 PDT. Spend your pearls by 30 June 2029, 10:00 PDT; the rest is deleted.',
        [2, 14],
      ],
    ],
  ],
  [
    'a relative clause in the past before the end',
    'We stopped selling Shared Basic on 2 November 2028. Sites on Shared Basic will be closed on 30 April 2029 at 08:00 CET. Pick Cloud S in the panel.',
    [
      [
        'Shared Basic, which we ceased to sell on 2 November 2028, ends for its sites on 30 April 2029, 08:00 CET. Pick Cloud S in the panel.',
        [],
      ],
      [
        'Shared Basic, which we stopped selling on 2 November 2028, closes on 30 April 2029 at 08:00 CET. Pick Cloud S in the panel.',
        [],
      ],
      [
        'Shared Basic was closed on 30 April 2029, 08:00 CET; we stopped selling it on 2 November 2028. Pick Cloud S in the panel.',
        [2, 14],
      ],
    ],
  ],
  [
    'a bracket that tells something of its own',
    '`quill.compat` no longer exists; importing it raises `ImportError` as of 7.0. The 6.x line receives security fixes until 30 November 2029. Use `quill.core`.',
    [
      [
        '`quill.compat` already raises `ImportError` in 7.0 (6.x gets security fixes until 30 November 2029). Use `quill.core`.',
        [],
      ],
      ['`quill.compat` is gone in 7.0 (security fixes for 6.x go on until 30 November 2029). Use `quill.core`.', []],
      [
        '`quill.compat` is going to stop existing; 6.x gets security fixes until 30 November 2029. Use `quill.core`.',
        [2],
      ],
    ],
  ],
  [
    'a bracket before the verb that tells a past of its own',
    'The Tilegate plug-in will be removed from the Quarry store on 7 May 2029 at 15:00 Europe/Madrid. It has had no updates since 4 February 2029. Install Tilegate Connect before then.',
    [
      [
        'Tilegate plug-in users: on 7 May 2029, 15:00 Europe/Madrid, the plug-in (no updates since 4 February 2029) is removed from the Quarry store. Install Tilegate Connect before.',
        [],
      ],
      [
        'Tilegate plug-in, Quarry store: 7 May 2029, 15:00 Europe/Madrid: the plug-in (no updates since 4 February 2029) was removed. Install Tilegate Connect before.',
        [2, 14],
      ],
      [
        'For users of the Tilegate plug-in: it (last updated before 4 February 2029) was removed from the Quarry store at 15:00 Europe/Madrid on 7 May 2029. Install Tilegate Connect before.',
        [2, 14],
      ],
    ],
  ],
  [
    'what somebody else has dropped, as a reason',
    'The Citewell add-in is being retired. On 18 October 2029 it will stop loading, since its signing certificate expires and the authority no longer issues that type. Install `cw.web`.',
    [
      [
        'The Citewell add-in stops loading on 18 October 2029, the expiry day of its certificate, which cannot be renewed as the authority has dropped the type. Install `cw.web`.',
        [],
      ],
      [
        'The Citewell add-in has stopped loading on 18 October 2029, as the authority has dropped the type of its certificate. Install `cw.web`.',
        [2, 14],
      ],
    ],
  ],
  [
    'rows whose headers say more in a bracket, or whose day is not before one',
    '| Item | What happens | When (all ET) | Instead |\n|---|---|---|---|\n| Region `sl-1` | shut down | no earlier than 1 September 2029 | `sl-2` |\n| Driver `od-3` | deprecated | not before 1 October 2029 | `od-4` |\n\nFor those who hold tables there.',
    [
      [
        'For those with tables in region `sl-1`: it shuts down no earlier than 1 September 2029 ET; use `sl-2`. Driver `od-3` is deprecated, to be shut down on 1 October 2029 ET at the earliest; use `od-4`.',
        [],
      ],
      [
        'Region `sl-1` was shut down, for those who hold tables there, and `sl-2` takes its place; not before 1 September 2029 ET. Driver `od-3`: not before 1 October 2029 ET; use `od-4`.',
        [2, 14],
      ],
    ],
  ],
];

describeSituations('a past of the notice beside an end to come', KINDS);
