import type { CaseOutcome, Found, JudgedCase, JudgedRule, RuleOutcome } from '../gate-result.ts';
import { faultOf, faultsIn, isAccepted } from './fault.ts';

/** Accepted failures: faults (see `fault.ts`) by the id of the rule, by the id of the case. Cases without any are listed too: one that is gone is missed. */
export type Baseline = ReadonlyMap<string, Accepted>;

/** Accepted faults of one case, by the id of the rule. */
export type Accepted = ReadonlyMap<string, readonly string[]>;

/** What blessing a run changes in the baseline, in sorted order. */
export interface BaselineChange {
  /** Faults that are accepted from now on. */
  readonly blessed: readonly ChangedCase[];
  /** Faults that are no longer accepted, because they are not found. */
  readonly fixed: readonly ChangedCase[];
  /** Cases that the baseline knows from now on, whatever their failures. */
  readonly added: readonly string[];
  /** Cases that the suite no longer has. */
  readonly dropped: readonly string[];
}

export interface ChangedCase {
  readonly id: string;
  readonly faults: readonly { readonly rule: string; readonly fault: string }[];
}

/**
 * A judged case as it stands beside the baseline; without one every failure is new, and no case is. A failure is known
 * where the rule would hold in `minPass` of the attempts if the accepted faults were none.
 */
export function beside(judged: JudgedCase, baseline: Baseline | undefined, minPass: number): CaseOutcome {
  const accepted = baseline?.get(judged.suiteCase.id);
  return {
    ...judged,
    isNew: baseline !== undefined && accepted === undefined,
    rules: judged.rules.map((rule) => ruleBeside(rule, accepted?.get(rule.id), minPass)),
  };
}

function ruleBeside(rule: JudgedRule, accepted: readonly string[] | undefined, minPass: number): RuleOutcome {
  const { found, ...judged } = rule;
  const inState = (state: RuleOutcome['state'], { attempt, findings }: Found): RuleOutcome => ({
    ...judged,
    state,
    attempt,
    findings: findings.map((finding) => ({
      ...finding,
      known: finding.severity === 'error' && isAccepted(faultOf(finding), accepted ?? []),
    })),
  });
  const [first] = found as [Found];
  if (rule.verdict !== 'fail') return inState(accepted ? 'fixed' : 'holds', first);
  const unheard = accepted
    ? found.filter(({ findings }) => !faultsIn(findings).every((fault) => isAccepted(fault, accepted)))
    : found;
  // Where runs are in error, too few of the others may be left to hold; without a new fault nothing is new.
  return unheard.length === 0 || rule.of - unheard.length >= minPass
    ? inState('known', first)
    : inState('new', unheard[0]!);
}

/** Ids that the baseline knows and the suite does not have, sorted. */
export const missingFrom = (baseline: Baseline | undefined, ids: ReadonlySet<string>): string[] =>
  [...(baseline?.keys() ?? [])].filter((id) => !ids.has(id)).sort(byUnits);

/**
 * The baseline after a run is blessed. Each judged case gets the faults it has now. What the run did not find out stays:
 * entries of a case that is not asked for or in error, and of rules that are off or only warn (of these, what holds again
 * goes).
 */
export function bless(
  old: Baseline | undefined,
  cases: Iterable<JudgedCase>,
  isAsked: (id: string) => boolean = () => true,
): { readonly baseline: Baseline; readonly change: BaselineChange } {
  const baseline = new Map<string, Accepted>([...(old ?? [])].filter(([id]) => !isAsked(id)));
  const blessed: ChangedCase[] = [];
  const fixed: ChangedCase[] = [];
  const added: string[] = [];
  const seen = new Set<string>();
  for (const { suiteCase, state, rules } of cases) {
    const { id } = suiteCase;
    seen.add(id);
    const before = old?.get(id);
    if (state === 'error') {
      if (before !== undefined) baseline.set(id, before);
      continue;
    }
    const after = acceptedAfter(before, rules);
    baseline.set(id, after);
    const come = onlyIn(after, before);
    const gone = before ? onlyIn(before, after) : [];
    if (come.length > 0) blessed.push({ id, faults: come });
    if (gone.length > 0) fixed.push({ id, faults: gone });
    if (before === undefined) added.push(id);
  }
  const byId = (a: ChangedCase, b: ChangedCase): number => byUnits(a.id, b.id);
  return {
    baseline,
    change: {
      blessed: blessed.sort(byId),
      fixed: fixed.sort(byId),
      added: added.sort(byUnits),
      dropped: missingFrom(old, seen).filter(isAsked),
    },
  };
}

function acceptedAfter(before: Accepted | undefined, rules: readonly JudgedRule[]): Accepted {
  const after = new Map(before);
  for (const { id, verdict, severity, found } of rules) {
    if (verdict !== 'fail') after.delete(id);
    else if (severity === 'error') after.set(id, faultsIn(found.flatMap(({ findings }) => findings)).sort(byUnits));
  }
  return new Map([...after].sort(([a], [b]) => byUnits(a, b)));
}

/** The faults of the one that the other lacks. */
const onlyIn = (one: Accepted, other: Accepted | undefined): ChangedCase['faults'] =>
  [...one].flatMap(([rule, faults]) =>
    faults.filter((fault) => !other?.get(rule)?.includes(fault)).map((fault) => ({ rule, fault })),
  );

/** By code units: the same everywhere, whatever the locale. */
export const byUnits = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
