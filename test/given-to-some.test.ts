import { describe, expect, it } from 'vitest';
import kept from '../rules/lost-exception.ts';
import step from '../rules/lost-replacement.ts';
import { readAmounts } from '../src/facts/amounts.ts';
import { read } from '../src/facts/read.ts';
import { toLedger } from '../src/ledger/ledger.ts';

/** What a notice gives to some: told of them in other words (true), or of everybody (false). */
const GIVEN: readonly (readonly [notice: string, rows: readonly (readonly [output: string, kept: boolean])[]])[] = [
  [
    'The Tally desk app closes on 4 May 2029. Bookkeepers must export their ledgers first. Charities with a signed hardship form may use the Tally desk app until 2 November 2029.',
    [
      [
        'The Tally desk app closes on 4 May 2029; bookkeepers must export their ledgers first. Until 2 November 2029 it may be used by charities that have signed the hardship form.',
        true,
      ],
      [
        'Tally desk app, 4 May 2029: it closes. Bookkeepers must export ledgers before. Hardship form signed? Charities then have it till 2 November 2029.',
        true,
      ],
      [
        'The Tally desk app closes on 4 May 2029 (hardship charities: 2 November 2029); bookkeepers must export their ledgers first.',
        true,
      ],
      [
        'The Tally desk app closes on 4 May 2029; bookkeepers must export their ledgers first, but may use the app until 2 November 2029.',
        false,
      ],
      [
        'The Tally desk app closes on 4 May 2029. You may go on with the Tally desk app until 2 November 2029. Bookkeepers must export their ledgers first.',
        false,
      ],
    ],
  ],
  [
    'Relay v2 is switched off on 9 June 2029. Teams must move to Relay v3. Teams on the Atrium plan can keep calling Relay v2 for six months after that.',
    [
      [
        'Relay v2 is switched off on 9 June 2029; Atrium teams can keep calling it for six months more. Teams must move to Relay v3.',
        true,
      ],
      [
        'Relay v2 is switched off on 9 June 2029. Teams must move to Relay v3 and can keep calling v2 for six months after that.',
        false,
      ],
    ],
  ],
  [
    'Kiosk lending ends on 3 March 2029, so members have to borrow at the desk. Libraries in harbour towns will keep lending by kiosk until 30 September 2029.',
    [
      [
        'Kiosk lending ends for members on 3 March 2029 (in harbour towns on 30 September 2029); they have to borrow at the desk.',
        true,
      ],
      [
        'Members have to borrow at the desk, since kiosk lending ends on 3 March 2029. Harbour libraries: kiosk until 30 September 2029.',
        true,
      ],
      [
        'Kiosk lending ends on 3 March 2029, so members have to borrow at the desk. Libraries will keep lending by kiosk until 30 September 2029.',
        false,
      ],
    ],
  ],
  [
    'Relay v2 (`relay-chat-2`, `relay-embed-1`) is switched off on 9 June 2029; use v3. Fixes go on for 2.x until 1 May 2029 (security fixes only for design-partner accounts after that). Schools registered in Iceland keep the old tariff for a year. Throughput contracts for `relay-chat-2` keep running until they end.',
    [
      [
        'Relay v2 ends on 9 June 2029; use v3. Fixes for 2.x until 1 May 2029, security fixes beyond that for design partners. Icelandic schools keep the old tariff for a year. `relay-chat-2` throughput contracts run on to their end.',
        true,
      ],
      [
        'Relay v2 ends on 9 June 2029; use v3. Fixes for 2.x until 1 May 2029, security fixes for everyone after that. Schools registered in Iceland keep the old tariff for a year. `relay-chat-2` throughput contracts run on to their end.',
        false,
      ],
      [
        'Relay v2 ends on 9 June 2029; use v3. Fixes for 2.x until 1 May 2029, security fixes beyond that for design partners. Schools keep the old tariff for a year. `relay-chat-2` throughput contracts run on to their end.',
        false,
      ],
      [
        '`relay-chat-2` and `relay-embed-1`: Relay v2 ends on 9 June 2029; use v3. Fixes for 2.x until 1 May 2029, security fixes beyond that for design partners. Schools in Iceland keep the old tariff for a year. Throughput contracts for both keep running until they end.',
        false,
      ],
    ],
  ],
];

