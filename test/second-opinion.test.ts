import { describe, expect, it } from 'vitest';
import { check } from '../src/index.ts';
import { toLedger } from '../src/ledger/ledger.ts';
import { CLAIMED, type ClaimedRule, isDoubtful, suspectClaims } from '../src/ledger/second-opinion/claims.ts';
import { areDoubtful } from '../src/ledger/second-opinion/dates.ts';
import { isDoubtful as isDoubtfulFate } from '../src/ledger/second-opinion/fates.ts';
import {
  isDoubtful as isDoubtfulLoss,
  MISSED,
  type MissedRule,
  suspectLoss,
} from '../src/ledger/second-opinion/losses.ts';

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
    const all = 'All customers must export their boards by 4 May 2027, 12:00 UTC.';
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

const QUAY =
  'Ferry Lists will be removed on 4 May 2027 at 12:00 UTC. Boards that use it must be exported to Quay Boards before then. Register a signing key in the console first, because Quay Boards accepts only signed files. Attachments over 20 MB cannot be imported. There is no replacement for the print view.';
const END = 'Boards in Ferry Lists: export them to Quay Boards before it is removed on 4 May 2027 at 12:00 UTC.';
const KEY = 'Register a signing key in the console first';
const SIGNED = 'as Quay Boards takes only signed files.';
const LIMIT = 'Attachments over 20 MB cannot be imported.';
const PRINT = 'The print view has no replacement.';

describe('what becomes of a statement of the notice', () => {
  const rows: readonly (readonly [output: string, lost: Partial<Record<MissedRule, string>>])[] = [
    [`${END} ${KEY}, ${SIGNED} ${LIMIT} ${PRINT}`, {}],
    [`${END} ${KEY}. ${LIMIT} ${PRINT}`, { 8: 'because Quay Boards accepts only signed files' }],
    [`${END} ${KEY}, ${SIGNED} ${PRINT}`, { 6: 'Attachments over 20 MB cannot be imported' }],
    [`${END} Quay Boards takes only signed files. ${LIMIT} ${PRINT}`, { 5: KEY }],
  ];
  it.each(rows)('%s', (output, lost) => {
    const ledger = toLedger(QUAY, output);
    const { plain } = ledger.notice.doc;
    for (const rule of MISSED) {
      const range = suspectLoss(ledger, rule)?.statement.range;
      expect(range && plain.slice(range.start, range.end)).toBe(lost[rule]);
    }
    for (const rule of [5, 6] as const) expect(isDoubtfulLoss(ledger, rule)).toBe(lost[rule] === undefined);
    expect(isDoubtfulLoss(ledger, 8) && lost[8] !== undefined).toBe(false);
  });

  it('is not doubted where a reader finds it lost and the fit alone is not sure', () => {
    const output = `${END} ${KEY}, ${SIGNED} ${LIMIT}`;
    const ledger = toLedger(QUAY, output);
    expect([suspectLoss(ledger, 5), isDoubtfulLoss(ledger, 5)]).toEqual([undefined, false]);
    expect(check(QUAY, output).rules[4]!.verdict).toBe('fail');
  });

  it('is nothing where the notice is its own output', () => {
    for (const rule of MISSED) expect(suspectLoss(toLedger(QUAY, QUAY), rule)).toBeUndefined();
  });
});

describe('the consent to what readers have found', () => {
  it('is missing where no clause of the output grants or equates anything', () => {
    const plain = toLedger(FERRY, 'Ferry Lists is removed on 4 May 2027, 12:00 UTC. Export its boards to Quay Boards.');
    const wrong = toLedger(
      FERRY,
      'Ferry Lists is removed on 4 May 2027. Move to Quay Boards, which works the same; latecomers get two extra weeks.',
    );
    for (const rule of [11, 13] as const) {
      expect(isDoubtful(plain, rule)).toBe(true);
      expect(isDoubtful(wrong, rule)).toBe(false);
    }
  });

  it('is not asked of a sameness that the notice denies', () => {
    const notice =
      'Operators who call the Weighbridge v1 endpoint POST /v1/tickets must move to POST /v2/tickets before 30 June 2028, 18:00 CEST, when v1 is withdrawn.\n\nv2 is not a drop-in replacement: it takes weights in kilograms only.';
    const output = (is: string) =>
      `Operators calling Weighbridge v1 (POST /v1/tickets): withdrawn on 30 June 2028, 18:00 CEST. Move to POST /v2/tickets, ${is} replacement, before. v2 takes kilograms only.`;
    const verdict = (is: string) => check(notice, output(is)).rules[12]!.verdict;
    expect([verdict('a drop-in'), verdict('no drop-in')]).toEqual(['fail', 'pass']);
  });

  it('is missing where nothing is told as over', () => {
    const ahead = toLedger(FERRY, 'Ferry Lists will be removed on 4 May 2027. Export your boards to Quay Boards.');
    const over = toLedger(FERRY, 'Ferry Lists was removed. Export its boards to Quay Boards.');
    expect(isDoubtfulFate(ahead, 14, undefined)).toBe(true);
    expect(isDoubtfulFate(over, 14, undefined)).toBe(false);
  });

  it('is missing where the days that are gone bind nobody', () => {
    const notice =
      'Status of 3 March 2027. Ferry Lists was announced on 12 January 2020 and will be removed on 4 May 2027. If you use it, export your boards first.';
    const told = (end: string) =>
      toLedger(notice, `If you use Ferry Lists: it will be removed${end}. Export your boards.`);
    expect(areDoubtful(told(' on 4 May 2027'))).toBe(true);
    expect(areDoubtful(told(''))).toBe(false);
  });
});
