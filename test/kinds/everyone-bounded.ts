import type { Kind, KindTables } from '../tools/kinds.ts';

/** A notice for a group, told in several ways. */
const NOTICES = [
  'The Tide Print API retires on 4 June 2029. This affects only chandlers on the Harbour plan. Switch to Tide Sheets: replace `/print` with `/sheets`.',
  'The Tide Print API retires on 4 June 2029 for chandlers who order charts through it. Use Tide Sheets: replace `/print` with `/sheets`.',
];
const said = (group: string, more: string): string => `The Tide Print API retires on 4 June 2029 for ${group}. ${more}`;
const GROUPS = ['chandlers on the Harbour plan', 'chandlers who order charts through it'];

// A word for all that is denied, of the rest, or of those just named.
const BOUNDED = [
  'Not everyone is affected. Replace `/print` with `/sheets`.',
  'All other customers are unaffected. Replace `/print` with `/sheets`.',
  'All affected chandlers must replace `/print` with `/sheets`.',
  'Everyone in this group must replace `/print` with `/sheets`.',
  'They must all replace `/print` with `/sheets`.',
  'Each of these must replace `/print` with `/sheets`.',
];
const WIDE = [
  'No exceptions. Replace `/print` with `/sheets`.',
  'There are no exemptions: replace `/print` with `/sheets`.',
  'One and all must replace `/print` with `/sheets`.',
  'The change applies universally. Replace `/print` with `/sheets`.',
];
const KINDS: Kind[] = NOTICES.map((notice, n): Kind => {
  const outputs = (all: readonly string[]): string[] => all.map((more) => said(GROUPS[n]!, more));
  return [12, notice, outputs(BOUNDED), outputs(WIDE)];
});

export const TABLES: KindTables = { 'words for all that are bounded, and words for all': KINDS };
