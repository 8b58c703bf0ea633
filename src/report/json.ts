import type { Report, RuleResult } from '../check.ts';
import type { Finding } from '../finding.ts';
import type { Span } from '../text/span.ts';

/** The report as JSON with a fixed order of keys: the same pair gives the same bytes. Ends with a newline. */
export function toJson(report: Report): string {
  return `${JSON.stringify(
    {
      schema: report.schema,
      pass: report.pass,
      rules: report.rules.map(rule),
      findings: report.findings.map(findingJson),
      words: { notice: report.words.notice, output: report.words.output },
    },
    null,
    2,
  )}\n`;
}

const rule = ({ rule, id, title, verdict, findings }: RuleResult): object => ({
  rule,
  id,
  title,
  verdict,
  findings: findings.map(findingJson),
});

/** A finding with a fixed order of keys. */
export const findingJson = ({ rule, kind, severity, args, output, notice }: Finding): object => ({
  rule,
  kind,
  severity,
  args: Object.fromEntries(Object.entries(args).sort(([a], [b]) => (a < b ? -1 : 1))),
  output: output && span(output),
  notice: notice && span(notice),
});

const span = ({ start, end, text }: Span): Span => ({ start, end, text });
