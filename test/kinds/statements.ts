import type { Kind, KindTables } from '../tools/kinds.ts';

/** The old side of a contrast in whatever words tell that it is old: rule 6 asks for the new side only. */
const OLD_SIDES: Kind[] = [
  [
    6,
    'The `GET /send` interface closes on 28 February 2028. Use `POST /v4/messages`. Delivery reports are kept for 6 months (13 until now).',
    ['`GET /send` closes on 28 February 2028: use `POST /v4/messages`. Delivery reports last 6 months.'],
    ['`GET /send` closes on 28 February 2028: use `POST /v4/messages`.'],
  ],
  [
    6,
    'The Relay plan ends on 3 May 2027. Take the Hub plan. It has room for 40 mailboxes (at present 65) and sends 900 letters a day (to date 2,000).',
    ['The Relay plan ends on 3 May 2027; take the Hub plan: 40 mailboxes, 900 letters a day.'],
    [],
  ],
  [
    6,
    'Scanner firmware 2 stops on 3 May 2027. Install firmware 3. Labels are up to 90 mm wide (120 mm so far).',
    ['Scanner firmware 2 stops on 3 May 2027; install firmware 3, for labels 90 mm wide at most.'],
    [],
  ],
];

/** Why an end was put off eases what users have to do, and explains no constraint. */
const EASING: Kind[] = [
  [
    8,
    'Long polling ends on 29 October 2027. We said that it would end on 31 May 2027. Bot authors told us that this was tight, so the date moves to 29 October 2027. Call `bots.openSocket`; a bot cannot have both, because messages would be delivered twice.',
    [
      'Long polling ends on 29 October 2027 (not 31 May 2027). Call `bots.openSocket`, and not both, or messages would be delivered twice.',
    ],
    ['Long polling ends on 29 October 2027 (not 31 May 2027). Call `bots.openSocket`; a bot cannot have both.'],
  ],
  [
    8,
    'The tally export was to close on 3 March 2027. Because several city councils asked for another budget year, we have postponed the closure to 3 March 2028. Use the ledger export.',
    ['The tally export closes on 3 March 2028, not on 3 March 2027. Use the ledger export.'],
    [],
  ],
  [
    8,
    'The deadline for the XLR plugs has been extended to 1 June 2027, since many theatres are in the middle of their season. Fit RJ plugs.',
    ['XLR plugs: fit RJ plugs by 1 June 2027.'],
    [],
  ],
];

/** What follows from a reason ("…, so both cannot run together") is the constraint; the reason is what stands before it. */
const CHAINS: Kind[] = [
  [
    8,
    'The module `armature.legacy_bridge` will be removed in 6.0. Port your code to `armature.link`. Older firmware uses 16-bit checksums, which the new frames overflow, so both modules cannot drive one arm alternately.',
    [
      '`armature.legacy_bridge` goes in 6.0: port to `armature.link`. The two can’t take turns on an arm: new frames overflow the 16-bit checksums of earlier firmware.',
    ],
    ['`armature.legacy_bridge` goes in 6.0: port to `armature.link`. The two can’t take turns on an arm.'],
  ],
  [
    8,
    'The TR-1 readers end on 3 May 2027. Fit TR-2 readers. The TR-2 encrypts with a key from the door controller, so cards written by a TR-1 are unreadable to it and mixed doors are ruled out.',
    [
      'TR-1 readers end on 3 May 2027: fit TR-2. It takes its encryption key from the door controller, hence no blending of the two.',
    ],
    ['TR-1 readers end on 3 May 2027: fit TR-2 everywhere.'],
  ],
];

/** A named rest of the world, told as "other", "elsewhere", "the rest". */
const RESTS: Kind[] = [
  [
    6,
    'Calls to US or Canadian numbers over UDP are refused from 15 September 2027. Point the trunk to `sip-tls.telluria.example`. Trunks terminating outside the US and Canada are not touched.',
    [
      'Calls to US or Canadian numbers over UDP are refused from 15 September 2027: point the trunk to `sip-tls.telluria.example`. Other destinations are not concerned.',
      'Calls to US or Canadian numbers over UDP are refused from 15 September 2027: point the trunk to `sip-tls.telluria.example`. Trunks terminating elsewhere aren’t concerned.',
    ],
    [
      'Calls to US or Canadian numbers over UDP are refused from 15 September 2027: point the trunk to `sip-tls.telluria.example`.',
    ],
  ],
  [
    6,
    'Parcels to Norway and Iceland can no longer be booked through `/ship/v1` from 3 May 2027. Use `/ship/v2`. Parcels that go anywhere but Norway and Iceland are unaffected.',
    [
      'From 3 May 2027 parcels to Norway and Iceland need `/ship/v2` instead of `/ship/v1`. All other destinations stay as they are.',
    ],
    [],
  ],
];

