import type { Kind, KindTables } from '../tools/kinds.ts';

/** An amount of the notice: what tells the same, and what tells another. */
const amount = (fact: string, same: readonly string[], other: readonly string[]): Kind => {
  const told = (how: string): string =>
    `Print shops on cutting plan B: it is withdrawn on 9 March 2029. Change to plan D before. ${how}`;
  return [
    6,
    `Cutting plan B is withdrawn on 9 March 2029. Print shops that use plan B must change to plan D before that day. ${fact}`,
    same.map(told),
    other.map(told),
  ];
};

const SIZES: Kind[] = [
  amount(
    'Each job may hold up to 500 MB.',
    ['Jobs: up to 500MB.', 'Jobs: up to 500 megabytes.', 'Jobs: up to 0.5 GB.'],
    ['Jobs: up to 500 KB.', 'Jobs: up to 500 GB.'],
  ),
  amount(
    'Each job may hold up to 0.5 GB.',
    ['Jobs: up to half a GB.', 'Jobs: half a gigabyte at most.'],
    ['Jobs: up to 0.5 TB.'],
  ),
  amount('Each job may hold up to 40 metres.', ['Jobs: up to 40 m.'], ['Jobs: up to 40 km.', 'Jobs: up to 40 cm.']),
];
const DIGITS: Kind[] = [
  amount(
    'Each job may hold up to 5,000 rows.',
    ['Jobs: up to 5 000 rows.', 'Jobs: up to 5k rows.'],
    ['Jobs: up to 50k rows.', 'Jobs: up to 50 000 rows.'],
  ),
  amount(
    'Uploads are limited to 10,000 tiles.',
    ['Upload limit: 10 thousand tiles.', 'Upload limit: 10k tiles.'],
    ['Upload limit: 1k tiles.'],
  ),
];
const TIMES: Kind[] = [
  amount(
    'Results are cached for 24 hours.',
    ['Results stay cached 24h.', 'Results are cached for a day.'],
    ['Results stay cached 24 minutes.', 'Results are cached for 24 days.'],
  ),
  amount(
    'Reports are kept for 18 months after the withdrawal.',
    ['Reports stay for eighteen months after it.'],
    ['Reports stay for 18 weeks after it.', 'Reports stay for 18 years after it.'],
  ),
  amount(
    'Results are cached for 30 seconds.',
    ['Results: 30 s in cache.', 'Results: 30s in cache.'],
    ['Results: 30 minutes in cache.', 'Results: 30 ms in cache.'],
  ),
];

const LEADS: Kind[] = [
  amount(
    'Plan C follows later, with no date; 14 d warning in this bulletin.',
    [
      'Plan C follows later, with no date; 14 d warning in this bulletin.',
      'Plan C follows, undated: 14 days’ warning in this bulletin.',
    ],
    ['Plan C follows later, with no date; 4 d warning in this bulletin.'],
  ),
];

export const TABLES: KindTables = {
  'sizes in another unit': SIZES,
  'numbers whose digits are grouped or shortened': DIGITS,
  'times in another unit': TIMES,
  'time in advance in short units': LEADS,
};
