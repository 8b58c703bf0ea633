import type { Kind, KindTables } from '../tools/kinds.ts';

const STEP = 'Clubs that read the feed must move to the Shingle API, which needs a key of its own.';
const retired = (when: string): string => `The Pebble export feed is retired ${when}. ${STEP}`;

// A line below the text that holds nothing but the day; the text itself gives none.
const TEXT = `The Pebble export feed is being retired. ${STEP} This takes some work.`;
const FIELDS: Kind[] = ['Final date', 'When', 'Effective', 'Target date', 'Planned date', 'Implementation date'].map(
  (label): Kind => [
    4,
    `${TEXT}\n\n${label}: 4 June 2029`,
    [`The Pebble export feed is retired on 4 June 2029. ${STEP}`],
    [`The Pebble export feed is being retired. ${STEP}`],
  ],
);

// One day, hour or zone in two forms.
const SAME: [string, string, string][] = [
  ['on 2029-Jun-04', 'on 4 June 2029', 'soon'],
  ['on 2029.06.04', 'on 4 June 2029', 'soon'],
  ['on 4.VI.2029', 'on 4 June 2029', 'soon'],
  ['in 3Q 2029', 'in Q3 2029', 'soon'],
  ['on 4 June 2029 at 17h UTC', 'on 4 June 2029 at 17:00 UTC', 'on 4 June 2029'],
  ['on 4 June 2029 at 17:30 Indian Standard Time', 'on 4 June 2029 at 17:30 IST', 'on 4 June 2029 at 17:30 UTC'],
];
const FORMS: Kind[] = SAME.map(([a, b, broken]): Kind => [4, retired(a), [retired(b)], [retired(broken)]]);

const LETTERS: Kind[] = ['A reminder will go out on 5 May 2029.', 'A further mail follows on 5 May 2029.'].map(
  (said): Kind => [4, `${retired('on 4 June 2029')} ${said}`, [retired('on 4 June 2029')], []],
);

const SUBJECTS: Kind[] = [
  [
    4,
    `You can use the Pebble export feed until 4 June 2029. ${STEP}`,
    [`From 4 June 2029, requests to the Pebble export feed are refused. ${STEP}`],
    [`You can use the Pebble export feed from 4 June 2029. ${STEP}`],
  ],
];

export const TABLES: KindTables = {
  'days in fields below a notice': FIELDS,
  'days, hours and zones in two forms': FORMS,
  'days of a letter to come': LETTERS,
  'nouns that are no predicate of a day': SUBJECTS,
};
