import { describe, expect, it } from 'vitest';
import { check } from '../src/check.ts';

/** A notice, what keeps the rule, and what breaks it: sameness of what is spared, and praise that is none. */
type Kind = [rule: number, notice: string, faithful: string[], broken: string[]];

const fails = (rule: number, notice: string, output: string): boolean =>
  check(notice, output).rules[rule - 1]!.verdict === 'fail';

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
];

describe('sameness and praise in the manner of other houses', () => {
  const rows = KINDS.flatMap(([rule, notice, faithful, broken]) => [
    ...faithful.map((output): [number, string, string, boolean] => [rule, output, notice, false]),
    ...broken.map((output): [number, string, string, boolean] => [rule, output, notice, true]),
  ]);
  it.each(rows)('rule %i: %s', (rule, output, notice, broken) => {
    expect(fails(rule, notice, output)).toBe(broken);
  });
});
