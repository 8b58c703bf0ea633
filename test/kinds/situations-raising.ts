import type { Kind, KindTables } from '../tools/kinds.ts';

const GRID =
  '`grid.read` is deprecated since 2.6 and will raise in 2.9 (scheduled for April 2028). Call `grid.open`. The `nodata=` argument is gone: missing cells are NaN.';
const OLD_MAP =
  '`old_map` is deprecated and is removed in 4.0 on 4 May 2027. Use `new_map`. `new_map` throws when a key is missing, and raises on duplicate keys.';

// What a function does once it is over: "will raise in 2.9", with no word for the error.
const KINDS: Kind[] = [
  [1, GRID, ['`grid.read` is deprecated since 2.6 and raises from 2.9 (April 2028). Call `grid.open`.'], []],
  [
    2,
    GRID,
    [
      '`grid.read` is deprecated since 2.6 and raises from 2.9 (April 2028). Call `grid.open`. There is no `nodata=`: missing cells are NaN.',
    ],
    ['`grid.read` is deprecated since 2.6 and now raises (2.9, April 2028). Call `grid.open`.'],
  ],
  [
    2,
    'Passing a list to `plan()` is deprecated. From release 5.0 (June 2027) it will panic. Pass an iterator.',
    ['Passing a list to `plan()` is deprecated and panics from release 5.0 (June 2027). Pass an iterator.'],
    ['Passing a list to `plan()` panics now. Pass an iterator.'],
  ],
  // How the replacement works, and no end of it.
  [2, OLD_MAP, ['`old_map` is removed in 4.0 on 4 May 2027. Use `new_map`; it throws on a missing key.'], []],
  [14, OLD_MAP, ['`old_map` is removed in 4.0 on 4 May 2027. Use `new_map`, which raises for duplicate keys.'], []],
];

export const TABLES: KindTables = { 'functions that raise': KINDS };
