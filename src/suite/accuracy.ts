import { check } from '../check.ts';
import type { Finding } from '../finding.ts';
import type { LabelledCase } from './labelled.ts';

/** How often a rule's "fail" was right. */
export interface RuleAccuracy {
  readonly rule: number;
  readonly hits: number;
  readonly falseAlarms: number;
  readonly missed: number;
  /** Shares from 0 to 1; 1 where there was nothing to find or say. */
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
}

/** One verdict that differs from the label. */
export interface Mistake {
  readonly id: string;
  readonly rule: number;
  readonly kind: 'false alarm' | 'missed';
  readonly findings: readonly Finding[];
}

export interface Accuracy {
  readonly cases: number;
  readonly rules: readonly RuleAccuracy[];
  /** Mean over the fourteen rules. */
  readonly macroF1: number;
  /** Pairs that break no rule, and how many of them some rule alarms. */
  readonly faithful: number;
  readonly alarmed: number;
  readonly mistakes: readonly Mistake[];
}

/** Scores the checker on labelled pairs. Holds one pair at a time. */
export async function measureAccuracy(cases: AsyncIterable<LabelledCase>): Promise<Accuracy> {
  const tally = Array.from({ length: 14 }, () => ({ hits: 0, falseAlarms: 0, missed: 0 }));
  const mistakes: Mistake[] = [];
  let count = 0;
  let faithful = 0;
  let alarmed = 0;
  for await (const { id, notice, output, violates, either } of cases) {
    count++;
    let alarm = false;
    for (const { rule, verdict, findings } of check(notice, output).rules) {
      if (either.includes(rule)) continue;
      const said = verdict === 'fail';
      const fails = violates.includes(rule);
      const row = tally[rule - 1]!;
      if (said) alarm = true;
      if (said && fails) row.hits++;
      else if (said) row.falseAlarms++;
      else if (fails) row.missed++;
      if (said !== fails)
        mistakes.push({ id, rule, kind: said ? 'false alarm' : 'missed', findings: said ? findings : [] });
    }
    if (violates.length === 0) {
      faithful++;
      if (alarm) alarmed++;
    }
  }
  const rules = tally.map(({ hits, falseAlarms, missed }, i): RuleAccuracy => {
    const precision = hits + falseAlarms > 0 ? hits / (hits + falseAlarms) : 1;
    const recall = hits + missed > 0 ? hits / (hits + missed) : 1;
    return {
      rule: i + 1,
      hits,
      falseAlarms,
      missed,
      precision,
      recall,
      f1: precision + recall > 0 ? (2 * precision * recall) / (precision + recall) : 0,
    };
  });
  return {
    cases: count,
    rules,
    macroF1: rules.reduce((sum, { f1 }) => sum + f1, 0) / rules.length,
    faithful,
    alarmed,
    mistakes,
  };
}
