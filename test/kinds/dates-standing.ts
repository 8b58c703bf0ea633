import type { Kind, KindTables } from '../tools/kinds.ts';

/** A notice, what keeps the rule, and what breaks it: which dates belong to the life of a thing. */
const KINDS: Kind[] = [
  // A participle behind "must be", "cannot be" tells what is to happen then; behind a noun it only tells which ones.
  [
    4,
    'The wharf scheme closes on 1 June 2029. Refund claims must be submitted by 3 May 2029. New berths cannot be registered there from 9 March 2029.',
    ['Wharf scheme: closes on 1 June 2029; refund claims by 3 May 2029; no new berths from 9 March 2029.'],
    [
      'Wharf scheme: closes on 1 June 2029; refund claims in time; no new berths from 9 March 2029.',
      'Wharf scheme: closes on 1 June 2029; refund claims by 3 May 2029; no new berths.',
    ],
  ],
  [
    4,
    'The old ledger ends on 1 June 2029. Firms with enabled archives keep reading until 4 July 2029. Badges printed for visitors expire on 2 May 2029.',
    [
      'The old ledger ends on 1 June 2029; firms with archives read until 4 July 2029; visitor badges expire on 2 May 2029.',
    ],
    [
      'The old ledger ends on 1 June 2029; firms with archives read on; visitor badges expire on 2 May 2029.',
      'The old ledger ends on 1 June 2029; firms with archives read until 4 July 2029; visitor badges expire too.',
    ],
  ],
  [
    4,
    'Keys issued before 3 May 2029 end on 4 June 2029. Tokens that will be created after 7 July 2029 are short. For instance, a key issued on 1 June 2029 ends on 30 August 2029.',
    ['Older keys end on 4 June 2029; newer tokens are short.'],
    ['Older keys end; tokens that will be created after 7 July 2029 are short.'],
  ],
  [
    4,
    'Formleaf was withdrawn on 3 May 2029. Forms on sites that had it installed stopped sending on 17 May 2029.',
    ['Formleaf: withdrawn 3 May 2029, forms stopped on 17 May 2029.'],
    ['Formleaf: withdrawn 3 May 2029, forms off since then.'],
  ],
  // An office that closes a thing is no office that is closed for a holiday.
  [
    4,
    'The Port Office therefore closes the telex line to cargo lists at 24:00 on 30 November 2029. Our office is closed on 24 December 2029.',
    ['The telex line is closed to cargo lists on 30 November 2029, 24:00.'],
    ['The telex line is closed to cargo lists soon.'],
  ],
  // When a page was last looked after is no date of the thing.
  [
    4,
    '### Retiring families, page last reworked 2029-01-20\n\nThe k3 family ends on 2029-06-30. List last checked on 2029-02-02.',
    ['The k3 family ends on 2029-06-30.'],
    ['The k3 family ends.'],
  ],
  // The number of a name is no hour.
  [
    4,
    'Small craft, and those alone, may go on with BUOY-EDI 7 until 24:00 hours (local time) on 28 February 2029. Tests run from 9 to 11:00 on 3 May 2029.',
    [
      'Only small craft may go on with BUOY-EDI 7 until 28 February 2029, 24:00 hours local time. Tests: 3 May 2029, 9 to 11:00.',
    ],
    [
      'Only small craft may go on with BUOY-EDI 7 until 28 February 2029. Tests: 3 May 2029, 9 to 11:00.',
      'Only small craft may go on with BUOY-EDI 7 until 28 February 2029, 24:00 hours local time. Tests: 3 May 2029, 10 to 11:00.',
    ],
  ],
  // A full stop between hours and minutes, with the half of the day behind it.
  [
    4,
    'The app stops on 14 May 2029 at 11.59pm (UK time). Chat stops on 15 May 2029 at 6.30 p.m. CET.',
    ['The app stops on 14 May 2029, 23:59 UK time; chat on 15 May 2029, 18:30 CET.'],
    [
      'The app stops on 14 May 2029; chat on 15 May 2029, 18:30 CET.',
      'The app stops on 14 May 2029, 23:59 UK time; chat on 15 May 2029, 16:30 CET.',
    ],
  ],
  // The day of another month does not make up for the one that was dropped.
  [
    4,
    'The Plover kit was deprecated on January 14, 2031. Fixes end on July 14, 2031.',
    ['The Plover kit (deprecated January 14, 2031) gets no fixes after July 14, 2031.'],
    ['The Plover kit (deprecated January 14, 2031) gets no fixes after July 2031.'],
  ],
];

export const TABLES: KindTables = {
  'which dates count': KINDS,
};
