import { expect, it } from 'vitest';
import { toLedger } from '../src/ledger/ledger.ts';
import { lostEnds } from '../src/ledger/statements/lost-end.ts';

/** A notice; outputs that keep the end of each period; outputs that lose or change one, with the day of the notice. */
const PERIODS: readonly (readonly [
  notice: string,
  kept: readonly string[],
  lost: readonly (readonly [output: string, day: string])[],
])[] = [
  [
    'The Plover drive is closed on 4 May 2029. Lighthouses with a storm permit may go on using it until 9 November 2029. Move your files to Heron.',
    [
      'The Plover drive is closed on 4 May 2029; lighthouses with a storm permit have it until 9 November 2029. Move your files to Heron.',
      'Plover drive: closed 4 May 2029 (storm permits: 9 Nov 2029). Move your files to Heron.',
      'Move your files to Heron before the Plover drive closes on 4 May 2029. Up to 2029-11-09 it stays for lighthouses with a storm permit.',
    ],
    [
      [
        'The Plover drive is closed on 4 May 2029; lighthouses with a storm permit get longer. Move to Heron.',
        '9 November',
      ],
      [
        'The Plover drive closes on 4 May 2029 (storm permits: 9 December 2029). Move your files to Heron.',
        '9 November',
      ],
    ],
  ],
  [
    'Tariff Reed ends on 1 June 2028. Tariff Rush costs 4 € for the first year if you switch by 2 April 2028; otherwise it costs 7 €.',
    [
      'Tariff Reed ends on 1 June 2028. Rush: 4 € for the first year if switched by 2 April 2028, else 7 €.',
      'Tariff Reed ends on 1 June 2028. Whoever switches to Rush by 2 April 2028 pays 4 € for the first year instead of 7 €.',
    ],
    [['Tariff Reed ends on 1 June 2028. Tariff Rush costs 4 € for the first year, 7 € later.', '2 April']],
  ],
  [
    'The `oats` feed is switched off on 3 March 2030. Stored oats can be downloaded up to and including 30 June 2031; nothing is kept after that.',
    ['The `oats` feed goes off on 3 March 2030; download stored oats by 30 June 2031 at the latest.'],
    [['The `oats` feed goes off on 3 March 2030; stored oats can be downloaded.', '30 June']],
  ],
  // What ends for all is no period: its day is the business of the dates alone.
  [
    'In the north the kiln gateway is closed on 6 May 2029. Elsewhere it goes on until 7 August 2029. On that day we take its host off the net.',
    ['The kiln gateway closes in the north on 6 May 2029, elsewhere later.'],
    [],
  ],
  [
    'The Larch forum stays open until 6 May 2029. Copy what you need.',
    ['The Larch forum closes soon. Copy what you need.'],
    [],
  ],
];

for (const [notice, kept, lost] of PERIODS) {
  it.each(kept)('kept: %s', (output) => expect(lostEnds(toLedger(notice, output))).toEqual([]));
  it.each(lost)('lost: %s', (output, day) => {
    const found = lostEnds(toLedger(notice, output));
    expect(found).toHaveLength(1);
    expect(found[0]!.notice.text).toContain(day);
  });
}
