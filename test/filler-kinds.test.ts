import { describeKinds, type Kind } from './tools/kinds.ts';

const RAIL =
  'The rail pass ends on 4 May 2029. Riders who hold it order a card. This is part of the Smart Transit 2031 programme. The pass dates back to release 1.1. Cards are free as part of the pilot programme until 1 June 2029; trips dating back to 2019 are wiped.';

/** A programme of the vendor's own as the reason, and how old a thing is. */
const KINDS: Kind[] = [
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
];

describeKinds('programmes and ages', KINDS);
