import { describeKinds, type Kind } from './tools/kinds.ts';

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
];

describeKinds('ends beside a grant', KINDS);
