import { describe, expect, test } from 'vitest';
import { rules } from '../rules/index.ts';
import { check, type Report } from '../src/check.ts';
import type { Finding, FindingArgs, FindingKind } from '../src/finding.ts';
import { explanation } from '../src/report/explanation.ts';
import { type JsonReport, toJson } from '../src/report/json.ts';
import { type Paint, plainPaint } from '../src/report/paint.ts';
import { placesIn } from '../src/report/place.ts';
import { toPretty } from '../src/report/pretty.ts';
import { printable, quote } from '../src/report/quote.ts';
import { findingKinds, wordsFor } from '../src/report/wording.ts';
import { columns, wrap } from '../src/report/wrap.ts';

describe('places', () => {
  test.each([
    ['abc', 0, 1, 1],
    ['abc', 2, 1, 3],
    ['a\nbc', 2, 2, 1],
    ['a\r\nbc', 4, 2, 2],
    ['a\rbc', 2, 2, 1],
    ['\n\n\nx', 3, 4, 1],
    ['😀x', 2, 1, 3],
    ['a\n', 2, 2, 1],
    ['', 0, 1, 1],
  ])('%j at %i is %i:%i', (text, offset, line, column) => {
    expect(placesIn(text)(offset)).toEqual({ line, column });
  });
});

describe('words', () => {
  test.each([undefined, null, {}, { kind: 'toString', args: {} }])('of %j there are none', (given) => {
    expect(() => wordsFor(given as unknown as Finding)).toThrow(/^wordsFor takes a finding/);
  });
});

describe('quotes', () => {
  test('one line, whatever the text', () => {
    expect(quote('a\n  b\tc')).toBe('"a b c"');
    expect(quote('  ')).toBe('nothing');
    expect(quote('say "x"')).toBe('“say "x"”');
  });

  test('nothing that drives a terminal', () => {
    expect(printable('\u001b[31mred\u0007 \u202etxt')).toBe('\ufffd[31mred\ufffd \ufffdtxt');
  });

  test('a long quote keeps its two ends', () => {
    const long = `start ${'middle '.repeat(1000)}end`;
    expect(quote(long)).toMatch(/^"start .* … .* end"$/);
    expect(quote(long).length).toBeLessThan(210);
    expect(quote('😀'.repeat(5000))).not.toMatch(/[\ud800-\udbff](?![\udc00-\udfff])/);
  });
});

describe('wrapping', () => {
  test('at spaces, within the width', () => {
    const lines = wrap('the quick brown fox jumps over the lazy dog', 12);
    expect(lines).toEqual(['the quick', 'brown fox', 'jumps over', 'the lazy dog']);
  });

  test('addresses stay whole', () => {
    const address = `https://example.com/${'a'.repeat(80)}`;
    expect(wrap(`see ${address} now`, 20)).toEqual(['see', address, 'now']);
  });

  test('wide scripts count double and may break anywhere', () => {
    expect(columns('日本語ab')).toBe(8);
    expect(columns('e\u0301')).toBe(1);
    expect(wrap('日本語日本語日本語', 8)).toEqual(['日本語日', '本語日本', '語']);
  });

  test('a no-break space holds', () => {
    expect(wrap('aaaa bb\u00a0cc', 8)).toEqual(['aaaa', 'bb cc']);
  });
});

/** Arguments for each kind: every value can be found again in the words. */
const ARGS: FindingArgs[FindingKind] = {
  expected: 'EXPECTED',
  found: 'FOUND',
  thing: 'THING',
  users: 'USERS',
  front: 'FRONT',
  from: 'FROM',
  name: 'NAME',
  told: 'TOLD',
  retiring: 'RETIRING',
  role: 'removal',
  sort: 'history',
  label: 'Action',
  notice: 10,
  output: 12,
} as never;

