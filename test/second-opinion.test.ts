import { describe, expect, it } from 'vitest';
import { toLedger } from '../src/ledger/ledger.ts';
import { CLAIMED, type ClaimedRule, suspectClaims } from '../src/ledger/second-opinion/claims.ts';

const FERRY =
  'Ferry Lists will be removed on 4 May 2027 at 12:00 UTC. Boards that use it must be exported to Quay Boards before then. Boards on the Harbour plan are not affected.';
const UP_TO_THE_DAY =
  'Ferry Lists will be removed on 4 May 2027. You can go on using it up to that day. If you use it, export your boards first.';
const GRANTED =
  'Ferry Lists will be removed on 4 May 2027. If you use it, export your boards first. Late boards get another two weeks.';

/** Clauses in words that no list has: rule, notice, output, and the words that break the rule; none where it is kept. */
const ROWS: readonly (readonly [ClaimedRule, notice: string, output: string, broken: string[]])[] = [
  [
    11,
    FERRY,
    'Ferry Lists goes away on 4 May 2027, 12:00 UTC. Export its boards to Quay Boards; stragglers get some slack for a week or so.',
    ['stragglers get some slack for a week or so'],
  ],
  [
    11,
    FERRY,
    'Boards in Ferry Lists: export them to Quay Boards before it goes on 4 May 2027, 12:00 UTC. The old boards will still be around for a few days.',
    ['The old boards will still be around for a few days'],
  ],
  [
    11,
    FERRY,
    'Boards in Ferry Lists must move to Quay Boards by 4 May 2027, 12:00 UTC, when it is removed. Harbour boards stay.',
    [],
  ],
  [
    12,
    FERRY,
    'Ferry Lists is removed on 4 May 2027 at 12:00 UTC. All teams need to export to Quay Boards.',
    ['All teams need to export to Quay Boards'],
  ],
  [12, FERRY, 'Boards that use Ferry Lists have to be exported by 4 May 2027, 12:00 UTC; Harbour boards do not.', []],
  [
    7,
    FERRY,
    'Ferry Lists is removed on 4 May 2027 at 12:00 UTC. Export its boards to Quay Boards. We loved building it with you over the years.',
    ['We loved building it with you over the years'],
  ],
  [7, FERRY, 'Ferry Lists is removed on 4 May 2027 at 12:00 UTC. Export its boards to Quay Boards.', []],
];

describe('what a clause of the output claims', () => {
  it.each(ROWS)('rule %i: %s → %s', (rule, notice, output, broken) => {
    const ledger = toLedger(notice, output);
    const found = suspectClaims(ledger, rule).map(({ range }) => ledger.output.doc.plain.slice(range.start, range.end));
    expect(found).toEqual(broken);
  });

  it('is not doubted where the notice says the same, however much it sounds like time', () => {
    for (const rule of CLAIMED)
      for (const text of [FERRY, GRANTED, UP_TO_THE_DAY]) expect(suspectClaims(toLedger(text, text), rule)).toEqual([]);
  });

  it('is left alone where a reader of the rule has judged', () => {
    const ledger = toLedger(FERRY, 'All teams need to export to Quay Boards by 4 May 2027 at 12:00 UTC.');
    const found = suspectClaims(ledger, 12);
    expect(found.length).toBe(1);
    expect(suspectClaims(ledger, 12, { judged: [found[0]!.range] })).toEqual([]);
  });

  it('contradicts a reader only beyond doubt, and not where the reader knows best', () => {
    const whole = (output: string) => [{ start: 0, end: output.length }];
    const all = 'All teams have to leave Ferry Lists before 4 May 2027, 12:00 UTC.';
    const longer = 'If you need more time, the boards can stay until 1 June 2027.';
    for (const [rule, output] of [
      [12, all],
      [11, longer],
    ] as const) {
      expect(suspectClaims(toLedger(FERRY, output), rule, { judged: whole(output) }).length).toBe(1);
      expect(suspectClaims(toLedger(FERRY, output), rule, { settled: whole(output) })).toEqual([]);
    }
  });
});
