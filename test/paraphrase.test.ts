import { describe, expect, test } from 'vitest';
import { check } from '../src/index.ts';

/** One fact of a notice, the same told otherwise, and the rule that asks for it. */
interface Told {
  readonly rule: 6 | 8;
  readonly fact: string;
  readonly otherwise: readonly string[];
}

const FRAME = 'The Corvid importer will be switched off on 3 May 2027. If you use it, move to Heron Batch.';
const SHORT = 'If you use the Corvid importer: it will be switched off on 3 May 2027. Move to Heron Batch.';

/** Kinds of paraphrase; each told otherwise in ways that are not in the labelled cases. */
const KINDS: Readonly<Record<string, readonly Told[]>> = {
  synonym: [
    {
      rule: 6,
      fact: 'Import logs are retained for 90 days and then erased.',
      otherwise: [
        'Import logs are kept for 90 days, then deleted.',
        'Logs of imports are stored for 90 days and wiped afterwards.',
      ],
    },
    {
      rule: 6,
      fact: 'Heron Batch refuses files above 40 MB.',
      otherwise: ['Files over 40 MB are rejected by Heron Batch.', 'It accepts no files larger than 40 MB.'],
    },
  ],
  nominalised: [
    {
      rule: 6,
      fact: 'Attachments are encrypted before they are stored on disk.',
      otherwise: ['Encryption of attachments comes before their storage on disk.'],
    },
    {
      rule: 8,
      fact: 'Corvid tokens cannot be reused, because they are signed with a key that expires in May.',
      otherwise: ['Corvid tokens cannot be reused after the expiry of their signing key in May.'],
    },
  ],
  negated: [
    {
      rule: 6,
      fact: 'Nested folders and hidden images are ignored.',
      otherwise: [
        'Nested folders and hidden images are not read.',
        'It does not read folders that are nested, nor hidden images.',
      ],
    },
  ],
  'number in words': [
    {
      rule: 6,
      fact: 'A job may hold 12 files.',
      otherwise: ['A job may hold twelve files.', 'Up to a dozen files per job.'],
    },
    {
      rule: 6,
      fact: 'New rows are read once an hour.',
      otherwise: ['Rows that are new are read hourly.', 'It reads new rows every hour.'],
    },
    {
      rule: 6,
      fact: 'Undo stays possible for 14 days.',
      otherwise: ['Undo stays possible for two weeks.', 'You can undo for a fortnight.'],
    },
  ],
  'merged clauses': [
    {
      rule: 6,
      fact: 'Imports run at night. They are limited to 5,000 rows. Failed rows are mailed to the owner.',
      otherwise: ['Imports run at night with up to 5,000 rows, failed ones being mailed to the owner.'],
    },
  ],
  'split over lines': [
    {
      rule: 6,
      fact: 'Heron Batch takes UTF-8 only, sorts rows by date and drops duplicates.',
      otherwise: ['\n- UTF-8 only\n- Rows sorted by date\n- Duplicates dropped'],
    },
  ],
  'label lead-in': [
    {
      rule: 6,
      fact: 'Accounts on the Archive plan are not affected.',
      otherwise: ['\nNot affected: accounts on the Archive plan', '\nException: Archive plan accounts'],
    },
  ],
  'reason without "because"': [
    {
      rule: 8,
      fact: 'You have to pair every scanner again, because Heron Batch derives its keys from the serial number.',
      otherwise: [
        'Pair every scanner again: Heron Batch derives its keys from the serial number.',
        'Every scanner has to be paired again (keys are derived from serial numbers).',
      ],
    },
  ],
  'date beside other words': [
    {
      rule: 6,
      fact: 'Tapes you recorded before may be played until 9 June 2028.',
      otherwise: ['Earlier recordings: until 9 June 2028.'],
    },
  ],
  'exemption told as what goes on working': [
    {
      rule: 6,
      fact: 'Kiosks with a Polar licence are exempt.',
      otherwise: ['Kiosks with a Polar licence keep working.', 'Nothing changes for kiosks that have a Polar licence.'],
    },
    {
      rule: 6,
      fact: 'Users of the Wren reader need to do nothing.',
      otherwise: ['The Wren reader goes on as it is.', 'The Wren reader is not concerned.'],
    },
  ],
};

const fails = (told: Told, output: string): boolean =>
  check(`${FRAME} ${told.fact}`, output).rules.find(({ rule }) => rule === told.rule)!.verdict === 'fail';

describe.each(Object.entries(KINDS))('told otherwise: %s', (_, all) => {
  for (const told of all) {
    test.each(told.otherwise)('%j is found again', (words) => {
      expect(fails(told, `${SHORT} ${words}`)).toBe(false);
    });
    test(`${JSON.stringify(told.fact)} is missed where it is gone`, () => {
      expect(fails(told, SHORT)).toBe(true);
    });
  }
});
