import type { Kind, KindTables } from '../tools/kinds.ts';

/** A time of day that stands away from the dates: a rule for all of them, or the hour of something else. */
const KINDS: Kind[] = [
  [
    4,
    'Each of us knows the queue at 07:50 in front of the counter. Seat maps on paper end on 3 March 2031 at 20:00 CET. Travellers with a paper map print a new one. Maps left over are shredded on 3 March.',
    [
      'Travellers with paper seat maps: they end on 3 March 2031, 20:00 CET. Print a new one. Maps left over are shredded on 3 March.',
    ],
    ['Travellers with paper seat maps: they end on 3 March 2031, 07:50 CET. Print a new one.'],
  ],
  [
    4,
    'The fax desk retires on 4 May 2029. Clinics use the portal. The desk is staffed all week and closes at 17:30.',
    ['Clinics on the fax desk: retired on 4 May 2029. Use the portal.'],
    [],
  ],
  [
    4,
    'Tape restores end on 9 June 2030. Owners of a vault copy it out. Every night at 02:00 the vault is copied to a second site, and that goes on.',
    ['Owners of a vault: tape restores end on 9 June 2030; copy it out. The copy to a second site goes on.'],
    ['Owners of a vault: tape restores end soon; copy it out. The copy to a second site goes on.'],
  ],
  [
    4,
    'Coach tariff: its low-rate window is 22:00–05:00, and it needs a card reader, as an old reader cannot stop the counter. The Day tariff is withdrawn on 7 July 2029. Drivers on it change.',
    [
      'Drivers on the Day tariff: withdrawn on 7 July 2029. Change to Coach (needs a card reader; low rate 22:00–05:00).',
    ],
    [],
  ],
  [
    4,
    'The gate API goes on 2 May 2029 and the lock API on 9 May 2029. Removals begin at 06:00 UTC. Callers of either move to Portal.',
    [
      'Callers of the gate API (off 2 May 2029, 06:00 UTC) and the lock API (off 9 May 2029, 06:00 UTC): move to Portal.',
    ],
    ['Callers of the gate API (removed 2 May 2029) and the lock API (removed 9 May 2029): move to Portal.'],
  ],
  [
    4,
    'The gate API is removed on 2 May 2029 and the lock API on 9 May 2029, all of it at 06:00 UTC. Callers of either move to Portal.',
    [
      'Callers of the gate API (removed 2 May 2029) and the lock API (removed 9 May 2029), both 06:00 UTC: move to Portal.',
    ],
    ['Callers of the gate API (removed 2 May 2029) and the lock API (removed 9 May 2029): move to Portal.'],
  ],
  // The last day on which something goes on is part of it; "before" leaves it out.
  [
    4,
    'Orders on paper are accepted through 12 June 2029. Florists order online from then on.',
    [
      'Florists: orders on paper are accepted through 12 June 2029; order online.',
      'Florists: orders on paper are accepted until 12 June 2029; order online.',
    ],
    ['Florists: orders on paper are accepted before 12 June 2029; order online.'],
  ],
  [
    4,
    'You can print tickets at the kiosk up to and including 30 April 2031. Visitors use the app.',
    [
      'Visitors: kiosk tickets can be printed up to 30 April 2031. Use the app.',
      'Visitors: print kiosk tickets or move to the app; printing works up to and including 30 April 2031.',
    ],
    ['Visitors: tickets can be printed at the kiosk before 30 April 2031. Use the app.'],
  ],
  [
    4,
    'Readers with a blue card may borrow until 8 October 2030 inclusive. Get a green card.',
    ['Readers with a blue card may borrow until 8 October 2030 inclusive. Get a green card before 8 October 2030.'],
    ['Readers with a blue card may borrow only before 8 October 2030. Get a green card.'],
  ],
];

export const TABLES: KindTables = {
  'times and bounds of dates': KINDS,
};
