import { deniedSameness } from '../../facts/equivalence/denied.ts';
import { oncePer } from '../../text/once.ts';
import { overlaps, type Span } from '../../text/span.ts';
import type { Ledger } from '../ledger.ts';
import { matchSameness } from '../sameness.ts';
import { isDoubtful, suspectClaims } from '../second-opinion/claims.ts';

/** A sameness that the output claims and the notice does not. */
export interface UnprovenSameness {
  readonly output: Span;
  /** The claim of the notice that comes nearest. */
  readonly notice?: Span;
  /** False where the words may only describe. */
  readonly sure: boolean;
}

/** Every sameness that the output claims of its own: what readers find, then what the second opinion alone does. */
export const unprovenSameness: (ledger: Ledger) => readonly UnprovenSameness[] = oncePer((ledger: Ledger) => {
  const { doc, facts } = ledger.output;
  // Of what the notice denies in the same words the second opinion sees nothing that is new.
  const denied = new Set(
    deniedSameness(ledger.notice.doc).map((range) => ledger.notice.doc.span(range).text.toLowerCase()),
  );
  const found = matchSameness(ledger).map(
    ({ fact, notice, fault }): UnprovenSameness => ({
      output: fact.span,
      ...(notice ? { notice: notice.span } : {}),
      sure:
        fault === 'claim' &&
        (fact.sure === true || denied.has(fact.span.text.toLowerCase()) || !isDoubtful(ledger, 13)),
    }),
  );
  const judged = facts.equivalences.map(({ range }) => range);
  for (const { range } of suspectClaims(ledger, 13, { judged, settled: deniedSameness(doc) })) {
    const output = doc.span(range);
    if (!found.some((other) => overlaps(other.output, output))) found.push({ output, sure: true });
  }
  return found;
});
