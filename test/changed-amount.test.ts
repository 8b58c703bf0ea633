import { expect, it } from 'vitest';
import { toLedger } from '../src/ledger/ledger.ts';
import { changedAmounts } from '../src/ledger/statements/changed-amount.ts';

/** Amounts that a notice tells: outputs that keep them, in any spelling, and outputs that have another in their place. */
const AMOUNTS: readonly (readonly [
  notice: string,
  kept: readonly string[],
  changed: readonly (readonly [output: string, found: string])[],
])[] = [
  [
    'Tern Upload ends on 4 May 2029; use Tern Push, which cuts files into parts of 5 GB and keeps failed parts for six weeks rather than two.',
    [
      'Tern Upload ends on 4 May 2029; use Tern Push (5 GB parts, failed parts kept 42 days).',
      'Use Tern Push before 4 May 2029, when Tern Upload ends. It cuts files into 5 GB parts; failed ones stay for 6 weeks.',
      'Tern Upload ends on 4 May 2029. Use Tern Push.',
    ],
    [
      ['Tern Upload ends on 4 May 2029; use Tern Push (files are cut into parts of 50 GB).', '50'],
      ['Tern Upload ends on 4 May 2029; use Tern Push, where failed parts are kept for six months.', 'six months'],
    ],
  ],
  [
    'The desk plan ends on 1 June 2029. On the hall plan you may print 400 labels a day. Receipts can be fetched for half a year.',
    [
      'The desk plan ends on 1 June 2029. Hall plan: 400 labels per day; receipts for six months.',
      'The desk plan ends on 1 June 2029; with the hall plan, 400 labels can be printed daily. Receipts: half a year.',
    ],
    [
      [
        'The desk plan ends on 1 June 2029. On the hall plan you may print 400 labels a month.',
        'On the hall plan you may print 400 labels a month',
      ],
      ['The desk plan ends on 1 June 2029. On the hall plan, receipts can be fetched for two years.', 'two years'],
    ],
  ],
  // A number that stands in a name, a date, a time or before another noun is no trace of the span.
  [
    'Sable 2 ends on 30 August 2029 at 12:00. Use Sable 3 (Android 12). Statistics are kept for 12 months, jobs for 24 hours, drafts for 13 months rather than 24.',
    [
      'Sable 2 ends on 30 August 2029 at 12:00; use Sable 3 (Android 12). Statistics: kept 12 months, jobs 24 h, drafts 13 instead of 24 months.',
      'Use Sable 3 (Android 12) before 30 August 2029, 12:00, when Sable 2 ends. Kept: statistics for a year, jobs for a day.',
    ],
    [
      [
        'Sable 2 ends on 30 August 2029 at 12:00; use Sable 3 (Android 12). Statistics are kept for 18 months.',
        '18 months',
      ],
      ['Sable 2 ends on 30 August 2029 at 12:00; use Sable 3 (24 rows). Jobs are kept for 48 hours.', '48 hours'],
    ],
  ],
  // Versions, codes and models are names: another rule's.
  [
    'Quern 2 ends on 3 March 2029. Install `quern-cli` 3.6 or later; older ones fail with error 403 on Windows 11.',
    ['Quern 2 ends on 3 March 2029. Install `quern-cli` 3.5 or later; older ones fail with error 404 on Windows 10.'],
    [],
  ],
  // Said of nothing that the notice has an amount of.
  [
    'The kiln feed ends on 3 March 2029. Poll the new one every 20 minutes.',
    ['The kiln feed ends on 3 March 2029 (the guide is read within 5 minutes).'],
    [],
  ],
];

const changed = (notice: string, output: string): readonly string[] => {
  const ledger = toLedger(notice, output);
  return changedAmounts(ledger).map((found) => ledger.output.doc.span(found.output).text);
};

for (const [notice, kept, others] of AMOUNTS) {
  it.each(kept)('kept: %s', (output) => expect(changed(notice, output)).toEqual([]));
  it.each(others)('changed: %s', (output, found) => expect(changed(notice, output)).toEqual([found]));
}
