import type { Kind, KindTables } from '../tools/kinds.ts';

/** A letter on an export that ends, with one more sentence at its foot, and what its outputs have to say of the sentence's day. */
const withFoot = (foot: string): string =>
  `Subject: Marlow rota export (CSV) ends\n\nDear planners,\n\nyou receive this letter because your clinic downloads the Marlow rota export as CSV. The CSV export ends on 30 September 2028 at 18:00 BST. After that the page /rota/csv answers 410, and files you have downloaded stay valid. Please switch to the rota API: create a key under Admin › Keys.\n\n${foot}\n\nKind regards,\nIda Brandt, Marlow`;
const WITHOUT =
  'Marlow rota export (CSV), for clinics that download it, ends on 30 September 2028 at 18:00 BST; /rota/csv then answers 410, downloaded files stay valid. Switch to the rota API: create a key under Admin › Keys.';

// When the people behind the notice are there, write, or did something.
const OF_HOUSE = [
  'Our help desk is closed on 24 December 2027.',
  'The helpline is staffed from 8 am to 4 pm; it is closed on 29 May 2028.',
  'I am on leave until 12 June 2028.',
  'The support team will be unavailable on 3 April 2028 (staff training).',
  'Our opening hours apply from 1 July to 31 August 2028.',
  'Expect a reminder from us around 1 September 2028.',
  'We moved to our new building on 1 July 2027.',
];
// What ends, or is owed.
const OF_LIFE = [
  'New clinics cannot sign up for it after 1 June 2028.',
  'The XML page is unavailable from 3 April 2028.',
  'You will receive the last CSV file on 15 October 2028.',
  'We accept orders until 15 May 2028.',
];
const KINDS: Kind[] = [
  ...OF_HOUSE.map((foot): Kind => [4, withFoot(foot), [WITHOUT], []]),
  ...OF_LIFE.map((foot): Kind => [4, withFoot(foot), [`${WITHOUT} ${foot}`], [WITHOUT]]),
];

export const TABLES: KindTables = { 'days on which the people behind a notice are there': KINDS };
