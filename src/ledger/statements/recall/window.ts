import type { Document } from '../../../text/document.ts';
import type { Token } from '../../../text/tokens.ts';

/** One to three neighbouring clauses of the output. */
export interface Window {
  /** The first, and one past the last; -1 where nothing matched. */
  readonly first: number;
  readonly last: number;
  /** Weight of what stands there. */
  readonly weight: number;
}

/** Clauses of a window at most, and what each beyond the first takes from it. */
const [WIDEST, WIDENED] = [3, 0.04];
/** What two weights may differ by and be the same. */
const SAME = 1e-9;

/** The window with the most weight, out of `all` that there is. */
export function bestWindow(votes: ReadonlyMap<number, number>, all: number): Window {
  let [first, last, weight] = [-1, -1, 0];
  for (const clause of votes.keys()) {
    let sum = 0;
    for (let size = 1; size <= WIDEST; size++) {
      // The clauses of a window share words only once; taking the sum and capping it is close enough.
      sum += votes.get(clause + size - 1) ?? 0;
      const capped = Math.min(sum, all) * (1 - WIDENED * (size - 1));
      if (capped > weight + SAME || (capped > weight - SAME && clause < first))
        [first, last, weight] = [clause, clause + size, capped];
    }
  }
  return { first, last, weight };
}

/** The words of some clauses: the first, and one past the last. */
export const wordsIn = ({ clauses, tokens }: Document, first: number, last: number): readonly Token[] =>
  first < 0 ? [] : tokens.slice(clauses[first]!.first, clauses[last - 1]!.last);

export const isRestricted = (doc: Document, { first, last }: Window): boolean =>
  wordsIn(doc, first, last).some(({ lower }) => RESTRICTS.test(lower));
const RESTRICTS = /^(?:only|solely|just|exclusively|alone|sole|nothing|merely)$/;
