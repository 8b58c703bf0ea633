import type { CaseOutcome, RuleOutcome } from '../gate-result.ts';

/** Accepted failures: ids of the rules that may fail, by the id of the case. Cases without any are listed too: one that is gone is missed. */
export type Baseline = ReadonlyMap<string, readonly string[]>;

/** What blessing a run changes in the baseline, in sorted order. */
export interface BaselineChange {
  /** Failures that are accepted from now on. */
  readonly blessed: readonly Accepted[];
  /** Failures that are no longer accepted, because the rule holds. */
  readonly fixed: readonly Accepted[];
  /** Cases that the baseline knows from now on, whatever their failures. */
  readonly added: readonly string[];
  /** Cases that the suite no longer has. */
  readonly dropped: readonly string[];
}

export interface Accepted {
  readonly id: string;
  /** Ids of rules. */
  readonly rules: readonly string[];
}

/** An outcome as it stands beside the baseline; without one every failure is new, and no case is. */
export function beside(outcome: CaseOutcome, baseline: Baseline | undefined): CaseOutcome {
  const known = baseline?.get(outcome.suiteCase.id);
  const state = ({ id, verdict }: RuleOutcome): RuleOutcome['state'] => {
    const accepted = known?.includes(id) ?? false;
    return verdict === 'fail' ? (accepted ? 'known' : 'new') : accepted ? 'fixed' : 'holds';
  };
  return {
    ...outcome,
    isNew: baseline !== undefined && known === undefined,
    rules: outcome.rules.map((rule) => ({ ...rule, state: state(rule) })),
  };
}

/** Ids that the baseline knows and the suite does not have, sorted. */
export const missingFrom = (baseline: Baseline | undefined, ids: ReadonlySet<string>): string[] =>
  [...(baseline?.keys() ?? [])].filter((id) => !ids.has(id)).sort(byUnits);

/**
 * The baseline after a run is blessed. Each judged case gets the failures it has now. What the run did not find out stays:
 * entries of a case in error, and of rules that are off or only warn (of these, what holds again goes).
 */
export function bless(
  old: Baseline | undefined,
  outcomes: Iterable<CaseOutcome>,
): { readonly baseline: Baseline; readonly change: BaselineChange } {
  const baseline = new Map<string, readonly string[]>();
  const blessed: Accepted[] = [];
  const fixed: Accepted[] = [];
  const added: string[] = [];
  const seen = new Set<string>();
  for (const { suiteCase, state, rules } of outcomes) {
    const { id } = suiteCase;
    seen.add(id);
    const before = old?.get(id);
    if (state === 'error') {
      if (before !== undefined) baseline.set(id, before);
      continue;
    }
    const holds = rules.filter(({ verdict }) => verdict !== 'fail').map((rule) => rule.id);
    const fails = rules
      .filter(({ verdict, severity }) => verdict === 'fail' && severity === 'error')
      .map((rule) => rule.id);
    const after = new Set([...(before ?? []).filter((rule) => !holds.includes(rule)), ...fails]);
    baseline.set(id, [...after].sort(byUnits));
    const come = [...after].filter((rule) => !before?.includes(rule));
    const gone = (before ?? []).filter((rule) => !after.has(rule));
    if (come.length > 0) blessed.push({ id, rules: come.sort(byUnits) });
    if (gone.length > 0) fixed.push({ id, rules: [...gone].sort(byUnits) });
    if (before === undefined) added.push(id);
  }
  const byId = (a: Accepted, b: Accepted): number => byUnits(a.id, b.id);
  return {
    baseline,
    change: {
      blessed: blessed.sort(byId),
      fixed: fixed.sort(byId),
      added: added.sort(byUnits),
      dropped: missingFrom(old, seen),
    },
  };
}

/** By code units: the same everywhere, whatever the locale. */
export const byUnits = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
