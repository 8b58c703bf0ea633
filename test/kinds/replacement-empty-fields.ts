import type { Kind, KindTables } from '../tools/kinds.ts';

const notice = (field: string): string =>
  `The end of Larch Mail\n\nLarch Mail ends on 7 June 2029 for clubs on the Basic plan, after eleven happy years.\n\n${field}\n\nThank you for your patience and for all the letters that you have sent with us.`;
const LOST = 'Clubs on the Basic plan: Larch Mail ends on 7 June 2029.';
const KEPT = 'Clubs on the Basic plan: Larch Mail ends on 7 June 2029. There is no replacement.';

// A field for what comes, in which nothing stands.
const FIELDS = [
  'Replacement: None.',
  'Replacement: n/a',
  'Replacement: not planned',
  'Replacement: —',
  'Use instead: Nothing.',
  'Replaced by: n/a',
  'Migration target: None',
  'Recommended replacement: None',
];
const KINDS: Kind[] = FIELDS.flatMap((field): Kind[] => [
  [5, notice(field), [KEPT], [LOST]],
  [1, notice(field), [KEPT], []],
]);

export const TABLES: KindTables = { 'fields for a successor that are left empty': KINDS };
