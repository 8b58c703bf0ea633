import type { Kind, KindTables } from '../tools/kinds.ts';

const CLUSTERS =
  'Northgate Hosting: Redis 5 clusters reach their end\n\nRedis 5 clusters in the Oslo region will be shut down on 14 March 2029 at 09:00 UTC. Customers who run a Redis 5 cluster in Oslo have to upgrade to Valkey 8 before that time: take a snapshot, create a Valkey 8 cluster and restore the snapshot there. Clusters in Bergen and Malmö are not affected, and plan prices stay the same for all plans. Snapshots taken before the shutdown are kept for 30 days.';
const SHORT =
  'Customers with a Redis 5 cluster in Oslo: it is shut down on 14 March 2029 at 09:00 UTC. Upgrade to Valkey 8 first: take a snapshot, create a Valkey 8 cluster and restore it there. Bergen and Malmö are not affected. Snapshots are kept for 30 days.';
const CARDS =
  'Loomwork Cards: paper loyalty cards\n\nPaper loyalty cards are withdrawn on 1 October 2029. Members who still carry a paper card should collect a plastic one at any till before then; bring the paper card and a photo id. Points on a paper card are carried over. Cards issued in Portugal after 2024 are plastic already, and nothing changes for them. Loomwork has used paper cards since 1998.';
const CARDS_SHORT =
  'Members with a paper loyalty card: it is withdrawn on 1 October 2029. Collect a plastic one at any till before then; bring the paper card and a photo id. Points are carried over. Cards issued in Portugal after 2024 are plastic already and do not change.';

const BROKEN = [
  'This affects 100% of customers.',
  '100 percent of our customers have to upgrade.',
  'This is platform-wide.',
  'Whoever you are, you must move.',
  'It applies equally to all customers.',
];
const BOUNDED = [
  'This does not affect all customers.',
  "It won't apply to every account.",
  '100% of customers with Redis 5 in Oslo must act.',
  'System-wide settings are kept.',
  'Valkey 8 is installed system-wide.',
];
// The thing in other words, and those who have it.
const THING = [
  'All paper cards are withdrawn.',
  'Every paper card is withdrawn.',
  'Everyone with a paper card should collect a plastic one.',
  'All holders of paper cards should swap them.',
];
const KINDS: Kind[] = [
  [12, CLUSTERS, [SHORT, ...BOUNDED.map((one) => `${SHORT} ${one}`)], BROKEN.map((one) => `${SHORT} ${one}`)],
  [
    12,
    CARDS,
    [CARDS_SHORT, ...THING.map((one) => `${CARDS_SHORT} ${one}`)],
    ['All members must act.', 'This affects 100% of members.'].map((one) => `${CARDS_SHORT} ${one}`),
  ],
];

export const TABLES: KindTables = { 'everyone by a share, a scale or a thing in other words': KINDS };
