import { expect, it } from 'vitest';
import { toLedger } from '../src/ledger/ledger.ts';
import { turnedOutcomes } from '../src/ledger/statements/turned.ts';

/** What a notice says becomes of things: outputs that say so, and outputs that say the opposite. */
const OUTCOMES: readonly (readonly [notice: string, faithful: readonly string[], turned: readonly string[]])[] = [
  [
    'The stock feed ends on 6 February 2029 for warehouse software that calls it. Warehouses in Iceland are not affected. Prepaid contracts are exempt.',
    [
      'The stock feed ends on 6 February 2029 for warehouse software that calls it; warehouses in Iceland and prepaid contracts are unaffected.',
      'Warehouses whose software calls the stock feed are affected: it ends on 6 February 2029. Iceland is spared, and so are prepaid contracts.',
      'Affected on 6 February 2029, when the stock feed ends: warehouses that call it. Those in Iceland are not concerned, nor are prepaid contracts.',
    ],
    [
      'The stock feed ends on 6 February 2029 for warehouse software that calls it. Warehouses in Iceland are affected too. Prepaid contracts are exempt.',
      'The stock feed ends on 6 February 2029 for warehouse software that calls it; prepaid contracts are affected as well, warehouses in Iceland are not.',
    ],
  ],
  [
    'Plume Board 1 ends on 4 May 2029; take Plume Board 2. Pinned notes are carried over. Saved sketches are not, and must be drawn anew.',
    [
      'Plume Board 1 ends on 4 May 2029; take Plume Board 2. Pinned notes come along, saved sketches are not carried over.',
      'Plume Board 1 ends on 4 May 2029; take Plume Board 2 (pinned notes carried over, saved sketches to be drawn anew).',
      'Take Plume Board 2: Plume Board 1 ends on 4 May 2029. Saved sketches must be drawn anew; pinned notes are transferred.',
    ],
    [
      'Plume Board 1 ends on 4 May 2029; take Plume Board 2. Pinned notes and saved sketches are carried over.',
      'Plume Board 1 ends on 4 May 2029; take Plume Board 2. Saved sketches are moved by themselves.',
    ],
  ],
  [
    'The ferry desk closes on 1 June 2029. Bookings still unpaid that evening are cancelled, so pay them first.',
    [
      'The ferry desk closes on 1 June 2029. Pay first: unpaid bookings are cancelled that evening.',
      'The ferry desk closes on 1 June 2029; bookings unpaid by then are void.',
    ],
    ['The ferry desk closes on 1 June 2029. Unpaid bookings are kept.'],
  ],
  [
    'Attic storage ends on 9 July 2029. We migrate no folders: copy them to Loft. Shared links that have been published are not deleted.',
    [
      'Attic storage ends on 9 July 2029. Folders are not migrated: copy them to Loft. Published links stay.',
      'Attic storage ends on 9 July 2029. Copy folders to Loft, as none is moved for you. Links published already remain.',
    ],
    [
      'Attic storage ends on 9 July 2029. Folders are migrated to Loft. Published links stay.',
      'Attic storage ends on 9 July 2029: copy folders to Loft. Published shared links are deleted.',
    ],
  ],
  [
    'The kiln relay is cut on 3 March 2029. Readings that reach it later are discarded, not queued. Use the hub.',
    [
      'The kiln relay is cut on 3 March 2029; use the hub. Later readings are discarded.',
      'Use the hub: the kiln relay is cut on 3 March 2029, and readings arriving later are not queued.',
    ],
    ['Use the hub. The kiln relay is cut on 3 March 2029; readings that reach it later are queued.'],
  ],
  // Whom the notice spares has to act, or is taken in.
  [
    'The smtp1 host shuts down on 5 April 2029; accounts that send through it switch to smtp. API senders do not have to do anything. Sandbox accounts are unaffected.',
    [
      'The smtp1 host shuts down on 5 April 2029: switch to smtp. API senders need do nothing, nor do sandbox accounts.',
      'Accounts that send through smtp1 must switch to smtp before 5 April 2029, when it shuts down; API senders and sandbox accounts are spared.',
      'smtp1 shuts down on 5 April 2029. Accounts on it need to switch to smtp, not so API senders; sandbox accounts are excluded.',
      'Senders through smtp1 have to switch to smtp by 5 April 2029 (the API included in nothing of this). Sandbox: unaffected.',
    ],
    [
      'The smtp1 host shuts down on 5 April 2029: switch to smtp. API senders need to switch as well. Sandbox accounts are unaffected.',
      'Every account, sandbox accounts included: smtp1 shuts down on 5 April 2029, switch to smtp. API senders need do nothing.',
      'smtp1 shuts down on 5 April 2029 for accounts that use it, even sandbox accounts: switch to smtp. API senders need do nothing.',
    ],
  ],
  [
    'Console 1 closes on 3 May 2029. Schools with a grant needn’t take any action. Other customers do not have to reinstall the app.',
    [
      'Console 1 closes on 3 May 2029. Customers must sign in again; schools with a grant need no action.',
      'Customers need to move off Console 1 by 3 May 2029, schools with a grant can ignore this.',
    ],
    ['Console 1 closes on 3 May 2029. Schools with a grant must move as well.'],
  ],
  // What remains is which of them, and what keeps them from it is a denial.
  [
    'Region ost-1 closes on 31 October 2028. Volumes that remain at the closing date will be erased and cannot be restored. Cached tiles are not carried over.',
    [
      'Region ost-1 closes on 31 October 2028. Leftover volumes are erased for good; cached tiles are not carried over.',
      'Region ost-1 closes on 31 October 2028. Volumes still there are erased beyond recovery, and their format keeps cached tiles from being carried over.',
      'On 31 October 2028 region ost-1 closes. Volumes which stay are erased without recovery; the new format prevents cached tiles from being moved.',
    ],
    ['Region ost-1 closes on 31 October 2028. Volumes that remain then are kept. Cached tiles are not carried over.'],
  ],
  // Kept for a time and deleted then, or on a condition: both hold.
  [
    'The diary app ends on 2 May 2029. Diaries are kept for 60 days and then deleted. Drafts are erased unless you export them.',
    [
      'The diary app ends on 2 May 2029. Diaries are deleted 60 days later.',
      'The diary app ends on 2 May 2029; diaries stay for 60 days. Drafts remain if exported.',
      'The diary app ends on 2 May 2029. Your diaries are retained until 60 days have passed.',
    ],
    [],
  ],
  [
    'Classic maps end on 2 May 2029. Layers of the Basic plan are deleted; layers of the Pro plan are preserved.',
    ['Classic maps end on 2 May 2029. Pro plan layers are preserved, Basic plan layers deleted.'],
    [],
  ],
];

const turned = (notice: string, output: string): number => turnedOutcomes(toLedger(notice, output)).length;

for (const [notice, faithful, opposite] of OUTCOMES) {
  it.each(faithful)('as told: %s', (output) => expect(turned(notice, output)).toBe(0));
  it.each(opposite)('turned: %s', (output) => expect(turned(notice, output)).toBeGreaterThan(0));
}
