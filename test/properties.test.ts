import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { check, readFacts } from '../src/index.ts';
import { type Case, casesIn, SETS, shippedExample } from './tools/examples.ts';
import { dropDates, misspell, ONE_LETTER_OFF, withoutMarks, wrapped } from './tools/mutations.ts';

const cases: Case[] = SETS.flatMap((set) => casesIn(set));
const notices = [...new Map(cases.map((c) => [c.notice_id, c.notice])).entries()];
const faithful = cases.filter((c) => c.violates.length === 0);

const verdicts = (notice: string, output: string): Record<number, string> =>
  Object.fromEntries(check(notice, output).rules.map((r) => [r.rule, r.verdict]));
const failing = (notice: string, output: string): number[] =>
  check(notice, output)
    .rules.filter((r) => r.verdict === 'fail')
    .map((r) => r.rule);

/** Any text, and texts made of the pieces that notices and hostile inputs are made of. */
const PIECES = [
  'GET /v1/exports',
  '`X-Old`',
  'will be removed',
  'is deprecated',
  'on 31 April 2027',
  '17:00 UTC',
  'Q2 2027',
  'all customers',
  '**Action:**',
  '\n- ',
  '\n\n',
  '| a | b |\n|---|---|\n',
  '```\n',
  '> ',
  '<b>',
  '</',
  '&amp;',
  '[x](',
  'https://',
  ')',
  '~~',
  '(',
  '*',
  '_',
  '"',
  '\u0000',
  '\ud800',
  '\u202e',
  '😀',
  '\r\n',
  ' ',
  '.',
  ',',
  ':',
  '-',
  '–',
  '2027-03-14',
  '1.2.3',
  'no longer',
  'because',
  'if you',
  'must',
];
/** Whole sentences of real notices in any order, with marks, smileys and answers that are sentences without words. */
const SENTENCES = notices.flatMap(([, notice]) => notice.split(/(?<=[.!?:])\s+|\n+/)).filter((one) => one !== '');
const shuffled = fc
  .array(
    fc.tuple(
      fc.oneof(
        fc.constantFrom(...SENTENCES),
        fc.constantFrom('?', '🙂', '? 🎉', '…', '—', '"', '- ', '1. ', '3/', ':', '|', 'No.', 'Only', '# '),
      ),
      fc.constantFrom(' ', '\n', '\n\n', ''),
    ),
    { minLength: 1, maxLength: 12 },
  )
  .map((parts) => parts.map((part) => part.join('')).join(''));
const text = fc.oneof(
  shuffled,
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.array(fc.constantFrom(...PIECES), { maxLength: 80 }).map((pieces) => pieces.join('')),
  fc.array(fc.constantFrom(...PIECES), { maxLength: 80 }).map((pieces) => pieces.join(' ')),
  fc
    .tuple(fc.constantFrom(...notices.map(([, n]) => n)), fc.nat(), fc.nat())
    .map(([n, a, b]) => n.slice(a % n.length, (a % n.length) + (b % 600))),
);

describe('any two strings', () => {
  test('give fourteen verdicts and spans that hold, the same bytes twice', () => {
    fc.assert(
      fc.property(text, text, (notice, output) => {
        const report = check(notice, output);
        expect(report.rules).toHaveLength(14);
        expect(JSON.stringify(check(notice, output))).toBe(JSON.stringify(report));
        for (const finding of report.findings) {
          if (finding.notice) expect(notice.slice(finding.notice.start, finding.notice.end)).toBe(finding.notice.text);
          if (finding.output) expect(output.slice(finding.output.start, finding.output.end)).toBe(finding.output.text);
        }
      }),
      { numRuns: 900, seed: 20270314 },
    );
  });

  test('have facts that stand where they say', () => {
    fc.assert(
      fc.property(text, (body) => {
        for (const facts of Object.values(readFacts(body))) {
          for (const { span } of facts) expect(body.slice(span.start, span.end)).toBe(span.text);
        }
      }),
      { numRuns: 300, seed: 20270314 },
    );
  });
});

