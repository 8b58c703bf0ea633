import type { UniversalFact } from '../../facts/audience/universal.ts';
import type { Subject } from '../../facts/grammar/subject.ts';
import type { Everyone } from './everyone.ts';
import type { Narrowing } from './narrowing.ts';

/** What the notice says of whom it concerns. */
export interface Concerned {
  readonly everyone: Everyone;
  readonly subject: Subject;
  /** The groups that it describes. */
  readonly narrowings: readonly Narrowing[];
  /** The keys of what retires. */
  readonly core: ReadonlySet<string>;
  /** The keys of all its words. */
  readonly told: ReadonlySet<string>;
  /** The keys by which it tells those whom it spares. */
  readonly opposed: ReadonlySet<string>;
  /** The nouns by which it speaks of those whom it concerns. */
  readonly spoken: () => ReadonlySet<string>;
}

/** A claim about everyone, beside what the notice says of whom it concerns. */
export interface Claimed extends Concerned {
  readonly claim: UniversalFact;
  /** The keys of the claim's sentence. */
  readonly around: ReadonlySet<string>;
}
