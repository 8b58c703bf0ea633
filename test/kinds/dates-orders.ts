import type { Kind, KindTables } from '../tools/kinds.ts';

/** Dates told in another order, with other words and other signs between them. */
const KINDS: Kind[] = [
  [
    4,
    'Support for `kite` 4.x ends on 9 October 2028, and on 8 January 2029 at 15:00 GMT the host is turned off. Apps on 4.x upgrade.',
    ['Apps on `kite` 4.x upgrade: October 9, 2028 (end of support) and January 8, 2029, 15:00 GMT (host off).'],
    [],
  ],
  [
    4,
    '`kite` goes on 30 August 2027. Brownouts: 14 July 2027 and 11 August 2027, each time 08:00–20:00 UTC. Users move.',
    ['Users of `kite` move: it goes on 30 August 2027. Brownouts 08:00–20:00 UTC on 14 July 2027 + 11 August 2027.'],
    [],
  ],
  [
    4,
    '`kite` stops on 14 June 2027, 10:00 CEST. Rehearsals take place on 10 May 2027 and 24 May 2027, each from 10:00 to 12:00 CEST. Users move.',
    [
      'Users of `kite` move: it stops on 14 June 2027 at 10:00 CEST; on 10 May 2027 and 24 May 2027 it fails between 10:00 and 12:00 CEST.',
    ],
    [],
  ],
  [
    4,
    '`kite` stops on 14 June 2027. Files are held until 30 November 2027 and shredded afterwards. Users move.',
    ['Users of `kite` move: it stops on 14 June 2027; fetch files before they are shredded after 30 November 2027.'],
    [],
  ],
  [
    4,
    '`kite` has failed since 8 January 2027, 14:20 UTC. Rotate tokens: those made before 8 January 2027 are rejected.',
    [
      'Users of `kite`, failing since 8 January 2027, 14:20 UTC: rotate tokens, as ones from before 8 January 2027 are refused.',
    ],
    [],
  ],
  [
    4,
    'This letter goes to firms that call `kite`. It is switched off on 14 March 2028. Firms with a contract may go on through 30 September 2028.',
    ['Firms calling `kite` lose it on 14 March 2028; with a contract, calls are accepted through 30 September 2028.'],
    [],
  ],
  [
    4,
    '`kite` ends on 14 March 2028, 10:00 CET. Brownouts on 1 February 2028, 10:00–11:00 CET and 8 February 2028, 10:00–11:00 CET. Users move.',
    [
      'Users of `kite` move. Ends 2028-03-14 10:00 CET; from 10 to 11 AM CET on both 2028-02-01 and 2028-02-08 it is off as a test.',
    ],
    [],
  ],
  [
    4,
    'We had planned to end `kite` on 30 June 2027. It now ends on 30 November 2027. Users move.',
    ['Users of `kite` move: it ends on 30 November 2027.'],
    [],
  ],
  [
    4,
    'The end of `kite`, first set for 30 June 2027, is 30 November 2027. Users move.',
    ['Users of `kite` move: it ends on 30 November 2027 (formerly 30 June 2027).'],
    [],
  ],
  [
    4,
    '`kite` ends on 30 November 2027 at midnight UTC. Users move.',
    ['Users of `kite` move: it ends on 30 November 2027, 00:00 UTC.'],
    [],
  ],
  [
    4,
    '`kite` ends on Friday, 3 September 2027, at noon Pacific Time. Users move.',
    ['Users of `kite` move: it ends Sep 3, 2027, 12 PM PT.'],
    [],
  ],
  [
    4,
    '`kite` is read-only from 3 May 2027 and deleted on 7 June 2027. Users move.',
    ['Users of `kite` move: 3 May 2027 read-only, 7 June 2027 deletion.'],
    [],
  ],
  [
    4,
    'From 3 May 2027 no new keys are issued. Existing keys stop on 7 June 2027. Users move.',
    ['Users of `kite` keys move: new ones end 3 May 2027, existing ones 7 June 2027.'],
    [],
  ],
  [
    4,
    'Order `kite` until 3 May 2027. It is served until 7 June 2027. Users move.',
    ['`kite` users: last orders 3 May 2027, last service 7 June 2027.'],
    [],
  ],
  [
    4,
    '`kite` answers until 7 June 2027, 12:00 UTC; after that it returns 410. Users move.',
    ['Users of `kite`: it returns 410 after 7 June 2027, 12:00 UTC. Move.'],
    [],
  ],
  [
    4,
    '`kite` is removed in Q3 2027. Users move.',
    ['Users of `kite` move before its removal in the third quarter of 2027.'],
    [],
  ],
  [4, '`kite` is removed in the second half of 2027. Users move.', ['Users of `kite` move: removal H2 2027.'], []],
  [
    4,
    '`kite` will not be removed before 3 May 2028. Users move.',
    ['Users of `kite` move: removal 3 May 2028 at the earliest.'],
    [],
  ],
  [
    4,
    '`kite` will be removed no earlier than 3 May 2028. Users move.',
    ['Users of `kite` move; it stays until at least 3 May 2028.'],
    [],
  ],
  [
    4,
    '`kite` leaves in release 9.0, published no earlier than 1 March 2028. Users move.',
    ['Users of `kite` move; it leaves in 9.0, on or after 1 March 2028.'],
    ['Users of `kite` move; it leaves in 9.0 on 1 March 2028.'],
  ],
  [
    4,
    '`kite` was deprecated on 3 May 2027 and will be removed on 7 June 2028. Users move.',
    ['Users of `kite` (deprecated since 3 May 2027) move before 7 June 2028, when it is removed.'],
    [],
  ],
  [
    4,
    '`kite` ends on 7 June 2027, 09:00 Europe/Berlin. Exports end on 14 June 2027, 09:00 Europe/Berlin. Users move.',
    ['Users of `kite` move (all times Europe/Berlin): end 7 June 2027, 09:00; exports end 14 June 2027, 09:00.'],
    [],
  ],
  [
    4,
    '`kite` ends in the night from 7 to 8 June 2027. Users move.',
    ['Users of `kite` move: it ends in the night of 7–8 June 2027.'],
    [],
  ],
  [
    4,
    'Accounts on the monthly plan lose `kite` on 7 June 2027, those on the yearly plan on 7 June 2028. Users move.',
    ['`kite` users move: monthly plan 7 June 2027, yearly plan 7 June 2028.'],
    [],
  ],
  [
    4,
    'Deadlines: 7 June 2027 (EU), 14 June 2027 (US). Until then `kite` works. Users move.',
    ['`kite` users move by 7 June 2027 in the EU and by 14 June 2027 in the US.'],
    [],
  ],
  [
    4,
    '`kite` is off on 7, 14 and 21 June 2027 for an hour from 10:00 UTC and for good on 28 June 2027. Users move.',
    ['Users of `kite` move: off for good on 28 June 2027; for an hour from 10:00 UTC on June 7, 14 and 21, 2027.'],
    [],
  ],
  [
    4,
    'We wrote that `kite` would end on 30 June 2027. New date: 30 November 2027, 20:00 CET. Users move.',
    [],
    ['Users of `kite` move: it ends on 30 June 2027, 20:00 CET.'],
  ],
  [4, '`kite` ends on 7 June 2027. Users move.', [], ['Users of `kite` move: it ends on 8 June 2027.']],
  [
    4,
    'Files are kept until 7 June 2027. `kite` is off on 3 May 2027. Users move.',
    [],
    ['Users of `kite` move: off on 3 May 2027. Files are kept after 7 June 2027.'],
  ],
  [
    4,
    '`kite` ends on 7 June 2027, 12:00 UTC. Users move.',
    [],
    ['Users of `kite` move: it ends on 7 June 2027, 12:00 CET.'],
  ],
  [
    4,
    '`kite` is deprecated on 3 May 2027 and removed on 7 June 2028. Users move.',
    [],
    ['Users of `kite` move: deprecated on 7 June 2028, removed on 3 May 2027.'],
  ],
  [
    4,
    'Brownouts: 14 July 2027 and 11 August 2027, 08:00–20:00 UTC. `kite` goes on 30 August 2027. Users move.',
    [],
    ['Users of `kite` move: it goes on 30 August 2027; brownouts on 14 July and 11 August 2027.'],
  ],
  [4, '`kite` ends on 7 June 2027 at 12:00 UTC. Users move.', [], ['Users of `kite` move: it ends in June 2027.']],
];

export const TABLES: KindTables = {
  'dates told in other orders': KINDS,
};