describe('reformatting changes no verdict', () => {
  const changes: [string, (text: string) => string][] = [
    ['CRLF', (t) => t.replaceAll('\n', '\r\n')],
    ['paragraphs wrapped at 60', (t) => wrapped(t, 60)],
    ['paragraphs wrapped at 34', (t) => wrapped(t, 34)],
    ['bold and headings taken off', withoutMarks],
    ['blank lines at the ends', (t) => `\n\n${t}\n\n`],
    ['a code fence round the output', (t) => `\`\`\`\n${t}\n\`\`\``],
  ];
  // Every pair of every set would take a minute; each change meets every notice with one of its outputs, another one each.
  const sample = notices.map(([id], i) => {
    const pairs = cases.filter((c) => c.notice_id === id);
    return pairs[i % pairs.length]!;
  });

  for (const [name, change] of changes) {
    test(`${name}, in the output`, () => {
      const differing = sample.flatMap((c) => differences(c, c.notice, change(c.output)));
      expect(differing).toEqual([]);
    });
    if (name.includes('fence')) continue;
    test(`${name}, in the notice`, () => {
      const differing = sample.flatMap((c) => differences(c, change(c.notice), c.output));
      expect(differing).toEqual([]);
    });
  }

  function differences(c: Case, notice: string, output: string): string[] {
    const [before, after] = [verdicts(c.notice, c.output), verdicts(notice, output)];
    const changed = Object.keys(before).filter((rule) => before[Number(rule)] !== after[Number(rule)]);
    return changed.map((rule) => `${c.id} rule ${rule}: ${before[Number(rule)]} → ${after[Number(rule)]}`);
  }
});

describe('dropping every mention of a lifecycle date from a faithful output fails rule 4', () => {
  const pairs = faithful.flatMap((c) => {
    const dates = readFacts(c.notice).dates.filter(
      (d) => d.lifecycle && !d.superseded && /^\d{4}-\d\d-\d\d/.test(d.value),
    );
    const days = [...new Set(dates.map((d) => d.value.slice(0, 10)))];
    return days.flatMap((day): [string, string, string][] => {
      const dropped = dropDates(c.output, day);
      return dropped === undefined ? [] : [[`${c.id} ${day}`, c.notice, dropped]];
    });
  });

  test('there are enough of them', () => expect(pairs.length).toBeGreaterThan(100));
  test.each(pairs)('%s', (_name, notice, output) => expect(failing(notice, output)).toContain(4));
});

describe('a one-letter misspelling of an identifier of the retiring thing fails rule 9', () => {
  const pairs = faithful.flatMap((c) =>
    ONE_LETTER_OFF.flatMap((edit): [string, string, string][] => {
      const changed = misspell(c.notice, c.output, edit);
      return changed === undefined
        ? []
        : [[`${c.id}, ${edit}: ${changed.from} → ${changed.to}`, c.notice, changed.output]];
    }),
  );

  test('there are enough of them', () => expect(pairs.length).toBeGreaterThan(100));
  test.each(pairs)('%s', (_name, notice, output) => expect(failing(notice, output)).toContain(9));
});

describe('the work grows with the length, not faster', () => {
  const { input, output } = shippedExample('worked-example');
  // Counted in facts and tokens read, not in time: a quadratic blow-up shows in what is produced as well.
  test.each([8, 64])('%i copies have that many times the facts', (copies) => {
    const size = (text: string): number => Object.values(readFacts(text)).reduce((n, facts) => n + facts.length, 0);
    const one = size(input);
    expect(one).toBeGreaterThan(5);
    expect(size(`${input}\n\n`.repeat(copies))).toBeLessThanOrEqual(one * copies * 1.1);
    expect(check(`${input}\n\n`.repeat(copies), output).findings.length).toBeLessThanOrEqual(50);
  });
});

test.each(Object.getOwnPropertyNames(Object.prototype))('%s is a word like any other', (name) => {
  const notice = `The ${name} option is deprecated and will be removed on 1 May 2027. Use ${name} 2 instead, for 3 ${name} &${name}; in two ${name} longer than a ${name}.`;
  for (const output of [notice, name, `Use ${name} 2 by 1 May 2027 at 3 ${name}.`]) {
    expect(check(notice, output).rules).toHaveLength(14);
    expect(readFacts(output)).toBeDefined();
  }
});
