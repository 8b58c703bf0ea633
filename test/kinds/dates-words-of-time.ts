import type { Kind, KindTables } from '../tools/kinds.ts';

const notice = (when: string): string =>
  `The Thornby list importer leaves service ${when}. It affects schools that upload class lists as .thl files. Lists already uploaded stay in place. Use the class sync instead: open Settings › Sync and connect your register. Classes of more than 40 pupils are split by the sync.`;
const output = (when: string): string =>
  `Thornby list importer (schools uploading .thl lists) leaves service ${when}. Lists already uploaded stay. Use class sync: Settings › Sync, connect your register. Classes over 40 pupils are split.`;

/** How the notice tells a time, how outputs may tell it, and how they may not. */
const TOLD: readonly (readonly [string, readonly string[], readonly string[]])[] = [
  ['on 30 June 2028 at half past four', ['on 30 June 2028 at 4:30'], []],
  ["on 30 June 2028 at five o'clock in the afternoon", ['on 30 June 2028 at 5 pm'], []],
  ['on 30 June 2028 at 06:00 in your time zone', ['on 30 June 2028 at 06:00 local time'], []],
  ['on 30 June 2028 at 06:00', ['on 30 June 2028 at 6 am'], ['on 30 June 2028 at 06:00 local time']],
  ['on 30 June 2028 at 09:00 Moscow time (MSK)', ['on 30 June 2028 at 09:00 MSK'], ['on 30 June 2028 at 09:00 UTC']],
  ['on 30 June 2028 at 22:00 (local depot time)', ['on 30 June 2028 at 22:00 local time'], []],
  ['in the week of 12 June 2028', ['w/c 12 June 2028'], ['on 12 June 2028']],
  ['at the end of the year 2028', ['at the end of 2028'], ['on 31 December 2028', 'in 2028']],
  ['in May/June 2028', ['May/June 2028'], ['in June 2028']],
  ['between May and July 2028', ['from May to July 2028', 'May to July 2028'], []],
];
const KINDS: Kind[] = TOLD.map(([when, right, wrong]): Kind => [4, notice(when), right.map(output), wrong.map(output)]);

export const TABLES: KindTables = { 'words of time in other words': KINDS };
