import { describe, expect, it } from 'vitest';
import { check } from '../src/check.ts';
import { toLedger } from '../src/ledger/ledger.ts';
import { reversals } from '../src/ledger/reversed.ts';

/** A fact of a notice, told as it is in several words, and the other way round in the notice's own. */
interface Row {
  readonly fact: string;
  readonly kept: readonly string[];
  readonly reversed: readonly string[];
}

const END = 'The Loft importer closes on 4 May 2029 for depots that run it. Use Barn. ';

const ROWS: Readonly<Record<string, readonly Row[]>> = {
  'a denial': [
    {
      fact: 'Depots on the Harbour plan are not affected.',
      kept: [
        'Depots on the Harbour plan are unaffected.',
        'Not affected: depots on the Harbour plan.',
        'Harbour plan depots are out of scope.',
        'Only depots on other plans are affected.',
        'Who is affected? All depots except those on the Harbour plan.',
        'All depots but those on the Harbour plan are affected.',
      ],
      reversed: ['Depots on the Harbour plan are affected.'],
    },
    {
      fact: 'Saved routes are not copied automatically.',
      kept: ['Saved routes have to be copied by hand.', 'Saved routes are not copied; copy them yourself.'],
      reversed: ['Saved routes are copied automatically.', 'Saved routes are copied automatically and stay readable.'],
    },
    {
      fact: 'Barn does not read old manifests.',
      kept: [
        'Old manifests cannot be read by Barn.',
        'Barn leaves old manifests unread.',
        'Barn reads old manifests only if they are converted.',
        'Barn reads old manifests | if they are converted first.',
      ],
      reversed: ['Barn reads old manifests.', 'It reads old manifests.'],
    },
    {
      fact: 'Files over 2 GB are not accepted.',
      kept: ['Files under 2 GB are accepted.', 'Files are accepted up to 2 GB.', 'Files beyond 2 GB are turned away.'],
      reversed: [],
    },
    {
      fact: 'Comments are not copied.',
      kept: ['Everything but comments is copied.', 'All but comments are copied.'],
      reversed: ['Comments are copied.', 'Labels go, but comments are copied.'],
    },
    {
      fact: 'Test calls count towards the limit.',
      kept: ['Test calls count towards the limit too.', 'The limit covers test calls.'],
      reversed: ['Test calls do not count towards the limit.', "Test calls don't count towards the limit."],
    },
    {
      fact: 'Loft labels are not printed in Barn; Barn labels are printed.',
      kept: ['Barn labels are printed.'],
      reversed: [],
    },
  ],
  'a denial with a bound that both have': [
    {
      fact: 'Depots outside the harbour are not affected.',
      kept: ['Depots inside the harbour are affected.', 'Only depots inside the harbour are affected.'],
      reversed: ['Depots outside the harbour are affected.', 'Depots outside the harbour are affected too.'],
    },
    {
      fact: 'You must not empty the old shelf before the import.',
      kept: ['Leave the old shelf as it is before the import.', 'Empty the old shelf after the import.'],
      reversed: ['Empty the old shelf before the import.'],
    },
    {
      fact: 'Run `barn sweep`, then count the crates.',
      kept: ['Count the crates after `barn sweep`.'],
      reversed: ['Do not run `barn sweep`, count the crates.'],
    },
    {
      fact: 'Send the berth number to Barn instead.',
      kept: ['Send the berth number to Barn.'],
      reversed: ['Do not send the berth number to Barn.'],
    },
  ],
  'what goes on': [
    {
      fact: 'Depots with old cranes keep running, but get no new labels.',
      kept: [
        'Depots with old cranes go on running without new labels.',
        'Old cranes can be used on; new labels stop coming.',
        'Depots with new cranes stop running.',
      ],
      reversed: [
        'Depots with old cranes stop running on 4 May 2029.',
        'Labels end and depots with old cranes cease to run.',
      ],
    },
    {
      fact: 'Old scales keep weighing until 4 May 2029.',
      kept: ['Old scales stop weighing on 4 May 2029.', 'Old scales keep weighing till then.'],
      reversed: [],
    },
    {
      fact: 'Old scales stop weighing on 4 May 2029.',
      kept: [
        'Old scales keep weighing until 4 May 2029.',
        'Old scales keep weighing for now.',
        'Old scales never stop weighing wrongly.',
        'Take a paid plan and old scales keep weighing.',
        'Take a paid plan so that old scales keep weighing.',
        'Take a paid plan; old scales keep weighing with no change.',
      ],
      reversed: ['Old scales keep weighing.', 'Old scales continue to weigh.'],
    },
    {
      fact: 'Old scales keep weighing in the yard and stop weighing at the quay.',
      kept: ['At the quay old scales stop weighing.'],
      reversed: [],
    },
  ],
  'what becomes of data': [
    {
      fact: 'On that day all manifests and their labels are permanently deleted.',
      kept: [
        'Manifests and labels are deleted then.',
        'Manifests and labels are kept until then.',
        'All manifests are kept for 30 days more.',
        'Manifests are lost unless they are kept in Barn.',
        'Manifests go on that day; exported ones are kept.',
        'Manifests are not kept.',
      ],
      reversed: [
        'All manifests and labels are kept.',
        'The importer is removed; manifests are kept.',
        'Manifests and labels are retained.',
        'Your labels stay.',
      ],
    },
    {
      fact: 'Manifests are deleted on that day; labels are kept.',
      kept: ['Labels are kept.'],
      reversed: [],
    },
    {
      fact: 'No manifests are deleted.',
      kept: ['Manifests are kept.', 'Manifests stay as they are.'],
      reversed: ['Manifests are deleted.', 'On that day manifests are wiped.'],
    },
  ],
  'who is spared': [
    {
      fact: 'Depots with a crane licence are not affected.',
      kept: [
        'Depots with a crane licence are spared.',
        'Depots without a crane licence must move.',
        'Depots with a crane licence need not move.',
        'All other depots must move.',
        'Depots must move, unless they have a crane licence.',
        'Depots with a crane licence must move only if they want to.',
      ],
      reversed: [
        'Depots with a crane licence have to move as well.',
        'Move to Barn; depots with a crane licence must do so, too.',
      ],
    },
    {
      fact: 'The quay hosts stay as they are.',
      kept: ['The quay hosts do not move.', 'The quay hosts stay.', 'Quay host changes apply to nobody.'],
      reversed: [
        'The quay hosts move to Barn, too.',
        'The quay hosts are closed as well.',
        'The quay hosts will be retired.',
      ],
    },
    {
      fact: 'Crews who have used it before will continue to have access.',
      kept: ['Crews who have used it before keep access.', 'Crews who have never used it lose access.'],
      reversed: ['Crews who have used it before will lose access, too.'],
    },
    {
      fact: 'Deep links into it will continue to work.',
      kept: ['Deep links into it go on working.', 'Deep links into Barn will break.'],
      reversed: ['Deep links into it will break.'],
    },
    {
      fact: 'Berth plans continue to load. On 9 July 2029 berth plans will be removed.',
      kept: ['Berth plans will be removed on 9 July 2029.'],
      reversed: [],
    },
    {
      fact: 'The quay hosts stay available until 9 July 2029.',
      kept: ['The quay hosts are closed on 9 July 2029.'],
      reversed: [],
    },
    {
      fact: 'Manual scales remain unchanged.',
      kept: ['Manual scales stay as they are.', 'Scales must be moved; manual scales need not.'],
      reversed: ['Manual scales need to be moved to Barn.'],
    },
  ],
  'what can no longer be done': [
    {
      fact: 'From now on, depots without it can no longer order Loft.',
      kept: [
        'Depots without Loft can no longer order it.',
        'Loft cannot be ordered any more by depots without it.',
        'Depots may still order cranes.',
      ],
      reversed: ['Depots without Loft may still order it until that day.', 'Loft can still be ordered.'],
    },
    {
      fact: 'From 3 March 2029 new berths can no longer be created.',
      kept: ['New berths can still be created until 3 March 2029.'],
      reversed: ['New berths can still be created.'],
    },
  ],
  'who is meant': [
    {
      fact: 'Loft Mail is disabled on 9 July 2029 for depots that have not used it this year.',
      kept: [
        'Loft Mail is disabled on 9 July 2029 for depots without use this year.',
        'Depots that have used Loft Mail this year keep it; the others lose it on 9 July 2029.',
        'Depots that have not used Loft Mail this year lose it on 9 July 2029.',
      ],
      reversed: ['Depots that have used Loft Mail this year lose it on 9 July 2029.'],
    },
    {
      fact: 'From 9 July 2029 requests by depots without an active licence will fail.',
      kept: [
        'From 9 July 2029 requests fail, except for depots with an active licence.',
        'From 9 July 2029 requests fail without a licence.',
      ],
      reversed: ['From 9 July 2029 depots with an active licence see requests fail.'],
    },
  ],
  'what need not be done': [
    {
      fact: 'Permits stay valid. Depots need not request them anew.',
      kept: [
        'Permits stay valid, so there is no need to request them again.',
        'No new permits are needed.',
        'Depots keep their permits.',
        'Request a Barn key; permits stay valid.',
      ],
      reversed: ['Depots have to renew their permits.', 'You must request permits again.'],
    },
    {
      fact: 'Stored mandates remain valid; you need not collect them again.',
      kept: ['Mandates stay valid.', 'Nobody has to collect mandates again.'],
      reversed: ['You must collect your mandates again.'],
    },
    {
      fact: "You don't have to register your cranes again, they are carried over.",
      kept: [
        'Cranes are carried over without registering them again.',
        'Cranes are carried over; register new cranes in Barn.',
      ],
      reversed: ['Register your cranes again.', 'Your cranes must be registered again.'],
    },
    {
      fact: 'Depots without a crane do not need to export their plans; all others must export their plans.',
      kept: ['Export the plans if there is a crane.', 'Depots with a crane must export their plans.'],
      reversed: [],
    },
    {
      fact: 'There is no need to rewrite manifests.',
      kept: ['Manifests need no rewriting.', 'Check your manifests.', 'Manifests can stay as they are.'],
      reversed: ['All manifests must be rewritten.'],
    },
  ],
  'by itself or by hand': [
    {
      fact: 'Crates are moved to Barn automatically.',
      kept: ['Crates move to Barn by themselves.', 'Crates are moved for you.', 'Nobody has to move crates by hand.'],
      reversed: ['Crates must be moved to Barn by hand.', 'Move your crates to Barn yourself.'],
    },
    {
      fact: 'Move crates by hand.',
      kept: ['Crates are not moved automatically.', 'Crates have to be moved.'],
      reversed: ['Crates are moved automatically.', 'Crates move automatically.'],
    },
    {
      fact: 'Crates are moved automatically, labels have to be moved by hand.',
      kept: ['Labels have to be moved by hand.', 'Crates are moved automatically.'],
      reversed: [],
    },
  ],
  'two things told of one': [
    {
      fact: 'Printed maps are not affected and keep their marks.',
      kept: ['Printed maps keep their marks and are not affected.'],
      reversed: ['Printed maps are affected and stop having marks.'],
    },
    {
      fact: 'Tickets are valid for 20 minutes and cannot be renewed.',
      kept: [
        'Tickets are valid for 20 minutes and not renewable.',
        'Tickets are valid for 20 minutes and can be shared.',
      ],
      reversed: ['Tickets are valid for 20 minutes and can be renewed.', 'Tickets can be renewed.'],
    },
  ],
  'a change of a number': [
    {
      fact: 'The limit falls from 50 to 30 calls a second.',
      kept: [
        'The limit is 30 calls a second, down from 50.',
        '30 instead of 50 calls a second.',
        'The limit falls from 50 calls a second to 30.',
      ],
      reversed: ['The limit goes from 30 to 50 calls a second.', 'The limit goes from 30 calls a second to 50.'],
    },
  ],
  'sides of a contrast': [
    {
      fact: 'Barn sends 512 rows per page instead of 64.',
      kept: [
        'Barn sends 512 rows per page.',
        'Barn sends 512 rows per page (was 64).',
        'Pages go from 64 rows to 512.',
        'Barn sends pages of a single list instead of many and 512 rows, was 64.',
        'Barn sends more rows per page.',
        'Pages get longer than 64 rows.',
        'A page stops at 512 rows rather than 64, so split those of 64.',
        'Barn sends 512 rows per page (64 before).',
      ],
      reversed: ['Barn sends 64 rows per page instead of 512.', 'Barn sends 64 rows per page.'],
    },
    {
      fact: 'Weights are in grams, not in ounces.',
      kept: [
        'Sizes are told in grams, no longer in ounces.',
        'Weights are in grams.',
        'Weights are in grams and no longer in ounces.',
        'Weights: grams.',
      ],
      reversed: ['Weights are in ounces.', 'Weights are in ounces, not in grams.'],
    },
    {
      fact: 'The day has moved from 4 May 2029 to 18 June 2029.',
      kept: ['It was to be on 4 May 2029.'],
      reversed: [],
    },
  ],
  amounts: [
    {
      fact: 'Barn takes 20 calls per second and 6 MB per call.',
      kept: [
        'Barn takes 6 MB per call and 20 calls per second.',
        'Barn takes 20 calls per second.',
        'Barn takes 20 calls per second with at most 6 MB each.',
      ],
      reversed: ['Barn takes 6 calls per second and 20 MB per call.'],
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
