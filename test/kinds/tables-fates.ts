import type { Kind, KindTables } from '../tools/kinds.ts';

/* Things in a list or a table, each with a fate of its own. */

/** A list in which one entry stays or is only deprecated. */
const list = (sep: string, of: string): string =>
  `Three parts of Tarnmoor change.\n\n- Duel ladder${sep} leaves on 4 May 2029. Queue for Brawl instead.\n- Pocket Deck build${sep} ${of}\n- Clan forts${sep} close on 13 June 2029.`;
const told = (of: string): string =>
  `- Duel ladder: leaves on 4 May 2029, queue for Brawl\n- Pocket Deck build: ${of}\n- Clan forts: close on 13 June 2029`;
const STAYING = [
  "stays up, but gets no more content. We're not planning to take it down.",
  'deprecated since March; keeps running.',
  'frozen. We will not take it down.',
  'is deprecated but keeps working.',
];
const ENTRIES: Kind[] = [':', ' –'].flatMap((sep) =>
  STAYING.map(
    (of): Kind => [
      2,
      list(sep, of),
      [told('stays up, frozen')],
      [told('will be taken down'), told('retires on 13 June 2029')],
    ],
  ),
);
/** The day of an entry whose plural leads in a verb. */
const PLURALS: Kind[] = [
  [2, list(':', 'stays.'), [told('stays')], [`${told('stays').replace('close on 13 June 2029', 'have been closed')}`]],
];

/** A column of what is so today. */
const today = (header: string): string =>
  `Tenants must move off these disk tiers.\n\n| Tier | ${header} | Shutdown | Use |\n|---|---|---|---|\n| slate | in use | 4 May 2029 | basalt |\n| chalk | shut down on 2 June 2028 | – | flint |`;
const TODAY: Kind[] = ['Today', 'Now', 'Current state', 'State today'].map((header) => [
  2,
  today(header),
  [
    'Tenants must move off slate (shut down 4 May 2029, use basalt) and chalk (was shut down on 2 June 2028, use flint).',
    'Disk tiers of tenants: slate shuts down on 4 May 2029 (use basalt), chalk is off since 2 June 2028 (use flint).',
  ],
  ['Tenants must move off slate (shut down 4 May 2029, use basalt) and chalk (will be shut down, use flint).'],
]);

/** Days of two rows, where a verb without an auxiliary tells of the second. */
const BLOCKED =
  'Tenants resize before the shutdown.\n\n| Family | Launches blocked | Shutdown | Move to |\n|---|---|---|---|\n| q2 | already | 15 May 2029 | q6 |\n| r1 | 1 March 2029 | 30 June 2029 | r4 |';
const blocked = (first: string, second: string): string =>
  `Tenants: q2 (launches already blocked) shuts down on ${first} May 2029, move to q6. r1 takes no new launches from 1 March 2029 and shuts down on ${second} 2029; move to r4.`.replace(
    '30 May',
    '30 June',
  );
const NEWCOMERS: Kind[] = [2, 4].map((rule) => [
  rule,
  BLOCKED,
  [blocked('15', '30 June')],
  rule === 4 ? [blocked('30', '15 May')] : [],
]);

export const TABLES: KindTables = {
  'entries of a list that stay': [...ENTRIES, ...PLURALS],
  'cells of what is so today': TODAY,
  'columns for newcomers, and days behind a second verb': NEWCOMERS,
};
