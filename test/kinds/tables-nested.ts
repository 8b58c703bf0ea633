import type { Kind, KindTables } from '../tools/kinds.ts';

/* A name over entries that are indented under it and tell its fate, place by place. */

const nested = (fate: string): string =>
  `What leaves the autumn train:\n\n- \`vm-in-vm\` runner\n${fate}\n  - replacement: \`bare\` runner\n- \`hash-legacy\` option is deprecated; nothing is scheduled.`;
const AHEAD = [
  '  - EU and US: will be disabled on 4 October 2029\n  - AP: will be disabled on 11 October 2029',
  '  - is disabled on 4 October 2029 in EU and US\n  - in AP it is disabled on 11 October 2029',
];
const TOLD =
  '`vm-in-vm` is disabled on 4 October 2029 (AP: 11 October 2029); use `bare`. `hash-legacy` is deprecated, nothing is scheduled.';
const DONE = '`vm-in-vm` has been disabled; use `bare`. `hash-legacy` is deprecated, nothing is scheduled.';
const FAILS = nested('  - fails already since 1 September 2028');

const KINDS: Kind[] = [
  ...AHEAD.flatMap((fate): Kind[] => [2, 14].map((rule) => [rule, nested(fate), [TOLD], [DONE]])),
  [
    2,
    FAILS,
    [
      '`vm-in-vm` has been failing since 1 September 2028; use `bare`. `hash-legacy` is deprecated, nothing is scheduled.',
    ],
    ['`vm-in-vm` will fail soon; use `bare`. `hash-legacy` is deprecated, nothing is scheduled.'],
  ],
];

export const TABLES: KindTables = { 'entries under a bare name': KINDS };
