import { rules } from '../../rules/index.ts';
import type { Rule } from '../rule.ts';
import type { RuleNumber } from '../rule-id.ts';
import { noSuchRule, ruleNamed } from '../rule-names.ts';
import { Refusal } from './refusal.ts';

/** Finds a rule by its number or its id. */
export function findRule(name: string): Rule {
  const rule = ruleNamed(name);
  if (rule === undefined) throw new Refusal(noSuchRule(name));
  return rule;
}

/** Reads `--rule` and `--skip`: lists of numbers or ids, with commas or given several times. Undefined: all fourteen. */
export function chosenRules(only: readonly string[], skip: readonly string[]): RuleNumber[] | undefined {
  if (only.length === 0 && skip.length === 0) return undefined;
  const kept = numbersIn(only, '--rule');
  const skipped = new Set(numbersIn(skip, '--skip'));
  const all = kept.length === 0 ? rules.map((r) => r.number) : kept;
  const chosen = [...new Set(all)].filter((n) => !skipped.has(n)).sort((a, b) => a - b);
  if (chosen.length === 0)
    throw new Refusal(
      `No rule is left to check; take one out of --skip${kept.length > 0 ? ', or name another with --rule' : ''}.`,
    );
  return chosen;
}

function numbersIn(lists: readonly string[], flag: string): RuleNumber[] {
  if (lists.length === 0) return [];
  const names = lists.flatMap((list) => list.split(/[,\s]+/)).filter((name) => name !== '');
  if (names.length === 0) throw new Refusal(`${flag} names no rule; write for example "${flag} 4,9".`);
  return names.map((name) => findRule(name).number);
}
