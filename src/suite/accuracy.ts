import { check } from '../check.ts';
import type { Finding } from '../finding.ts';
import type { LabelledCase } from './labelled.ts';

/** How often a rule's "fail" was right. */
export interface RuleAccuracy {
  readonly rule: number;
  readonly hits: number;
  readonly falseAlarms: number;
  readonly missed: number;
  /** Share of its alarms that are right, 0 to 1; null where it gave none. */
  readonly precision: number | null;
  /** Share of its breaches that it found, 0 to 1; null where no pair breaks it. */
  readonly recall: number | null;
  /** Of the two, 0 to 1; null where neither is known: the pairs do not test the rule. */
  readonly f1: number | null;
}

/** One verdict that differs from the label. */
export interface Mistake {
  readonly id: string;
  /** File and line. */
  readonly place: string;
  readonly notice: string;
  readonly output: string;
  readonly rule: number;
  readonly kind: 'false alarm' | 'missed';
  readonly findings: readonly Finding[];
}

export interface Accuracy {
  readonly cases: number;
  readonly rules: readonly RuleAccuracy[];
  /** Mean over the rules that the pairs test; null where they test none. */
  readonly macroF1: number | null;
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
  for await (const { id, place, notice, output, violates, either } of cases) {
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
        mistakes.push({
          id,
          place,
          notice,
          output,
          rule,
          kind: said ? 'false alarm' : 'missed',
          findings: said ? findings : [],
        });
    }
    if (violates.length === 0) {
      faithful++;
      if (alarm) alarmed++;
    }
  }
  const rules = tally.map(
    ({ hits, falseAlarms, missed }, i): RuleAccuracy => ({
      rule: i + 1,
      hits,
      falseAlarms,
      missed,
      precision: share(hits, hits + falseAlarms),
      recall: share(hits, hits + missed),
      f1: share(2 * hits, 2 * hits + falseAlarms + missed),
    }),
  );
  const tested = rules.flatMap(({ f1 }) => (f1 === null ? [] : [f1]));
  return {
    cases: count,
    rules,
    macroF1: share(
      tested.reduce((sum, f1) => sum + f1, 0),
      tested.length,
    ),
    faithful,
    alarmed,
    mistakes,
  };
}

/** Nothing of nothing is no share: neither all nor none of it. */
const share = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);
