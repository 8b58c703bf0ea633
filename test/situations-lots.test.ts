import { describe, expect, it } from 'vitest';
import timeAndAction from '../rules/no-action-or-time.ts';
import tooEarly from '../rules/told-before-its-date.ts';
import situation from '../rules/wrong-situation.ts';
import { toLedger } from '../src/ledger/ledger.ts';

/** Several things with several fates, and words that look like an end: a notice, then outputs with the rules of 1, 2 and 14 that they break. */
const LOTS: readonly (readonly [
  notice: string,
  rows: readonly (readonly [output: string, breaks: readonly number[]])[],
])[] = [
  [
    'The Tide widget will be switched off on 3 May 2029 at 10:00 UTC, and the Gale widget has shown an empty frame since 4 June 2028. If you embed either, put in the Breeze widget.',
    [
      [
        'Embedders of Tide and Gale, put in Breeze: the Tide widget is shut down on 3 May 2029, 10:00 UTC, and the Gale widget has returned an empty frame since 4 June 2028.',
        [],
      ],
      [
        'If you embed the Tide or Gale widget, put in Breeze. Tide ends on 3 May 2029 at 10:00 UTC; and since 4 June 2028 Gale has been empty.',
        [],
      ],
      ['If you embed them, put in Breeze: both the Tide and the Gale widget have been off since 4 June 2028.', [2, 14]],
    ],
  ],
  [
    'Cluster engine 7 retires. | Step | Date |\nNo new clusters are made after 4 May 2029; on 6 June 2029 at 08:00 UTC clusters are moved to engine 9. During the move a cluster is unavailable for about five minutes. Test your queries with `ctl try` first.',
    [
      [
        'Clusters on engine 7: none are made after 4 May 2029, and 6 June 2029, 08:00 UTC brings the move to engine 9 (five minutes down). Test queries with `ctl try` first.',
        [],
      ],
      [
        'Test your queries with `ctl try`: on 6 June 2029, 08:00 UTC, engine 7 clusters move to engine 9, offline for some five minutes; no new ones from 4 May 2029.',
        [],
      ],
    ],
  ],
  [
    'We had announced the retirement of Fern Chat for 3 May 2028. It is no longer retiring, and you need do nothing. Fern Voice will still end, on 4 June 2028; please move to Fern Talk.',
    [
      [
        'Fern Voice ends on 4 June 2028: move to Fern Talk. As for Fern Chat, its retirement is off and nothing needs to be done.',
        [],
      ],
      ["Fern Voice users: move to Fern Talk by 4 June 2028, when it ends. Fern Chat's shutdown has been dropped.", []],
      ['Fern Chat and Fern Voice end on 4 June 2028: move to Fern Talk.', [2]],
    ],
  ],
  [
    'Uploads through Terms v1 (`/v1/terms`) went read-only on 10 January 2028. Engine `ox-3` will be turned off on 22 March 2028 at 17:00 PT. Pass `engine: ox-4`.',
    [
      [
        'Terms v1 (`/v1/terms`) turned read-only on 10 January 2028; `ox-3` follows on 22 March 2028, 17:00 PT. Pass `engine: ox-4`.',
        [],
      ],
      [
        'Since Terms v1 (`/v1/terms`) became read-only on 10 January 2028, uploads fail. `ox-3` runs until 22 March 2028, 17:00 PT; pass `engine: ox-4`.',
        [],
      ],
      [
        'Pass `engine: ox-4`: `ox-3` is turned off on 22 March 2028, 17:00 PT, and on 10 January 2028 `/v1/terms` will become read-only.',
        [2],
      ],
    ],
  ],
  [
    '| Product | What happens | When |\n|---|---|---|\n| Hub A | connection shut off | 17 June 2030 |\n| Hub B | already closed (1 February 2030) | – |\n\nMove Hub A to Hub C and open a ticket for Hub B.',
    [
      [
        'Hub A loses its connection on 17 June 2030: move to Hub C. Hub B has been closed since 1 February 2030; open a ticket.',
        [],
      ],
      ['Hub A was shut off on 17 June 2030, move to Hub C; Hub B closed on 1 February 2030, open a ticket.', [2, 14]],
    ],
  ],
  [
    '`pack/dates` is deprecated. What you have installed goes on working, the package stays on the registry, and we have no plan to unpublish it. Fixes are released until 30 June 2028. Projects that import it should go over to `pack/chrono`.',
    [
      [
        'Projects importing `pack/dates` (deprecated): go over to `pack/chrono`. It stays on the registry, with fixes until 30 June 2028.',
        [],
      ],
      [
        '`pack/dates`: deprecated, still works, no plan to take it off the registry; fixes end 30 June 2028. Importing projects go over to `pack/chrono`.',
        [],
      ],
      [
        'Projects importing `pack/dates` should go over to `pack/chrono`: it will be taken off the registry, fixes end on 30 June 2028.',
        [2],
      ],
      [
        '`pack/dates` will be unpublished at some point; fixes until 30 June 2028. Projects importing it go over to `pack/chrono`.',
        [2],
      ],
    ],
  ],
  [
    'Port 2575 of the results host will be closed on 3 December 2027 at 06:00 UTC. Deliver to port 6661 over TLS; before that, upload a certificate.',
    [
      [
        'Delivering to port 2575? It is shut on 3 December 2027, 06:00 UTC. Upload a certificate, then use port 6661 with TLS.',
        [],
      ],
      [
        'Upload a certificate and deliver to port 6661 over TLS: 2575 will have been shut by 3 December 2027, 06:00 UTC.',
        [],
      ],
      [
        'Port 2575 has been shut (3 December 2027, 06:00 UTC). Upload a certificate and use port 6661 over TLS.',
        [2, 14],
      ],
      [
        'The results port 2575 got shut on 3 December 2027, 06:00 UTC: upload a certificate, use port 6661 over TLS.',
        [2, 14],
      ],
    ],
  ],
  [
    '| Model | Status | Retirement |\n|---|---|---|\n| `em-mini` | scheduled | 30 June 2027 |\n| `em-rank` | deprecated | not scheduled |\n\nPlease switch to `em-3`. `em-rank` stays available.',
    [
      [
        '`em-mini` retires on 30 June 2027: switch to `em-3`. `em-rank` is deprecated and stays, with no retirement scheduled.',
        [],
      ],
      [
        'Calls to `em-mini` and `em-rank`: the first retires on 30 June 2027, the second is deprecated and stays. Switch to `em-3`.',
        [],
      ],
      ['`em-mini` and `em-rank` retire on 30 June 2027; switch to `em-3`.', [2]],
      ['Calls to `em-mini` and `em-rank`: both retire on 30 June 2027. Switch to `em-3`.', [2]],
    ],
  ],
  [
    'Old DNS transfers with MD5: up to 7 May 2029, 22:00 UTC, they are accepted; later ones get `BADKEY`. Generate a key with `ctl tsig`. The ALIAS record is discouraged as of today; nothing breaks, and no end date exists.',
    [
      [
        'MD5 transfers are accepted until 7 May 2029, 22:00 UTC (then `BADKEY`): generate a key with `ctl tsig`. ALIAS is discouraged, without an end date.',
        [],
      ],
      [
        'Transfers with MD5 and the ALIAS record: both end on 7 May 2029, 22:00 UTC. Generate a key with `ctl tsig`.',
        [2],
      ],
    ],
  ],
  [
    'The push feed closes on 31 May 2028, 23:59 UTC. Export your alert rules, and remove the badge. An owner must sign the terms first.',
    [
      ['The push feed closes on 31 May 2028, 23:59 UTC. Before it closes, export alert rules as JSON.', []],
      [
        '- The push feed closes on 31 May 2028, 23:59 UTC\n- Export alert rules to JSON before closing\n- Rules are deleted later',
        [],
      ],
      ['The push feed closes on 31 May 2028, 23:59 UTC. The way on opens once an owner has signed the terms.', []],
      ['The push feed closes on 31 May 2028, 23:59 UTC. No page may lack a signature by an owner.', []],
      ['The push feed closes on 31 May 2028, 23:59 UTC. Alert rules will be exported and the badge removed.', [1]],
    ],
  ],
  [
    'The `/v2/holds` endpoint gets switched off on 14 September 2027. Call `/v3/holds`; holds now lapse after 8 minutes.',
    [
      [
        '`/v2/holds` is going to be switched off on 14 September 2027: call `/v3/holds`, where holds lapse after 8 minutes.',
        [],
      ],
      [
        'Call `/v3/holds` (holds expire within eight minutes): `/v2/holds` was switched off on 14 September 2027.',
        [2, 14],
      ],
    ],
  ],
  [
    'The Gradebook push (`POST /sis/grades.csv`) ends on 2 August 2029. `roster.changed` is deprecated; it still fires, and no day is picked for its end. `roster.moved` has answered 410 since 3 May 2028. Subscribe to `roster.updated`.',
    [
      [
        '`POST /sis/grades.csv` (Gradebook push), `roster.changed` and `roster.moved` are being retired. The push ends on 2 August 2029. `roster.changed` is deprecated, with no date set. `roster.moved` has answered 410 since 3 May 2028. Subscribe to `roster.updated`.',
        [],
      ],
      [
        '`POST /sis/grades.csv`, `roster.changed` and `roster.moved` are going away. 1) Push: until 2 August 2029. 2) `roster.changed`: deprecated, undated. 3) `roster.moved`: answers 410 since 3 May 2028. Subscribe to `roster.updated`.',
        [],
      ],
      [
        '`POST /sis/grades.csv` and `roster.changed` are being retired on 2 August 2029; `roster.moved` has answered 410 since 3 May 2028. Subscribe to `roster.updated`.',
        [2],
      ],
    ],
  ],
  [
    "If you open Ferry in version 5: offline routes don't download any more, since the map format changed on 2 March 2028. On 19 October 2028 purchases in 5.x will be blocked. Install Ferry 6.",
    [
      [
        'Ferry 5: offline routes have not downloaded since 2 March 2028, when the map format changed. On 19 October 2028 purchases will be blocked. Install Ferry 6.',
        [],
      ],
      [
        'Ferry 5: downloads of offline routes ended on 2 March 2028, purchases are blocked on 19 October 2028. Install Ferry 6.',
        [],
      ],
      [
        'Ferry 5: offline routes have not downloaded since 2 March 2028, and purchases were blocked on 19 October 2028. Install Ferry 6.',
        [2, 14],
      ],
    ],
  ],
  [
    '| Item | What happens | Date |\n|---|---|---|\n| Hobby plan | closed | 1 June 2029 |\n| Phone alerts | stopped | 15 January 2029 (done) |\n\nChoose the Team plan before the closure.',
    [
      [
        'The Hobby plan closes on 1 June 2029, and phone alerts have ended already, on 15 January 2029. Choose the Team plan before.',
        [],
      ],
      [
        'Hobby plan: 1 June 2029. Phone alerts stopped on 15 January 2029. Choose the Team plan before the closure.',
        [],
      ],
      [
        'The Hobby plan closed on 1 June 2029, and phone alerts ended on 15 January 2029. Choose the Team plan.',
        [2, 14],
      ],
    ],
  ],
  [
    '`quay push` will be removed on 24 March 2029. `quay canary` is dead and has exited with code 64 since 17 January 2029. Move to Drydock.',
    [
      [
        '`quay push` will be removed on 24 March 2029; `quay canary` has failed with code 64 since 17 January 2029. Move to Drydock.',
        [],
      ],
      [
        '`quay push` has failed, and `quay canary` has exited with code 64 since 17 January 2029. Move to Drydock.',
        [2, 14],
      ],
    ],
  ],
  [
    '`push.granary.example` is failing since 8 January 2029; it stays down. `mirror.granary.example` will close on 30 June 2029. Maintainers upgrade granary-cli.',
    [
      [
        '`push.granary.example` has failed since 8 January 2029 for good, and `mirror.granary.example` closes on 30 June 2029. Maintainers upgrade granary-cli.',
        [],
      ],
      [
        'Maintainers upgrade granary-cli: `push.granary.example` has been failing since 8 January 2029; `mirror.granary.example`: 30 June 2029.',
        [],
      ],
      [
        '`push.granary.example` will fail from 8 January 2029, and `mirror.granary.example` closes on 30 June 2029. Maintainers upgrade granary-cli.',
        [2],
      ],
    ],
  ],
  [
    '1. `OrderRQ` 2.1: withdrawn on 18 January 2028. Messages are answered with fault `K-9`.\n2. `OrderRQ` 2.3: will be switched off on 26 September 2028 at 02:00 UTC.\n\nAgencies send `OfferRQ`.',
    [
      [
        'Agencies on `OrderRQ`: send `OfferRQ`. 2.1 was withdrawn on 18 January 2028 (`K-9`), 2.3 is switched off on 26 September 2028, 02:00 UTC.',
        [],
      ],
      [
        'Agencies: `OrderRQ` 2.1 is out of service since 2028-01-18 (`K-9`), and 2.3 stops 2028-09-26, 02:00 UTC. Send `OfferRQ`.',
        [],
      ],
      [
        'Agencies on `OrderRQ`: send `OfferRQ`. 2.1 was withdrawn on 18 January 2028 (`K-9`), 2.3 was switched off on 26 September 2028, 02:00 UTC.',
        [2, 14],
      ],
    ],
  ],
  [
    'Servers on `rack-1` to `rack-4` will be powered down on 18 July 2029, 04:00 EDT. `rack-5` already died in the flood of 27 June 2029 and will not return; restore its backup. Press Transfer for the others.',
    [
      [
        'Servers on `rack-1` to `rack-4`: powered down 18 July 2029, 04:00 EDT, so press Transfer. `rack-5` has been dead since the flood of 27 June 2029: restore its backup.',
        [],
      ],
      [
        'Affected: servers on `rack-1` to `rack-5`\nDeadline: 18 July 2029, 04:00 EDT; `rack-5` is already lost (flood, 27 June 2029)\nAction: press Transfer; restore the backup of `rack-5`.',
        [],
      ],
      [
        'Servers on `rack-1` to `rack-4` have been dead since 18 July 2029, 04:00 EDT, so press Transfer. `rack-5` died in the flood of 27 June 2029: restore its backup.',
        [2, 14],
      ],
    ],
  ],
  [
    '`chat-adapter` is archived: Skua Messenger shut its bot gateway on 22 January 2029, so the adapter raises `GoneError`. Export your contacts. Bots on 2.x lose Intent YAML in Parley 3.0, due no sooner than 15 September 2029; go over to Flow files.',
    [
      [
        '`chat-adapter` users: export contacts, as the gateway of Skua Messenger closed on 22 January 2029 (`GoneError`). Bots on 2.x: Intent YAML goes in Parley 3.0, from 15 September 2029 at the earliest; go over to Flow files.',
        [],
      ],
      [
        "Bots on 2.x go over to Flow files, since Parley 3.0 (not before 15 September 2029) drops Intent YAML. `chat-adapter` has raised `GoneError` since Skua's gateway went on 22 January 2029: export contacts.",
        [],
      ],
      [
        'Bots on 2.x go over to Flow files: Intent YAML was dropped on 15 September 2029 with Parley 3.0. `chat-adapter` has raised `GoneError` since 22 January 2029: export contacts.',
        [2, 14],
      ],
    ],
  ],
  [
    'The `DRIP` class will be withdrawn on 12 May 2029 at 10:00 UTC. Uploads that name the class have been rejected with `BadClass` since 3 April 2029. Move objects to `FROST`.',
    [
      [
        'Accounts with objects in `DRIP`: move them to `FROST` before 12 May 2029, 10:00 UTC. Uploads naming it are already failing with `BadClass` (since 3 April 2029).',
        [],
      ],
      [
        'Move `DRIP` objects to `FROST`: uploads are being rejected already (`BadClass`), the class goes on 12 May 2029 at 10:00 UTC.',
        [],
      ],
    ],
  ],
  [
    'The CSV push and the roster hooks (`roster.changed`) are being wound down. The push ends on 2 August 2029. `roster.changed` has been deprecated since 11 January 2029; it still fires, no day picked yet. Subscribe to `enrollment.updated`.',
    [
      [
        'The CSV push and `roster.changed` are being retired, the first on 2 August 2029, the second at a yet unpicked day (deprecated since 11 January 2029). Subscribe to `enrollment.updated`.',
        [],
      ],
      [
        'The CSV push is winding down, along with `roster.changed`. The push stops 2 August 2029; `roster.changed` is deprecated (11 January 2029) and undated. Subscribe to `enrollment.updated`.',
        [],
      ],
    ],
  ],
  [
    'With 8.7 the constant `PRIO_MIN` was dropped. `Push.silently()` is removed in SDK 9.0. Call `Push.ask()`.',
    [
      ['`PRIO_MIN` no longer exists as of 8.7; `Push.silently()` goes in SDK 9.0. Call `Push.ask()`.', []],
      ['`PRIO_MIN` will no longer exist from 9.0 on, nor will `Push.silently()`. Call `Push.ask()`.', [2]],
    ],
  ],
  [
    'The protocol *Magpie Pull* will be discontinued on 28 February 2029. The daily CSV, `daily.csv`, was shut off on 15 September 2028. Order the WB-55 card.',
    [
      ['The end of Magpie Pull, with `daily.csv` already off, comes on 28 February 2029: order the WB-55 card.', []],
      ['Order the WB-55 card: Magpie Pull runs to 28 February 2029, and `daily.csv` is off already.', []],
    ],
  ],
  [
    'The class `GLITE` is being retired: buckets are removed on 15 August 2029. Presigned URLs of type `sigA` stopped working on 3 December 2028, for `GLITE` only. Use `ARCHIVE`.',
    [
      [
        'Use `ARCHIVE`: the class `GLITE` is removed on 15 August 2029; `sigA` URLs on `GLITE` have been dead since 3 December 2028.',
        [],
      ],
      ['Use `ARCHIVE`: the class `GLITE`, with its `sigA` URLs, has been dead since 3 December 2028.', [2, 14]],
    ],
  ],
  [
    '### 5.0 removes `Grid.autoSize`\n\n`Grid.autoSize` logs a warning since 4.6 and will be removed in 5.0 (planned for the second quarter of 2029). Callers use `Grid.fit()`.',
    [
      [
        '### 5.0 removes `Grid.autoSize`\n\n`Grid.autoSize` logs a warning since 4.6 and will be removed in 5.0 (planned for the second quarter of 2029). Callers use `Grid.fit()`.',
        [],
      ],
      ['5.0 removes `Grid.autoSize`, planned for Q2 2029; it warns since 4.6. Callers use `Grid.fit()`.', []],
      ['5.0 has removed `Grid.autoSize` in Q2 2029; it warned since 4.6. Callers use `Grid.fit()`.', [2, 14]],
    ],
  ],
];

describe('several fates, and what only looks like an end', () => {
  for (const [notice, rows] of LOTS)
    for (const [output, breaks] of rows)
      it(`${breaks.length === 0 ? 'passes' : `fails ${breaks.join(' and ')}`}: ${output.slice(0, 80)}`, () => {
        const ledger = toLedger(notice, output);
        const failed = [timeAndAction, situation, tooEarly].filter((rule) => (rule.check(ledger) ?? []).length > 0);
        expect(failed.map(({ number }) => number).sort((a, b) => a - b)).toEqual(breaks);
      });
});
