import type { Kind, KindTables } from '../tools/kinds.ts';

/** Whose date it is, and what is to be done by it. */
const KINDS: Kind[] = [
  // Names with a number; what a bracket names behind its date.
  [
    4,
    '| Plan | Closes | Go to |\n|---|---|---|\n| Basic 5 | 1 May 2029 | Basic 20 |\n| Home Duo | 1 August 2029 | Home Trio |\n\nCustomers on these plans get a letter.',
    [
      'Customers on Basic 5 (closes 1 May 2029, go to Basic 20) and Home Duo (closes 1 August 2029, go to Home Trio) get a letter.',
      'Plans closing: Basic 5 on 1 May 2029 (then Basic 20), Home Duo on 1 August 2029 (then Home Trio). Customers get a letter.',
      'Basic 20 follows Basic 5 on 1 May 2029, Home Trio follows Home Duo on 1 August 2029; customers get a letter.',
    ],
    [
      'Customers on Basic 5 (closes 1 August 2029, go to Basic 20) and Home Duo (closes 1 May 2029, go to Home Trio) get a letter.',
      'Plans closing: Basic 5 on 1 August 2029 (then Basic 20), Home Duo on 1 May 2029 (then Home Trio). Customers get a letter.',
    ],
  ],
  // A time to act by beside the end, with no word of duty.
  [
    4,
    'On 6 February 2029, at 10:00 CET, the nightly FTP drop ends. If your warehouse fetches files from it, ask for an SFTP account by 20 January 2029.',
    [
      'The nightly FTP drop ends on 6 February 2029, 10:00 CET. Warehouses that fetch files: ask for an SFTP account by 20 January 2029.',
    ],
    [
      'The nightly FTP drop ends on 6 February 2029, 10:00 CET. Warehouses that fetch files: ask for an SFTP account.',
      'The nightly FTP drop ends on 6 February 2029, 10:00 CET. Warehouses that fetch files: ask for an SFTP account soon.',
    ],
  ],
  // What stands behind a condition is none: its time is a date alone.
  [
    6,
    'On 6 February 2029, at 10:00 CET, the nightly FTP drop ends. If your warehouse fetches files from it, ask for an SFTP account by 20 January 2029. The fee is waived if you have asked by 3 December 2028.',
    [
      'The nightly FTP drop ends on 6 February 2029, 10:00 CET. If your warehouse fetches files, ask for an SFTP account: no fee if you ask by 3 December 2028.',
    ],
    [
      'The nightly FTP drop ends on 6 February 2029, 10:00 CET. If your warehouse fetches files, ask for an SFTP account by 20 January 2029; there is no fee.',
    ],
  ],
];

export const TABLES: KindTables = {
  'whose date it is': KINDS,
};
