import type { Finding } from '../finding.ts';
import type { RuleId, RuleNumber } from '../rule-id.ts';

/** Where a text of the suite stands, so that a report can point at it. */
export interface TextPlace {
  /** Path relative to the working directory, with `/` on every system. */
  readonly file: string;
  /** 1-based line of a JSON Lines file that holds the whole case; undefined where the file is the text itself. */
  readonly line?: number;
}

/** One notice of the suite, with its recorded output where it has one. */
export interface SuiteCase {
  /** Unique in the suite: the folder or file stem of a pair, the `id` of a line. */
  readonly id: string;
  readonly notice: string;
  readonly tags: readonly string[];
  readonly noticePlace: TextPlace;
  /** The recorded output. An agent's output takes its place. */
  readonly output?: string;
  readonly outputPlace?: TextPlace;
}

/** Why there is no output to judge: never a failed rule. */
export interface AgentFault {
  readonly kind:
    | 'not-started'
    | 'crashed'
    | 'timed-out'
    | 'no-output'
    | 'too-much-output'
    | 'not-text'
    | 'no-recorded-output';
  /** One sentence: what happened, and how to mend it. */
  readonly message: string;
  /** The end of what the agent wrote to standard error, without control characters; empty where it wrote nothing. */
  readonly stderr: string;
}

/** One run of the agent over one notice, or the recorded output. */
export type Attempt =
  | {
      /** 0-based. */
      readonly repeat: number;
      readonly output: string;
      /** Numbers of the rules that this output breaks, in order, of those that are on. */
      readonly failed: readonly number[];
      /** Whether the output came from the cache of an earlier run. */
      readonly cached: boolean;
      /** Milliseconds that the agent took; 0 for a recorded or cached output. */
      readonly milliseconds: number;
    }
  | { readonly repeat: number; readonly fault: AgentFault; readonly milliseconds: number };

/** A rule that is on. */
export interface GateRule {
  readonly rule: RuleNumber;
  readonly id: RuleId;
  readonly title: string;
  /** `warn`: told, never decides (but for a limit of warnings). */
  readonly severity: 'error' | 'warn';
}

/**
 * What became of a rule in a case, beside the baseline. `holds`: it passes or does not apply, and the baseline knows no
 * failure. `new`: it fails, and for a fault that the baseline does not know. `known`: it fails for no other faults than the
 * baseline says. `fixed`: the baseline says that it fails, and it does not.
 */
export type RuleState = 'holds' | 'new' | 'known' | 'fixed';

/** What was found in one attempt: errors and notes, by place. `attempt` is an index into `attempts` of the case. */
export interface Found {
  readonly attempt: number;
  readonly findings: readonly Finding[];
}

/** What the attempts say of a rule, whatever the baseline knows. Rules that are `off` are not judged. */
export interface JudgedRule extends GateRule {
  /** `fail`: it holds in fewer of the attempts than `minPass` asks for. */
  readonly verdict: 'pass' | 'fail' | 'not-applicable';
  /** In how many of the judged attempts the rule did not fail. */
  readonly passed: number;
  /** Judged attempts. */
  readonly of: number;
  /** The attempts in which it fails, else the first one judged; never empty. */
  readonly found: readonly Found[];
}

/** A finding beside the baseline; `known`: an error that the baseline has accepted. */
export type GateFinding = Finding & { readonly known: boolean };

export interface RuleOutcome extends Omit<JudgedRule, 'found'> {
  readonly state: RuleState;
  /** Of the first attempt that fails, of a `new` one the first with a fault that is new; else of the first. */
  readonly findings: readonly GateFinding[];
  /** Index into `attempts` of the one the findings belong to. */
  readonly attempt: number;
}

/** A case as it was judged, whatever the baseline knows. */
export interface JudgedCase extends Omit<CaseOutcome, 'isNew' | 'rules'> {
  readonly rules: readonly JudgedRule[];
}

export interface CaseOutcome {
  readonly suiteCase: SuiteCase;
  /** `error`: no output could be judged, or too few: the attempts in fault could still tip a rule. */
  readonly state: 'judged' | 'error';
  /** The baseline does not know this case; false where there is no baseline. */
  readonly isNew: boolean;
  readonly attempts: readonly Attempt[];
  /** Rules that are on, in order; empty where the state is `error`. */
  readonly rules: readonly RuleOutcome[];
}

export interface GateCounts {
  readonly cases: number;
  readonly judged: number;
  readonly errors: number;
  readonly rulesEach: number;
  /** New failures of rules with severity `error`; so are `known` and `fixed`. */
  readonly newFailures: number;
  readonly known: number;
  readonly fixed: number;
  /** Failures of rules with severity `warn`, whatever their state. */
  readonly warnings: number;
  readonly newCases: number;
  readonly missing: number;
  /** Outputs taken from the cache, of all attempts. */
  readonly cached: number;
  readonly attempts: number;
}

/** What the run comes to. Exit code and every report follow it. */
export interface Decision {
  /** 0 passed, 1 got worse, 2 could not be judged. */
  readonly code: 0 | 1 | 2;
  /** One sentence each, the worst first; empty where the code is 0. */
  readonly reasons: readonly string[];
  /** Known failures decide too. */
  readonly strict: boolean;
}

/** A run of the gate, as every report and adapter gets it. Plain data. */
export interface GateResult {
  readonly schema: 1;
  /** Version of dnlint. */
  readonly version: string;
  /** The rules that are on, in order. */
  readonly rules: readonly GateRule[];
  /** How often the agent ran over each notice, and in how many runs a rule has to hold; 1 and 1 unless asked. */
  readonly repeat: { readonly runs: number; readonly minPass: number };
  /**
   * In the order of the suite. May be gone through several times, and only forwards: of a long suite all but the first
   * cases are read back from a file, so that memory does not grow with the suite.
   */
  readonly cases: Iterable<CaseOutcome>;
  /** Ids that the baseline knows and the suite does not have, of the cases that were asked for. */
  readonly missing: readonly string[];
  /** Ids and globs of the cases that were asked for; undefined: all of the suite. */
  readonly only?: readonly string[];
  /** Path of the baseline, or undefined where none was used. */
  readonly baseline?: string;
  readonly counts: GateCounts;
  readonly decision: Decision;
}
