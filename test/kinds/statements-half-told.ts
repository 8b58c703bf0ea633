import type { Kind, KindTables } from '../tools/kinds.ts';

const withFact = (fact: string): string =>
  `# End of the Tern Reader\n\nThe Tern Reader goes away on 21 June 2030. Readers of our journals who open issues in it should install Plover for their platform and sign in there with the same library card. ${fact} Your bookmarks move over by themselves. The Tern Reader was launched in 2016. Write to desk@tern.example with questions.`;
const told = (fact: string): string =>
  `Tern Reader, for readers of our journals who open issues in it: goes away on 21 June 2030. Install Plover for your platform and sign in with the same library card. ${fact} Bookmarks move by themselves.`;

const row = (fact: string, kept: readonly string[], halves: readonly string[]): Kind => [
  6,
  withFact(fact),
  kept.map(told),
  halves.map(told),
];
const KINDS: Kind[] = [
  row(
    'Issues are stored for 12 months and clippings for 24 months.',
    ['Storage: issues 12 months, clippings 24 months.', 'Issues are stored for a year, clippings for two years.'],
    ['Issues are stored for 12 months.', 'Clippings are stored for 24 months.'],
  ),
  row(
    'Plover opens issues of up to 300 pages and exports clippings of up to 20 pages.',
    ['Plover: issues ≤ 300 pages, clippings ≤ 20 pages.'],
    ['Plover opens issues of up to 300 pages.', 'Plover exports clippings of up to 20 pages.'],
  ),
];

export const TABLES: KindTables = { 'one of two amounts that stand side by side': KINDS };
