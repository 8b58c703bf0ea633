import type { Kind, KindTables } from '../tools/kinds.ts';

const HEAD =
  'The Osprey Board closes on 8 May 2031. Orchards that post picking shifts on it should move to Basket and sign in there with their co-operative number.';
const TAIL = 'The Osprey Board began in 2012. Questions go to desk@osprey.example.';
const withFact = (fact: string): string => `# End of the Osprey Board\n\n${HEAD} ${fact} ${TAIL}`;
const told = (fact: string): string =>
  `Osprey Board, for orchards that post picking shifts on it: closes on 8 May 2031. Move to Basket, signing in with the co-operative number. ${fact}`;
const row = (fact: string, kept: readonly string[], broken: readonly string[]): Kind => [
  6,
  withFact(fact),
  kept.map(told),
  broken.map(told),
];

const LIMITS: Kind[] = [
  row(
    'Basket accepts posters up to 9 MB (old: 30 MB) and at most 70 pickers per shift.',
    ['Posters ≤ 9 MB, 70 pickers a shift.', 'No poster above 9 MB; a shift holds seventy pickers at most.'],
    ['Posters up to 9 MB.', 'At most 70 pickers per shift.'],
  ),
  row(
    'A session in Basket ends after 6 hours or 1 million events.',
    ['Sessions end at 6 h or a million events.', 'A session stops after six hours or 1,000,000 events.'],
    ['A session ends after 6 hours.'],
  ),
];
/** Of a member of one or two words that is dropped no reader is sure: what is told of the others looks the same. */
const MEMBERS: Kind[] = [
  row(
    'Waiting lists move by themselves, except entries older than two years or without a landline telephone.',
    [
      'Waiting lists move by themselves, apart from entries over two years old and those lacking a landline telephone.',
      'Waiting lists are moved for you, but not entries of more than two years or with no landline.',
    ],
    [],
  ),
  row(
    'Basket has no offline mode and prints no vouchers.',
    ['Basket cannot be used offline and prints no vouchers.', 'No vouchers are printed; no offline use.'],
    [],
  ),
  row(
    'Basket needs a handset with Android 12 or newer and a data contract from the grower.',
    [
      'Needed: Android 12+ handset, grower data contract.',
      'A handset on Android 12 or later and a contract for data are needed.',
    ],
    ['A handset with Android 12 or newer is needed.'],
  ),
  row(
    'Postings for almoners and for research groups with their own sponsor continue on paper.',
    [
      'Almoners and sponsored research groups go on posting on paper.',
      'Paper stays for almoners and for research with a sponsor of its own.',
    ],
    [],
  ),
];
const OTHER_DUTY: Kind = [
  5,
  withFact('Before the first shift, a foreman has to sign the access form and the parish treasurer has to confirm it.'),
  [
    'First a foreman must sign the access form and the parish treasurer confirm it.',
    'Before the first shift: access form signed by a foreman, confirmed by the treasurer.',
  ].map(told),
  ['Before the first shift a foreman must sign the access form.'].map(told),
];

export const TABLES: KindTables = {
  'one of two limits': LIMITS,
  'one member of a list': MEMBERS,
  'the duty of somebody else': [OTHER_DUTY],
};
