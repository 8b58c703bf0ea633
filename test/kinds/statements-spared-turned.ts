import type { Kind, KindTables } from '../tools/kinds.ts';

/** A group that the notice spares: kept in other words; told to be hit; and another one spared in its place. */
const spared = (fact: string): Kind => {
  const told = (how: string): string =>
    `Bakeries that read the Dunlin price list: it stops on 4 April 2029. Load the Knot list before. ${how}`;
  return [
    6,
    `The Dunlin price list stops on 4 April 2029. Bakeries must load the Knot list before that day. ${fact}`,
    [
      told('Market stalls are not affected.'),
      told('Market stalls need not act.'),
      told('Exempt: market stalls.'),
      told('Only bakeries are affected, not market stalls.'),
      told('Market stalls must do nothing.'),
      told('Also, market stalls are exempt.'),
    ],
    [
      told('Market stalls are affected too.'),
      told('Market stalls must load it as well.'),
      told('Market stalls included.'),
      told('This also applies to market stalls.'),
      told('Even market stalls.'),
      told('Market stalls are not exempt.'),
      told('Bakeries are not affected.'),
      told('This does not apply to bakeries.'),
    ],
  ];
};

export const TABLES: KindTables = {
  'a spared group turned round': [
    spared('Market stalls are not affected.'),
    spared('This does not apply to market stalls.'),
    spared('Market stalls stay as they are.'),
    spared('Exempt: market stalls.'),
    [
      6,
      'The Dunlin price list stops on 4 April 2029. Bakeries that read it must load the Knot list before that day. Market stalls are exempt until 9 June 2029.',
      [
        'Bakeries that read the Dunlin price list: it stops on 4 April 2029. Load the Knot list before. Market stalls must load it by 9 June 2029.',
      ],
      [],
    ],
  ],
};
