import type { Kind, KindTables } from '../tools/kinds.ts';

/** A notice that names what comes instead in this sentence or line only, with small words before and behind it. */
const withSuccessor = (told: string): string =>
  `Retirement of Brineboard\n\nBrineboard will be retired on 4 June 2029.${/[:→]/.test(told) ? `\n\n${told}\n\n` : ` ${told} `}This affects teams that keep boards in Brineboard. The closing forms are stored in the office in Hallow Street for reference.`;
const BASE = 'Brineboard, used by teams that keep boards in it, will be retired on 4 June 2029.';

const TOLD = [
  // A name of one plain word that stands first, where every word has a capital.
  'Saltdesk takes its place.',
  'Saltdesk supersedes it.',
  'Saltdesk will be replacing it.',
  'Saltdesk steps in.',
  'Saltdesk serves as a substitute.',
  'Saltdesk carries on its work.',
  'Replacement: Saltdesk',
  'Replaced by: Saltdesk',
  'New name: Salt Desk',
  // What goes becomes a part of what comes.
  'It is being folded into Saltdesk.',
  'It becomes part of Saltdesk.',
  'It lives on as Saltdesk.',
  'In its place we offer Saltdesk.',
  // "Favour" is no thing that goes.
  'We are dropping it in favor of Saltdesk.',
  'Instead of Brineboard, use Saltdesk.',
  'We recommend Saltdesk instead.',
];
const KINDS: Kind[] = TOLD.map((told): Kind => {
  const name = told.includes('Salt Desk') ? 'Salt Desk' : 'Saltdesk';
  return [
    5,
    withSuccessor(told),
    [`${BASE} Move to ${name}.`, `${BASE} ${name} replaces it.`],
    [BASE, `${BASE} There is no replacement.`],
  ];
});

// What is done, and who does it, is no product.
const NO_NAME: Kind[] = [
  'Training replaces it.',
  'Support takes over your boards.',
  'Replacement: Contact Support',
  'Your boards are folded into one file.',
].map((told): Kind => [9, withSuccessor(told), [BASE], []]);

export const TABLES: KindTables = {
  'what comes instead, in many wordings': KINDS,
  'no name of what comes instead': NO_NAME,
};
