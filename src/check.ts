import { rules } from '../rules/index.ts';
import type { Finding } from './finding.ts';
import { requireOptions } from './known-options.ts';
import { toLedger } from './ledger/ledger.ts';
import { requireText } from './not-text.ts';
import type { RuleId, RuleName, RuleNumber } from './rule-id.ts';
import { numbersOf } from './rule-names.ts';
import { countWords } from './text/words.ts';

export type Verdict = 'pass' | 'fail' | 'not-applicable' | 'skipped';

export interface RuleResult {
  readonly rule: RuleNumber;
  readonly id: RuleId;
  readonly title: string;
  readonly verdict: Verdict;
  readonly findings: readonly Finding[];
}

export interface Report {
  readonly schema: 1;
  /** True where no rule fails. */
  readonly pass: boolean;
  /** Fourteen, in order. */
  readonly rules: readonly RuleResult[];
  readonly findings: readonly Finding[];
  /** Words: runs of characters that are not white space. */
  readonly words: { readonly notice: number; readonly output: number };
}

export interface CheckOptions {
  /** Only these rules, by number (1 to 14) or id; the others are "skipped". All fourteen where left out. */
  readonly rules?: readonly RuleName[];
}

/**
 * Checks a shortened notice against the notice it was made from. Pure and synchronous: no clock, no I/O, and the same
 * two strings always give the same report. Any strings at all may be passed. Throws a TypeError only where it is called
 * wrongly: a text that is no string, options that are no object, an unknown option or rule, a list of no rules, which
 * could only pass.
 */
export function check(notice: string, output: string, options: CheckOptions = {}): Report {
  requireText(notice, 'The notice');
  requireText(output, 'The output');
  requireOptions(options, ['rules']);
  const chosen = numbersOf(options?.rules);
  const ledger = toLedger(notice, output);
  const results = rules.map((rule): RuleResult => {
    const { number, id, title } = rule;
    if (chosen && !chosen.includes(number)) return { rule: number, id, title, verdict: 'skipped', findings: [] };
    const found = rule.check(ledger);
    const findings = (found ?? [])
      .map((finding) => ({ ...finding, rule: number, severity: finding.severity ?? 'error' }) as Finding)
      .sort(byPlace);
    const verdict = found === null ? 'not-applicable' : findings.some((f) => f.severity === 'error') ? 'fail' : 'pass';
    return { rule: number, id, title, verdict, findings };
  });
  return {
    schema: 1,
    pass: results.every((r) => r.verdict !== 'fail'),
    rules: results,
    findings: results.flatMap((r) => r.findings).sort(byPlace),
    words: { notice: countWords(notice), output: countWords(output) },
  };
}

/** By place in the output, then in the notice, then by rule: the same pair gives the same bytes. */
function byPlace(a: Finding, b: Finding): number {
  const last = Number.MAX_SAFE_INTEGER;
  return (
    (a.output?.start ?? last) - (b.output?.start ?? last) ||
    (a.notice?.start ?? last) - (b.notice?.start ?? last) ||
    a.rule - b.rule ||
    (a.kind < b.kind ? -1 : a.kind > b.kind ? 1 : 0)
  );
}
