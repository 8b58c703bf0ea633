import { check, type Report } from '../check.ts';
import { Refusal } from '../cli/refusal.ts';
import { requireRetirement } from '../cli/retirement.ts';
import { findRule } from '../cli/rule-list.ts';

/** Rules by number (1 to 14) or id. */
export type RuleNames = readonly (number | string)[];

/** The two texts as a foreign tool hands them over: of any type. */
export interface Pair {
  readonly notice: unknown;
  readonly output: unknown;
}

/** One of the two is no string. A TypeError to those who catch it, and not one that a mistake in the code would throw. */
export class NotText extends TypeError {
  override readonly name = 'TypeError';

  constructor(side: string, value: unknown) {
    super(`${side} has to be a string; it is ${kindOf(value)}.`);
  }
}

/** What the tool's user calls the two texts, for the sentence that refuses one. */
export interface PairNames {
  readonly notice: string;
  readonly output: string;
}

/**
 * Numbers of the rules that are named; undefined where none are, which means all fourteen. Throws a TypeError where it is
 * no list or an empty one (a check of nothing would always pass), and a Refusal where a name is unknown.
 */
export function numbersOf(rules: RuleNames | undefined): number[] | undefined {
  if (rules === undefined) return undefined;
  if (!Array.isArray(rules) || rules.length === 0)
    throw new TypeError('"rules" is a list of numbers or ids that names at least one rule; leave it out to check all.');
  return rules.map((rule) => findRule(String(rule)).number);
}

/**
 * Checks a pair that a test tool hands over. Throws where no verdict could be trusted: NotText where one of the two is no
 * string, a Refusal where the notice is empty or retires nothing.
 */
export function judge({ notice, output }: Pair, names: PairNames, rules?: readonly number[]): Report {
  if (typeof notice !== 'string') throw new NotText(names.notice, notice);
  if (typeof output !== 'string') throw new NotText(names.output, output);
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

const kindOf = (value: unknown): string =>
  value === null || value === undefined ? String(value) : Array.isArray(value) ? 'a list' : `of type ${typeof value}`;
