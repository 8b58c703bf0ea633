import type { Kind, KindTables } from '../tools/kinds.ts';

const ROWS: readonly (readonly [string, string])[] = [
  ['Retiring', '/v2/levels'],
  ['Who', 'Harbour offices that call /v2/levels'],
  ['Not affected', 'Tide gauges on firmware 7'],
  ['Removal', '3 May 2029'],
  ['Replacement', '/v3/levels'],
  ['Required', 'Send the station id in the path'],
];
const row = ([key, value]: readonly [string, string]): string => `| ${key} | ${value} |`;
const under = (header: string): string => `${header}\n|---|---|\n${ROWS.map(row).join('\n')}`;
/** A notice whose facts stand in a table of labels and values. */
const withTable = (table: string): string =>
  `# Retirement of /v2/levels\n\nWe are retiring /v2/levels, after many years in which the team has looked after it.\n\n${table}\n\nThank you for your patience. If you have any questions, the support team is glad to help.`;
const TABLES_OF_PAIRS = [
  under('| Field | Value |'),
  under('| Item | Details |'),
  under('| | |'),
  // No header at all, and a first pair that stands as one.
  ROWS.map(row).join('\n'),
  [row(ROWS[0]!), '|---|---|', ...ROWS.slice(1).map(row)].join('\n'),
];

const WHOLE =
  'Harbour offices that call /v2/levels: /v2/levels will be removed on 3 May 2029. Send the station id in the path, and move to /v3/levels. Tide gauges on firmware 7 are not affected.';
const AS_TABLE =
  '| | |\n|---|---|\n| Affected | Harbour offices that call /v2/levels (not tide gauges on firmware 7) |\n| Deadline | /v2/levels is removed on 3 May 2029 |\n| Action | Send the station id in the path; move to /v3/levels |';
const FAITHFUL = [WHOLE, AS_TABLE];
const without = (part: string): string => WHOLE.replace(part, '');

const KINDS: Kind[] = TABLES_OF_PAIRS.flatMap((table): Kind[] => [
  [5, withTable(table), FAITHFUL, [without(' Send the station id in the path, and move to /v3/levels.')]],
  [5, withTable(table), FAITHFUL, [without(', and move to /v3/levels')]],
  [6, withTable(table), FAITHFUL, [without(' Tide gauges on firmware 7 are not affected.')]],
  [4, withTable(table), FAITHFUL, [WHOLE.replace('on 3 May 2029', 'soon')]],
]);

export const TABLES: KindTables = { 'labels and values in a table': KINDS };
