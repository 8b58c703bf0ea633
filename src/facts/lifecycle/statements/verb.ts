import type { Clause } from '../../../text/clauses.ts';
import type { Document } from '../../../text/document.ts';
import type { DateFact } from '../../dates.ts';
import type { Chain } from '../chain.ts';
import type { Predicate } from '../predicate.ts';
import { reach } from '../reach.ts';
import { goesOnBehind, isInserted } from '../shared-subject.ts';
import { splicedClause } from '../spliced-clause.ts';
import type { LifeStatement } from '../statement.ts';

/** A predicate in its sentence. Numbers index `doc.tokens`, but for the sentence `s` and the clause `c`. */
export interface Found {
  readonly doc: Document;
  readonly s: number;
  readonly c: number;
  readonly at: number;
  readonly predicate: Predicate;
  readonly chain: Chain;
  /** The dates of the sentence. */
  readonly dated: readonly DateFact[];
  /** The day that opens the row of its cell, or is planned in its heading. */
  readonly inRow: readonly DateFact[];
  /** The statement before it in the sentence. */
  readonly previous: LifeStatement | undefined;
  /** Told as working up to a time. */
  readonly works: boolean;
}

/** A predicate with the stretch of its sentence that it draws its subject, its object and its days from. */
export interface Verb extends Found {
  /** One past the predicate. */
  readonly end: number;
  /** The first token of its auxiliaries; the subject stands before it. */
  readonly first: number;
  readonly clause: Clause;
  /** The first token of the stretch, and one past its last. */
  readonly begin: number;
  readonly stop: number;
  /** The first token of the first clause of the stretch. */
  readonly opens: number;
  /** The statement before it whose subject it has, … */
  readonly shared: LifeStatement | undefined;
  /** … as it goes on behind a conjunction … */
  readonly goesOn: boolean;
  /** … or as that is inserted between its own subject and it. */
  readonly inserted: boolean;
}

export function verbOf(found: Found): Verb {
  const { doc, s, c, predicate, chain, previous } = found;
  const { form, end } = predicate;
  const { first } = chain;
  const clause = doc.clauses[c]!;
  const { begin, stop, segment } = reach(doc, s, c, first, previous);
  const goesOn =
    previous !== undefined &&
    goesOnBehind(doc, previous, first, clause.first) &&
    splicedClause(doc, previous.end, first) === undefined;
  const finite = !chain.empty || form === 'base' || form === 's';
  const inserted = previous !== undefined && finite && isInserted(doc, previous, first);
  return {
    ...found,
    end,
    first,
    clause,
    begin,
    stop,
    opens: doc.clauses[segment]!.first,
    shared: goesOn || inserted ? previous : undefined,
    goesOn,
    inserted,
  };
}
