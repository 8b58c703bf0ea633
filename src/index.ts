export type { JsonProblem, JsonProblems } from './catalog/validate/json.ts';
export type { Origin } from './catalog/validate/problem.ts';
export { type CheckOptions, check, type Report, type RuleResult, type Verdict } from './check.ts';
export type { Finding, FindingArgs, FindingKind } from './finding.ts';
export { type Facts, readFacts } from './read-facts.ts';
export type { JsonFinding, JsonReport, JsonSpan } from './report/json.ts';
export { type Words, wordsFor } from './report/wording.ts';
export type { RuleId, RuleName, RuleNumber } from './rule-id.ts';
export type { Span } from './text/span.ts';
