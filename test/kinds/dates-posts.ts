import type { Kind, KindTables } from '../tools/kinds.ts';

/** A notice whose thing ends on 4 June 2029, with a field above, and what its outputs have to say of the field's day. */
const withField = (field: string): string =>
  `FORMAL NOTICE TO LICENSEES\n\nGiven under clause 7 of the Terms\n${field}\nFrom: Kelp & Daughters\n\n1. The Tide Tables feed shall be withdrawn on 4 June 2029. It shall not be replaced. Licensees export before.`;
const WITHOUT = 'Tide Tables feed: withdrawn on 4 June 2029, not replaced. Licensees export before.';
const named = (what: string): string =>
  `Tide Tables feed: withdrawn on 4 June 2029 (${what}), not replaced. Licensees export before.`;

// A field that tells of the paper: when it was written, sent, decided or changed.
const OF_PAPER = [
  'Date of notice: 3 January 2029',
  'Date of this letter: 3 January 2029',
  'Date of issue: 3 January 2029',
  'Date of publication – 3 January 2029',
  'Date mailed: 3 January 2029',
  'Notice given: 3 January 2029',
  'Notice served on: 3 January 2029',
  'Approved: 3 January 2029',
  'Last change: 3 January 2029, 09:12',
  'First notified: 3 January 2029',
  'Our ref: KD/33-B, 3 January 2029',
  'Prepared: 3 January 2029',
  '[UPDATE 3 January 2029] End of the Tide Tables feed moved',
];
// A field that tells an end, an effect or a plan.
const OF_LIFE = [
  'Withdrawal date: 3 January 2029',
  'Date of closure: 3 January 2029',
  'Closing date: 3 January 2029',
  'Expiry date: 3 January 2029',
  'Date of switch-off: 3 January 2029',
];
const KINDS: Kind[] = [
  ...OF_PAPER.map((field): Kind => [4, withField(field), [WITHOUT], []]),
  ...OF_LIFE.map((field): Kind => [4, withField(field), [named(field.toLowerCase())], [WITHOUT]]),
];

export const TABLES: KindTables = { 'days in fields of the head of a notice': KINDS };
