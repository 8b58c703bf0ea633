import type { CaseOutcome, Decision, GateCounts, GateResult } from '../../suite/gate-result.ts';
import { plural } from '../counts.ts';
import { printable } from '../quote.ts';

/** A gate never passes on nothing, so every report says how much was looked at. */
export const checkedSentence = ({ judged, cases, rulesEach }: GateCounts): string =>
  `checked ${judged} of ${plural(cases, 'case')}, ${plural(rulesEach, 'rule')} each`;

const VERDICTS: Record<Decision['code'], string> = {
  0: 'The gate passes.',
  1: 'The gate fails.',
  2: 'The gate could not judge.',
};

/** The verdict alone; `decision.reasons` says why. One over outputs of earlier runs alone says so: it tells nothing of the agent as it is now. */
export const verdictSentence = ({ decision, counts }: GateResult): string => {
  const verdict = VERDICTS[decision.code];
  return nothingRan(counts) ? verdict.replace(/\.$/, '; nothing was run.') : verdict;
};

const nothingRan = ({ cached, attempts }: GateCounts): boolean => attempts > 0 && cached === attempts;

/** Of a run in which the agent did not run at all: why, and how it does. Undefined of any other. */
export const keptSentence = ({ counts }: GateResult): string | undefined =>
  nothingRan(counts)
    ? `All outputs (${counts.cached}) are kept from earlier runs; --no-cache runs the agent.`
    : undefined;

/** Names after `--case` that are told. */
const NAMED = 3;

/** What is counted but does not decide, one phrase each; only what there is. */
export function asides({ counts, repeat, only }: GateResult): string[] {
  return [
    only ? `nothing but --case ${printable(only.slice(0, NAMED).join(', '))}${only.length > NAMED ? ', …' : ''}` : '',
    counts.known > 0 ? plural(counts.known, 'known failure') : '',
    counts.warnings > 0 ? plural(counts.warnings, 'warning') : '',
    counts.newCases > 0 ? plural(counts.newCases, 'new case') : '',
    repeat.runs > 1 ? `${repeat.runs} runs each, of which ${repeat.minPass} must hold` : '',
    counts.cached > 0 && !nothingRan(counts)
      ? `${counts.cached} of ${plural(counts.attempts, 'output')} from the cache`
      : '',
  ].filter((phrase) => phrase !== '');
}

/** What stands in front of a finding where not the place alone tells whose it is. `pair`: see `GateReportOptions`. */
export const whose = (id: string, pair: string | undefined): string => (pair === undefined ? `${id}: ` : '');

/** The id of a pair that was checked alone. */
export const onlyId = ({ cases }: GateResult): string => [...cases][0]!.suiteCase.id;

/** Why a case has no verdict: what went wrong in its runs, each thing once. */
export function faultsOf({ attempts }: CaseOutcome): { kind: string; message: string; stderr: string; runs: number }[] {
  const faults = new Map<string, { kind: string; message: string; stderr: string; runs: number }>();
  for (const attempt of attempts) {
    if (!('fault' in attempt)) continue;
    const { kind, message, stderr } = attempt.fault;
    const same = faults.get(`${kind}\n${message}`);
    if (same) same.runs++;
    else faults.set(`${kind}\n${message}`, { kind, message, stderr, runs: 1 });
  }
  return [...faults.values()];
}

/** What a report says of a case that the baseline knows and the suite has lost. */
export const MISSING =
  'It is in the baseline, but not in the suite; put it back, drop it with --update-baseline, or name the part to check with --case.';
