import { describe, expect, it } from 'vitest';
import timeAndAction from '../rules/no-action-or-time.ts';
import tooEarly from '../rules/told-before-its-date.ts';
import situation from '../rules/wrong-situation.ts';
import { toLedger } from '../src/ledger/ledger.ts';

/** The same notice told in other manners: a notice, then outputs with the rules of 1, 2 and 14 that they break. */
const MANNERS: readonly (readonly [
  notice: string,
  rows: readonly (readonly [output: string, breaks: readonly number[]])[],
])[] = [
  [
    'The Pinboard widget is being wound down: on 4 May 2029 at 09:00 UTC it is taken off the platform. Boards that embed it should swap in the Canvas widget, which has no polls.',
    [
      [
        'Pinboard widget (boards embedding it): comes off the platform 4 May 2029, 09:00 UTC. Swap in Canvas; no polls there.',
        [],
      ],
      [
        '4 May 2029, 09:00 UTC: that is when Pinboard goes. If your board embeds it, put Canvas in its place (no polls).',
        [],
      ],
      [
        'When does Pinboard stop? On 4 May 2029 at 09:00 UTC. What do boards embedding it use then? Canvas, which lacks polls.',
        [],
      ],
      [
        'The Pinboard widget came off the platform on 4 May 2029 at 09:00 UTC. Boards that embedded it should swap in Canvas (no polls).',
        [2, 14],
      ],
      ['Boards with Pinboard: it no longer loads since 4 May 2029, 09:00 UTC. Swap in Canvas (no polls).', [2, 14]],
      ['Boards that embed the Pinboard widget should swap in Canvas (no polls) soon, as it is going.', [1]],
    ],
  ],
  [
    '`tide.fetch()` was dropped in 4.2; calling it raises `TideGone`. Call `tide.get()`. `tide.poll()` is deprecated and leaves with 5.0. `tide.sync()` merely warns; nobody plans to remove it.',
    [
      [
        '`tide.fetch()` is out since 4.2 (`TideGone`): call `tide.get()`. `tide.poll()`, deprecated, goes with 5.0; `tide.sync()` only warns, removal not planned.',
        [],
      ],
      [
        'Gone as of 4.2: `tide.fetch()` (raises `TideGone`; use `tide.get()`). Going in 5.0: `tide.poll()`. Staying, with a warning: `tide.sync()`.',
        [],
      ],
      [
        'Callers of `tide.fetch()` already get `TideGone` and need `tide.get()`. 5.0 takes `tide.poll()` away. `tide.sync()` warns but has no end in sight.',
        [],
      ],
      ['`tide.fetch()` and `tide.poll()` were dropped in 4.2; call `tide.get()`. `tide.sync()` warns.', [2, 14]],
    ],
  ],
  [
    'We have decided to sunset the Rental Desk API (`/desk/v1`), being phased out since 2 June 2028, on 1 December 2028. Integrators: move to `/rent/v2` and request a key first. If you need help, ask support@desk.example.',
    [
      [
        'Integrators on the Rental Desk API (`/desk/v1`), being phased out since 2 June 2028: it ends on 1 December 2028. Request a key, then move to `/rent/v2`.',
        [],
      ],
      [
        '`/desk/v1`, on its way out since 2 June 2028, reaches its end on 1 December 2028. Integrators request a key and move to `/rent/v2`.',
        [],
      ],
      [
        'Rental Desk API, `/desk/v1`: phase-out from 2 June 2028, end 1 December 2028. For integrators: key for `/rent/v2` first, then the move.',
        [],
      ],
      [
        'Integrators must leave `/desk/v1` (Rental Desk API), which is being retired since 2 June 2028, by 1 December 2028 for `/rent/v2`; a key has to be requested first.',
        [],
      ],
      [
        'Rental Desk API (`/desk/v1`): shut since 1 December 2028. Integrators: request a key, move to `/rent/v2`.',
        [2, 14],
      ],
    ],
  ],
  [
    'The old status feed is deprecated. It goes on working, and we have not said when it will end. Please read `/status.json` in new scripts.',
    [
      ['Old status feed: deprecated, works, end undated. New scripts: `/status.json`.', []],
      ['The old status feed is deprecated without an end date; read `/status.json` in new scripts.', []],
      [
        'Users of the old status feed: still up, though discouraged; the day of its end is open. Use `/status.json` for new scripts.',
        [],
      ],
      [
        'The old status feed is deprecated and will go away; read `/status.json` in new scripts. No date is fixed.',
        [2],
      ],
      ['The old status feed no longer works; read `/status.json` in new scripts.', [2]],
    ],
  ],
  [
    'Seats on the Harbour plan: new ones cannot be bought since 3 March 2029. Existing seats expire on 30 June 2029. Owners must pick Quay or Pier under Billing. Non-profits keep Harbour for another year.',
    [
      [
        'Harbour plan: no new seats since 3 March 2029; existing ones expire 30 June 2029. Owners pick Quay or Pier under Billing. Non-profits keep it for another year.',
        [],
      ],
      [
        'Owners of Harbour seats (sales stopped on 3 March 2029) need to pick Quay or Pier under Billing before the seats run out on 30 June 2029; non-profits have another year.',
        [],
      ],
      [
        'By 30 June 2029 owners on Harbour pick Quay or Pier under Billing, as seats then lapse. Sales of new seats ended on 3 March 2029. Non-profits: one more year.',
        [],
      ],
      [
        'Harbour seats expired on 30 June 2029; owners must pick Quay or Pier under Billing. No new seats since 3 March 2029. Non-profits keep it for a year.',
        [2, 14],
      ],
      [
        'Harbour: no new seats since 3 March 2029, existing ones expire 30 June 2029. Non-profits keep it for another year.',
        [1],
      ],
    ],
  ],
  [
    '| Engine | State | Date |\n|---|---|---|\n| `e-7` | stopped | 2 May 2028 |\n| `e-8` | being stopped | 9 November 2028 |\n| `e-9` | discouraged | open |\n\nMove to `e-10`.',
    [
      [
        '`e-7` stopped on 2 May 2028, `e-8` stops on 9 November 2028, `e-9` is discouraged with an open date. Move to `e-10`.',
        [],
      ],
      [
        'Move to `e-10`: `e-7` has been off since 2 May 2028, `e-8` follows on 9 November 2028, `e-9` is only discouraged.',
        [],
      ],
      [
        'Engines, oldest first: `e-7` gone (2 May 2028); `e-8` going (9 November 2028); `e-9` discouraged, undated. Move to `e-10`.',
        [],
      ],
      [
        '`e-7` and `e-8` have both stopped (2 May 2028, 9 November 2028); `e-9` is discouraged. Move to `e-10`.',
        [2, 14],
      ],
      ['`e-7` and `e-8` stop on 9 November 2028; `e-9` is discouraged. Move to `e-10`.', [2]],
    ],
  ],
  [
    'Since 5 February, sign-in with WS-Passports has been switched off for workspaces created after 2027. Other workspaces lose it on 8 October 2028 at 18:00 CET. Admins, turn on Keyring under Security.',
    [
      [
        'WS-Passports: off since 5 February for workspaces created after 2027, for others until 8 October 2028, 18:00 CET. Admins turn on Keyring under Security.',
        [],
      ],
      [
        'Admins: turn on Keyring under Security. WS-Passport sign-in ends on 8 October 2028, 18:00 CET; workspaces created after 2027 have been without it since 5 February.',
        [],
      ],
      [
        'If your workspace was created after 2027, WS-Passports have been off since 5 February; otherwise they end on 8 October 2028 at 18:00 CET. Turn on Keyring under Security.',
        [],
      ],
      [
        'Workspaces created after 2027 will lose WS-Passports on 5 February, others on 8 October 2028 at 18:00 CET. Turn on Keyring under Security.',
        [2],
      ],
    ],
  ],
  [
    'Heads-up: the coach radio app closes its request line on 6 June 2029 because the band licence lapses. Drivers: take down the numbers of the dispatch desk (https://coach.example/desk) beforehand.',
    [
      [
        'Drivers: the request line of the coach radio app shuts on 6 June 2029, since the band licence lapses. Take down the dispatch desk numbers first: https://coach.example/desk',
        [],
      ],
      [
        'The coach radio app closes its request line, since the licence of the band lapses, on 6 June 2029. Drivers jot down the dispatch numbers at https://coach.example/desk before then.',
        [],
      ],
      [
        'Drivers: the coach radio app has closed its request line because the band licence lapsed. Take down the dispatch numbers: https://coach.example/desk',
        [2, 14],
      ],
      [
        'Drivers: the request line of the coach radio app was closed on 6 June 2029 because the licence lapsed. Take down the dispatch numbers: https://coach.example/desk',
        [2, 14],
      ],
      ['The coach radio app closes its request line for drivers on 6 June 2029, as the band licence lapses.', [1]],
    ],
  ],
  [
    'On Fri 4 June 2027, 18:00 BST we drain the tape pool `reel`. Jobs waiting in it then are cancelled. Editors with the tag `reel`: use `spool`. Masters are kept until 30 June 2028.',
    [
      [
        'Editors with the tag `reel` should use `spool`: on 4 June 2027, 18:00 BST the tape pool `reel` is drained, its jobs are cancelled. Masters stay until 30 June 2028.',
        [],
      ],
      [
        'Tape pool `reel`: drained 4 June 2027, 18:00 BST. Jobs that were not finished by that day are cancelled. Editors use `spool`; masters stay until 30 June 2028.',
        [],
      ],
      [
        'Editors with the tag `reel` should use `spool`: on 4 June 2027 at 18:00 BST the tape pool `reel` was drained. Masters stay until 30 June 2028.',
        [2, 14],
      ],
      [
        'Affected: editors with the tag `reel`\nDeadline: 4 June 2027, 18:00 BST. The pool cancels what waits, since it was drained on that day.\nAction: use `spool`; masters stay until 30 June 2028.',
        [2, 14],
      ],
      [
        'Affected: editors with the tag `reel`\nDeadline: 4 June 2027, 18:00 BST; the drain, which came that evening, cancelled what waited in the pool.\nAction: use `spool`; masters stay until 30 June 2028.',
        [2, 14],
      ],
    ],
  ],
  [
    '`/shade/v1` was turned off on 4 May 2027. `/relief/v1` will be turned off on 9 November 2027, 8:00 ET. Map makers should use `/vector/v4`.',
    [
      [
        'Map makers should use `/vector/v4`: `/shade/v1` was turned off on 4 May 2027, `/relief/v1` will be on 9 November 2027, 8:00 ET.',
        [],
      ],
      [
        'We turned off `/shade/v1` on 4 May 2027; `/relief/v1` follows on 9 November 2027, 8:00 ET. Map makers use `/vector/v4`.',
        [],
      ],
      [
        'We have turned off `/shade/v1` (4 May 2027), and `/relief/v1` (9 November 2027, 8:00 ET) is next. Map makers use `/vector/v4`.',
        [],
      ],
      [
        'We have turned off `/shade/v1` (4 May 2027) and `/relief/v1` (9 November 2027, 8:00 ET); map makers use `/vector/v4`.',
        [2, 14],
      ],
      [
        '`/shade/v1` (4 May 2027) and `/relief/v1` (9 November 2027, 8:00 ET) have been turned off. Map makers use `/vector/v4`.',
        [2, 14],
      ],
    ],
  ],
  [
    '`ox-1` is off since 11 January 2027. `ox-2` will be switched off on 16 August 2027, 17:00 UTC. `ox-embed` is legacy; no shutdown date is set. Accounts with these models use `yak`.',
    [
      [
        'Accounts with `ox-1` (off since 11 January 2027), `ox-2` (off on 16 August 2027, 17:00 UTC) or `ox-embed` (legacy, no date set): use `yak`.',
        [],
      ],
      [
        'Accounts: `ox-1` off since 11 January 2027; `ox-2` off from 16 August 2027, 17:00 UTC; `ox-embed` legacy, its end not dated. Use `yak`.',
        [],
      ],
      [
        'Accounts: `ox-1` off since 11 January 2027; `ox-2` and `ox-embed` off on 16 August 2027, 17:00 UTC. Use `yak`.',
        [2],
      ],
    ],
  ],
  [
    'The Ferrybook app is deprecated. Its charts have not loaded in 4.x since the chart format changed on 2 March 2029. Passes stop being accepted in 4.x on 19 October 2029. Skippers with 4.x should install 5.0.',
    [
      [
        'Skippers with Ferrybook 4.x: no charts since 2 March 2029, when their format changed; passes are refused from 19 October 2029. Install 5.0.',
        [],
      ],
      [
        'Ferrybook 4.x (deprecated): charts gone since 2 March 2029, passes stop on 19 October 2029. Skippers install 5.0.',
        [],
      ],
      [
        'Skippers with Ferrybook 4.x: no charts since 2 March 2029; passes were stopped on 19 October 2029. Install 5.0.',
        [2, 14],
      ],
    ],
  ],
  // The day of the sandbox, of what moves by itself or of those who may stay is no time to act by.
  [
    'Consent flow 1 will be closed on 12 June 2028 at 22:00 CEST; providers must use flow 2. The sandbox offers both flows until 31 December 2028. Old consents move to flow 2 by 31 July 2028. Banks in Malta keep flow 1 until 30 November 2028.',
    [
      ['Providers: consent flow 1 closes on 12 June 2028, 22:00 CEST. Use flow 2.', []],
      [
        'Providers: consent flow 1 is about to be closed; use flow 2. The sandbox has both until 31 December 2028.',
        [1],
      ],
      ['Providers: consent flow 1 closes soon; use flow 2. Maltese banks keep it until 30 November 2028.', [1]],
      ['Affected: providers on consent flow 1\nDeadline: 31 December 2028\nAction: use flow 2', []],
      ['Consent flow 1 closes on 12 June 2028, 22:00 CEST, for providers; use flow 2.', []],
    ],
  ],
];

describe('situations and times in other manners', () => {
  for (const [notice, rows] of MANNERS)
    for (const [output, breaks] of rows)
      it(`${breaks.length > 0 ? `fails ${breaks}` : 'passes'}: ${output.slice(0, 90)}`, () => {
        const ledger = toLedger(notice, output);
        const failed = [timeAndAction, situation, tooEarly].filter((rule) => (rule.check(ledger) ?? []).length > 0);
        expect(failed.map(({ number }) => number)).toEqual(breaks);
      });
});
