import type { Kind, KindTables } from '../tools/kinds.ts';

/** A table with a column that tells of the paper or of where the thing comes from, and one that tells the end. */
const column = (name: string): string =>
  `The reels below leave the lending shelf. Borrowers return them first.\n\n| Reel | ${name} | Withdrawn |\n|---|---|---|\n| Gannet | 12 May 2027 | 30 June 2027 |`;
const row = (name: string): string =>
  `The Gannet reel leaves the lending shelf. Borrowers return it first.\n\n| What | Day |\n|---|---|\n| ${name} | 12 May 2027 |\n| Withdrawn | 30 June 2027 |`;
const GANNET = 'Borrowers of the Gannet reel: it is withdrawn on 30 June 2027. Return it first.';

const OF_PAPER = [
  'Publication date',
  'Date posted',
  'Last modified',
  'Date of letter',
  'Board decision',
  'On the shelf since',
  'Reviewed',
];
const COLUMNS: Kind[] = [
  ...OF_PAPER.flatMap((name): Kind[] => [
    [4, column(name), [GANNET], []],
    [4, row(name), [GANNET], []],
  ]),
  ...['Last loan', 'Read-only from', 'Date of closure'].map((name): Kind => [4, column(name), [], [GANNET]]),
];

/** Until when fixes are made: the last day, in whatever words, is the same period (rule 6), whatever rule 4 says of its form. */
const fixes = (end: string): string =>
  `The Gannet reel is withdrawn on 4 May 2027. Borrowers take the Petrel reel. Both reels are lent side by side until ${end}.`;
const told = (end: string): string =>
  `Borrowers of the Gannet reel: withdrawn on 4 May 2027, take the Petrel reel. Both are lent in parallel until ${end}.`;
const ENDS: Kind[] = [
  [6, fixes('31 December 2028'), [told('the end of 2028'), told('year-end 2028'), told('the last day of 2028')], []],
  [
    6,
    fixes('the end of 2028'),
    [told('31 December 2028'), told('the end of December 2028')],
    [told('the end of 2026')],
  ],
  [
    6,
    fixes('30 June 2027'),
    [told('the end of June 2027'), told('the end of Q2 2027')],
    [told('the end of January 2026')],
  ],
];

const closes = (day: string): string => `The Gannet reel is withdrawn on ${day}. Borrowers take the Petrel reel.`;
const closed = (day: string): string => `Borrowers of the Gannet reel: withdrawn on ${day}. Take the Petrel reel.`;
const OUTER_DAYS: Kind[] = [
  [4, closes('the last day of the year 2028'), [closed('31 December 2028')], [closed('30 December 2028')]],
  [4, closes('31 August'), [closed('the last day of August')], [closed('the last day of July')]],
  [4, closes('the first day of Q3 2028'), [closed('1 July 2028')], [closed('1 August 2028'), closed('Q3 2028')]],
];

export const TABLES: KindTables = {
  'columns of a table that tell of the paper': COLUMNS,
  'the last day of a period in other words': ENDS,
  'the first and the last day of a stretch': OUTER_DAYS,
};