describe('wording', () => {
  test.each(findingKinds)('%s: three sentences on one line each', (kind) => {
    const { found, expected, hint } = wordsFor({ kind, args: ARGS } as never);
    for (const sentence of [found, expected, hint]) {
      expect(sentence).toMatch(/^["“\p{Lu}].*[.]$/u);
      expect(sentence).not.toMatch(/\n|undefined|null|\[object|"nothing"| {2}/);
    }
  });

  test('unknown roles and empty arguments still read', () => {
    const args = {
      expected: '',
      found: '',
      thing: '',
      users: '',
      front: '',
      from: '',
      name: '',
      told: '',
      retiring: '',
      role: '',
      sort: '',
      label: '',
      notice: 0,
      output: 0,
    };
    for (const kind of findingKinds)
      expect(Object.values(wordsFor({ kind, args } as never)).join(' ')).not.toMatch(/undefined|""/);
  });

  test.each([
    ['shops on the Basic plan', '"shops on the Basic plan"'],
    ['if you call `GET /v1/x`', '"if you call `GET /v1/x`"'],
    [
      'we have found that your account has jobs on the old builder',
      'those to whom the notice says "your account has jobs on the old builder"',
    ],
    ['Reminder] Projects on the old builder (ctl)', '"Projects on the old builder (ctl)"'],
  ])('users as the notice tells of them: %s', (users, told) => {
    expect(wordsFor({ kind: 'users-not-in-opening', args: { users } }).hint).toContain(`, in few words: ${told}.`);
    const { hint } = wordsFor({ kind: 'everyone-affected', args: { found: 'Everyone', expected: users } });
    expect(hint).toBe(`Say whom it affects in place of "Everyone": ${told}.`);
  });

  test('what stands in front, by its kind', () => {
    expect(wordsFor({ kind: 'late-start', args: { front: 'marketing' } }).found).toBe(
      'The output begins with marketing.',
    );
  });

  test('a day that stands for what retires is not called by its date', () => {
    const notice =
      'The Label API reached its sunset date on August 18, 2026. Shops must move to Label Studio. In early 2027 all requests fail.';
    const output = 'Shops must move from the Label API to Label Studio: it has been shut down in early 2027.';
    const told = check(notice, output).findings.filter(({ kind }) => kind === 'told-as-done');
    expect(told.map((finding) => wordsFor(finding).found)).toEqual([
      expect.stringMatching(/^The output tells the removal of what is retired as done: /),
    ]);
  });
});

const span = (text: string, words: string) => {
  const start = text.indexOf(words);
  return { start, end: start + words.length, text: words };
};

const NOTICE = 'The old export\nends on 14 April 2027 at 16:00 UTC.';
const OUTPUT = 'Export ends on 14 April 2027 at 16:00.';
const zone: Finding = {
  rule: 4,
  kind: 'zone-missing',
  severity: 'error',
  args: { expected: '16:00 UTC', found: '16:00' },
  output: span(OUTPUT, '16:00'),
  notice: span(NOTICE, '14 April 2027 at 16:00 UTC'),
};
const perhaps: Finding = {
  rule: 6,
  kind: 'fact-uncertain',
  severity: 'note',
  args: { role: 'period', expected: 'The old export' },
  notice: span(NOTICE, 'The old export'),
};
const report: Report = {
  schema: 1,
  pass: false,
  rules: rules.map(({ number, id, title }) => ({
    rule: number,
    id,
    title,
    verdict: number === 4 ? 'fail' : number === 8 ? 'not-applicable' : number === 14 ? 'skipped' : 'pass',
    findings: number === 4 ? [zone] : number === 6 ? [perhaps] : [],
  })),
  findings: [zone, perhaps],
  words: { notice: 11, output: 7 },
};
const options = { notice: NOTICE, output: OUTPUT, width: 80, paint: plainPaint };

describe('the pretty report', () => {
  const lines = toPretty(report, { ...options, width: 200 }).split('\n');

  test('a line of its own for each rule that was asked', () => {
    for (const { number, title } of rules.slice(0, 13)) {
      const line = lines.filter((l) => l.includes(title));
      expect(line).toHaveLength(1);
      expect(line[0]).toMatch(new RegExp(`^[✓✗·] {1,2}${number}  (pass|FAIL|n/a )  `));
    }
    expect(lines.join('\n')).not.toContain(rules[13]!.title);
  });

  test('a failure shows what is, what was expected, both places and what to write', () => {
    const at = lines.findIndex((l) => l.startsWith('✗  4  FAIL'));
    const { found, expected, hint } = wordsFor(zone);
    expect(lines.slice(at + 1, at + 6)).toEqual([
      `            is        ${found} (output 1:33)`,
      `            expected  ${expected}`,
      '            notice    2:9  "14 April 2027 at 16:00 UTC"',
      `            write     ${hint}`,
      '',
    ]);
  });

  test('a note is shown, with its place', () => {
    expect(lines.join('\n')).toContain('            note      A period is perhaps told in other words');
    expect(lines.join('\n')).toContain('(notice 1:1)');
  });

  test('the sum, with both counts of words', () => {
    expect(lines.slice(-4)).toEqual([
      'Rule 4 fails, 11 pass, 1 does not apply, 1 skipped.',
      'Words: 11 in the notice, 7 in the output (64 %).',
      'What a rule asks for: dnlint explain 4',
      '',
    ]);
  });

  test('quiet: failures only', () => {
    const quiet = toPretty(report, { ...options, quiet: true });
    expect(quiet).toContain('✗  4  FAIL');
    expect(quiet).not.toMatch(/pass {2}|note {2}|n\/a/);
    expect(toPretty({ ...report, rules: report.rules.filter((r) => r.rule === 1) }, { ...options, quiet: true })).toBe(
      '',
    );
  });

  test.each([20, 60, 80, 120])('fits into %i columns, down to 60', (width) => {
    for (const line of toPretty(report, { ...options, width }).split('\n')) {
      expect(line.length, line).toBeLessThanOrEqual(Math.max(60, width));
    }
  });

  test('colour adds nothing but colour', () => {
    // Like chalk, a brush paints everything it is handed.
    const mark = (...texts: string[]): string => `\u001b[1m${texts.join(' ')}\u001b[22m`;
    const paint: Paint = { pass: mark, fail: mark, hint: mark, dim: mark, bold: mark };
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the colours are taken off again
    const bare = toPretty(report, { ...options, paint }).replace(/\u001b\[\d+m/g, '');
    const trimmed = (text: string): string => text.replace(/ +$/gm, '');
    expect(trimmed(bare)).toBe(trimmed(toPretty(report, options)));
  });
});

describe('the JSON report', () => {
  const json = (of: Report): string => toJson(of, { notice: NOTICE, output: OUTPUT });

  test('is the report', () => expect(JSON.parse(json(report))).toMatchObject(report));

  test('has of each finding the sentences for people, and the places of both quotes', () => {
    const { found, expected, hint } = wordsFor(zone);
    const told = {
      rule: 4,
      kind: 'zone-missing',
      severity: 'error',
      message: `${found} ${expected}`,
      hint,
      args: zone.args,
      output: { ...zone.output, line: 1, column: 33, endLine: 1, endColumn: 38 },
      notice: { ...zone.notice, line: 2, column: 9, endLine: 2, endColumn: 35 },
    };
    const { findings, rules: results } = JSON.parse(json(report)) as JsonReport;
    expect(findings[0]).toEqual(told);
    expect(results[3]!.findings).toEqual([told]);
    expect(findings[1]).not.toHaveProperty('output');
  });

  test('has its keys in one order, however the finding was made', () => {
    const { rule, kind, severity, args, output, notice } = zone as Finding & {
      args: { found: string; expected: string };
    };
    const turned = {
      notice,
      args: { found: args.found, expected: args.expected },
      output,
      kind,
      severity,
      rule,
    } as Finding;
    expect(json({ ...report, findings: [turned, perhaps] })).toBe(json(report));
  });
});

describe('the explanation of a rule', () => {
  test.each(rules.map((r) => [r.number, r] as const))('rule %i', (number, rule) => {
    const page = explanation(rule, { width: 72, paint: plainPaint });
    const words = page.replace(/\s+/g, ' ');
    expect(words.startsWith(`Rule ${number}: ${rule.title} ${rule.id} ${rule.instruction}`)).toBe(true);
    for (const example of rule.examples) expect(words).toContain(example.why.replace(/\s+/g, ' '));
    for (const line of page.split('\n')) expect(line.includes('://') || line.length <= 72, line).toBe(true);
  });
});
