import type { Kind, KindTables } from '../tools/kinds.ts';

/** More time in other words: granted to some, granted to nobody, or no time of use at all. */
const KINDS: Kind[] = [
  [
    11,
    'The courier hotline 0555 0199 will be closed on 29 June 2031. Offices that still phone orders in use OrderHub instead. Hospitals are exempt. Offices without broadband may ask for an extension of up to three months at https://hub.example/longer',
    [
      'The courier hotline 0555 0199 closes on 29 June 2031: use OrderHub. A prolongation of at most three months is open to offices lacking broadband at https://hub.example/longer.',
      'The courier hotline 0555 0199 closes on 29 June 2031: use OrderHub. Offices with no broadband can have up to three more months: https://hub.example/longer.',
    ],
    [
      'The courier hotline 0555 0199 closes on 29 June 2031: use OrderHub. Should you need more time, up to three months can be had at https://hub.example/longer.',
      'The courier hotline 0555 0199 closes on 29 June 2031: use OrderHub. A prolongation of at most three months is open to you at https://hub.example/longer.',
    ],
  ],
  [
    11,
    'Sign-in by password ends for companies on 31 March 2031. They sign in with the KeyCard. Users resident abroad may apply by 28 February 2031 to keep the password until 31 December 2031: https://ledger.example/abroad',
    [
      'Companies: password sign-in ends on 31 March 2031; use the KeyCard. Residents abroad may apply by 28 February 2031 to keep it until 31 December 2031: https://ledger.example/abroad',
      'Companies: password sign-in ends on 31 March 2031; use the KeyCard. If you live abroad, apply by 28 February 2031 to keep it until 31 December 2031: https://ledger.example/abroad',
    ],
    [
      'Companies: password sign-in ends on 31 March 2031; use the KeyCard. You may apply by 28 February 2031 to go on with the password until 31 December 2031: https://ledger.example/abroad',
    ],
  ],
  [
    11,
    'From 2031.3, out on 19 September 2031, the editor refuses plugins with `mode: open`. Authors upload a new build by 5 September 2031. Builds left on our servers remain downloadable for 45 days after that.',
    [
      'From 2031.3 (19 September 2031) plugins with `mode: open` are refused. Authors upload a new build by 5 September 2031. For 45 days past that day, builds on the servers can still be downloaded; they are wiped after that.',
    ],
    [
      'From 2031.3 (19 September 2031) plugins with `mode: open` are refused. Authors upload a new build by 5 September 2031, with late ones accepted in the following fortnight. Builds stay downloadable for 45 days.',
      'From 2031.3 (19 September 2031) plugins with `mode: open` are refused. Authors upload a new build by 5 September 2031; late builds are processed for two weeks. Old ones stay downloadable for 45 days.',
      'From 2031.3 (19 September 2031) plugins with `mode: open` are refused, though the switch may be delayed for those who write to us. Authors upload a new build by 5 September 2031. Builds stay downloadable for 45 days.',
      'From 2031.3 (19 September 2031) plugins with `mode: open` are refused; the change could be postponed. Authors upload a new build by 5 September 2031. Builds stay downloadable for 45 days.',
    ],
  ],
  // Two days of one change: until when it is accepted, and from when it is refused.
  [
    11,
    'TIFF output failed on 9 May 2030. Jobs that name the layout `old-a` keep running until 3 March 2031; from 4 March 2031 the service answers 422. Use `new-a`.',
    [
      '`old-a` jobs run until 3 March 2031 and get 422 from 4 March 2031. Use `new-a`. TIFF output failed on 9 May 2030.',
      'We retire `old-a` from 4 March 2031. Use `new-a`.',
    ],
    ['`old-a` jobs run until 3 March 2031 and get 422 from 4 March 2031, with a few weeks of grace. Use `new-a`.'],
  ],
  // Granted to a described group, and told for whoever wants it or for all of the kind.
  [
    11,
    'The Sticker Board in Loam closes on 9 July 2031. Teachers move to Chalk. Schools that joined through a county get a grace period: their boards shut on 6 August 2031.',
    [
      'Teachers: the Sticker Board in Loam closes on 9 July 2031 (6 August 2031 for schools that joined through a county). Move to Chalk.',
      'Teachers: the Sticker Board in Loam closes on 9 July 2031. County schools have a grace period to 6 August 2031. Move to Chalk.',
    ],
    [
      'Teachers: the Sticker Board in Loam closes on 9 July 2031; if you need longer, there is a grace period to 6 August 2031. Move to Chalk.',
    ],
  ],
  [
    11,
    'Loam Voice (`/voice`) will be removed on 12 January 2031. Remove the calls. Clubs that have left the league are exempt: their voice line stays open in listen-only mode through 30 June 2031.',
    [
      'Loam Voice (`/voice`) goes on 12 January 2031: remove the calls. For clubs that left the league the line stays open in listen-only mode through 30 June 2031.',
    ],
    [
      'Loam Voice (`/voice`) goes on 12 January 2031: remove the calls. The line stays open to all clubs in listen-only mode through 30 June 2031.',
    ],
  ],
];

export const TABLES: KindTables = {
  'kinds of more time': KINDS,
};
