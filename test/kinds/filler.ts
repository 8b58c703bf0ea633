import type { Kind, KindTables } from '../tools/kinds.ts';

const RAIL =
  'The rail pass ends on 4 May 2029. Riders who hold it order a card. This is part of the Smart Transit 2031 programme. The pass dates back to release 1.1. Cards are free as part of the pilot programme until 1 June 2029; trips dating back to 2019 are wiped.';

const YARD =
  'Brine Cloud will close its yard zone, by-2, on 4 May 2031 for shops with disks there. Move disks to by-4. Brine opened the yard zone in 2016 as its second site, with two welders and a kettle. Since 2009 we have invested more than 40 million in our harbours. We are very proud of by-4, our crew laboured at it for three winters. Running three zones had become too expensive for us, and our engineers want to work on newer things. The firm has been rooted in Antwerp for two decades.';

/** A programme of the vendor's own as the reason, and how old a thing is. */
const KINDS: Kind[] = [
  // What costs nothing is a fact, though "cost" may tell of a business.
  [
    7,
    'Node pools on `n1` stop on 1 August 2029; move to `n3`. Committed-use discounts for `n1` are converted to `n3` at no cost. Seat budgets are carried over as part of the move.',
    [
      'Node pools on `n1` stop on 1 August 2029: move to `n3`. Committed-use discounts are converted at no cost, seat budgets carried over.',
    ],
    ['Node pools on `n1` stop on 1 August 2029, which cuts our costs: move to `n3`.'],
  ],
  [
    7,
    RAIL,
    [
      'Riders who hold the rail pass: it ends on 4 May 2029. Order a card, free as part of the pilot programme until 1 June 2029.',
      'Riders who hold the rail pass: it ends on 4 May 2029. Order a card. Trips of 2019 are wiped.',
    ],
    [
      'Riders who hold the rail pass: it ends on 4 May 2029, as part of the Smart Transit 2031 programme. Order a card.',
      'Riders who hold the rail pass: it ends on 4 May 2029. This is part of the mobility transformation. Order a card.',
      'Riders who hold the rail pass, a product dating back to release 1.1: it ends on 4 May 2029. Order a card.',
      'Riders who hold the rail pass: it ends on 4 May 2029. It dates back to release 1.1. Order a card.',
    ],
  ],
  // A story or a reason in a bracket, an apposition, a half-sentence or other words.
  [
    7,
    YARD,
    [
      'The yard zone by-2 closes on 4 May 2031 for shops with disks there: move disks to by-4.',
      'Shops with disks in the yard zone by-2: it closes on 4 May 2031 (second move: none). Move disks to by-4.',
    ],
    [
      'The yard zone by-2, its second site since 2016, closes on 4 May 2031 for shops with disks there: move disks to by-4.',
      'The yard zone by-2 closes on 4 May 2031 for shops with disks there (it began in 2016 with two welders and a kettle). Move disks to by-4.',
      'The yard zone by-2 closes on 4 May 2031 for shops with disks there: move disks to by-4. Brine has put over 40 million into its harbours since 2009.',
      "The yard zone by-2 closes on 4 May 2031 for shops with disks there: move disks to by-4, the crew's proud labour of three winters.",
      'The yard zone by-2 closes on 4 May 2031 for shops with disks there; running three of them cost too much. Move disks to by-4.',
      'The yard zone by-2 closes on 4 May 2031 for shops with disks there; the engineers would like to work on other things. Move disks to by-4.',
      'The yard zone by-2 closes on 4 May 2031 for shops with disks there: move disks to by-4. Brine has looked after cargo for a quarter of a century.',
      'The yard zone by-2 closes on 4 May 2031 for shops with disks there: move disks to by-4. You all rock!',
      'Rooted in Antwerp for two decades, Brine closes the yard zone by-2 on 4 May 2031 for shops with disks there: move disks to by-4.',
    ],
  ],
  // Money that a thing costs or loses, and boasts that compare.
  [
    7,
    'Brine will remove the image `deb-11` on 3 May 2031 for pipelines that use it. Use `deb-13`, which costs 2 credits more than `deb-11`. We do this to spend less on idle machines; the old one costs more than it brings in. We have offered images longer than most.',
    [
      'Pipelines with the image `deb-11`: it is removed on 3 May 2031. Use `deb-13`, which costs 2 credits more.',
      'Pipelines with the image `deb-11`: it is removed on 3 May 2031. Use `deb-13` (costs 2 credits more than `deb-11`, builds take no longer than before).',
    ],
    [
      'Pipelines with the image `deb-11`: it is removed on 3 May 2031, to spend less on idle machines. Use `deb-13` (2 credits more).',
      'To spend less on idle machines, Brine removes the image `deb-11` from pipelines on 3 May 2031. Use `deb-13` (2 credits more).',
      'Pipelines with the image `deb-11`: it is removed on 3 May 2031, as it costs more to run than it earns. Use `deb-13` (2 credits more).',
      'Pipelines with the image `deb-11`, which loses money: it is removed on 3 May 2031. Use `deb-13` (2 credits more).',
      'Pipelines with the image `deb-11`, which does not pay its way: it is removed on 3 May 2031. Use `deb-13` (2 credits more).',
      'Pipelines with the image `deb-11`: it is removed on 3 May 2031, and we have offered images longer than most. Use `deb-13` (2 credits more).',
      'Pipelines with the image `deb-11`: it is removed on 3 May 2031. We ran images before it was cool. Use `deb-13` (2 credits more).',
    ],
  ],
];

export const TABLES: KindTables = {
  'programmes, ages and stories': KINDS,
};
