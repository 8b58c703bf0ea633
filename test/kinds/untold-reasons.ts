import type { Kind, KindTables } from '../tools/kinds.ts';

/** Reasons of which the output has a word or two from elsewhere, and reasons that it tells in few words or in others. */
const KINDS: Kind[] = [
  [
    8,
    'The `brisk` renderer is removed from Papermill on 4 June 2029. Shops that print with `brisk` switch to `calm`. You must upload your fonts again before you switch, because `brisk` stores them as outlines licensed for one renderer. Fonts are kept for a year.',
    [
      'Shops that print with `brisk`: it is removed from Papermill on 4 June 2029. Upload your fonts again (`brisk` has outlines that nothing else may draw), then switch to `calm`, which holds fonts for a year.',
      'Shops that print with `brisk`: it is removed from Papermill on 4 June 2029. Its licence covers just that engine, so upload your fonts again, then switch to `calm`, which holds fonts for a year.',
    ],
    [
      'Shops that print with `brisk`: it is removed from Papermill on 4 June 2029. Upload your fonts again, then switch to `calm`, which holds fonts for a year.',
    ],
  ],
  [
    8,
    'The Tern bucket is deleted on 5 May 2029. Labs that store samples in it copy them to Heron. Samples have to be tagged again, since Tern tags live in a registry that only our server reads. Heron keeps samples for ten years on a server in Norway.',
    [
      'Labs that store samples in the Tern bucket (deleted on 5 May 2029): copy them to Heron and tag them again (only our server knows the old tags). Heron keeps samples for ten years on a server in Norway.',
    ],
    [
      'Labs that store samples in the Tern bucket (deleted on 5 May 2029): copy them to Heron and tag them again. Heron keeps samples for ten years on a server in Norway.',
    ],
  ],
  // One word of its own, behind a word of cause.
  [
    8,
    'Ticket Board ends on 2 March 2030. Theatres that sell with it move to Box Office. Clerks cannot start the transfer; a treasurer has to, as the transfer freezes every season while it runs. The ledger runs on. Transfers take a night and seasons keep their prices.',
    [
      'Theatres on Ticket Board (ends on 2 March 2030): a treasurer has to start the transfer to Box Office, which locks all seasons meanwhile. It takes a night; seasons keep their prices.',
      'Theatres on Ticket Board (ends on 2 March 2030): a treasurer has to start the transfer to Box Office (seasons stand still until it is through). It takes a night; seasons keep their prices.',
    ],
    [
      'Theatres on Ticket Board (ends on 2 March 2030): a treasurer has to start the transfer to Box Office. It takes a night; seasons keep their prices.',
    ],
  ],
  // What follows from the reason is kept, and the reason is not.
  [
    8,
    "Reader badges stop opening doors on 9 May 2029. Visitors with a badge register a phone. Badge codes are written in an unkeyed cipher and can't be converted, which is why new credentials are needed. Phones need Bluetooth.",
    [
      "Visitors with a reader badge: it stops opening doors on 9 May 2029. Register a phone; badge codes can't be converted. Phones need Bluetooth.",
    ],
    [
      'Visitors with a reader badge: it stops opening doors on 9 May 2029. Register a phone; new credentials are needed. Phones need Bluetooth.',
    ],
  ],
  [
    8,
    'The ferry ticker ends on 1 October 2031. Skippers who read it tune to the coast radio. The authority has withdrawn the frequency that carries the ticker, so skippers lose the tide tables and have to buy printed ones.',
    [
      'Skippers who read the ferry ticker: it ends on 1 October 2031, its frequency having been withdrawn. Tune to the coast radio and buy printed tide tables.',
    ],
    [
      'Skippers who read the ferry ticker: it ends on 1 October 2031. Tune to the coast radio; skippers lose the tide tables and have to buy printed ones.',
    ],
  ],
  // Thanks to whoever found a flaw give no reason.
  [
    8,
    'Hi all, the `gull` format is deprecated in Loft; nothing ends yet. If you export `gull`, export `tern` instead, because `gull` files cannot hold colours. Big shout-out to Mara for tracking down the overflow that forced our hand. Kudos to the lab in Ghent, who reported the hole because of which we drop it.',
    [
      'If you export `gull` from Loft: it is deprecated, and nothing ends yet. Export `tern` instead, as `gull` has no colours.',
    ],
    ['If you export `gull` from Loft: it is deprecated, and nothing ends yet. Export `tern` instead.'],
  ],
  [
    8,
    'The `mend` job is removed on 3 May 2029. Crews that run it run `patch`. Shoutout to Ilse for finding the memory hole that finally made us act. Hats off to Per, whose fuzzer crashed it first.',
    ['Crews that run the `mend` job: it is removed on 3 May 2029. Run `patch`.'],
    [],
  ],
];

export const TABLES: KindTables = {
  'reasons that are told nowhere': KINDS,
};
