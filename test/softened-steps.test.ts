import { expect, it } from 'vitest';
import rule from '../rules/lost-replacement.ts';
import { toLedger } from '../src/ledger/ledger.ts';

/** What a notice requires: outputs that keep it a duty, and outputs that leave it to the reader. */
const STEPS: readonly (readonly [notice: string, duties: readonly string[], choices: readonly string[]])[] = [
  [
    'The till bridge closes on 4 May 2029. Shops move to Counter Link. Tills must be enrolled in the console before they connect.',
    [
      'The till bridge closes on 4 May 2029. Shops move to Counter Link; enrol tills in the console before they connect.',
      'The till bridge closes on 4 May 2029: shops enrol their tills in the console, which has to be done before they can connect to Counter Link.',
      'Shops on the till bridge (closes 4 May 2029) go to Counter Link. Before tills can connect, they need to be enrolled in the console.',
    ],
    [
      'The till bridge closes on 4 May 2029. Shops move to Counter Link; tills can be enrolled in the console.',
      'The till bridge closes on 4 May 2029. Shops move to Counter Link. You may enrol your tills in the console.',
      'The till bridge closes on 4 May 2029. Shops move to Counter Link and, if they like, enrol tills in the console.',
    ],
  ],
  [
    'Reel Player 3 is withdrawn on 9 March 2029; use Reel Player 4. Captions have to be converted with `reel captions` first, as version 4 cannot read the old ones.',
    [
      'Reel Player 3 is withdrawn on 9 March 2029; use Reel Player 4, once captions are converted (`reel captions`): it cannot read the old ones.',
      'Use Reel Player 4 before Reel Player 3 is withdrawn on 9 March 2029. Convert captions with `reel captions`, so that version 4 can read them.',
    ],
    [
      'Reel Player 3 is withdrawn on 9 March 2029; use Reel Player 4. Converting captions with `reel captions` is recommended, as version 4 cannot read the old ones.',
      'Reel Player 3 is withdrawn on 9 March 2029; use Reel Player 4. Optionally convert captions with `reel captions`: it cannot read the old ones.',
    ],
  ],
  [
    'You must move to scoped badges before early May 2029 to avoid loading interruptions.',
    [
      'Move to scoped badges before early May 2029, or loading may be interrupted.',
      'Before early May 2029, switch to scoped badges, or your loading could be interrupted.',
    ],
    ['You can move to scoped badges before early May 2029, or loading may be interrupted.'],
  ],
  [
    'Feed v1 stops on 3 May 2029; take Feed v2. Readers can export their lists under Settings.',
    ['Feed v1 stops on 3 May 2029; take Feed v2. Readers can export lists under Settings.'],
    [],
  ],
  [
    'The buoy zones move to new servers on 4 May 2029; use `b.buoy.example`. If a zone is signed, you must replace its seal record at the same time.',
    [
      'The buoy zones move on 4 May 2029; use `b.buoy.example`. In signed zones the seal record must be changed, too.',
      'The buoy zones move on 4 May 2029; use `b.buoy.example` and swap the seal record of signed zones, so that they can be read.',
    ],
    [
      'The buoy zones move on 4 May 2029; use `b.buoy.example`. For a signed zone the seal record can be changed as well.',
    ],
  ],
];

const softened = (notice: string, output: string): readonly string[] =>
  (rule.check(toLedger(notice, output)) ?? [])
    .filter(({ kind }) => kind === 'step-softened')
    .map(({ output: span }) => span?.text ?? '');

for (const [notice, duties, choices] of STEPS) {
  it.each(duties)('a duty: %s', (output) => expect(softened(notice, output)).toEqual([]));
  it.each(choices)('a choice: %s', (output) => expect(softened(notice, output)).toHaveLength(1));
}
