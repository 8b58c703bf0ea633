import { describeKinds, type Kind } from './tools/kinds.ts';

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
];

describeKinds('words that close a list, and prices', KINDS);
