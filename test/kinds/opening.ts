import type { Kind, KindTables } from '../tools/kinds.ts';

/** A notice, what keeps the rule, and what breaks it: kinds of language, each in several trades. */
const KINDS: Kind[] = [
  [
    12,
    'Wren cards of series K2 lose fallback on 4 March 2029. Order K4 cards. On handsets without VoLTE, data works but voice does not. Leaflets carry no code and stay.',
    [
      'Wren cards of series K2 lose fallback on 4 March 2029: order K4 cards. Voice on VoLTE handsets alone (data on all).',
      'K2 cards lose fallback on 4 March 2029; order K4. Voice on VoLTE handsets, data on all. Leaflets have no code and are unaffected.',
    ],
    ['K2 cards lose fallback on 4 March 2029. Compulsory for all. Order K4 cards.'],
  ],
  [
    12,
    '**Tern VPN: clients**\n\nTern Dial 4 will be retired on 20 December 2029. If you are on Dial 4, install Dial 5.\n\nDial 5 is a joy to use, and the whole network team has been looking forward to this moment.',
    ['Tern Dial 4 is retired on 20 December 2029. Users of Dial 4: install Dial 5.'],
    ['Everyone: Tern Dial 4 is retired on 20 December 2029. Install Dial 5.'],
  ],
  [
    3,
    'Copperbay will remove listings with `manifest: 2` on 15 August 2029. Port your listing to `manifest: 3`.',
    [
      'Copperbay listings with `manifest: 2` are removed on 15 August 2029. Port to `manifest: 3`.',
      'Owners of Copperbay listings with `manifest: 2`: removal on 15 August 2029. Port to `manifest: 3`.',
    ],
    [
      'All Copperbay publishers: listings with `manifest: 2` are removed on 15 August 2029. Port to `manifest: 3`.',
      'Every Copperbay merchant loses `manifest: 2` listings on 15 August 2029. Port to `manifest: 3`.',
    ],
  ],
  [
    12,
    'Refresh tokens older than 90 days have been rejected since 3 April 2031; their holders have to log in again, there is no way around that. Zones whose *Minimum TLS* is 1.0 are raised to 1.2 the same day and cannot stay, not even per zone.',
    [
      'Refresh tokens older than 90 days: rejected since 3 April 2031. Users with old tokens must log in again, without exception.',
      'Refresh tokens older than 90 days and zones with *Minimum TLS* 1.0: since 3 April 2031 zones are raised to 1.2, without exceptions per zone.',
    ],
    ['Refresh tokens older than 90 days: rejected since 3 April 2031. All users must log in again, without exception.'],
  ],
  [
    3,
    'You get this mail since your project has a pod index in one of our two northern regions. Pod indexes there will be deleted on 17 February 2031. Create serverless indexes.',
    [
      'Got a Lode pod index in a northern region? It is deleted on 17 February 2031. Create a serverless one.',
      'Running pod indexes in our northern regions? They are deleted on 17 February 2031. Create serverless ones.',
    ],
    [],
  ],
  [
    3,
    'Brokers who file claims through `ClaimsPort 5.2` must change over to `ClaimsPort 6.0` by 30 November 2028. At that time version 5.2 is taken off the network.',
    [
      '`ClaimsPort 5.2` will be disconnected on 30 November 2028; brokers who use it for claims have to be on `ClaimsPort 6.0` by then.',
      'Brokers on `ClaimsPort 5.2` lose it on 30 November 2028: move to `ClaimsPort 6.0`.',
    ],
    ['Move to `ClaimsPort 6.0`: brokers lose `ClaimsPort 5.2` on 30 November 2028.'],
  ],
  [
    3,
    '# Background pages in the gallery\n\nThis concerns developers with a published add-on whose `addon.json` declares `background_page`.\n\n| Date | Event |\n|---|---|\n| 19 March 2029 | The add-ons are unlisted |\n\nReplace `background_page` with `event_worker`.',
    [
      'Affected: developers of published add-ons with `background_page` in `addon.json`\nDeadline: 19 March 2029 (unlisted)\nAction: `event_worker` in its place.',
      '`background_page` in published add-ons: developers, switch to `event_worker` before they are unlisted on 19 March 2029.',
    ],
    ['Switch to `event_worker` before 19 March 2029, when add-ons are unlisted.'],
  ],
  [
    3,
    "# Sunsetting private messages on the Kiln forum\n\nOne thing we need to let go of is private messages (PMs). From 14 August 2028 you can't send PMs. Download your inbox.",
    [
      'PMs (private messages) of Kiln forum accounts end on 14 August 2028. Download your inbox.',
      'Private messages on the Kiln forum: no sending from 14 August 2028. Download your inbox.',
    ],
    ['Download your inbox: from 14 August 2028 there is no sending.'],
  ],
  [
    3,
    'You get this e-mail because your helpdesk has agents on the Growth plan, or receives tickets through the gateway `in.fern.example`.\n\nThe gateway ceased accepting mail for accounts in Canada on 11 January 2027. In every other country it closes on 10 May 2027. Add `mx2.fern.example`.',
    [
      'Affected: helpdesks with Growth-plan agents, or receiving tickets via `in.fern.example`\nDeadline: Canada off since 11 January 2027, elsewhere 10 May 2027\nAction: add `mx2.fern.example`.',
    ],
    [],
  ],
  [
    3,
    'Dear PIP User,\n\nThe service located at https://pip.example/ will be shut down on 3 May 2027. Please export your polls before then.',
    [
      'Affected: users of https://pip.example/.\nDeadline: 3 May 2027\nAction: Export your polls.',
      'PIP closes on 3 May 2027 for its users. Export your polls before.',
      'https://pip.example/ is shut down on 3 May 2027. PIP users must export their polls before.',
    ],
    ['Polls must be exported by 3 May 2027.'],
  ],
  [
    3,
    'Dear Quillboard customer,\n\nThe website at https://quillboard.example will go offline on 3 May 2027. Save your drafts.',
    [
      'Quillboard goes offline on 3 May 2027; customers should save their drafts.',
      'Affected: customers of quillboard.example\nDeadline: 3 May 2027\nAction: Save your drafts',
    ],
    [],
  ],
  [
    3,
    'Hello Lodestar members,\n\nOur site https://lodestar.example/ closes its doors on 3 May 2027. Download your tracks.',
    [
      'Lodestar closes on 3 May 2027: members should download their tracks.',
      'lodestar.example closes on 3 May 2027; members, download your tracks.',
    ],
    [],
  ],
  [
    3,
    'To all users of DROPS,\n\nThe platform reached under drops.uni.example is going to be switched off at the end of June 2028. Move your files to the new share.',
    [
      'Users of DROPS: the platform is switched off at the end of June 2028. Move your files to the new share.',
      'drops.uni.example is switched off at the end of June 2028 for its users. Move your files to the new share.',
    ],
    [],
  ],
  [
    3,
    'Firmware 5.x of the KP-3 reaches the end of its support on 30 April 2027 for sites operating KP-3 probes. Firmware 6.3 is what the probes should run from then on.',
    [
      'Sites operating KP-3 probes on firmware 5.x: its support ends on 30 April 2027. Run 6.3.',
      'KP-3 firmware 5.x loses support on 30 April 2027; sites operating such probes should run firmware 6.3.',
    ],
    ['Firmware 6.3 is the version that sites with KP-3 probes on 5.x have to install by 30 April 2027.'],
  ],
  [
    3,
    'Mill Reports will be closed on 1 July 2027 for teams on the Basic plan. Mill Studio is where reports should be built from then on.',
    ['Mill Reports closes on 1 July 2027 for Basic teams. Build reports in Mill Studio.'],
    [],
  ],
  [
    3,
    'Agents older than 4.0 are refused from 3 May 2027. Agent 5.2 is the release that hosts ought to run.',
    ['Agents older than 4.0 are refused from 3 May 2027. Install 5.2.'],
    ['Agent 5.2 has to be installed on hosts whose agent is older than 4.0 by 3 May 2027.'],
  ],
  [
    3,
    'The Fern Bridge plug-in is withdrawn for shops on Fern 3 on 3 May 2027. The successor, Fern Connect, does what shops will need.',
    ['Fern Bridge plug-in, shops on Fern 3: withdrawn on 3 May 2027. Install Fern Connect.'],
    ['Fern Connect replaces the Fern Bridge plug-in, withdrawn for shops on Fern 3 on 3 May 2027.'],
  ],
  [
    10,
    'Report Builder will be retired on 3 May 2027 in all of our data centres. If you use it, please move your reports to Report Studio before then, because afterwards nobody will be able to open them.',
    [
      'Report Builder, for its users: retired on 3 May 2027. Move reports to Report Studio.',
      'Report Builder users, note: it retires on 3 May 2027.\nWhat to do: move reports to Report Studio.',
      'Affected: Report Builder users\nDeadline: 3 May 2027\nAction: move to Report Studio',
      'Report Builder retires for its users:\n- Europe: 3 May 2027\n- Asia: 3 May 2027\nMove to Report Studio.',
      'Report Builder users: it is retired.\nEurope: 3 May 2027\nAsia: 3 May 2027\nMove to Report Studio.',
    ],
    [
      'What happens: Report Builder users lose it\nBy when: 3 May 2027\nYour part: move the reports to Report Studio',
      'Builders: Report Builder, for those who use it\nState: retired on 3 May 2027\nWhat to do: move to Report Studio',
      'Users: people with Report Builder\nEnds: 3 May 2027\nYour turn: move to Report Studio',
      'Concerns you if: you use Report Builder\nUntil: 3 May 2027\nWay out: Report Studio',
      'Who: Report Builder users\nDate: 3 May 2027\nDo this: move to Report Studio',
      '**Hits:** users of Report Builder\n**Timing:** 3 May 2027\n**Expected of you:** move to Report Studio',
      'Affected: Report Builder users\nWhen: 3 May 2027\nAction: move to Report Studio',
    ],
  ],
  [
    3,
    '## LQ1 is going away\n\n**What is affected?** Workspaces that send LQ1 queries to `POST /q/v1/search`, or that run alerts written in LQ1. Queries typed on the Explore page are translated for you.\n\nOn 8 May 2028 the endpoint will be turned off. Use LQ2.',
    [
      'LQ1 ends on 8 May 2028 for workspaces that send queries to `POST /q/v1/search` or run LQ1 alerts. Use LQ2.',
      'Workspaces with LQ1 queries: LQ1 is turned off on 8 May 2028. Use LQ2.',
    ],
    ['LQ1 ends on 8 May 2028. Workspaces that send queries to `POST /q/v1/search` use LQ2.'],
  ],
  [
    3,
    '# Ferry v1 ends\n\nWhat is affected? The v1 endpoints and their docs.\n\nThey are removed on 8 May 2028. Use v2.',
    ['Ferry v1 ends on 8 May 2028. Use v2.'],
    [],
  ],
  [
    3,
    '**Strideon Pulse 1: end of the line**\n\nMeant for owners of a Pulse 1 or a Pulse 1 Kids band.\n\n*Pulse 1 Kids* lost its connection to the Strideon app on 11 January 2027. *Pulse 1* syncs up to and including 4 October 2027, and after that day no more. Choose a Pulse 4 or a Loop. Download your data at https://strideon.example/export.',
    [
      '**Pulse 1 and Pulse 1 Kids bands: what owners need to know**\n\nThe Pulse 1 syncs until 4 October 2027.',
      'Owners of a Pulse 1 or Pulse 1 Kids band: the first syncs until 4 October 2027. Change to a Pulse 4 or a Loop.',
    ],
    ['The Pulse 4 is where owners of the old bands should move by 4 October 2027.'],
  ],
  [
    3,
    'The Crossfire queue in Goatlands (Switch and PS4 builds) is closing on 9 March 2027. Play Skirmish instead.',
    ['Crossfire queue (Switch, PS4): closes on 9 March 2027. Skirmish takes over.'],
    [
      'Skirmish takes over: the Crossfire queue (Switch, PS4) closes on 9 March 2027.',
      'Skirmish steps in for the Crossfire queue (Switch, PS4), which closes on 9 March 2027.',
    ],
  ],
  [
    3,
    '# Engine 12: end of life\n\nBasalt retires database engine version 12. You are affected if you own an instance on 12.x.\n\nThe upgrade takes place on 6 March 2028; the instance is unavailable for about ten minutes.',
    [
      'Affected: owners of Basalt instances on engine 12.x\nDeadline: 6 March 2028\nAction: none',
      'Owners of 12.x instances: Basalt engine 12 ends on 6 March 2028.',
    ],
    ['On 6 March 2028 an upgrade takes place, with ten minutes of downtime.'],
  ],
  [
    3,
    '# Model lifecycle update\n\nFor teams that call the public Sable API.\n\n| Model | State | Shutdown | Use instead |\n|---|---|---|---|\n| `sable-text-1` | Shut down | – | `sable-text-3` |\n| `sable-embed-1` | Retiring | April 15, 2027 | `sable-embed-2` |',
    [
      '**Retiring Sable models, for teams on the public Sable API**\n- `sable-text-1`: off, use `sable-text-3`\n- `sable-embed-1`: off April 15, 2027, use `sable-embed-2`',
    ],
    ['**Meet `sable-text-3` and `sable-embed-2`**\n- `sable-text-1`: off\n- `sable-embed-1`: off April 15, 2027'],
  ],
  [
    3,
    'Subject: Retirement of the ember partition\n\nResearch groups that hold an allocation on ember: job submission to ember closes on June 1, 2028. ember entered service in 2016. Move to the partition slate.',
    ['Affected: research groups on ember\nDeadline: June 1, 2028\nAction: Move to slate'],
    ['Affected: research groups\nDeadline: June 1, 2028\nAction: Move to slate'],
  ],
  [
    3,
    'To school offices that have booked the module "Evening Booker": on 30 July 2027, at 6 p.m. London time, we shall close the module. Under the new records order: appointments may only be held on servers to which Evening Booker cannot be moved. There is no successor.',
    ['Evening Booker closes for school offices on 30 July 2027 at 18:00 London time, without a successor.'],
    [],
  ],
  [
    3,
    'If you push over HTTPS with a password to `git.branch.example`: pushes with a password are blocked from 10 September 2029. Create a push token.',
    [
      'Password pushes over HTTPS to `git.branch.example`, for those who still use them: blocked from 10 September 2029. This hits every user, so create a push token.',
    ],
    ['Every Branch user is hit: password pushes are blocked from 10 September 2029. Create a push token.'],
  ],
  [
    3,
    'If your software builds path-style URLs, this is for you: path-style URLs are deprecated as of 22 February 2027. Have it build host-style URLs.',
    [
      'Software that builds path-style URLs: they are deprecated as of 22 February 2027. Have it build host-style URLs.',
    ],
    ['Have your software build host-style URLs. Path-style URLs are deprecated as of 22 February 2027.'],
  ],
  [
    3,
    '# Farewell, Porch Classic\n\nStudios whose games call the Porch Classic service (`porch.oakfield.example/v1`) should know that it will be shut down on 5 October 2028 at 10:00 UTC. Please switch to **Lattice**.',
    [
      "Affected: studios whose games call Oakfield's Porch Classic (`porch.oakfield.example/v1`)\nDeadline: shutdown on 5 October 2028, 10:00 UTC\nAction: Switch to Lattice.",
      'Porch Classic (`porch.oakfield.example/v1`) closes on 5 October 2028 at 10:00 UTC for every studio whose game calls it; switch to Lattice.',
    ],
    [
      'Lattice takes the place of an older service. Studios whose games call Porch Classic switch by 5 October 2028, 10:00 UTC.',
    ],
  ],
  [
    3,
    '## kiln-sdk 8.0.0\n\n**Gone in this release**\n- `Kiln.fireSync()` throws `KILN_NOSYNC`. Await `Kiln.fire()`.\n\nIf you are on 7.x, nothing above touches you: 7.x gets security fixes through 30 April 2029.',
    [
      'kiln-sdk 8.0.0, for projects using `Kiln.fireSync()`: it throws `KILN_NOSYNC`; await `Kiln.fire()`. 7.x is untouched and gets security fixes through 30 April 2029.',
    ],
    [
      'Use `Kiln.fire()`: in kiln-sdk 8.0.0 `Kiln.fireSync()` throws `KILN_NOSYNC`. 7.x is untouched, with security fixes through 30 April 2029.',
    ],
  ],
  [
    3,
    "From 14 March 2029 Quillbank's `GET /v3/payees` is switched off for firms with production keys; sandbox keys are not concerned. Call `POST /v4/payees` instead.",
    [
      "Scope: firms with production keys whose servers call Quillbank's `GET /v3/payees`; sandbox keys are not concerned\nTiming: 14 March 2029\nNext: call `POST /v4/payees`",
      'Firms calling `GET /v3/payees` with a production key (not sandbox keys) lose it on 14 March 2029: call `POST /v4/payees`.',
    ],
    [
      '`POST /v4/payees` takes over on 14 March 2029 from `GET /v3/payees`, for firms with production keys. Sandbox keys are not concerned.',
    ],
  ],
  [
    3,
    'Heronfield gateways with firmware 5.x are turned away from 1 December 2029.\n\nFor HG-200: export the rules and take the unit out of service.\n\nFor HG-210: upgrade to 6.2.',
    [
      'Owners of Heronfield HG-200 and HG-210 gateways: firmware 5.x is turned away from 1 December 2029. HG-200: export the rules and take it out of service. HG-210: upgrade to 6.2.',
    ],
    [],
  ],
  [
    3,
    'Hello,\n\nYou receive this message because your organisation booked at least one sailing through `ferry-feed` in the last 60 days.\n\nOn 30 June 2029 we will take `ferry-feed` offline. Book through `harbour-feed`.',
    [
      'Organisations that booked through `ferry-feed` lose it on 30 June 2029. Book through `harbour-feed`.',
      'If your organisation books through `ferry-feed`: it goes offline on 30 June 2029. Book through `harbour-feed`.',
      '`ferry-feed` goes offline on 30 June 2029 for anyone booking sailings through it. Book through `harbour-feed`.',
    ],
    [
      'Quayline is taking `ferry-feed` offline on 30 June 2029. Organisations that booked through it move to `harbour-feed`.',
      'TL;DR: `ferry-feed` goes offline on 30 June 2029. Book your sailings through `harbour-feed`.',
    ],
  ],
  [
    3,
    '## FAQ: Duty Rosters in Wardly\n\n**What is changing?**\nWe are removing Duty Rosters from Wardly on 4 May 2029.\n\n**Does this affect me?**\nOnly if you own or are a member of a Duty Roster.\n\n**What can I do?**\nExport it as a PDF.',
    [
      '## Duty Rosters in Wardly\n\n**What is changing?** Duty Rosters leave Wardly on 4 May 2029 for their owners and members. Export them as a PDF.',
      'Wardly removes Duty Rosters on 4 May 2029, which concerns you only if you own or belong to one. Export it as a PDF.',
    ],
    [
      '## Duty Rosters in Wardly\n\n**What is changing?** We are removing Duty Rosters on 4 May 2029.\n\n**Does this affect me?** Only if you own or are a member of one. Export it as a PDF.',
      'Wardly removes Duty Rosters on 4 May 2029 (4 June for Plus Family). Owners and members export them as a PDF.',
    ],
  ],
  [
    3,
    'The fax gateway `fax.medi.example` will be disabled on 13 April 2029. It affects clinics whose machines send on line 12 without encryption. Use line 20.',
    ['Clinics sending on line 12 without encryption lose `fax.medi.example` on 13 April 2029. Use line 20.'],
    ['The provider disables `fax.medi.example` on 13 April 2029. Clinics that send on line 12 must use line 20.'],
  ],
  [
    3,
    'The plugin `loom-press` is deprecated, no date set. If you import `loom-press`, please move to `loom-print`.',
    [
      "If you import `loom-press`, there's a new home for your code: `loom-print`! `loom-press` is deprecated, with no date set.",
      'For anyone who imports `loom-press`, `loom-print` is the place to go! `loom-press` is deprecated, with no date set.',
    ],
    [
      'Your code gets a new home! `loom-press` is deprecated, with no date set: if you import it, move to `loom-print`.',
      'Sad news: if you import `loom-press`, it is deprecated, with no date set. Move to `loom-print`.',
    ],
  ],
  [
    3,
    '`pay-v1` is closed on 3 May 2029. Are you calling `/v1/pay` with a `k_s` key? Then call `/v2/pay`.',
    ['`/v1/pay` callers with a `k_s` key: `pay-v1` is closed on 3 May 2029. Call `/v2/pay`.'],
    ['Everyone on our platform: `pay-v1` is closed on 3 May 2029. Call `/v2/pay`.'],
  ],
  [
    3,
    'On 2 June 2029 the carriers closed the shared routes; `type=pool` fails since. `type=long` fails from 3 May 2030 for one-time passwords. Register a sender.',
    [
      'Affected: senders on `type=pool`, and on `type=long` for one-time passwords\nDeadline: `type=pool` fails since 2 June 2029, `type=long` from 3 May 2030\nAction: register a sender',
    ],
    [],
  ],
  [
    12,
    'From 1 December 2029 the broker refuses gateways that run firmware 5, whose root certificate expires. Upgrade gateways to firmware 6.',
    [
      'Gateways with firmware 5: from 1 December 2029 the broker turns such units away without exception, as the root certificate expires. Upgrade to firmware 6.',
    ],
    ['Firmware 5 is refused from 1 December 2029, and every customer without exception must upgrade to firmware 6.'],
  ],
  // What might be hit and an address to look it up at describe nobody.
  [
    3,
    'Changes are coming that may affect your pipelines and stores. On 3 May 2029 all classic keys are revoked. If you use classic keys in scripts, move to scoped keys.',
    ['Classic keys in scripts are revoked on 3 May 2029: move to scoped keys.'],
    ['On 3 May 2029 something is revoked. Move to scoped keys.'],
  ],
  [
    3,
    'On 2 November 2029 the Larch app stops playing on Teravox televisions made before 2019. Watch on a Larch Stick. Is your set concerned? https://larch.example/check',
    [
      '**Larch app on Teravox televisions from before 2019 – what viewers need to know**\n- no playback from 2 November 2029; watch on a Larch Stick\n- check: https://larch.example/check',
    ],
    [],
  ],
];

export const TABLES: KindTables = {
  'openings and labels in the manner of other houses': KINDS,
};
