import { Refusal } from '../cli/refusal.ts';
import { requireOptions } from '../known-options.ts';
import { NotText, requireText } from '../not-text.ts';
import { countsOf } from '../report/counts.ts';
import { type Words, wordsFor } from '../report/wording.ts';
import type { RuleId, RuleNumber } from '../rule-id.ts';
import { numbersOf } from '../rule-names.ts';
import { judge, type RuleNames, shareHeld } from './judge.ts';

export interface ScorerOptions {
  /** Name of the score; "dnlint" where left out. */
  readonly name?: string;
  /** Only these rules, by number (1 to 14) or id; all fourteen where left out. */
  readonly rules?: RuleNames;
}

/** What autoevals, Braintrust and evalite hand to a scorer, as far as this one reads it. */
export interface ScorerArgs {
  /** The notice. */
  readonly input: unknown;
  /** The shortened notice. */
  readonly output: unknown;
}

/** A broken rule: which, and the proof in words. */
export interface BrokenRule extends Words {
  readonly rule: RuleNumber;
  readonly id: RuleId;
}

export interface Score {
  name: string;
  /** 0 to 1: the share of the rules that hold among those that apply. Null where it could not be judged. */
  score: number | null;
  metadata: {
    /** One sentence: how the rules came out, or why it could not be judged. */
    reason: string;
    /** Whether no rule fails; null where it could not be judged. */
    pass: boolean | null;
    /** Verdict by rule id, of the rules that were checked. */
    rules: Record<string, 'pass' | 'fail' | 'not-applicable'>;
    /** One for each fault, by place in the output. */
    broken: BrokenRule[];
  };
}

/**
 * Makes a scorer in the shape that autoevals, Braintrust and evalite share. Throws a TypeError where a rule or an
 * option is unknown. The scorer throws nothing: what cannot be judged (a text that is no string, an empty notice, one that
 * retires nothing, no rule that applies) has a score of null, which those tools leave out of their averages.
 */
export function noticeScorer(options: ScorerOptions = {}): (args: ScorerArgs) => Score {
  requireOptions(options, ['name', 'rules']);
  const { name = 'dnlint', rules } = options ?? {};
  requireText(name, '"name"');
  const numbers = numbersOf(rules);
  return ({ input, output }) => {
    try {
      const report = judge({ notice: input, output }, { notice: 'The input', output: 'The output' }, numbers);
      const score = shareHeld(report);
      return {
        name,
        score,
        metadata: {
          reason: `${countsOf(report).join(', ')}.`,
          pass: score === null ? null : report.pass,
          rules: Object.fromEntries(
            report.rules.flatMap((r) => (r.verdict === 'skipped' ? [] : [[r.id, r.verdict] as const])),
          ),
          broken: report.findings
            .filter((f) => f.severity === 'error')
            .map((f) => ({ rule: f.rule, id: report.rules[f.rule - 1]!.id, ...wordsFor(f) })),
        },
      };
    } catch (error) {
      if (!(error instanceof Refusal || error instanceof NotText)) throw error;
      return { name, score: null, metadata: { reason: error.message, pass: null, rules: {}, broken: [] } };
    }
  };
}

/** The scorer over all fourteen rules. */
export const keepsNotice = noticeScorer();

export default keepsNotice;
