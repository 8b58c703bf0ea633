import type { Kind, KindTables } from '../tools/kinds.ts';

/** A notice, what keeps the rule, and what breaks it: what a notice is about, and whom it concerns. */
const KINDS: Kind[] = [
  // "The engine" is the engine that was named.
  [
    3,
    'You receive this since a job of yours runs on the `osprey4` engine. Upstream stops its fixes on 30 April 2029, so the engine is withdrawn on 31 July 2029. Set `engine` to `osprey6`.',
    [
      'Affected: jobs on the `osprey4` engine\nDeadline: 31 July 2029\nAction: set `engine` to `osprey6`',
      'Jobs that run on `osprey4` lose it on 31 July 2029: set `engine` to `osprey6`.',
    ],
    ['Affected: jobs that you run\nDeadline: 31 July 2029\nAction: set `engine` to `osprey6`'],
  ],
  // Those who are told by their use of the thing name it.
  [
    3,
    'Surgeries which still post tissue samples to us by courier bag will need another way. The courier desk is closed on 29 June 2029. Book the Pathline van.',
    [
      'Affected: surgeries posting tissue samples to us by courier\nDeadline: 29 June 2029\nAction: book the Pathline van',
    ],
    ['Affected: surgeries\nDeadline: 29 June 2029\nAction: book the Pathline van'],
  ],
  // A form to fill in is no retiring thing.
  [
    3,
    'From 15 July 2029 we reject uploads that contain PayKit 3.x. Small sellers may ask for more time; the form is at https://kit.example/more and closes on 30 June 2029. Use PayKit 5.',
    [
      'Sellers whose uploads contain PayKit 3.x: rejected from 15 July 2029; more time: ask by 30 June 2029. Use PayKit 5.',
    ],
    [],
  ],
  [
    1,
    'From 15 July 2029 we reject uploads that contain PayKit 3.x. Small sellers may ask for more time; the form is at https://kit.example/more and closes on 30 June 2029. Use PayKit 5.',
    ['Uploads with PayKit 3.x are rejected from 15 July 2029. Use PayKit 5.'],
    ['Uploads with PayKit 3.x are rejected. Use PayKit 5.'],
  ],
  // What some lack is no "nobody"; what bounds the second of two nouns bounds both.
  [
    12,
    'Passwords cease for firms on 3 May 2029. Persons without a business are not concerned. If your nodes or build jobs still pull from `old.tern.example`, move them.',
    [
      'Passwords cease for firms on 3 May 2029; private persons with no business stay unaffected. This matters to every node or build job that still pulls from `old.tern.example`: move it.',
    ],
    ['Passwords cease on 3 May 2029; no customer is unaffected. Move what pulls from `old.tern.example`.'],
  ],
  [
    12,
    'To hauliers on CARGO-XML 2: it is closed on 30 November 2029. Every submitter must obtain a certificate.',
    ['Hauliers on CARGO-XML 2: it is closed on 30 November 2029. Every submitter must obtain a certificate.'],
    [],
  ],
  // What a relative clause tells is no name of the thing.
  [
    12,
    'The weekly summary that Tern Diary sent to relatives, called Kin Mail, stopped on 2 October 2029. If you had switched it on in the app, save a PDF.',
    ['Users who had switched on Kin Mail, the weekly summary: it stopped on 2 October 2029. Save a PDF.'],
    ['Everyone on Tern Diary has lost Kin Mail since 2 October 2029. Save a PDF.'],
  ],
  // Of several things told as over, the one with a removal ahead is told before its date.
  [
    14,
    '- `quern.py2`: deprecated, nobody has picked a date.\n- `quern.fork`: goes away in 5.0, slated for 2 November 2029. Use `quern.spawn`.',
    [
      'Users of `quern.fork`: it goes on 2 November 2029 with 5.0, use `quern.spawn`. `quern.py2` is deprecated, no date.',
    ],
    ['Users of `quern.py2` and `quern.fork`: both have been removed. Use `quern.spawn`.'],
  ],
  [
    7,
    'Plain FTP was to end on 1 September 2029; it ends on 3 November 2029. Users move to SFTP.',
    ["Plain FTP ends on 3 November 2029, so let's move our uploads to SFTP."],
    ['Plain FTP ends on 3 November 2029, which lets us move faster. Users move to SFTP.'],
  ],
  [
    5,
    'Dear Developer,\n\nContact Sync v2 will be turned down on 30 June 2030. Migrate to the People Graph API.\n\nThanks for choosing Tern Cloud.',
    ['Users of Contact Sync v2: it is turned down on 30 June 2030. Migrate to the People Graph API.'],
    ['Users of Contact Sync v2: it is turned down on 30 June 2030. Migrate to something else.'],
  ],
  // Why this reader is written to.
  [
    3,
    'Dear Developer,\n\nContact Sync v2 is turned down on 30 June 2030. Your project has used Contact Sync v2 in the past 90 days. Move to People Graph.',
    [
      'Contact Sync v2 is turned down on 30 June 2030 for projects that used it in the past 90 days. Move to People Graph.',
    ],
    ['Contact Sync v2 is turned down on 30 June 2030. Move to People Graph.'],
  ],
  [
    12,
    'Dear Developer,\n\nContact Sync v2 is turned down on 30 June 2030. Your project has used it in the past 90 days. Move to People Graph.',
    [
      'Contact Sync v2 is turned down on 30 June 2030 for projects that used it in the past 90 days. Move to People Graph.',
    ],
    ['Contact Sync v2 is turned down on 30 June 2030 for all Tern Cloud customers. Move to People Graph.'],
  ],
  [
    3,
    'You have 3 databases on Ledgerbase 13 in your account. We end support for version 13 on 26 February 2032. Please upgrade to 16.',
    ['Affected: accounts with databases on Ledgerbase 13\nDeadline: 26 February 2032\nAction: upgrade to 16'],
    [],
  ],
  // A smile ends a sentence.
  [
    3,
    'Hey folks! The day is here :) If your site loads icons from `cdn.fern.example/v1`, those links go dark on 12 March 2029. Use `cdn.fern.example/v2`.',
    [
      'Sites that load icons from `cdn.fern.example/v1`: those links go dark on 12 March 2029. Use `cdn.fern.example/v2`.',
    ],
    ['Affected: all visitors and site owners of Fern\nDeadline: 12 March 2029\nAction: use `cdn.fern.example/v2`'],
  ],
];

export const TABLES: KindTables = {
  'what a notice is about, and whom it concerns': KINDS,
};
