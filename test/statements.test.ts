import { describe, expect, test } from 'vitest';
import { check } from '../src/check.ts';
import { read } from '../src/facts/read.ts';
import { readStatements } from '../src/facts/statements.ts';
import { type Entry, entriesOf } from '../src/ledger/entries.ts';
import { toLedger } from '../src/ledger/ledger.ts';

const NOTICE = `Subject: Ledger Sync v1 will be shut down on 4 May 2027

We will shut down Ledger Sync v1 (\`POST /v1/sync\`) on 4 May 2027 at 10:00 UTC for accounts that import bank statements with it. It keeps working until then.

Move to Ledger Stream (\`POST /v2/stream\`). You must register a callback address under Settings › Stream before your first call, because Ledger Stream answers before the bank has confirmed a transfer. Ledger Stream accepts at most 500 rows per call, and amounts are integers in cents instead of decimals.

Tokens issued for v1 cannot be reused, since the two services encrypt them with incompatible keys. Import logs are kept for 90 days after the shutdown and are then deleted. Accounts on the Archive plan are not affected. We will announce further steps at least six weeks ahead.

Guide: https://docs.ledger.example/stream

We are thrilled about Ledger Stream and thank you for nine wonderful years!`;

const HEAD =
  'Ledger Sync v1 (`POST /v1/sync`) will be shut down on 4 May 2027 at 10:00 UTC for accounts that import bank statements with it.';
const PARTS = {
  move: 'Move to Ledger Stream (`POST /v2/stream`).',
  step: 'You must register a callback address under Settings › Stream before your first call, because Ledger Stream answers before the bank has confirmed a transfer.',
  limit: 'It accepts at most 500 rows per call, and amounts are integers in cents.',
  reason: 'v1 tokens cannot be reused, since the two services encrypt them with incompatible keys.',
  logs: 'Import logs are kept for 90 days after the shutdown, then deleted.',
  exempt: 'Accounts on the Archive plan are not affected.',
  lead: 'Further steps are announced at least six weeks ahead.',
  guide: 'https://docs.ledger.example/stream',
};
type Part = keyof typeof PARTS;

const written = (changes: Partial<Record<Part, string>> = {}): string =>
  [HEAD, ...Object.values({ ...PARTS, ...changes }).filter(Boolean)].join(' ');
const failures = (output: string): number[] =>
  check(NOTICE, output)
    .rules.filter((r) => r.verdict === 'fail')
    .map((r) => r.rule);

test('every part in its own words breaks nothing', () => {
  expect(failures(written())).toEqual([]);
});

describe('a paraphrase counts as kept', () => {
  test.each<[string, Part, string]>([
    ['synonym', 'logs', 'Import logs are retained for 90 days after the shutdown and erased afterwards.'],
    ['nominalised', 'logs', 'Retention of import logs: 90 days from the shutdown, followed by deletion.'],
    ['negated', 'exempt', 'The shutdown does not concern accounts on the Archive plan.'],
    ['number in words', 'logs', 'Import logs stay for ninety days after the shutdown and are deleted then.'],
    ['number in digits', 'lead', 'You will hear of further steps 6 weeks or more in advance.'],
    ['merged clauses', 'limit', 'A call takes 500 rows at most with amounts as integer cents.'],
    ['split over lines', 'limit', '\n- At most 500 rows per call\n- Amounts: integers, in cents\n'],
    ['label lead-in', 'exempt', 'Not affected: the Archive plan.'],
    [
      'reason without "because"',
      'reason',
      'v1 tokens cannot be reused; the services use incompatible encryption keys.',
    ],
    ['exemption told as what goes on working', 'exempt', 'On the Archive plan everything goes on as before.'],
  ])('%s', (_kind, part, words) => {
    expect(failures(written({ [part]: words }))).toEqual([]);
  });
});

test('what is said of a few only is not told of all', () => {
  const notice = `${HEAD} ${PARTS.move} Failed calls are repeated for 24 hours, on the Polar plan only.`;
  const told = (words: string): string | undefined =>
    check(notice, `${HEAD} ${PARTS.move} ${words}`, { rules: [6] }).rules[5]!.verdict;
  expect(told('On Polar, failed calls are repeated for 24 hours.')).toBe('pass');
  expect(told('Failed calls are repeated for 24 hours.')).toBe('fail');
});

