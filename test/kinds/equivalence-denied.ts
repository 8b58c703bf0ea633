import { decided, type KindTables } from '../tools/kinds.ts';

const NOTICE =
  'The Plover v1 API is shut down on 4 May 2029. If you call it, use Plover v2, which takes JSON only, before then.';
const MOVE = 'If you call the Plover v1 API: it is shut down on 4 May 2029. Use Plover v2 (JSON only).';

const CLAIMS_NOTHING = [
  'Plover v2 is not a drop-in replacement.',
  'It does not behave like v1.',
  'Not everything works the same.',
  'It is far from identical.',
  'It is anything but a drop-in.',
  'The two are hardly compatible.',
  'Check that results are the same.',
  'Make sure your calls behave the same.',
  'Do not assume that output is identical.',
];
const CLAIMS = [
  'Plover v2 is a drop-in replacement.',
  'It behaves like v1.',
  'Everything works the same.',
  'We have checked that results are the same.',
  'Tests confirm that the output is identical.',
  'There are no functional differences.',
];

export const TABLES: KindTables = {
  'sameness that is denied or to be tested': decided(13, [
    ...CLAIMS_NOTHING.map((words) => [NOTICE, `${MOVE} ${words}`, 'pass'] as const),
    ...CLAIMS.map((words) => [NOTICE, `${MOVE} ${words}`, 'fail'] as const),
  ]),
};
