import type { EquivalenceFact } from '../facts/equivalence.ts';
import type { Range } from '../text/span.ts';
import { isCopied } from './copied.ts';
import type { Ledger } from './ledger.ts';
import { claimOf, type Told, toldIn } from './sameness/claim.ts';
import { isExcused } from './sameness/excuses.ts';
import { isKnownPart } from './sameness/parts.ts';
import { closesSteps, isOfMove } from './sameness/steps.ts';
import { isSamePast, isToldOfMore } from './sameness/subjects.ts';
import { touching } from './touching.ts';

/** A claim of sameness in the output that the notice does not make, with the notice's claim that comes nearest. */
export interface SamenessMatch {
  readonly fact: EquivalenceFact;
  readonly notice: EquivalenceFact | undefined;
  /** `claim`: the notice does not say so, or says less. `hint`: the words may only describe. */
  readonly fault: 'claim' | 'hint';
}

/** Lays every claim of sameness in the output beside those of the notice; what remains is the output's own. */
export function matchSameness(ledger: Ledger): SamenessMatch[] {
  const facts = ledger.output.facts.equivalences;
  if (facts.length === 0) return [];
  const told = toldIn(ledger.notice);
  const claimed = touching(facts.map(({ range }) => range));
  return facts.flatMap((fact) => judge(ledger, told, claimed, fact) ?? []);
}

/** What is wrong with a claim, or null. */
function judge(
  ledger: Ledger,
  told: Told,
  claimed: (range: Range) => boolean,
  fact: EquivalenceFact,
): SamenessMatch | null {
  const { notice, output } = ledger;
  if (fact.sort === 'hint' || closesSteps(output, fact) || isSamePast(notice, output.doc, fact)) return null;
  if (isCopied(ledger, fact.range)) return null;
  if (isToldOfMore(notice, output, fact)) return { fact, notice: undefined, fault: 'claim' };
  const claim = claimOf(told, output.doc, claimed, fact);
  if (fact.sort === 'part') return isKnownPart(claim) ? null : { fact, notice: told.parts[0], fault: 'claim' };
  if (isExcused(claim)) return null;
  const describes = fact.sort === 'bare' && !isOfMove(ledger, fact);
  return { fact, notice: claim.about[0], fault: describes ? 'hint' : 'claim' };
}
