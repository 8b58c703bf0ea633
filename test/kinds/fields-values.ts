import type { Kind, KindTables } from '../tools/kinds.ts';

const NOTICE =
  'The Harbor export API will be switched off on 4 May 2027. If you call it, move to Harbor Sync before then.';
const LEAD = 'If you call the Harbor export API, move to Harbor Sync. It goes on 4 May 2027.';

/** What a short line "Label: value" says of its label: that there is none, that there is some, how things stand now. */
const KINDS: Kind[] = [
  [
    11,
    NOTICE,
    [
      `${LEAD}\n\n- Browser extension: available`,
      `${LEAD}\n\n- Grace period: none`,
      `${LEAD}\n\n- More time: no`,
      `${LEAD}\n\n- Postponement: not possible`,
    ],
    [`${LEAD}\n\n- Extensions: available`, `${LEAD}\n\n- Late movers: admitted`, `${LEAD}\n\n- Overlap: two weeks`],
  ],
  [
    11,
    `${NOTICE} Late movers can get a grace period of 30 days on request.`,
    [`${LEAD}\n\n- Late movers: 30 days, on request`],
    [`${LEAD}\n\n- Prolongation: two more months`],
  ],
  [
    13,
    NOTICE,
    [`${LEAD}\n\n- Drop-in: no`, `${LEAD}\n\n- Feature parity: none`, `${LEAD}\n\n- Compatibility: limited`],
    [`${LEAD}\n\n- Differences: none`, `${LEAD}\n\n- Compatibility: full`, `${LEAD}\n\n- Parameters: unchanged`],
  ],
  [
    13,
    `${NOTICE} Harbor Sync is a drop-in replacement and takes the same parameters.`,
    [`${LEAD}\n\n- Differences: none`, `${LEAD}\n\n- Parameters: same`],
    [],
  ],
  [
    14,
    NOTICE,
    [
      'If you call the Harbor export API:\n\n- Status: retiring on 4 May 2027\n- Action: move to Harbor Sync.',
      'If you call the Harbor export API:\n\n- Status: retired\n- End date: 4 May 2027\n\nMove to Harbor Sync.',
      'If you call the Harbor export API (off on 4 May 2027), move to Harbor Sync.',
    ],
    [
      'If you call the Harbor export API:\n\n- Status: removed\n- Action: move to Harbor Sync.',
      'If you call the Harbor export API:\n\n- Now: off\n- Action: move to Harbor Sync.',
      'If you call the Harbor export API (discontinued), move to Harbor Sync.',
      'Clients that call the Harbor export API: it is gone. Move to Harbor Sync.',
    ],
  ],
];

export const TABLES: KindTables = {
  'values of fields': KINDS,
};
