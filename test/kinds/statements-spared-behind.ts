import type { Kind, KindTables } from '../tools/kinds.ts';

/** Whom the notice spares stands behind the verb: kept in other words, and dropped. */
const spared = (fact: string): Kind => {
  const told = (how: string): string =>
    `Sailors who log in with the Gannet key: it stops on 8 May 2029. Order a Petrel key before.${how}`;
  return [
    6,
    `The Gannet key stops on 8 May 2029. Sailors who log in with it must order a Petrel key before that day. ${fact}`,
    [
      told(' Rowing clubs are not affected.'),
      told(' Rowing clubs: no change.'),
      told(' (Not rowing clubs.)'),
      told(' Rowing clubs can ignore this.'),
    ],
    [told('')],
  ];
};

export const TABLES: KindTables = {
  'a spared group behind the verb': [
    spared('This does not extend to rowing clubs.'),
    spared('There is no impact on rowing clubs.'),
    spared('We have exempted rowing clubs.'),
    spared('The change excludes rowing clubs.'),
    spared('None of this touches rowing clubs.'),
  ],
};
