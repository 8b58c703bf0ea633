export { check, type CheckOptions, type Report, type RuleResult, type Verdict } from './check.ts';
export type { Finding, FindingArgs, FindingKind } from './finding.ts';
export type { Span } from './text/span.ts';
