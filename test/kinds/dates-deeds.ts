import type { Kind, KindTables } from '../tools/kinds.ts';

/** Dates of what somebody did: no days in the life of a thing. */
const KINDS: Kind[] = [
  // What cannot be launched, opened or started from a day on is no launch of the past.
  [
    4,
    "Region `ost-2` closes on 28 February 2030 for projects in it. New instances cannot be launched there after 1 December 2029. No more branches can be opened after 4 January 2030, and builds can't be started after 8 February 2030.",
    [
      'Projects in region `ost-2`: it closes on 28 February 2030; no launches after 1 December 2029, no branches opened after 4 January 2030, no builds after 8 February 2030.',
    ],
    [
      'Projects in region `ost-2`: it closes on 28 February 2030; no branches opened after 4 January 2030, no builds after 8 February 2030.',
      'Projects in region `ost-2`: it closes on 28 February 2030; no launches after 1 December 2029, no builds after 8 February 2030.',
      'Projects in region `ost-2`: it closes on 28 February 2030; no launches after 1 December 2029, no branches opened after 4 January 2030.',
    ],
  ],
  // What somebody did in a month or year, whatever ends on another day.
  [
    4,
    'The quick endpoint – yes, the one Jonas hacked together on a train in 2016 – is turned off on 18 January 2028 at 11:00 CET. Contrary to our mail in June, the card endpoint stays. We said in July that batch mode would go; it does not.',
    [
      'Quick endpoint: off on 18 January 2028, 11:00 CET. The card endpoint stays, and so does batch mode.',
      'The quick endpoint ends on 18 January 2028 at 11:00 CET; card endpoint and batch mode stay.',
    ],
    ['Quick endpoint: off on 18 January 2028. The card endpoint stays, and so does batch mode.'],
  ],
  [
    4,
    'Tile set B was drawn up by surveyors who flew over the delta in 2011. It goes away in March 2028. The hosted runners end in April 2028; a flaw that Mira found in May cannot be mended.',
    ['Tile set B ends in March 2028, the hosted runners in April 2028, as a flaw cannot be mended.'],
    ['Tile set B ends in March 2028, and the hosted runners go, as a flaw cannot be mended.'],
  ],
  // A bare month or year beside ends to the day.
  [
    4,
    'Teams on Bolt 2: it is switched off on 4 May 2028 at 10:00 UTC. Requests without a key have gone to Bolt 3 since March. Returns for years before 2024 go by post.',
    [
      'Teams on Bolt 2: off on 4 May 2028 at 10:00 UTC. Requests without a key use Bolt 3 already. Old returns: by post.',
    ],
    ['Teams on Bolt 2: off in May 2028. Requests without a key use Bolt 3 already. Old returns: by post.'],
  ],
  [
    4,
    'Teams on Bolt 2: writes are blocked from 4 May 2028. It shuts down in December. Move to Bolt 3.',
    ['Teams on Bolt 2: writes blocked from 4 May 2028, shut down in December. Move to Bolt 3.'],
    ['Teams on Bolt 2: writes blocked from 4 May 2028, then shut down. Move to Bolt 3.'],
  ],
  // A plan taken back; what came after what.
  [
    4,
    'An earlier edition had codec A being switched off on 30 June 2027. That plan is withdrawn: codec A is deprecated, and no date exists. The player `pl-2` is withdrawn on 31 August 2027.',
    [
      'Codec A is only deprecated: the 30 June 2027 switch-off was called off. The player `pl-2` is withdrawn on 31 August 2027.',
    ],
    [],
  ],
  [
    4,
    'Stack-18 reaches its end of life on 30 April 2029. Stack-18 was superseded by Stack-20 in December 2026, followed by Stack-22 in June 2028. Move to Stack-22.',
    ['Stack-18 reaches its end of life on 30 April 2029: move to Stack-22.'],
    ['Stack-18 reaches its end of life in April 2029: move to Stack-22.'],
  ],
];

export const TABLES: KindTables = {
  'what somebody did in a month or year': KINDS,
};