/** A setting with its value, told by the value alone. */
const SETTINGS: Kind[] = [
  [
    5,
    'On 20 May 2027 `POST /v2/transcribe` with `model=murmur-1` is shut off. Send requests with `model=murmur-3`. Calls without a vocabulary go on.',
    ['Hosted projects on `murmur-1` (`POST /v2/transcribe`) need to be on `murmur-3` by 20 May 2027.'],
    ['`murmur-1` (`POST /v2/transcribe`) is shut off on 20 May 2027.'],
  ],
  [
    5,
    'Exports with `format=xls97` end on 3 May 2027. You must send `format=ooxml-strict` from then on.',
    ['Exports as `xls97` end on 3 May 2027; ask for `ooxml-strict`.'],
    ['Exports as `xls97` end on 3 May 2027.'],
  ],
];

/** A verb of handing in for another, beside words that stay. */
const SYNONYMS: Kind[] = [
  [
    5,
    'Timecards in the old form end on 3 May 2027. Use the new form. Before the switch you must lodge open timecards with payroll.',
    ['Timecards in the old form end on 3 May 2027: use the new form, but first hand in whatever is open at payroll.'],
    ['Timecards in the old form end on 3 May 2027: use the new form.'],
  ],
];

/** Amounts behind a sign, and negated permission told as a ban. */
const SIGNS: Kind[] = [
  [
    6,
    'The id `plx-rank-1` is deprecated, with no date set. Use `plx-rank-2`. Should we ever schedule `plx-rank-1` for removal, you will hear of it at least 120 days ahead.',
    ['`plx-rank-1` is deprecated, still no date (≥120 days’ notice before any removal). Use `plx-rank-2`.'],
    ['`plx-rank-1` is deprecated, still no date (≥60 days’ notice before any removal). Use `plx-rank-2`.'],
  ],
  [
    8,
    'Sign-ins from `kv` 1.x end on 1 June 2027. Version 1.x derives keys with PBKDF2, which our security certification no longer permits after that day. Install `kv2`.',
    [],
    ['Sign-ins from `kv` 1.x end on 1 June 2027: install `kv2`.'],
  ],
];

/** Where nothing follows, what users are to do instead is the step; where something follows, its name is enough. */
const WITHOUT_HEIR: Kind[] = [
  [
    5,
    'Time Tracker will be discontinued on 20 August 2027. There is no successor in Gantry Boards. Download your time entries. Sixty days later all time entries are deleted.',
    [
      'Time Tracker ends on 20 August 2027, without a successor. Download your time entries; sixty days later they are deleted.',
      'Time Tracker ends on 20 August 2027, without a successor. Sixty days later all time entries are deleted: export them.',
    ],
    ['Time Tracker ends on 20 August 2027, without a successor. Sixty days later all time entries are deleted.'],
  ],
  [
    5,
    'Plugins on the Lua API no longer load from 22 September 2027. Port them to the Wasm API. For `draw_overlay()` we have nothing to offer.',
    [
      'Lua plugins no longer load from 22 September 2027: port them to the Wasm API. There is nothing in place of `draw_overlay()`.',
      'Lua plugins no longer load from 22 September 2027: port them to the Wasm API, which has no `draw_overlay()`.',
    ],
    [
      'Lua plugins no longer load from 22 September 2027: port them to the Wasm API. For `draw_overlay()`, use its canvas hook.',
    ],
  ],
];

/** A relative that explains a step, with the clause that it leans on. */
const LEANING: Kind[] = [
  [
    8,
    'The API version `v1alpha2` was removed in 0.42.0. Before installing 0.42.0, convert stored objects with `tidectl convert`. Etcd keeps them in the old encoding otherwise, which the new operator cannot decode. The new operator needs no cron.',
    [
      '`v1alpha2` was removed in 0.42.0. Before installing it, convert stored objects with `tidectl convert`: the new operator cannot decode the old encoding.',
      '`v1alpha2` was removed in 0.42.0. Before installing it, convert stored objects with `tidectl convert`, or etcd keeps an encoding that is unreadable to it.',
    ],
    ['`v1alpha2` was removed in 0.42.0. Before installing it, convert stored objects with `tidectl convert`.'],
  ],
];

