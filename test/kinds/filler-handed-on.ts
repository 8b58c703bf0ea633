import type { Kind, KindTables } from '../tools/kinds.ts';

const HEAD = 'Pike Charts is switched off on 8 March 2030 for anglers with saved charts.';
const kept = (fact: string): Kind => [
  7,
  `${HEAD} Please export the charts to Pike Studio. ${fact} We thank you for your patience.`,
  [`${HEAD} Export the charts to Pike Studio. ${fact}`],
  [`${HEAD} Export the charts to Pike Studio. We keep improving, and thank you for your loyalty.`],
];

/** What becomes of users' things, in words that praise and thanks have too. */
export const TABLES: KindTables = {
  'things that are kept and carried over': [
    'Popular charts are kept in the gallery.',
    'Favourite charts will be moved to a folder.',
  ].map(kept),
};
