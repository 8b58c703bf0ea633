import { rules } from '../rules/index.ts';
import { printable } from './report/quote.ts';
import type { Rule } from './rule.ts';
import type { RuleName, RuleNumber } from './rule-id.ts';
import { nearest } from './suggest.ts';

/** The rule of that number or id; undefined where there is none. */
export function ruleNamed(name: number | string): Rule | undefined {
  const text = String(name).toLowerCase();
  return rules.find((r) => String(r.number) === text || r.id === text);
}

/** One sentence on a name that no rule has: the rule that was probably meant, or what a name looks like. */
export function noSuchRule(name: number | string): string {
  const text = String(name);
  const ids = rules.map(({ id }) => id);
  const meant = /^[\d.+-]*$/.test(text) ? undefined : nearest(text, ids);
  const mend = meant ? `did you mean "${meant}"?` : 'give a number from 1 to 14, or an id of "dnlint rules".';
  return `There is no rule "${printable(text)}"; ${mend}`;
}

/**
 * Numbers of the rules that are named; undefined where none are asked for, which means all fourteen. Throws a TypeError
 * where that is no list, an empty one (a check of nothing would always pass), or names something that is no rule.
 */
export function numbersOf(names: readonly RuleName[] | undefined): RuleNumber[] | undefined {
  if (names === undefined) return undefined;
  if (!Array.isArray(names) || names.length === 0)
    throw new TypeError('"rules" is a list of numbers or ids that names at least one rule; leave it out to check all.');
  return names.map((name: unknown) => {
    if (typeof name !== 'number' && typeof name !== 'string')
      throw new TypeError(
        '"rules" names something that is neither a number from 1 to 14 nor an id; give one of these.',
      );
    const rule = ruleNamed(name);
    if (rule === undefined) throw new TypeError(noSuchRule(name));
    return rule.number;
  });
}
