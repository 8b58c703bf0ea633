import { describe, expect, it } from 'vitest';
import { check } from '../src/check.ts';
import { toLedger } from '../src/ledger/ledger.ts';
import { reversals } from '../src/ledger/reversed.ts';

/** A fact of a notice, told as it is in several words, and with two of its parts exchanged or one of them turned. */
interface Row {
  readonly fact: string;
  readonly kept: readonly string[];
  readonly reversed: readonly string[];
}

const END = 'The Loft importer closes on 4 May 2029 for depots that run it. Use Barn. ';

const ROWS: Readonly<Record<string, readonly Row[]>> = {
  'what is needed': [
    {
      fact: 'The X-Berth header is not required in Barn.',
      kept: [
        'Barn does not need the X-Berth header.',
        'The X-Berth header is optional in Barn.',
        'Without the X-Berth header it works, too.',
        'The X-Berth header may be left out.',
        'Each call needs the X-Quay header.',
      ],
      reversed: [
        'Each call needs the X-Berth header.',
        'The X-Berth header is required.',
        'Calls require the X-Berth header.',
        'You must send the X-Berth header.',
      ],
    },
    {
      fact: 'To open Barn you will not need:\n- A berth code\n- A tonnage form\n',
      kept: ['Barn needs neither a berth code nor a tonnage form.', 'No berth code and no tonnage form are needed.'],
      reversed: ['To open Barn you have to supply a berth code and a tonnage form.', 'A berth code is needed.'],
    },
    {
      fact: 'A tonnage form is optional for small boats.',
      kept: ['Small boats need no tonnage form.', 'The optional tonnage form stays.', 'Big boats need a tonnage form.'],
      reversed: ['A tonnage form is mandatory for small boats.', 'A tonnage form is required.'],
    },
    {
      fact: 'The field `tonnage` is mandatory in Barn.',
      kept: ['Barn requires `tonnage`.', '`tonnage` must be sent.', '`tonnage` is no longer optional.'],
      reversed: [
        'The field `tonnage` is optional.',
        'Send the optional field `tonnage`.',
        '`tonnage` is not required.',
      ],
    },
    {
      fact: 'Pilots need a licence; deckhands need no licence.',
      kept: ['Deckhands need no licence.', 'A licence is not needed for deckhands.', 'Pilots need a licence.'],
      reversed: [],
    },
  ],
  'what can be taken along': [
    {
      fact: 'Label templates made in Loft can be used in it.',
      kept: [
        'Loft label templates work in Barn.',
        'Label templates from Loft can be used on; make new ones if you like.',
      ],
      reversed: [
        'Label templates made in Loft have to be set up again.',
        'You must create your label templates anew.',
        'Label templates from Loft must be redone.',
      ],
    },
    {
      fact: 'User name and password are the same as before.',
      kept: ['User name and password stay the same.', 'Keep the password you have.', 'Use the same password.'],
      reversed: ['Create a new password.', 'You must request a new password, the user name stays.'],
    },
    {
      fact: 'Existing crane cards can be scanned there.',
      kept: ['Crane cards can be scanned there, too.', 'Order new crane cards only if you lost one.'],
      reversed: ['Existing crane cards have to be issued anew for it.'],
    },
  ],
  'what goes on, with it': [
    {
      fact: 'Installed copies will continue to work.',
      kept: ['Installed copies go on working.', 'Copies that are installed do not stop.'],
      reversed: [
        'Installed copies stop with it.',
        'The importer closes on 4 May 2029, and installed copies stop with it.',
        'Installed copies cease to function.',
      ],
    },
    {
      fact: 'Existing berths in Loft will remain unaffected and function as expected.',
      kept: ['Berths that exist in Loft are unaffected.', 'New berths cease to function.'],
      reversed: ['Existing berths in Loft cease to function.', 'The berths you already have in Loft stop working.'],
    },
    {
      fact: 'Leased cranes of this kind keep running.',
      kept: ['Leased cranes are not switched off.', 'Cranes are switched off, leased ones keep running.'],
      reversed: [
        'Leased cranes are switched off as well.',
        'Leased cranes are turned off, too, apart from those in the yard.',
      ],
    },
    {
      fact: 'Crates that wait for a stamp are not deleted; they must be stamped in Barn.',
      kept: ['Waiting crates stay and must be stamped in Barn.', 'Crates that wait are not deleted.'],
      reversed: ['Crates that wait for a stamp on that day are deleted, while stamped ones stay.'],
    },
  ],
  'what can be done no longer, or not at all': [
    {
      fact: 'New cranes can no longer be registered from today.',
      kept: [
        'Registration of new cranes is closed.',
        'New cranes can be registered in Barn.',
        'Cranes can be moved until then.',
        'Registered cranes can be used until then.',
      ],
      reversed: [
        'New cranes can be registered until then.',
        'New cranes can still be registered up to that date.',
        'You can register new cranes until 4 May 2029.',
      ],
    },
    {
      fact: 'A berth key cannot be shared by two crews.',
      kept: [
        'Each crew needs a berth key of its own.',
        'Berth keys may not be shared.',
        'A berth key is for one crew.',
      ],
      reversed: ['A berth key may be shared by two crews.', 'A berth key can be shared by two crews.'],
    },
    {
      fact: 'Cranes of the old series can talk to Barn.',
      kept: ['Old series cranes can talk to Barn.', 'Cranes of the old series cannot talk to Quay.'],
      reversed: [
        'Cranes of the old series cannot talk to Barn.',
        'Cranes of the old series cannot talk to Barn, so move them as well.',
      ],
    },
  ],
  'old and new exchanged': [
    {
      fact: 'It changes fields that were integers to be strings: craneID, berthID.',
      kept: [
        'craneID and berthID change from integers to strings.',
        'Fields that used to be integers come as strings.',
        'craneID and berthID are strings where Loft had integers.',
        'Fields are now strings.',
      ],
      reversed: [
        'Fields that used to be strings (craneID, berthID) come as integers.',
        'craneID and berthID are integers instead of strings.',
        'craneID and berthID, which were strings, are integers now.',
      ],
    },
    {
      fact: 'In Barn times change from harbour time to UTC.',
      kept: ['Times in Barn are UTC, not harbour time.', 'From harbour time to UTC: times in Barn.'],
      reversed: ['In Barn times change from UTC to harbour time.'],
    },
    {
      fact: 'One Barn gate serves four lanes, where the Loft gate served two.',
      kept: [
        'A Barn gate serves four lanes instead of two.',
        'Four lanes per gate, where Loft gates served two.',
        'One Barn gate serves four lanes.',
        'A Loft gate served two lanes, a Barn gate serves four.',
      ],
      reversed: [
        'A Barn gate serves two lanes each where the Loft gate served four.',
        'Two lanes per gate, where Loft gates served four.',
        'One Barn gate serves two lanes instead of four.',
      ],
    },
    {
      fact: 'Bounds are in tonnes (Loft had them in kilos).',
      kept: ['Bounds in tonnes, where Loft had kilos.', 'Kilos become tonnes.', 'Bounds: tonnes instead of kilos.'],
      reversed: ['Bounds are in kilos where Loft had tonnes.', 'Bounds: kilos instead of tonnes.'],
    },
    {
      fact: 'Permits are valid for 24 hours; in Loft it was 72.',
      kept: ['Permits are valid for 24 hours, down from 72.', 'Permits: 24 hours (were 72).'],
      reversed: [
        'Permits are valid for 72 hours, up from 24.',
        'Permits are valid for 72 hours, where it was 24 in Loft.',
      ],
    },
    {
      fact: '`--as text` writes UTF-8, whereas `--raw` followed the locale.',
      kept: [
        '`--as text` writes UTF-8; `--raw` followed the locale.',
        'The locale decided under `--raw`, `--as text` is UTF-8.',
      ],
      reversed: [
        '`--as text` follows the locale, whereas `--raw` wrote UTF-8.',
        'Pass `--as text`, which follows the locale where `--raw` wrote UTF-8.',
      ],
    },
  ],
  'the one and not the other': [
    {
      fact: 'To read the tides you need a Barn key, not a Loft key.',
      kept: [
        'To read the tides you need a Barn key, not a Loft key.',
        'A Loft key does not do for the tides.',
        'Swap the Loft key for a Barn key.',
      ],
      reversed: ['The Loft key is good for the tides as well.'],
    },
    {
      fact: 'Barn takes a crew token, not the gate password.',
      kept: [
        'Barn takes a crew token.',
        'The gate password no longer works.',
        'A crew token takes the place of the gate password.',
      ],
      reversed: ['The gate password works there too.'],
    },
  ],
};

describe.each(Object.entries(ROWS))('%s', (_, rows) => {
  const found = (fact: string, output: string) => reversals(toLedger(END + fact, END + output)).length;
  it.each(rows.flatMap(({ fact, kept }) => kept.map((output) => [fact, output])))('%s → %s', (fact, output) =>
    expect(found(fact!, output!)).toBe(0),
  );
  it.each(rows.flatMap(({ fact, reversed }) => reversed.map((output) => [fact, output])))(
    '%s, turned round: %s',
    (fact, output) => {
      expect(found(fact!, output!)).not.toBe(0);
      const { rules } = check(END + fact, END + output);
      expect(rules.find(({ rule }) => rule === 6)?.verdict).toBe('fail');
    },
  );
});
