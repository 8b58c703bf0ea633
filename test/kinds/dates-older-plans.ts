import type { Kind, KindTables } from '../tools/kinds.ts';

const BEHIND = 'Collect your keys from the dean before you leave.';
/** A log of two entries, newest first, whose newer one tells of the day of the Quill Desk, and an output that names one day. */
const log = (update: string, plan = 'The Quill Desk will be shut on 4 May 2029.'): string =>
  `Quill Desk: planned end\n\nUPDATE 2029-03-02 14:00 UTC: ${update}\nCREATED 2029-01-15 08:00 UTC: ${plan} ${BEHIND}`;
const told = (day: string): string => `The Quill Desk is shut on ${day}. ${BEHIND}`;

// The newer entry moves the day: the older entry's day may go, and fails where it is told as the one that holds.
const MOVES = [
  'The shutdown moves from 4 May 2029 to 8 June 2029.',
  'Two colleges asked for more time, so we are pushing the closure back to 8 June 2029.',
  'The end of the Quill Desk has been postponed to 8 June 2029.',
  'The Quill Desk will be shut on 8 June 2029, not 4 May.',
  'The printers are late. New date: 8 June 2029.',
];
// Offered to those who ask, or another's day: the day of the older entry stands.
const STANDS: readonly (readonly [update: string, output: string])[] = [
  ['Theology may postpone until 8 June 2029.', 'The Quill Desk is shut by 8 June 2029 for Theology.'],
  [
    'The Seal Office moves from 4 May 2029 to 8 June 2029.',
    'The Seal Office moves on 8 June 2029; the Quill Desk is to be shut.',
  ],
];
const BOTH = `Notes of this page\n2029-03-02: The Wren API moves from 4 May 2029 to 8 June 2029. The Lark API keeps its date.\n2029-01-15: First published.\n\nThe Wren API and the Lark API will be shut down on 4 May 2029. ${BEHIND}`;

// Who wrote, and when: heads of the entries of a thread or a log, each in a layout of its own.
const HEADS: readonly (readonly [first: string, second: string])[] = [
  ['otter-j commented on Jan 15, 2029\n', 'otter-j commented on Mar 2, 2029\n'],
  ['Ana Ruiz (owner) wrote on 15 January 2029:\n', 'Ben Ito replied on 2 March 2029:\n'],
  ['Announcement · 2029-01-15\n', 'Update · 2029-03-02\n'],
  ['[Scheduled] 15 January 2029 — ', '[Update] 2 March 2029 — '],
];

const KINDS: Kind[] = [
  ...MOVES.map((update): Kind => [4, log(update), [told('8 June 2029')], [told('4 May 2029')]]),
  ...STANDS.map(([update, output]): Kind => [4, log(update), [], [`${output} ${BEHIND}`]]),
  [
    4,
    BOTH,
    [`The Lark API is shut down on 4 May 2029 and the Wren API on 8 June 2029. ${BEHIND}`],
    [`The Wren API and the Lark API are shut down on 8 June 2029. ${BEHIND}`],
  ],
  ...HEADS.map(
    ([first, second]): Kind => [
      4,
      `Quill Desk: planned end\n\n${second}Keys may also be left at the lodge.\n\n${first}The Quill Desk will be shut on 4 May 2029. ${BEHIND}`,
      [`${told('4 May 2029')} Keys may also be left at the lodge.`],
      [told('8 May 2029')],
    ],
  ),
];

export const TABLES: KindTables = { 'days of older entries, and of their heads': KINDS };
