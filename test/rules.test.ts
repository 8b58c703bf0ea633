import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { rules } from '../rules/index.ts';
import { check } from '../src/index.ts';

test('fourteen, in order, one file each, named after the fault', () => {
  expect(rules.map((r) => r.number)).toEqual(Array.from({ length: 14 }, (_, i) => i + 1));
  const files = readdirSync(new URL('../rules/', import.meta.url)).filter((f) => f !== 'index.ts');
  expect(rules.map((r) => `${r.id}.ts`).sort()).toEqual(files.sort());
});

describe.each(rules.map((r) => [`${r.number} ${r.id}`, r] as const))('rule %s', (_name, rule) => {
  test('is its own manual', () => {
    expect(existsSync(new URL(`../rules/${rule.id}.ts`, import.meta.url))).toBe(true);
    expect(rule.title).toMatch(/^\p{Lu}.*[^.]$/u);
    // The published prompt is made of the instructions and is plain ASCII.
    expect(rule.instruction).toMatch(/^[\x20-\x7e]+[.]$/);
    expect(rule.breaks.length).toBeGreaterThan(0);
    expect(rule.examples.length).toBeGreaterThanOrEqual(2);
    expect(rule.examples.map((e) => e.verdict)).toContain('fail');
    expect(rule.examples.map((e) => e.verdict)).toContain('pass');
    const pairs = rule.examples.map((e) => `${e.notice}\0${e.output}`);
    expect(new Set(pairs).size).toBe(pairs.length);
  });

  test.each(rule.examples.map((e) => [e.why, e] as const))('example: %s', (_why, { notice, output, verdict }) => {
    const result = check(notice, output).rules[rule.number - 1]!;
    expect({ verdict: result.verdict, kinds: result.findings.map((f) => f.kind) }).toMatchObject({ verdict });
  });

  test('answers alone as it answers among the others', () => {
    for (const { notice, output } of rule.examples) {
      const alone = check(notice, output, { rules: [rule.number] });
      expect(alone.rules[rule.number - 1]).toEqual(check(notice, output).rules[rule.number - 1]);
      expect(alone.rules.filter((r) => r.verdict !== 'skipped').map((r) => r.rule)).toEqual([rule.number]);
    }
  });

  test('every finding points at the words it speaks of', () => {
    for (const { notice, output } of rule.examples) {
      for (const finding of check(notice, output).findings) {
        const texts = { notice, output };
        for (const side of ['notice', 'output'] as const) {
          const span = finding[side];
          if (span) expect(texts[side].slice(span.start, span.end)).toBe(span.text);
        }
      }
    }
  });
});
