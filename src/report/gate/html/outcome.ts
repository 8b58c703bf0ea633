import type { CaseOutcome, RuleOutcome } from '../../../suite/gate-result.ts';
import { heldIn, weightOf } from '../failures.ts';

/** What a reader looks for in a case and a rule. */
export type Mark = 'new' | 'known' | 'fixed' | 'warning' | 'holds' | 'not-applicable';

export function markOf(rule: RuleOutcome): Mark {
  if (rule.verdict === 'fail') return weightOf(rule);
  if (rule.state === 'fixed' && rule.severity === 'error') return 'fixed';
  return rule.verdict === 'not-applicable' ? 'not-applicable' : 'holds';
}

export const MARKS: Readonly<Record<Mark, { readonly glyph: string; readonly words: string }>> = {
  new: { glyph: '✗', words: 'new failure' },
  known: { glyph: '●', words: 'known failure' },
  warning: { glyph: '!', words: 'warning' },
  fixed: { glyph: '★', words: 'fixed' },
  holds: { glyph: '✓', words: 'holds' },
  'not-applicable': { glyph: '–', words: 'does not apply' },
};

/** Nothing to tell of a case. */
export const GOOD = '0:good';

/** What the filter goes by: rule and mark of each outcome that is not simply good, or the fault, or that all is good. */
export function tokensOf(outcome: CaseOutcome): string {
  if (outcome.state === 'error') return '0:error';
  const told = outcome.rules.flatMap((rule) => {
    const mark = markOf(rule);
    return mark === 'holds' || mark === 'not-applicable' ? [] : [`${rule.rule}:${mark}`];
  });
  return told.length === 0 ? GOOD : told.join(' ');
}

/** The rules of a case that a reader has to look at, the worst first. */
export function toldRules(outcome: CaseOutcome): RuleOutcome[] {
  const order: Mark[] = ['new', 'known', 'warning', 'fixed'];
  return outcome.rules
    .filter((rule) => order.includes(markOf(rule)))
    .sort((a, b) => order.indexOf(markOf(a)) - order.indexOf(markOf(b)) || a.rule - b.rule);
}

export const saidOf = (rule: RuleOutcome): string => {
  const held = heldIn(rule);
  return `rule ${rule.rule}, ${MARKS[markOf(rule)].words}${held ? `, ${held}` : ''}`;
};
