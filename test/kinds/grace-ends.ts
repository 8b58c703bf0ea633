import type { Kind, KindTables } from '../tools/kinds.ts';

/** Ends that are told beside a grant: of something that is over, of a trade, of a group in other words. */
const KINDS: Kind[] = [
  [
    11,
    'Carriers that query `GET /v1` from India now have until 19 January 2029 (previously 31 October 2028). Bulk queries ceased on 1 August 2028.',
    ['Carriers in India: `GET /v1` ends on 19 January 2029. Bulk queries ended on 1 August 2028.'],
    ['Carriers in India: `GET /v1` ends on 19 January 2029, and goes on for a few more weeks.'],
  ],
  [
    11,
    'Boards close on 8 November 2027. Workspace owners: history is not moved; download it at https://acme.example/export until 8 December 2027.',
    ['Workspace owners: boards close on 8 November 2027. History: https://acme.example/export, until 8 December 2027.'],
    [
      'Workspace owners: boards close on 8 November 2027, but keep working for a while. History: until 8 December 2027.',
    ],
  ],
  [
    11,
    'The 5.x line stops on 14 July 2027. Missed the date? A unit can then be flashed by cable only.',
    ['The 5.x line stops on 14 July 2027. Past the date, flashing needs a cable.'],
    ['The 5.x line stops on 14 July 2027. Past the date, units still work for a while.'],
  ],
  // What anybody may buy is granted to no group; weeks to come that the notice tells of are no invention.
  [
    11,
    'Support for engine 12 ends on 18 April 2028. To stay on 12 for longer, buy Long Support, which runs through 17 April 2029: https://acme.example/long',
    ['Support for engine 12 ends on 18 April 2028; Long Support through 17 April 2029: https://acme.example/long'],
    ['Support for engine 12 ends on 18 April 2028, and goes on for a few more weeks.'],
  ],
  [
    11,
    'Support for engine 12 ends on 18 April 2028. Hospitals may run engine 12 until 17 April 2029.',
    ['Support for engine 12 ends on 18 April 2028; in hospitals it runs until 17 April 2029.'],
    ['Support for engine 12 ends on 18 April 2028. You may run it until 17 April 2029.'],
  ],
  [
    11,
    'All classic tokens are revoked on 3 May 2027. Additional phases will follow in the coming months.',
    ['Classic tokens: revoked on 3 May 2027. Later phases over the coming months are announced beforehand.'],
    ['Classic tokens: revoked on 3 May 2027, though a few more weeks are tolerated.'],
  ],
  // Those who need it are everybody; those under a contract are not.
  [
    11,
    'The listener is removed on 6 September 2027. Brokers under a Long Haul contract keep the listener until 28 February 2028.',
    ['The listener is removed on 6 September 2027; those on a Long Haul contract keep it until 28 February 2028.'],
    ['The listener is removed on 6 September 2027. Those who need it can keep the listener until 28 February 2028.'],
  ],
];

export const TABLES: KindTables = {
  'ends beside a grant': KINDS,
};