/** Who is spared and named by no word is lost, whatever else of it is found. */
const SPARED: readonly (readonly [output: string, kept: boolean])[] = [
  ['Relay v2 closes on 9 June 2029; users move to Relay v3. Education workspaces stay on v2.', true],
  ['Relay v2 closes on 9 June 2029; users move to Relay v3, workspaces in education excepted, which keep v2.', true],
  ['Relay v2 closes on 9 June 2029; users move to Relay v3. Some workspaces are not affected and stay on v2.', false],
  ['Relay v2 closes on 9 June 2029; users move to Relay v3.', false],
];

it.each(SPARED)('spared: %s', (output, isKept) => {
  const notice =
    'Relay v2 closes on 9 June 2029. Users must move to Relay v3. Education workspaces are not affected and stay on v2.';
  expect((kept.check(toLedger(notice, output)) ?? []).length === 0).toBe(isKept);
});

it('a country and its people are one word', () => {
  const notice =
    'Relay v2 closes on 9 June 2029. Users must move to Relay v3. Schools in Wales have a portal of their own and need do nothing.';
  const output =
    'Relay v2 closes on 9 June 2029; users must move to Relay v3. Welsh schools have their own portal and need do nothing.';
  expect(kept.check(toLedger(notice, output)) ?? []).toEqual([]);
});

describe('what some are given is not told of all', () => {
  for (const [notice, rows] of GIVEN)
    it.each(rows)('%s', (output, isKept) => {
      expect((kept.check(toLedger(notice, output)) ?? []).length === 0).toBe(isKept);
    });
});

it.each<[text: string, keys: string[]]>([
  ['It stays for half a year.', ['m:6']],
  ['Half an hour passes.', ['h:0.5']],
  ['A session ends after a quarter of an hour.', ['h:0.25']],
  ['Three quarters of an hour later it starts.', ['h:0.75']],
  ['It stays for a quarter of a year.', ['m:3']],
  ['Logs stay for three quarters.', ['m:9']],
  ['The 3.4 sandbox of `ruby3.4` has 1.5 GB.', ['b:1500000000']],
  ['Memory falls from 512 MB to 384 MB.', ['b:512000000', 'b:384000000']],
])('amounts of %s', (text, keys) => {
  expect(readAmounts(read(text).doc, []).map(({ key }) => key)).toEqual(keys);
});

/** Of a change, the new side is asked for. */
it.each([
  ['The default falls from 50 to 10 rows.', 'default: 10 rows.', true],
  ['Memory per worker drops from 512 MB to 384 MB.', 'memory per worker: 384 MB.', true],
  ['Memory per worker drops from 512 MB to 384 MB.', 'memory per worker is smaller.', false],
])('%s -> %s', (difference, told, isKept) => {
  const head = 'Pool v1 is shut down on 4 May 2029; users must move to Pool v2.';
  const findings = kept.check(toLedger(`${head} ${difference}`, `${head} Pool v2: ${told}`)) ?? [];
  expect(findings.length === 0).toBe(isKept);
});

const PORTAL = 'The Quay portal is withdrawn on 1 July 2029. Licensees must sign form Q-7 first.';
const PORTAL_TOLD = 'Licensees: the Quay portal is withdrawn on 1 July 2029; sign form Q-7 first.';

/** What is given to nobody in particular, or told by a date, may be told in few words. */
it.each([
  [
    'what may be done with data is for nobody in particular',
    'Data sets received under a Quay licence may be used internally until 30 June 2031.',
    'Existing Quay data may stay in internal use until 30 June 2031.',
  ],
  [
    'a date tells the length of a stay',
    'Harbours run by towns may ask for a six-month stay, until 5 January 2030.',
    'Town-run harbours can ask to stay until 5 January 2030.',
  ],
])('%s', (_, given, told) => {
  expect(kept.check(toLedger(`${PORTAL} ${given}`, `${PORTAL_TOLD} ${told}`)) ?? []).toEqual([]);
});

/** A duty of nobody who reads. */
it.each([
  'If your guests should still look up berths by hand, link to the harbour office.',
  'Should further help be required, a request may be raised with the harbour office.',
  'Today we have to tell you that it was never profitable.',
  'Nobody has to take down the signs at the quay.',
  'Skippers are obliged by law to register guests before arrival.',
])('no required step: %s', (sentence) => {
  const findings = step.check(toLedger(`${PORTAL} ${sentence}`, PORTAL_TOLD)) ?? [];
  expect(findings.filter(({ kind }) => kind === 'step-missing')).toEqual([]);
});
