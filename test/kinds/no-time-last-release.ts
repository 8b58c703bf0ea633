import type { Kind, KindTables } from '../tools/kinds.ts';

const MYSQL =
  'We ship the last release with the MySQL backend in March 2028 (v3.22). v3.23 and later start on PostgreSQL only. Move with `arbor db:move`.';

// The last release that has a thing is a time to act by.
const KINDS: Kind[] = [
  [
    1,
    MYSQL,
    [
      'v3.22 is the last release with the MySQL backend, v3.23 and later start on PostgreSQL only. Move with `arbor db:move`.',
      'MySQL backend: the last release that has it is 3.22. Move to PostgreSQL with `arbor db:move`.',
    ],
    ['The MySQL backend will go; move to PostgreSQL with `arbor db:move`.'],
  ],
];

export const TABLES: KindTables = { 'the last release': KINDS };
