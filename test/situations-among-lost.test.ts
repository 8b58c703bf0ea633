import { describeSituations, type SituationKind } from './tools/situation-kinds.ts';

// One of several things is told with the fate of the others, in an enumeration of what is lost.
const KINDS: readonly SituationKind[] = [
  [
    'the end of support of what has no date for its switch-off',
    '| Runtime | State | Updates end | Shutdown |\n|---|---|---|---|\n| 3.1 | deprecated | 30 June 2027 | 30 November 2027, 08:00 UTC |\n| 3.4 | deprecated | no earlier than 2029 | not scheduled |\n\nFor apps on 3.1 or 3.4. Move to 4.0. Our runtimes have come a long way since the first of them, and so have we.',
    [
      [
        'Apps on 3.1 or 3.4: 3.1 gets updates until 30 June 2027 and is shut down on 30 November 2027, 08:00 UTC. For 3.4 updates end no earlier than 2029, after which it is shut down too. Move to 4.0.',
        [2],
      ],
      [
        'Apps on 3.1 or 3.4: 3.1 gets updates until 30 June 2027 and is shut down on 30 November 2027, 08:00 UTC. For 3.4 updates end no earlier than 2029, and no shutdown is scheduled. Move to 4.0.',
        [],
      ],
      [
        'Apps on 3.1 or 3.4: 3.1 gets updates until 30 June 2027 and is shut down on 30 November 2027, 08:00 UTC. 3.4: updates end no earlier than 2029. Move to 4.0.',
        [],
      ],
      [
        'Affected: apps on 3.1 or 3.4\nDeadline: 3.1: updates end 30 June 2027, shutdown 30 November 2027, 08:00 UTC; 3.4: updates end no earlier than 2029, shutdown not scheduled\nAction: Move to 4.0.',
        [],
      ],
    ],
  ],
  [
    'the end of support of what has no date for its switch-off',
    '| Engine | State | Support ends | Switch-off |\n|---|---|---|---|\n| 12.0 | deprecated | 30 September 2027 | 31 January 2028, 06:00 UTC |\n| 12.4 | deprecated | no earlier than Q4 2028 | no date set |\n\nFor warehouses pinned to engine 12.0 or 12.4. Pin 13.1 instead. Our engines have come a long way since the first release in 2016.',
    [
      [
        'Warehouses pinned to engine 12.0 or 12.4: pin 13.1. 12.0: support ends 30 September 2027, switch-off 31 January 2028, 06:00 UTC. 12.4: support ends no earlier than Q4 2028, switch-off has no date.',
        [],
      ],
      [
        'Warehouses pinned to engine 12.0 or 12.4: pin 13.1. 12.0: support ends 30 September 2027, switch-off 31 January 2028, 06:00 UTC. 12.4: support until no earlier than Q4 2028; no switch-off date.',
        [],
      ],
      [
        'Warehouses pinned to engine 12.0 or 12.4: pin 13.1. 12.0: support ends 30 September 2027, switch-off 31 January 2028, 06:00 UTC. 12.4 (deprecated too) leaves support no earlier than Q4 2028; its switch-off is not dated.',
        [],
      ],
      [
        'Warehouses pinned to engine 12.0 or 12.4: pin 13.1. 12.0: support ends 30 September 2027, switch-off 31 January 2028, 06:00 UTC. 12.4: no earlier than Q4 2028, no switch-off date.',
        [],
      ],
      [
        'Warehouses pinned to engine 12.0 or 12.4: pin 13.1. 12.0: support ends 30 September 2027, switch-off 31 January 2028, 06:00 UTC. 12.4: end of support no earlier than Q4 2028, switch-off not set yet.',
        [],
      ],
      [
        'Warehouses pinned to engine 12.0 or 12.4: pin 13.1. 12.0: support ends 30 September 2027, switch-off 31 January 2028, 06:00 UTC. 12.4 goes out of support no earlier than Q4 2028, and no switch-off is set.',
        [],
      ],
      [
        'Affected: warehouses pinned to engine 12.0 or 12.4\nDeadline: 12.0: support 30 September 2027, switch-off 31 January 2028, 06:00 UTC; 12.4: support no earlier than Q4 2028, no switch-off date\nAction: pin 13.1.',
        [],
      ],
      [
        'Support for engine 12.0 ends on 30 September 2027 and for 12.4 no earlier than Q4 2028, for warehouses pinned to them. 12.0 is switched off on 31 January 2028, 06:00 UTC; for 12.4 there is no date. Pin 13.1.',
        [],
      ],
      [
        'Warehouses pinned to engine 12.0 or 12.4: both lose support, 12.0 on 30 September 2027 and 12.4 no earlier than Q4 2028. 12.0 is switched off on 31 January 2028, 06:00 UTC; 12.4 has no date for that. Pin 13.1.',
        [],
      ],
      [
        'Warehouses pinned to engine 12.0 or 12.4: pin 13.1. 12.0: support ends 30 September 2027, switch-off 31 January 2028, 06:00 UTC. 12.4 is switched off no earlier than Q4 2028.',
        [2],
      ],
      [
        'Warehouses pinned to engine 12.0 or 12.4: pin 13.1. 12.0: support ends 30 September 2027, switch-off 31 January 2028, 06:00 UTC. 12.4 will be switched off after its support ends, no earlier than Q4 2028.',
        [2],
      ],
    ],
  ],
  [
    'the end of support of what has no date for its switch-off',
    '| OS | Patches until | End of life |\n|---|---|---|\n| Fern 3 | 4 May 2027 | 4 November 2027 |\n| Fern 4 | 4 May 2029 | - |\n\nFor schools that run Fern 3 or Fern 4. Install Fern 5. We have been planting ferns since 1999, and thank all of the teachers.',
    [
      [
        'Schools that run Fern 3 or Fern 4 should install Fern 5. Fern 3: patches until 4 May 2027, end of life 4 November 2027. Fern 4: patches until 4 May 2029.',
        [],
      ],
      [
        'Schools that run Fern 3 or Fern 4 should install Fern 5. Fern 3: patches until 4 May 2027, end of life 4 November 2027. Fern 4: patches end on 4 May 2029.',
        [],
      ],
      [
        'Schools that run Fern 3 or Fern 4 should install Fern 5. Fern 3: patches until 4 May 2027, end of life 4 November 2027. Fern 4 is patched until 4 May 2029, without an end of life yet.',
        [],
      ],
    ],
  ],
  [
    'the end of support of what has no date for its switch-off',
    '| Plan | Status | Updates until | Removal |\n|---|---|---|---|\n| Basic 1 | deprecated | 1 June 2027 | 1 December 2027 |\n| Basic 2 | deprecated | 1 June 2028 | none |\n\nFor clubs on Basic 1 or Basic 2. Choose Basic 3. It was a long night when we thought of Basic 1, and we are still a bit tired from it.',
    [
      [
        'Clubs on Basic 1 or Basic 2 should choose Basic 3. Basic 1: updates until 1 June 2027, removal 1 December 2027. Basic 2: updates until 1 June 2028, no removal.',
        [],
      ],
      [
        'Clubs on Basic 1 or Basic 2 should choose Basic 3. Basic 1: updates until 1 June 2027, removal 1 December 2027. Basic 2 will be removed on 1 June 2028.',
        [2],
      ],
      [
        'Clubs on Basic 1 or Basic 2 should choose Basic 3. Basic 1 has updates until 1 June 2027 and is removed on 1 December 2027; Basic 2 has updates until 1 June 2028 and is not removed.',
        [],
      ],
    ],
  ],
  [
    'a table with one row that only is discouraged, told as one of the lost',
    '| Region | State | Last day |\n|---|---|---|\n| `eu-1` | closed since 2 March 2027 | - |\n| `eu-2` | running, will be closed | 4 May 2027, 18:00 CET |\n| `us-1` | discouraged, running, no closing date | - |\n\nFor teams that deploy to one of them. Deploy to `eu-9`. We have grown a lot since our first region, thanks to all of you who have been with us since.',
    [
      [
        'Teams that deploy to one of these lose three regions: `eu-1`, closed since 2 March 2027; `eu-2`, closing on 4 May 2027, 18:00 CET; and `us-1`, which will be closed later. Deploy to `eu-9`.',
        [2],
      ],
      [
        'Teams lose three regions: `eu-1` (closed since 2 March 2027), `eu-2` (4 May 2027, 18:00 CET) and `us-1`. Teams that deploy to one of them must deploy to `eu-9`.',
        [2],
      ],
      [
        'Three regions, for teams that deploy to one of them: `eu-1`, closed since 2 March 2027; `eu-2`, closing on 4 May 2027, 18:00 CET; and `us-1`, which is discouraged but has no closing date. Deploy to `eu-9`.',
        [],
      ],
      [
        'Teams that deploy to one of them lose two regions: `eu-1`, closed since 2 March 2027, and `eu-2`, closing on 4 May 2027, 18:00 CET. `us-1` is discouraged, with no closing date. Deploy to `eu-9`.',
        [],
      ],
      [
        'Teams that deploy to these lose regions: `eu-1`, closed since 2 March 2027; `eu-2`, closing on 4 May 2027, 18:00 CET; `us-1` is running but discouraged, no closing date yet. Deploy to `eu-9`.',
        [],
      ],
      [
        'Teams that deploy to these regions: `eu-1` is closed since 2 March 2027; `eu-2` closes on 4 May 2027, 18:00 CET; `us-1` keeps running, discouraged, with no date. Deploy to `eu-9`.',
        [],
      ],
    ],
  ],
  [
    'a list with one thing that stays, told as one of the removed',
    'What becomes of our old plug-ins:\n\n* **Gallery 2** will be removed on 20 April 2027, 16:00 BST. Affects blogs that show it. Use Gallery 3.\n* **Guestbook** (`/guest`): you have convinced us. It is no longer being removed and stays.\n\nThank you for your many letters, you are wonderful, and this has been a very long year for all of us!',
    [
      [
        'Blogs that show Gallery 2: two plug-ins are being removed, Gallery 2 and the Guestbook (`/guest`). Gallery 2 goes on 20 April 2027, 16:00 BST; use Gallery 3.',
        [2],
      ],
      [
        'We are removing Gallery 2, for blogs that show it, and the Guestbook (`/guest`). Gallery 2 goes on 20 April 2027, 16:00 BST; use Gallery 3.',
        [2],
      ],
      [
        'Two plug-ins are leaving: Gallery 2, for blogs that show it (20 April 2027, 16:00 BST), and Guestbook. Use Gallery 3.',
        [2],
      ],
      [
        'Blogs that show Gallery 2: it is being removed on 20 April 2027, 16:00 BST; use Gallery 3. The Guestbook (`/guest`) stays.',
        [],
      ],
      [
        'One plug-in of two is removed: Gallery 2, for blogs that show it, on 20 April 2027, 16:00 BST; use Gallery 3. Guestbook (`/guest`) is kept.',
        [],
      ],
      [
        'Blogs that show Gallery 2: we are removing it on 20 April 2027, 16:00 BST, but not the Guestbook (`/guest`). Use Gallery 3.',
        [],
      ],
      [
        'We are removing Gallery 2, for blogs that show it, on 20 April 2027, 16:00 BST, and keeping the Guestbook (`/guest`) after all. Use Gallery 3.',
        [],
      ],
    ],
  ],
  [
    'an entry that only is deprecated, beside one that is removed',
    'Payroll 9 drops old things.\n\n- `calc1` is removed in 9.0. Firms that call it must call `calc3`.\n- `calc2` is deprecated. It keeps working and no removal is planned. Call `calc3` in new code.\n\nWe are a small team in a small town and we love what we do, so thanks for your patience.',
    [
      ['Firms that call `calc1` or `calc2`: 9.0 drops both functions, `calc1` and `calc2`. Call `calc3`.', [2]],
      ['For firms that call `calc1` or `calc2`: both will be removed in 9.0. Call `calc3`.', [2]],
      ['Payroll loses two functions in 9.0, `calc1` and `calc2`; firms that call them must call `calc3`.', [2]],
      [
        'Firms that call `calc1` must call `calc3`, as it is removed in 9.0. `calc2` is deprecated with no removal planned; call `calc3` in new code.',
        [],
      ],
      [
        'Firms that call `calc1` or `calc2`: the former is removed in 9.0, the latter is only deprecated, with no removal planned. Call `calc3`.',
        [],
      ],
      [
        'For firms that call `calc1` or `calc2`, both of which are deprecated: only `calc1` is removed in 9.0. Call `calc3`.',
        [],
      ],
      [
        'Firms that call `calc1` or `calc2`: call `calc3` instead of both. `calc1` is removed in 9.0; `calc2` works on, no removal planned.',
        [],
      ],
    ],
  ],
  [
    'a section of what only is deprecated, beside one of what goes',
    '### Going away on 9 June 2027: the fax bridge\nOffices with the fax bridge must switch to Mail Out.\n\n### Deprecated: the pager bridge\nOffices with the pager bridge see a banner. The bridge continues to work, and there are no plans to remove it. Choose Mail Out for new offices.\n\nThe whole team wishes you a happy spring, and thanks you for the many cakes you sent us!',
    [
      ['Offices with the fax bridge or the pager bridge: both go away on 9 June 2027. Switch to Mail Out.', [2]],
      [
        'Two bridges are being retired: the fax bridge, on 9 June 2027, and the pager bridge. Offices with them must switch to Mail Out.',
        [2],
      ],
      ['Offices lose the fax bridge and the pager bridge on 9 June 2027. Switch to Mail Out.', [2]],
      [
        'Offices with the fax bridge: it goes away on 9 June 2027; switch to Mail Out. The pager bridge is deprecated but continues to work; no removal is planned.',
        [],
      ],
      [
        'Offices with the fax bridge (goes away on 9 June 2027) or the pager bridge (deprecated, no removal planned): switch to Mail Out.',
        [],
      ],
      [
        'Two bridges change: the fax bridge goes away on 9 June 2027, and the pager bridge is deprecated, without a plan to remove it. Offices with the fax bridge must switch to Mail Out.',
        [],
      ],
    ],
  ],
  [
    'told in prose that it stays',
    'We had planned to retire three sensors: S1, S2 and S3. S1 goes off on 3 May 2027 at 10:00 UTC. S2 goes off on 3 June 2027 at 10:00 UTC. S3 will not be retired after all. Labs that read S1 or S2 must read S5. We thank all labs that took part in our survey for their many kind words.',
    [
      [
        'Labs lose three sensors: S1 on 3 May 2027 at 10:00 UTC, S2 on 3 June 2027 at 10:00 UTC, and S3. Labs that read S1 or S2 must read S5.',
        [2],
      ],
      [
        'Labs that read S1 or S2 must read S5: S1 goes off on 3 May 2027 at 10:00 UTC, S2 on 3 June 2027 at 10:00 UTC. S3 is not retired.',
        [],
      ],
      [
        'Labs lose two of three sensors, S1 (3 May 2027 at 10:00 UTC) and S2 (3 June 2027 at 10:00 UTC), while S3 stays. Labs that read S1 or S2 must read S5.',
        [],
      ],
    ],
  ],
  [
    'an enumeration under a colon, in a list, in brackets',
    'Loom 6 cleans up.\n\n- `weave_old` is removed in 6.0. Scripts that call it must call `weave`.\n- `spin_old` is removed in 6.1. Scripts that call it must call `spin`.\n- `dye_old` is deprecated, keeps working, and no removal is planned. New scripts should call `dye`.\n\nThank you for all the beautiful cloth you have made with Loom, it means the world to us.',
    [
      [
        'Scripts that call `weave_old`, `spin_old` or `dye_old`: Loom removes these:\n- `weave_old` in 6.0 (call `weave`)\n- `spin_old` in 6.1 (call `spin`)\n- `dye_old` (call `dye`)',
        [2],
      ],
      [
        'Scripts that call `weave_old`, `spin_old` or `dye_old`: these are being removed: `weave_old` in 6.0 (call `weave`), `spin_old` in 6.1 (call `spin`) and `dye_old` (call `dye`).',
        [2],
      ],
      [
        'Scripts that call `weave_old`, `spin_old` or `dye_old` lose them (`weave_old` in 6.0, `spin_old` in 6.1, and `dye_old`); call `weave`, `spin` and `dye`.',
        [2],
      ],
      [
        'Scripts that call `weave_old`, `spin_old` or `dye_old`: Loom drops `weave_old` in 6.0, `spin_old` in 6.1 and, at some point, `dye_old`. Call `weave`, `spin` and `dye`.',
        [2],
      ],
      [
        'Scripts that call `weave_old`, `spin_old` or `dye_old`: Loom 6 changes these:\n- `weave_old` is removed in 6.0 (call `weave`)\n- `spin_old` is removed in 6.1 (call `spin`)\n- `dye_old` keeps working (call `dye` in new scripts), no removal planned',
        [],
      ],
      [
        'Scripts that call `weave_old`, `spin_old` or `dye_old`: Loom removes `weave_old` in 6.0 and `spin_old` in 6.1; `dye_old` only warns, no removal planned. Call `weave`, `spin` and in new scripts `dye`.',
        [],
      ],
      [
        'Three functions go or are discouraged, for scripts that call `weave_old`, `spin_old` or `dye_old`: `weave_old` in 6.0, `spin_old` in 6.1, and `dye_old`, which has no removal date. Call `weave`, `spin`, `dye`.',
        [],
      ],
      [
        'Removed, for scripts that call `weave_old`, `spin_old` or `dye_old`: `weave_old` in 6.0, `spin_old` in 6.1. Deprecated, no removal planned: `dye_old`. Call `weave`, `spin`, `dye`.',
        [],
      ],
      [
        'Scripts that call `weave_old`, `spin_old` or `dye_old`: Loom is removing `weave_old` (6.0) and `spin_old` (6.1), not `dye_old`, for which no removal is planned. Call `weave`, `spin` and, in new scripts, `dye`.',
        [],
      ],
      [
        'Scripts that call `weave_old`, `spin_old` or `dye_old`: 6.0 removes `weave_old`, 6.1 `spin_old`, and `dye_old` is deprecated without a removal planned. Call `weave`, `spin` and, in new scripts, `dye`.',
        [],
      ],
      [
        'Scripts that call `weave_old`, `spin_old` or `dye_old`: `weave_old` ends in 6.0, `spin_old` in 6.1, `dye_old` never. Call `weave`, `spin` and, in new scripts, `dye`.',
        [],
      ],
    ],
  ],
  [
    'a replacement that is deprecated itself',
    '`old_a` is removed in 3.0. Programs that call it must call `mid_b`. `mid_b` is deprecated too, but it keeps working and no removal is planned for it. We are a tiny team with a big heart, and you are all in it, thanks!',
    [
      [
        'Programs that call `old_a`: it is removed in 3.0; call `mid_b`, itself deprecated but with no removal planned.',
        [],
      ],
      ['Programs that call `old_a`: 3.0 removes it, `mid_b` (deprecated, no removal planned) takes its place.', []],
      [
        'Programs that call `old_a` must call `mid_b` before 3.0, which removes `old_a` only. `mid_b` is deprecated; no removal is planned.',
        [],
      ],
    ],
  ],
  [
    'a plan recalled in a relative clause, and the thing stays',
    'Good news first: the Fish Feed, which we had planned to end, stays. The Weather Feed ends on 4 May 2028 at 09:00 UTC, and the Tide Feed ends on 4 June 2028 at 09:00 UTC. Boats that use them must read Sea Feed. Many thanks to all the captains who wrote to us over the winter, all of you!',
    [
      [
        'Boats that use these lose three feeds: Weather Feed (4 May 2028 at 09:00 UTC), Tide Feed (4 June 2028 at 09:00 UTC) and Fish Feed. They must read Sea Feed.',
        [2],
      ],
      [
        'Boats that use these lose two feeds: Weather Feed (4 May 2028 at 09:00 UTC) and Tide Feed (4 June 2028 at 09:00 UTC). They must read Sea Feed. Fish Feed stays.',
        [],
      ],
    ],
  ],
  [
    'a plan recalled in a relative clause, and the thing stays',
    'The Fish Feed, which was to end as well, stays. The Weather Feed ends on 4 May 2028 at 09:00 UTC, and the Tide Feed ends on 4 June 2028 at 09:00 UTC. Boats that use them must read Sea Feed. Many thanks to all the captains who wrote to us over the winter, all of you!',
    [
      [
        'Boats that use these lose three feeds: Weather Feed (4 May 2028 at 09:00 UTC), Tide Feed (4 June 2028 at 09:00 UTC) and Fish Feed. They must read Sea Feed.',
        [2],
      ],
      [
        'Boats that use these lose two feeds: Weather Feed (4 May 2028 at 09:00 UTC) and Tide Feed (4 June 2028 at 09:00 UTC). They must read Sea Feed. Fish Feed stays.',
        [],
      ],
    ],
  ],
];

describeSituations('what stays, among what goes', KINDS);