/** How many things are to be told, before they are. */
const ANNOUNCED: Kind[] = [
  [
    6,
    'The `list/2` call is retired on 4 May 2028; use `list/3` instead. Two adjustments are needed in your code. Page by cursor. One answer holds at most 500 keys.',
    ['`list/2` is retired on 4 May 2028; use `list/3`, paging by cursor, with 500 keys per answer at most.'],
    ['`list/2` is retired on 4 May 2028; use `list/3`. Two adjustments are needed in your code: page by cursor.'],
  ],
  [
    6,
    'Meter API 1 closes on 9 May 2029. Move to Meter API 2. A few differences are worth knowing: readings come in kWh. There are three exceptions. Solar, heat and water meters stay on API 1.',
    [
      'Meter API 1 closes on 9 May 2029: move to Meter API 2, where readings come in kWh. Solar, heat and water meters stay on API 1.',
    ],
    ['Meter API 1 closes on 9 May 2029: move to Meter API 2. Solar, heat and water meters stay on API 1.'],
  ],
  [
    6,
    'Hall Pass ends on 3 May 2029. Please note the following two points. Unused credits lapse that evening. Group cards keep working until they expire.',
    ['Hall Pass ends on 3 May 2029. Unused credits lapse that evening; group cards work until they expire.'],
    ['Hall Pass ends on 3 May 2029. Unused credits lapse that evening.'],
  ],
];

/** Since when, and why. */
const SINCE: Kind[] = [
  [
    8,
    'The H1 module is no longer sold after 1 May 2029; take H3. H3 must be fitted by an engineer, since the housing voids the laser class once opened. Kestrel is since three generations a family company.',
    ['H1 is sold until 1 May 2029; take H3, fitted by an engineer (opening the housing voids the laser class).'],
    ['H1 is sold until 1 May 2029; take H3, fitted by an engineer.'],
  ],
  [
    8,
    'Relay 1 closes on 3 May 2029; use Relay 2. We run relays, since our first beta, with love. Old keys cannot be reused, since Relay 2 rejects every key shorter than 256 bits.',
    ['Relay 1 closes on 3 May 2029; use Relay 2 with new keys: it rejects keys shorter than 256 bits.'],
    ['Relay 1 closes on 3 May 2029; use Relay 2 with new keys.'],
  ],
];

/** The branch that keeps what retires, by its number alone. */
const BRANCHES: Kind[] = [
  [
    6,
    'In 9.0.0 (2028-02-22) `Kit.start()` is removed; call `Kit.open()`. Apps on the 8.x branch keep `Kit.start()`; 8.x gets security fixes until 31 March 2029.',
    [
      '`Kit.start()` is removed in 9.0.0 (2028-02-22): call `Kit.open()`. 8.x keeps `Kit.start()` and gets security fixes until 31 March 2029.',
      'Call `Kit.open()`, as `Kit.start()` is removed in 9.0.0 (2028-02-22), or remain on 8.x, which has it and is patched until 31 March 2029.',
    ],
    ['`Kit.start()` is removed in 9.0.0 (2028-02-22): call `Kit.open()`. Security fixes end on 31 March 2029.'],
  ],
];

/** Whom the notice spares, where every sparing of the output is told of somebody else. */
const SPARED: Kind[] = [
  [
    6,
    'Existing `n1` pools stop on 1 August 2029; clusters with one move to `n3`. Autopilot clusters do not use `n1` and are not affected. Persistent disks stay attached and keep their data.',
    [
      'Clusters with an `n1` pool: it stops on 1 August 2029, move to `n3`. Autopilot is spared; persistent disks keep their data.',
      'Clusters with an `n1` pool (not on Autopilot): it stops on 1 August 2029, move to `n3`. Persistent disks keep their data.',
      'Only clusters with an `n1` pool need to act: it stops on 1 August 2029, move to `n3`. Persistent disks keep their data.',
    ],
    ['Clusters with an `n1` pool: it stops on 1 August 2029, move to `n3`. Persistent disks keep their data.'],
  ],
  [
    6,
    'The card reader bridge ends on 4 May 2029 for shops that use it: take the cloud link. Kiosks in museums are not touched by any of this.',
    ['Shops with the card reader bridge: it ends on 4 May 2029, take the cloud link. Museum kiosks are untouched.'],
    ['Shops with the card reader bridge: it ends on 4 May 2029, take the cloud link.'],
  ],
];

export const TABLES: KindTables = {
  'those spared': SPARED,
  announcements: ANNOUNCED,
  'since when, and why': SINCE,
  'a branch by its number': BRANCHES,
  'the old side of a contrast': OLD_SIDES,
  'why an end was put off': EASING,
  'what follows from a reason': CHAINS,
  'the rest of the world': RESTS,
  'a setting with its value': SETTINGS,
  'handing in': SYNONYMS,
  'signs and bans': SIGNS,
  'what to do where nothing follows': WITHOUT_HEIR,
  'a relative that explains': LEANING,
};
