import type { Kind, KindTables } from '../tools/kinds.ts';

/** Words that close a list of steps or a thanks, and a price that the notice calls the same. */
const KINDS: Kind[] = [
  [
    13,
    'The Pewter login ends on 4 May 2029. Members who use it delete the old entry, install Brass, sign in and scan the code. Brass logs you out after an hour.',
    [
      "Pewter members, it ends on 4 May 2029! Delete the old entry, install Brass, sign in and scan the code – that's it!",
      'Pewter members: the login ends on 4 May 2029. Install Brass, sign in, scan the code, and you are ready to go.',
      "Pewter members: the login ends on 4 May 2029. Install Brass and scan the code. That's all!",
      'Pewter members: the login ends on 4 May 2029. Thank you for all you do. Install Brass and scan the code.',
      'Pewter members: the login ends on 4 May 2029. Install Brass and scan the code. We are grateful for everything you do.',
    ],
    [
      "Pewter members: the login ends on 4 May 2029. Install Brass and you're all set.",
      "Pewter members: the login ends on 4 May 2029. Install Brass. That's all it takes.",
      'Pewter members: the login ends on 4 May 2029. A single tap: install Brass, scan the code and you are all set.',
      'Pewter members: the login ends on 4 May 2029. All you do is install Brass.',
      'Pewter members: the login ends on 4 May 2029. Install Brass and scan the code; nothing else changes.',
    ],
  ],
  // A span of time at the end of the sentence before is no time without changes.
  [
    13,
    'The Pewter login ends on 4 May 2029. Members who use it install Brass. Drafts are kept for 30 days.',
    ['Pewter members: the login ends on 4 May 2029. Install Brass. Drafts are deleted after 30 days without changes.'],
    [
      'Pewter members: the login ends on 4 May 2029. Install Brass. Drafts are kept for 30 days. No other changes are needed.',
      'Pewter members: the login ends on 4 May 2029. Install Brass. Drafts: 30 days. No further change is required.',
    ],
  ],
  [
    13,
    'Bulk is deprecated. Senders who call it call Stream. Your bill stays out of it: both cost the same per parcel. Stream answers later.',
    [
      'Senders who call Bulk (deprecated): call Stream. Same price, later answers.',
      'Senders who call Bulk (deprecated): call Stream, at the same price per parcel.',
      'Senders who call Bulk (deprecated): call Stream. The cost per parcel is the same.',
    ],
    [
      'Senders who call Bulk (deprecated): call Stream. Same price, same answers.',
      'Senders who call Bulk (deprecated): call Stream, its equivalent.',
    ],
  ],
  [
    13,
    'Bulk is deprecated. Senders who call it call Stream. Stream is billed the same. Stream answers later.',
    ['Senders who call Bulk (deprecated): call Stream. Same price.'],
    ['Senders who call Bulk (deprecated): call Stream. Same limits.'],
  ],
  // An exchange that has to be made, a column that is to be dropped, and a fate that two things share.
  [
    13,
    'The `N3` SIM cards stop working on 4 May 2029 and must be exchanged by hand. Clusters that run engine 11 upgrade to 13; drop every `abstime` column first. Engine 12 is refused in time, too.',
    [
      '`N3` cards need a physical swap by 4 May 2029. On engine 11, upgrade to 13. Simply drop any `abstime` columns first.',
      '`N3` cards: a manual swap is needed by 4 May 2029. Engine 11: upgrade to 13. Engine 12 is refused in the same way.',
    ],
    [
      '`N3` cards: a simple swap by 4 May 2029. Engine 11: upgrade to 13, dropping `abstime` columns.',
      '`N3` cards: it is a straight swap by 4 May 2029. Engine 11: upgrade to 13, dropping `abstime` columns.',
      '`N3` cards are exchanged by 4 May 2029. Engine 11: simply swap it for 13.',
      '`N3` cards are exchanged by 4 May 2029. Engine 11: upgrade to 13, which works in the same way.',
    ],
  ],
  // Whatever the replacement is said to have the same of.
  [
    13,
    'The mirror `old.example/deb` is switched off on 1 February 2029. Hosts that use it set the base to `new.example/deb`, which keeps the same file names. The new mirror has no rsync.',
    [
      'Hosts that use `old.example/deb`, off on 1 February 2029: set the base to `new.example/deb`, which keeps the same file names but has no rsync.',
      'Hosts that use `old.example/deb`: it is off on 1 February 2029, and its index on the same day. Set the base to `new.example/deb`, which has the same file names.',
    ],
    [
      'Hosts that use `old.example/deb`, off on 1 February 2029: set the base to `new.example/deb`, which serves the same packages.',
      'Hosts that use `old.example/deb`, off on 1 February 2029: set the base to `new.example/deb`, which speaks the same protocols.',
      'Hosts that use `old.example/deb`, off on 1 February 2029: set the base to `new.example/deb`. It offers the same mirrors worldwide.',
    ],
  ],
  // What is told of the time before the end, or as a reason.
  [
    13,
    'Beacon 1 closes for teams on 4 May 2029. You can fill it in as always till then. Move to Beacon 2. Forged entries cannot be told from genuine ones in Beacon 1.',
    [
      'Beacon 1 closes for teams on 4 May 2029, and until that day it can be filled in exactly as it always could. Move to Beacon 2.',
      'Beacon 1 behaves as usual beforehand; it closes for teams on 4 May 2029. Move to Beacon 2.',
      'Beacon 1 closes for teams on 4 May 2029: move to Beacon 2. Forgeries in Beacon 1 are indistinguishable from real entries.',
    ],
    [
      'Beacon 1 closes for teams on 4 May 2029. Move to Beacon 2, which behaves as usual.',
      'Beacon 1 closes for teams on 4 May 2029. Move to Beacon 2; the two are indistinguishable.',
    ],
  ],
  // What a title or the line above a list spares, and what is stored, are no claims.
  [
    13,
    '**Which plan ends?**\nPebble, on 4 May 2029. Move to a paid plan.\n\n**I am on Boulder or Ridge.**\nThen nothing changes for you.\n\nNot affected\n\n- Group calls.\n- Recorded classes.\n\nTokens are stored as hashes. Single exports go on working.',
    [
      'Pebble ends on 4 May 2029: move to a paid plan. No change for Boulder and Ridge.',
      'Pebble ends on 4 May 2029: move to a paid plan. Boulder and Ridge see no change. Group calls stay just as they are.',
      'Pebble ends on 4 May 2029: move to a paid plan. Recorded classes stay exactly as they are.',
      'Pebble ends on 4 May 2029: move to a paid plan. Hashes are all that is stored of a token.',
      'Pebble ends on 4 May 2029: move to a paid plan. Single exports work just like before.',
    ],
    [
      'Pebble ends on 4 May 2029: move to a paid plan, which works just like before.',
      'Pebble ends on 4 May 2029: move to a paid plan. That is all that is needed.',
      'Pebble ends on 4 May 2029: move to a paid plan. Your lessons stay exactly as they are.',
    ],
  ],
];

export const TABLES: KindTables = {
  'words that close a list, and prices': KINDS,
};
