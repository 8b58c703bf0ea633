import type { Finding } from '../../../finding.ts';
import { type EntryState, entriesOf } from '../../../ledger/entries.ts';
import { toLedger } from '../../../ledger/ledger.ts';
import type { Span } from '../../../text/span.ts';

/** What is marked in the two texts: a line of the ledger, or what a failing rule points at. */
export interface Fact {
  /** Unique in its pair. */
  readonly key: string;
  /** `date`, `name`, `link`, `step`, `reason`, `fact`, or the rule that fails. */
  readonly kind: string;
  readonly state: EntryState | 'fails';
  readonly notice?: Span;
  readonly output?: Span;
}

/** Texts beyond this many characters are shown without marks: no reader follows them, and no browser should have to. */
const MARKED = 100_000;

/** The facts of a pair: what the failing rules point at, then the ledger. */
export function factsOf(notice: string, output: string, failing: readonly Finding[]): Fact[] {
  const findings = failing.map(
    (finding, i): Fact => ({
      key: `r${i}`,
      kind: `rule ${finding.rule}`,
      state: 'fails',
      notice: finding.notice,
      output: finding.output,
    }),
  );
  if (notice.length + output.length > MARKED) return findings;
  const entries = entriesOf(toLedger(notice, output));
  return [
    ...findings,
    ...entries.map(
      (entry, i): Fact => ({
        key: `f${i}`,
        kind: entry.kind,
        state: entry.state,
        notice: entry.notice,
        output: entry.output,
      }),
    ),
  ];
}

/** A run of characters that belongs to the same facts: the narrowest first, and the ledger before a rule that says the same. */
export interface Segment {
  readonly text: string;
  readonly facts: readonly Fact[];
}

/** Cuts a text where a fact begins or ends. Facts may overlap in any way. */
export function segmentsOf(text: string, facts: readonly Fact[], side: 'notice' | 'output'): Segment[] {
  const placed = facts
    .filter((fact) => fact[side] !== undefined && fact[side].start < fact[side].end)
    .sort(
      (a, b) => lengthOf(a[side]!) - lengthOf(b[side]!) || Number(a.state === 'fails') - Number(b.state === 'fails'),
    );
  const cuts = new Set([0, text.length]);
  for (const fact of placed)
    cuts.add(Math.min(fact[side]!.start, text.length)).add(Math.min(fact[side]!.end, text.length));
  const places = [...cuts].sort((a, b) => a - b);
  return places.slice(1).map((end, i) => {
    const start = places[i]!;
    return {
      text: text.slice(start, end),
      facts: placed.filter((fact) => fact[side]!.start <= start && fact[side]!.end >= end),
    };
  });
}

const lengthOf = ({ start, end }: Span): number => end - start;
