import type { Kind, KindTables } from '../tools/kinds.ts';

const WOOL =
  '`wool-loader` is deprecated and goes in 8.0. Install `felt-loader`. You must remove the cache folder once, as `felt` cannot read packed entries.';
const FEED =
  'The feed will be unpublished on 31 May 2027. Use the stream. Fixes are published until the feed is taken down.';

const KINDS: Kind[] = [
  // "Once" with a mark behind it tells how often, and what follows is the reason.
  [
    8,
    WOOL,
    [
      '`wool-loader` goes in 8.0. Install `felt-loader` and remove the cache folder once: `felt` cannot read packed entries.',
    ],
    ['`wool-loader` goes in 8.0. Install `felt-loader` and remove the cache folder once.'],
  ],
  // An end, told by a verb that was made a noun.
  [11, FEED, ['The feed is unpublished on 31 May 2027. Use the stream. Fixes continue until the takedown.'], []],
  [11, FEED, ['The feed is unpublished on 31 May 2027. Use the stream. Fixes continue until the turn-off.'], []],
  [
    11,
    FEED,
    ['The feed is unpublished on 31 May 2027. Use the stream.'],
    ['The feed is unpublished on 31 May 2027. Use the stream. The feed remains usable until the harvest.'],
  ],
];

export const TABLES: KindTables = { 'once, and until the takedown': KINDS };
