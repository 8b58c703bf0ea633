import type { Kind, KindTables } from '../tools/kinds.ts';

/* The value of a deadline, or a cell under "Status", that tells an end as over. */

const AHEAD =
  'Hello,\n\nWe will shut down Petrel Sync on 4 May 2029. Workspaces that call `POST /v2/merge` are affected; those on the Archive plan are not.\n\nPlease move to Petrel Relay: create a relay key under Settings. Relay answers with a job id instead of the merged file.';
const WARNING =
  '### The `tern-csv` reader\n\n`tern-csv` is deprecated. It keeps working, and no removal date has been set. Projects that import CSV files through it are affected. Replace `read_csv()` with `read_table()`, which reads dates as UTC.';

const fields = (deadline: string): string =>
  `**Affected:** Petrel Sync (workspaces that call \`POST /v2/merge\`; not the Archive plan)\n**Deadline:** ${deadline}\n**Action:** Move to Petrel Relay: create a relay key under Settings. It answers with a job id.`;
const warned = (deadline: string): string =>
  `**Affected:** projects that import CSV files through \`tern-csv\`\n**Deadline:** ${deadline}\n**Action:** Replace \`read_csv()\` with \`read_table()\`, which reads dates as UTC.`;
const table = (header: string, cells: string): string =>
  `| Thing | Who | ${header} |\n| --- | --- | ${header.replace(/[^|]+/g, '---')} |\n| Petrel Sync | Workspaces that call \`POST /v2/merge\` | ${cells} |\n\nMove to Petrel Relay: create a relay key under Settings.`;

const OVER = [
  'already switched off',
  'none, it has been shut down',
  'n/a (already removed)',
  'retired already',
  'passed',
];
const COMING = ['4 May 2029', 'shut down on 4 May 2029', 'removed 4 May 2029', 'closed as of 4 May 2029'];
const KINDS: Kind[] = [2, 14].map((rule) => [rule, AHEAD, COMING.map(fields), OVER.map(fields)]);

export const TABLES: KindTables = {
  'ends in the value of a deadline': [
    ...KINDS,
    [
      2,
      WARNING,
      ['none set; it keeps working', 'no removal date', 'not removed yet, no date'].map(warned),
      ['already removed', 'none, it has been removed', 'gone'].map(warned),
    ],
  ],
  'ends in the cells of a status': [
    [
      14,
      AHEAD,
      [
        table('Status | Date', 'Removed | 4 May 2029'),
        table('Status', 'Shut down on 4 May 2029'),
        `On 4 May 2029:\n\n${table('Status', 'Removed')}`,
      ],
      [table('Status', 'Removed'), table('Status', 'Already switched off'), table('Deadline', 'Gone')],
    ],
  ],
};
