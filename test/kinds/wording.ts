import type { Kind, KindTables } from '../tools/kinds.ts';

/** A notice, what keeps the rule, and what breaks it: sameness of what is spared, and praise that is none. */
const KINDS: Kind[] = [
  [
    13,
    'Mirrored queues end on 22 April 2027. Declare quorum queues. Single-node clusters on the Dev tier are left alone.',
    [
      'Mirrored queues end on 22 April 2027: declare quorum queues. Single-node clusters on the Dev tier: nothing changes.',
    ],
    ['Mirrored queues end on 22 April 2027: declare quorum queues, and nothing changes.'],
  ],
  [
    13,
    'Toll-free numbers end on 3 May 2027. Buy local numbers. Paid numbers and SIP trunks are not part of this.',
    ['Toll-free numbers end on 3 May 2027: buy local numbers. Paid numbers and SIP trunks: no change.'],
    ['Toll-free numbers end on 3 May 2027: buy local numbers, no change needed.'],
  ],
  [
    13,
    'Team calendars end on 3 May 2027. Use Rota. Refund mails keep their format.',
    ['Team calendars end on 3 May 2027: use Rota. Refund mails look the same.'],
    ['Team calendars end on 3 May 2027: use Rota. It looks the same.'],
  ],
  [
    13,
    'The endpoint `GET /v2/holds` ends on 3 May 2027. Call `GET /v3/holds`. Box-office terminals are fine, they go through the gateway.',
    [
      '`GET /v2/holds` ends on 3 May 2027; call `GET /v3/holds`. Box-office terminals: no change, they use the gateway.',
    ],
    ['`GET /v2/holds` ends on 3 May 2027; call `GET /v3/holds`, which works the same apart from the path.'],
  ],
  [
    13,
    'The TU-4 ends on 3 May 2027. Fit a TU-6. Starting through the app is limited to two starts.',
    ['The TU-4 ends on 3 May 2027. Fit a TU-6; two starts at most.'],
    ['The TU-4 ends on 3 May 2027. Fit a TU-6. From the seat it behaves as before, up to two starts.'],
  ],
  [
    7,
    'SMPP binds end on 3 May 2027. Delivery receipts that are pending at the cut-off are dropped.',
    ['SMPP binds end on 3 May 2027, at which outstanding delivery receipts are lost.'],
    ['SMPP binds end on 3 May 2027. The new service is outstanding.'],
  ],
  [
    7,
    'The class ends on 3 May 2027. Moves are free of charge until then. Grib files are packed with CCSDS compression.',
    ['The class ends on 3 May 2027, and with it free moves. Grib files: packed with CCSDS compression.'],
    ['The class ends on 3 May 2027. The new one is packed with improvements.'],
  ],
  [
    7,
    'The T200 ends on 3 May 2027. Close the day first, because an open batch is encrypted to the device.',
    ['The T200 ends on 3 May 2027. Close the day first, since its open batch is encrypted to it.'],
    ['The T200, popular since its launch, ends on 3 May 2027. Close the day first.'],
  ],
  [
    7,
    'Bills are sent by Dun, which turns ten this year. `GET /v1/bills` ends on 3 May 2027. Slip is so much cooler.',
    ['`GET /v1/bills` of Dun ends on 3 May 2027.'],
    [
      '`GET /v1/bills` of Dun, ten this year, ends on 3 May 2027.',
      '`GET /v1/bills` of Dun ends on 3 May 2027. Slip is far cooler, too.',
    ],
  ],
  [
    7,
    'After many good years, Kiosk ends on 3 May 2027. Always at your service!',
    ['Kiosk ends on 3 May 2027.'],
    ['After many good years together, Kiosk ends on 3 May 2027.', 'Kiosk ends on 3 May 2027. Always at your service!'],
  ],
  [
    7,
    'The driver is deprecated; there is no plan to remove it. Nine months of notice are given, in line with the major-version policy.',
    [
      'The driver is deprecated, with no plan to remove it; nine months of notice, in line with the major-version policy.',
    ],
    ['The driver is deprecated, in line with our cloud-first strategy.'],
  ],
  [
    13,
    "`Kiln.fireSync()` is removed on 3 May 2029; await `Kiln.fire()`. Browser builds have no `fireSync()`, and don't need to change for it.",
    ['`Kiln.fireSync()` is removed on 3 May 2029: await `Kiln.fire()`. Browser builds: no change.'],
    ['`Kiln.fireSync()` is removed on 3 May 2029: await `Kiln.fire()`, no change otherwise.'],
  ],
  [
    13,
    'Ticket wallet closes on 3 May 2029; install Ferry 6. Everything else in 5.x keeps running, with no end planned.',
    ['Ticket wallet closes on 3 May 2029: install Ferry 6. Nothing else in 5.x has a planned end.'],
    ['Ticket wallet closes on 3 May 2029: install Ferry 6, which works the same.'],
  ],
  [
    13,
    'The app Stempel ends on 30 June 2029; use Punch. Working-time accounts, absence requests and payroll exports remain unaltered.',
    [
      'The app Stempel ends on 30 June 2029: use Punch. No change to absence requests, payroll exports or working-time accounts.',
    ],
    ['The app Stempel ends on 30 June 2029: use Punch. No changes are needed.'],
  ],
  [
    13,
    '`heron-7b` ends on 3 May 2029; use `heron-9b`, which counts roughly 15 % more tokens for the same text.',
    ['`heron-7b` ends on 3 May 2029: use `heron-9b`. The same text costs some 15 % more tokens.'],
    ['`heron-7b` ends on 3 May 2029: use `heron-9b`. It gives the same answers at some 15 % more tokens.'],
  ],
  [
    12,
    'Publish tokens of maintainers end on 7 February 2029; create a scoped token. There is no extension, also not for large organisations.',
    [
      'Publish tokens of maintainers end on 7 February 2029: create a scoped token. No extension is available, whatever the size of the organisation.',
    ],
    [
      'Publish tokens of maintainers end on 7 February 2029, whatever the size of the organisation: create a scoped token.',
    ],
  ],
  [
    12,
    'Deploy keys of type `ssh-dss` in public repositories are refused from 9 November 2029. Replace them by Ed25519 keys; an Ed25519 key can be used for one repository.',
    [
      '`ssh-dss` deploy keys in public repositories are refused from 9 November 2029. Replace them by Ed25519 keys. Each Ed25519 key works for one repository.',
    ],
    ['All deploy keys are refused from 9 November 2029. Replace them by Ed25519 keys, one for each repository.'],
  ],
  [
    7,
    'The modal is past its end of life; take the dialog. In it, keyboard focus is trapped. We want to put our full focus on sprites.',
    ['The modal is past its end of life: take the dialog, where keyboard focus is trapped.'],
    ['The modal is past its end of life: take the dialog, where keyboard focus is trapped. Our focus is sprites.'],
  ],
  [
    12,
    'Laboratories whose analysers push results to port 2575 lose it on 9 November 2029. An analyser needs the root certificate before it can use port 6661.',
    [
      'Port 2575 closes on 9 November 2029 for laboratories whose analysers push results there. Each analyser needs the root certificate before it uses port 6661.',
    ],
    ['Port 2575 closes on 9 November 2029. Every laboratory needs the root certificate before it uses port 6661.'],
  ],
  // A claim that repeats the notice in its own words; what holds only something; what is taken over without any doing.
  [
    13,
    'New integrations cannot use Bridge from 3 May 2027. Existing integrations will continue to work as expected until 1 December 2027. Use the v3 calls.',
    [
      'New integrations cannot use Bridge from 3 May 2027; existing integrations continue as expected until 1 December 2027. Use the v3 calls.',
    ],
    ['New integrations cannot use Bridge from 3 May 2027. Use the v3 calls: they work exactly the same.'],
  ],
  [
    13,
    'The feed `places-w` ends on 3 May 2027. Take `places-d`, which holds changes only; load the base file once.',
    [
      'The feed `places-w` ends on 3 May 2027: take `places-d`, loading the base file once, as deltas hold just the changes.',
    ],
    ['The feed `places-w` ends on 3 May 2027: take `places-d`; the name is the only difference.'],
  ],
  [
    13,
    'Sync 2 ends on 3 May 2027. Move to Streams, which cannot be polled. Merge rules and tags are taken over without your doing.',
    ['Sync 2 ends on 3 May 2027: move to Streams, which cannot be polled. No work is needed for tags and merge rules.'],
    ['Sync 2 ends on 3 May 2027: move to Streams, which cannot be polled. No other change is needed.'],
  ],
];

export const TABLES: KindTables = {
  'sameness and praise in the manner of other houses': KINDS,
};