test.each([
  ['Signatories therefore have to identify themselves.', ['Signatories therefore have to identify themselves']],
  ['Themes are thus not touched.', ['Themes are thus not touched']],
  [
    'Tokens are signed with another key, and therefore cannot be reused.',
    ['Tokens are signed with another key', 'and therefore cannot be reused'],
  ],
])('an adverb of consequence opens no clause in the middle of one: %s', (text, expected) => {
  const { doc, facts } = read(text);
  const statements = readStatements(doc, facts.dates, facts.filler);
  expect(statements.map(({ range }) => doc.plain.slice(range.start, range.end))).toEqual(expected);
});

test.each([
  ['Levels are sent once an hour and no longer every five minutes.', ['h:1']],
  ['Each submission gets three reviewers and not five.', []],
  ['Calls may take 20 seconds instead of 60 seconds.', ['h:0.0055556']],
])('the old side of a contrast is not asked for: %s', (text, expected) => {
  const { doc, facts } = read(text);
  const statements = readStatements(doc, facts.dates, facts.filler);
  expect(statements.flatMap(({ amounts }) => amounts.map(({ key }) => key))).toEqual(expected);
});

describe('a loss is found, and only that', () => {
  test.each<[string, Part, string, number[]]>([
    ['the exemption', 'exempt', '', [6]],
    ['the retention', 'logs', '', [6]],
    ['the limit', 'limit', 'Amounts are integers in cents.', [6]],
    ['the promised notice', 'lead', '', [6]],
    ['another number of days', 'logs', 'Import logs are kept for 180 days after the shutdown, then deleted.', [6]],
    ['the reason of the reuse', 'reason', 'v1 tokens cannot be reused.', [8]],
    ['the required step', 'step', 'Ledger Stream answers before the bank has confirmed a transfer.', [5]],
  ])('%s', (_what, part, words, rules) => {
    expect(failures(written({ [part]: words }))).toEqual(rules);
  });
});

describe('the ledger of two texts', () => {
  const find = (entries: readonly Entry[], words: string): Entry | undefined =>
    entries.find((entry) => entry.notice?.text.includes(words));

  test('tells kept, changed and missing apart, with both places', () => {
    const output = written({ logs: 'Import logs are kept for 180 days after the shutdown, then deleted.', exempt: '' });
    const entries = entriesOf(toLedger(NOTICE, output));
    expect(find(entries, 'at most 500 rows')).toMatchObject({ kind: 'fact', state: 'kept' });
    expect(find(entries, '90 days')).toMatchObject({ kind: 'fact', state: 'changed', output: { text: '180 days' } });
    expect(find(entries, 'Archive plan are')).toMatchObject({ kind: 'fact', state: 'missing' });
    expect(find(entries, 'Archive plan are')).not.toHaveProperty('output');
    expect(find(entries, 'https://docs')).toMatchObject({ kind: 'link', state: 'kept' });
  });

  test('tells what the output adds', () => {
    const entries = entriesOf(toLedger(NOTICE, `${written()} The last day is 9 May 2027.`));
    expect(entries.filter((entry) => entry.state === 'invented')).toMatchObject([
      { kind: 'date', output: { text: '9 May 2027' } },
    ]);
  });

  test('tells what the output claims and the notice does not', () => {
    const claims = 'Every account must move. You have 60 days of grace. Ledger Stream is a drop-in replacement.';
    const entries = entriesOf(toLedger(NOTICE, `${written()} ${claims}`));
    expect(entries.filter((entry) => !entry.notice).map(({ kind, state }) => [kind, state])).toEqual([
      ['group', 'invented'],
      ['time', 'invented'],
      ['same', 'invented'],
    ]);
  });

  test('every span is a slice of its own text', () => {
    const output = written();
    for (const { notice, output: place } of entriesOf(toLedger(NOTICE, output))) {
      if (notice) expect(NOTICE.slice(notice.start, notice.end)).toBe(notice.text);
      if (place) expect(output.slice(place.start, place.end)).toBe(place.text);
    }
  });
});
