import type { Kind, KindTables } from '../tools/kinds.ts';

const END = '`Pool#drain` is deprecated and goes away in 3.0; use `Pool#close`.';

// Verbs and nouns of hitting that tell of no one whom the end concerns: what code aims at, targets of a build, concerns about a size.
const KINDS: Kind[] = [
  [3, `${END} Code that targets the headless backend is unaffected, as that backend never had it.`, [END], []],
  [3, `${END} A test that targets GPU kernels is needed for each caller.`, [END], []],
  [3, `${END} Build targets on ARM keep their names.`, [END], []],
  [3, `${END} For questions or concerns about your queues, ask the desk.`, [END], []],
  [
    3,
    `${END} The change hits hosts on the Plus plan.`,
    ['`Pool#drain`, on hosts with the Plus plan, is deprecated and goes away in 3.0; use `Pool#close`.'],
    [END],
  ],
  [
    3,
    `${END} This is a change that touches plugins for Lumen 6.`,
    ['For plugins of Lumen 6, `Pool#drain` is deprecated and goes away in 3.0; use `Pool#close`.'],
    [END],
  ],
];

export const TABLES: KindTables = { 'what code aims at': KINDS };
