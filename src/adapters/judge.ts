import { check, type Report } from '../check.ts';
import { Refusal } from '../cli/refusal.ts';
import { requireRetirement } from '../cli/retirement.ts';
import { requireText } from '../not-text.ts';
import type { RuleName } from '../rule-id.ts';

/** Rules by number (1 to 14) or id. */
export type RuleNames = readonly RuleName[];

/** The two texts as a foreign tool hands them over: of any type. */
export interface Pair {
  readonly notice: unknown;
  readonly output: unknown;
}

/** What the tool's user calls the two texts, for the sentence that refuses one. */
export interface PairNames {
  readonly notice: string;
  readonly output: string;
}

/**
 * Checks a pair that a test tool hands over. Throws where no verdict could be trusted: NotText where one of the two is no
 * string, a Refusal where the notice is empty or retires nothing.
 */
export function judge({ notice, output }: Pair, names: PairNames, rules?: readonly number[]): Report {
  requireText(notice, names.notice);
  requireText(output, names.output);
  if (notice.trim() === '') throw new Refusal(`${names.notice} is empty; give the notice that was shortened.`);
  requireRetirement(notice, names.notice);
  return check(notice, output, rules ? { rules } : {});
}

/**
 * The share of the rules that hold among those that apply, 0 to 1; null where none applies. An empty output has nothing
 * in it that could break a rule on what to leave out, and still keeps nothing of the notice: 0.
 */
export function shareHeld(report: Report): number | null {
  const held = report.rules.filter((r) => r.verdict === 'pass').length;
  const failed = report.rules.filter((r) => r.verdict === 'fail').length;
  if (held + failed === 0) return null;
  return report.words.output === 0 && failed > 0 ? 0 : held / (held + failed);
}
