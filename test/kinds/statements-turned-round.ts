import type { Kind, KindTables } from '../tools/kinds.ts';

const end = (rest: string): string => `The v1 hook ends on 4 June 2027 for good. Move to the v2 hook${rest}`;

const KINDS: Kind[] = [
  // Told of the replacement by a relative, and turned round.
  [
    6,
    end(', which never deletes remote files.'),
    [end(', which never deletes remote files.'), end(': it leaves remote files alone, and never deletes them.')],
    [end(', which also deletes remote files.')],
  ],
  [6, end(', which never sends reminders.'), [end(' (no reminders).')], [end(', which sends reminders.')]],
  // Spared with a noun for what they need not do, and told by what they use.
  [
    6,
    `${end('.')} Code that goes through \`Hub\` needs no change.`,
    [`${end('.')} Nothing changes for code that goes through \`Hub\`.`],
    [
      `${end('.')} Code that goes through \`Hub\` must be changed.`,
      `${end('.')} Code that goes through \`Hub\` has to be changed too.`,
    ],
  ],
  [
    6,
    `${end('.')} Shops that rent a till from us require no action.`,
    [`${end('.')} Shops that rent their till from us need do nothing.`],
    [`${end('.')} Shops that rent a till from us must move too.`],
  ],
  // Of two verbs, the one that spares stands second: the group is what stands before the first.
  [
    6,
    `${end('.')} Thistle Lite has no profiles and is out of scope.`,
    [`${end('.')} Thistle Lite, without profiles, is out of scope.`],
    [`${end('.')} Thistle Lite is affected too.`],
  ],
  [
    6,
    `${end('.')} Season lockers open with a key and need no change.`,
    [`${end('.')} Season lockers, with their key, need no change.`],
    [`${end('.')} Season lockers must be changed as well.`],
  ],
  // What cannot be done, told as what it can.
  [
    6,
    `${end('.')} Run \`ALTER CLUSTER\` on the primary. This statement cannot be undone.`,
    [`${end('.')} Run \`ALTER CLUSTER\` on the primary; it can't be undone.`],
    [`${end('.')} Run \`ALTER CLUSTER\` on the primary; it can be undone.`],
  ],
];

export const TABLES: KindTables = { 'relatives and needs told the other way round': KINDS };
