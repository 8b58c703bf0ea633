import type { Token } from '../../../text/tokens.ts';

/** A word that may be the imperative of a clause, behind "please" and the like. */
export interface Candidate {
  readonly tokens: readonly Token[];
  readonly plain: string;
  /** First token of the clause and one past its last. */
  readonly first: number;
  readonly last: number;
  readonly at: number;
  /** The word itself, and the next one in the clause. */
  readonly verb: Token;
  readonly next: Token | undefined;
}
