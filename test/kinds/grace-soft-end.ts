import { decided, type KindTables } from '../tools/kinds.ts';

const notice =
  'The Wharf label printer driver is withdrawn on 3 June 2028. Warehouses that print with it install Wharf Print, which needs Windows 11.';
const told =
  'Warehouses that print with the Wharf label printer driver: it is withdrawn on 3 June 2028. Install Wharf Print (needs Windows 11).';

/** What is said of the end itself, or of what may be done behind it. */
const SOFT = [
  'The end date is adjustable.',
  'The cut-off will be soft.',
  'The deadline is not hard.',
  'The switch-off may slip.',
  'Our team may defer the removal.',
  'Enforcement starts later.',
  'Printers can be moved after the date.',
  'You may still switch afterwards.',
  'Late movers will be let in.',
  'We are patient with stragglers.',
];
/** The same words denied, of another thing, or of the time before the end. */
const FIRM = [
  'The date is not negotiable.',
  'The date is strictly enforced.',
  'Support cannot postpone it.',
  'Printers cannot be moved after the date.',
  'Wharf Print has flexible date formats.',
  'Settings can be changed later.',
  'You can go on using it until then.',
  'Installing takes a few hours.',
  'There is little time.',
];

export const TABLES: KindTables = {
  'ends that give way': [
    ...decided(
      11,
      SOFT.map((claim) => [notice, `${told} ${claim}`, 'fail'] as const),
    ),
    ...decided(
      11,
      FIRM.map((claim) => [notice, `${told} ${claim}`, 'pass'] as const),
    ),
    ...decided(11, [
      [notice, told.replace('2028.', '2028 (can be postponed).'), 'fail'],
      [`${notice} The date is soft.`, `${told} It is a soft deadline.`, 'pass'],
      [`${notice} We may postpone the removal if many ask.`, `${told} The removal may be postponed.`, 'pass'],
    ]),
  ],
};
