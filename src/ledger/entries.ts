import type { IdentifierFact } from '../facts/identifiers.ts';
import { type Told, toldBy } from '../facts/purposes.ts';
import type { Span } from '../text/span.ts';
import { everyoneAffected } from './audience.ts';
import { compareDates } from './dates.ts';
import { excessTime, isSureTime } from './grace.ts';
import { missingIdentifiers } from './identifiers/missing.ts';
import { foreignIdentifiers } from './identifiers.ts';
import type { Ledger } from './ledger.ts';
import { unprovenSameness } from './sameness/unproven.ts';
import { askedBy } from './statements/model.ts';
import { changedAt, isGone } from './statements/told-otherwise.ts';
import { weights } from './statements/weights.ts';
import { type StatementMatch, statementsOf } from './statements.ts';

export type EntryState = 'kept' | 'in doubt' | 'changed' | 'missing' | 'invented';

/** One line of the ledger: a fact of the notice and where the output says it, or what the output adds. */
export interface Entry {
  /** `date`, `name`, `link`, `step`, `reason` or `fact`; of what the output claims `time`, `group` or `same`. */
  readonly kind: string;
  readonly state: EntryState;
  readonly notice?: Span;
  readonly output?: Span;
  /** How sure the state is, 0 to 1; absent where it is a comparison of values. */
  readonly score?: number;
  /** The words by which a statement was found again. */
  readonly words?: readonly string[];
}

const RULE_OF = { fact: 6, reason: 8 } as const;

/** No rule asks for every step: whether one is there is judged by its words alone. */
const STEP = { fail: 0.5, note: 0.3 };

function scoreOf(match: StatementMatch, kind: Told): { score: number; fail: number; note: number } {
  if (kind === 'step') return { score: match.lost[5], ...STEP };
  const rule = RULE_OF[kind];
  const score = rule === 6 && isGone(match) ? 1 : match.lost[rule] * askedBy(rule, match.purposes, false, weights);
  return { score, ...weights.limits[rule] };
}

/** Every fact of the notice with its state, in the notice's order, then what the output adds, in the output's order. */
export function entriesOf(ledger: Ledger): Entry[] {
  const told = [...dateEntries(ledger), ...nameEntries(ledger), ...statementEntries(ledger), ...claimEntries(ledger)];
  const byNotice = (a: Entry, b: Entry): number => a.notice!.start - b.notice!.start || a.notice!.end - b.notice!.end;
  const byOutput = (a: Entry, b: Entry): number => a.output!.start - b.output!.start || a.output!.end - b.output!.end;
  return [...told.filter((e) => e.notice).sort(byNotice), ...told.filter((e) => !e.notice && e.output).sort(byOutput)];
}

function dateEntries(ledger: Ledger): Entry[] {
  const { notice, output } = ledger;
  const { issues } = compareDates(ledger);
  const entries: Entry[] = [];
  const seen = new Set<string>();
  for (const date of notice.facts.dates) {
    if (!date.lifecycle || date.superseded || seen.has(date.value)) continue;
    seen.add(date.value);
    const issue = issues.find((i) => i.severity === 'error' && i.notice?.value === date.value);
    const same = output.facts.dates.find((other) => other.value === date.value || other.value.startsWith(date.value));
    const state = issue === undefined ? 'kept' : issue.kind === 'date-missing' ? 'missing' : 'changed';
    const place = issue?.output?.span ?? same?.span;
    // A date that the comparison leaves open, and that the output does not have: nothing to show.
    if (!issue && !place) continue;
    entries.push({
      kind: 'date',
      state,
      notice: date.span,
      ...(place && state !== 'missing' ? { output: place } : {}),
    });
  }
  for (const { notice: expected, output: found, severity } of issues) {
    if (expected === null && found !== null)
      entries.push({ kind: 'date', state: severity === 'error' ? 'invented' : 'in doubt', output: found.span });
  }
  return entries;
}

function nameEntries(ledger: Ledger): Entry[] {
  const { notice, output } = ledger;
  const foreign = foreignIdentifiers(ledger);
  const lost = new Set(missingIdentifiers(ledger).map(({ expected }) => expected.value));
  const changed = new Map(
    foreign.flatMap(({ expected, found }) => (expected ? [[expected.value, found] as const] : [])),
  );
  const entries: Entry[] = [];
  const seen = new Set<string>();
  const kindOf = ({ kind }: IdentifierFact): string => (kind === 'url' ? 'link' : 'name');
  for (const fact of notice.facts.identifiers) {
    if (seen.has(fact.value)) continue;
    seen.add(fact.value);
    const to = changed.get(fact.value);
    const found = to ?? output.facts.identifiers.find((other) => other.value === fact.value);
    // Names that stand only in parts rightly left out are no entries.
    if (!found && !lost.has(fact.value)) continue;
    const state = to ? 'changed' : found ? 'kept' : 'missing';
    entries.push({ kind: kindOf(fact), state, notice: fact.span, ...(found ? { output: found.span } : {}) });
  }
  for (const { expected, found, sure } of foreign)
    if (!expected) entries.push({ kind: kindOf(found), state: sure ? 'invented' : 'in doubt', output: found.span });
  return entries;
}

function statementEntries(ledger: Ledger): Entry[] {
  return statementsOf(ledger).flatMap((match): Entry[] => {
    const kind = toldBy(match.purposes);
    if (kind === undefined || !match.measurable) return [];
    const { score, fail, note } = scoreOf(match, kind);
    const changed = changedAt(ledger, match);
    const judged: EntryState = changed ? 'changed' : score >= fail ? 'missing' : score >= note ? 'in doubt' : 'kept';
    const at = changed ? ledger.output.doc.span(changed) : match.at && ledger.output.doc.span(match.at);
    // What is said to be kept can be pointed at.
    const state = judged === 'kept' && !at ? 'in doubt' : judged;
    return [
      {
        kind,
        state,
        notice: ledger.notice.doc.span(match.statement.range),
        ...(at && state !== 'missing' ? { output: at } : {}),
        score: Math.round((state === 'missing' ? score : 1 - score) * 100) / 100,
        words: [...new Set(match.recall.words)],
      },
    ];
  });
}

/** What the output claims and the notice does not: time, that everyone is affected, a sameness. */
function claimEntries(ledger: Ledger): Entry[] {
  const claim = (kind: string, output: Span, isSure: boolean): Entry => ({
    kind,
    state: isSure ? 'invented' : 'in doubt',
    output,
  });
  return [
    ...excessTime(ledger).flatMap((time) =>
      time.fault === 'none' ? claim('time', ledger.output.doc.span(time.output), isSureTime(ledger, time)) : [],
    ),
    ...everyoneAffected(ledger).map((output) => claim('group', output, true)),
    ...unprovenSameness(ledger).map(({ output, sure }) => claim('same', output, sure)),
  ];
}
