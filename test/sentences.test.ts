import { expect, test } from 'vitest';
import { toDocument } from '../src/text/document.ts';

const cut = (text: string): string => {
  const { plain, sentences } = toDocument(text);
  return sentences.map(({ start, end }) => plain.slice(start, end)).join(' | ');
};

/** Each with `|` where a sentence ends; the rest is the text. */
test.each([
  // Capitals and names at the end
  'Present a certificate of the Wardline CA. | On-premises sites need nothing.',
  'It is signed by the EU. | Older ones are not.',
  'Ask the NO. | They will help.',
  'Traffic enters in the US. | Then it stops.',
  'The call moves to plan B. | Nothing else changes.',
  'Acme Inc. retires it.',
  'Mr. Brown and Dr. Green sign it.',
  'See St. Gallen vs. Bern, e.g. London.',
  // Units and months, with and without a number behind
  'Requests fail within 30 sec. | Retries do not help.',
  'Files have 5 MB max. | Larger ones fail.',
  'It ends in Dec. | Users must move.',
  'It ends on Dec. 3 and no later.',
  'It ends on Tue. March 3, 2027.',
  'It ends on Tues. | Users must move.',
  'It takes 5 min. on average.',
  'No. 5 in the list is gone.',
  'We said no. | You may go on.',
  'It ends at 5 p.m. | Users must move.',
  'It ends at 5 p.m. Eastern Time on Friday.',
  'Due 30. 6. 2028 at noon.',
  // Versions, code, addresses
  'Move to v2.1. | Then test.',
  'See https://x.example/a.b. | Then test.',
  'It ends in 2027. | 3.x stays.',
  'Node 18. | Node 20.',
  // Marks
  'Still on v1? | Move now! | Please.',
  'He said "it ends." | Then it did.',
  '(It ends.) | Then it did.',
  'It ends … | Then it did.',
])('%s', (marked) => {
  expect(cut(marked.replaceAll(' |', ''))).toBe(marked);
});
