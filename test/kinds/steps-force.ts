import type { Kind, KindTables } from '../tools/kinds.ts';

const GULL =
  'The Gull scanner app stops working on 2 June 2030 for branches on app version 5. Branches move to Gull Desk. Every branch has to export its stock list under Settings beforehand.';
const gull = (rest: string): string =>
  `Branches on Gull scanner app version 5: it stops working on 2 June 2030. Move to Gull Desk. ${rest}`;

const RELAY = 'The `relay/1` feed is switched off on 4 May 2029 for depots that poll it. Depots move to `relay/2`.';
const relay = (rest: string): string =>
  `Depots that poll \`relay/1\`: it is switched off on 4 May 2029. Move to \`relay/2\`. ${rest}`;
/** What the notice requires, in the grammar of letters and contracts. */
const DUTIES = [
  'Depots are to register their key in the console.',
  'Each depot shall register its key in the console.',
  'The depot key is to be registered in the console.',
  "You've got to register the depot key in the console.",
  'It is imperative to register the depot key in the console.',
  'What you must do: register the depot key in the console.',
];

const KINDS: Kind[] = [
  [
    5,
    GULL,
    [
      'Export the stock list under Settings first.',
      'An export of the stock list under Settings is a must.',
      'Be sure to export the stock list under Settings as soon as possible.',
      'Export the stock list (optionally sorted) under Settings.',
      'First export the stock list under Settings; consider printing it.',
      'Exporting the stock list under Settings is not optional.',
      'Export the stock list under Settings and, if you like, print it.',
    ].map(gull),
    [
      'Ideally, export the stock list under Settings.',
      'Optional: export the stock list under Settings.',
      'Export the stock list under Settings (optional).',
      'Export the stock list under Settings, should you want to.',
      'Where practical, export the stock list under Settings.',
      'You are free to export the stock list under Settings.',
      'Whether to export the stock list under Settings is up to you.',
      'It is best to export the stock list under Settings.',
      'Branches that wish can export the stock list under Settings.',
      'Branches need not export the stock list under Settings.',
    ].map(gull),
  ],
  // What the notice itself leaves open beside a duty, in much the same words.
  [
    5,
    `${RELAY} You must register the depot key in the console. We recommend testing the depot key in the console first.`,
    [
      'Register the depot key in the console; testing the key in the console first is recommended.',
      'Register the depot key in the console. If you like, test the key in the console first.',
      'You must register the depot key. Consider testing the depot key in the console first.',
    ].map(relay),
    ['If you like, register the depot key in the console.'].map(relay),
  ],
  ...DUTIES.map(
    (duty): Kind => [
      5,
      `${RELAY} ${duty}`,
      [relay('Register the depot key in the console.'), relay('The depot key must be registered in the console.')],
      [relay('You can register the depot key in the console.')],
    ],
  ),
];

export const TABLES: KindTables = { 'a required step, told as one or as a choice': KINDS };
