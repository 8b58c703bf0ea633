import type { EquivalenceFact } from '../facts/equivalence.ts';
import type { Ledger } from './ledger.ts';

/** A claim of sameness in the output, with the notice's claim that comes nearest. */
export interface SamenessMatch {
  readonly fact: EquivalenceFact;
  readonly notice: EquivalenceFact | undefined;
  /** `claim`: the notice does not say so, or says less. `hint`: the words may only describe. */
  readonly fault: 'claim' | 'hint' | undefined;
}

/** Which claims of the notice cover a total one of the output. A sameness covers everything; "simply" covers only itself. */
const COVERS: Readonly<Record<'same' | 'rest' | 'easy', readonly string[]>> = {
  same: ['same'],
  rest: ['same', 'rest'],
  easy: ['same', 'rest', 'easy'],
};

/** Lays every claim of sameness in the output beside those of the notice. */
export function matchSameness({ notice, output }: Ledger): SamenessMatch[] {
  const said = notice.facts.equivalences;
  return output.facts.equivalences.map((fact): SamenessMatch => {
    if (fact.sort === 'hint') return { fact, notice: undefined, fault: undefined };
    if (fact.sort !== 'part') {
      const cover = said.find((other) => COVERS[fact.sort as 'same'].includes(other.sort));
      return { fact, notice: cover ?? said.find((other) => other.sort === 'part'), fault: cover ? undefined : 'claim' };
    }
    const parts = said.filter((other) => other.sort === 'part');
    const covered = (part: string): boolean =>
      parts.some((other) => other.of.includes(part) && (!fact.ofAll || other.ofAll));
    const total = said.find((other) => other.sort === 'same');
    if (total || fact.of.every(covered))
      return { fact, notice: total ?? parts.find((other) => other.of.includes(fact.of[0]!)), fault: undefined };
    return { fact, notice: parts[0], fault: 'claim' };
  });
}
