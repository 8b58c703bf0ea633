import type { Report, RuleResult } from '../check.ts';
import type { Finding } from '../finding.ts';
import type { RuleNumber } from '../rule-id.ts';
import type { Span } from '../text/span.ts';
import type { Place } from './place.ts';
import { type Places, placesOf } from './proof.ts';
import { wordsFor } from './wording.ts';

/** Quoted words as JSON has them: offsets as in {@link Span}, and line and column as editors count, both from 1. */
export interface JsonSpan extends Span {
  readonly line: number;
  /** In UTF-16 units. */
  readonly column: number;
  readonly endLine: number;
  /** Behind the last character. */
  readonly endColumn: number;
}

/** A finding as JSON has it: the data of {@link Finding}, and the sentences that the report for people has of it. */
export interface JsonFinding {
  readonly rule: RuleNumber;
  readonly kind: Finding['kind'];
  readonly severity: Finding['severity'];
  /** What is there, and what was expected. */
  readonly message: string;
  /** What to write instead. */
  readonly hint: string;
  readonly args: Readonly<Record<string, string | number>>;
  readonly output?: JsonSpan;
  readonly notice?: JsonSpan;
}

/** What `dnlint check --format json` prints. */
export interface JsonReport extends Omit<Report, 'rules' | 'findings'> {
  readonly rules: readonly (Omit<RuleResult, 'findings'> & { readonly findings: readonly JsonFinding[] })[];
  readonly findings: readonly JsonFinding[];
}

/** The report as JSON with a fixed order of keys: the same pair gives the same bytes. Ends with a newline. */
export function toJson(report: Report, texts: { readonly notice: string; readonly output: string }): string {
  const places = placesOf(texts.notice, texts.output);
  const inJson = (findings: readonly Finding[]): JsonFinding[] => findings.map((found) => findingJson(found, places));
  const { schema, pass, rules, findings, words } = report;
  const whole: JsonReport = {
    schema,
    pass,
    rules: rules.map(({ rule, id, title, verdict, findings: own }) => ({
      rule,
      id,
      title,
      verdict,
      findings: inJson(own),
    })),
    findings: inJson(findings),
    words: { notice: words.notice, output: words.output },
  };
  return `${JSON.stringify(whole, null, 2)}\n`;
}

/** A finding with a fixed order of keys. */
export function findingJson(finding: Finding, places: Places): JsonFinding {
  const { rule, kind, severity, args, output, notice } = finding;
  const { found, expected, hint } = wordsFor(finding);
  return {
    rule,
    kind,
    severity,
    message: `${found} ${expected}`,
    hint,
    args: Object.fromEntries(Object.entries(args).sort(([a], [b]) => (a < b ? -1 : 1))),
    ...(output && { output: spanJson(output, places.output) }),
    ...(notice && { notice: spanJson(notice, places.notice) }),
  };
}

function spanJson({ start, end, text }: Span, placeOf: (offset: number) => Place): JsonSpan {
  const { line, column } = placeOf(start);
  const { line: endLine, column: endColumn } = placeOf(end);
  return { start, end, text, line, column, endLine, endColumn };
}
