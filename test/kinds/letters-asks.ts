import type { Kind, KindTables } from '../tools/kinds.ts';

/** A letter in which a sentence stands that asks nothing, or asks for the one thing to do. */
const letter = (line: string): string =>
  `Dear neighbours,\n\nthe lending desk in the boathouse will close on 4 May 2028. ${line}\n\nThe winter storage of boats goes on as before.\n\nWith warm regards,\nTheo`;
const told = (line: string): string =>
  `Boathouse users: the lending desk in the boathouse closes on 4 May 2028. ${line} Winter boat storage goes on as before.`;
const IDLE = told('');

const STORIES = [
  'As most of you now book by app, hardly anyone rings any more.',
  'Some of you also send us letters, which is a joy.',
  'Because families just send a message these days, the telephone stays silent.',
  'Our clerk has to open each envelope by hand, which takes her a whole morning.',
  'Two of our nurses have to stay late each Friday to sort the slips.',
  'Each ticket has to be stamped by our porter, and the porter has bad knees.',
  'My predecessor required three signatures for every key.',
  'Visitors often ask about the bell.',
  'Please accept my warmest thanks for thirty years of loyalty.',
  'Do come and say goodbye to Mrs Adeyemi over a slice of cake.',
];
const ASKS = [
  'Please bring your key to the gate house by 20 April 2028.',
  'Would you please bring your key to the gate house by 20 April 2028?',
  'Could you all hand your key in at the gate house by 20 April 2028?',
  'I should be grateful if you would return your key to the gate house by 20 April 2028.',
  'We count on you to return your key to the gate house by 20 April 2028.',
  'Our members have to return their keys to the gate house by 20 April 2028.',
];
const DONE = [
  told('Bring your key to the gate house by 20 April 2028.'),
  told('Keys go back to the gate house by 20 April 2028.'),
];
const BOOKING =
  'Dear bands,\n\nthe booking line for the rehearsal rooms will close on 28 February 2027.\n\nFrom 1 March 2027 please book through the app or at the front desk. The bell stays where it is.\n\nYours, Theo';
const LINE = 'The booking line for the rehearsal rooms closes on 28 February 2027.';

const KINDS: Kind[] = [
  ...STORIES.map((story): Kind => [1, letter(story), [IDLE], []]),
  ...ASKS.map((ask): Kind => [1, letter(ask), DONE, [IDLE]]),
  [
    1,
    BOOKING,
    [
      `${LINE} From 1 March 2027, book through the app or at the front desk.`,
      `${LINE} Bookings are by app or at the front desk from 1 March 2027.`,
      `${LINE} After that, ring the front desk or tap the app.`,
    ],
    [LINE],
  ],
];

export const TABLES: KindTables = { 'stories and asks in letters': KINDS };
