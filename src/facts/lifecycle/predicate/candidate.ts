import type { Token } from '../../../text/tokens.ts';
import { type Form, formOf } from '../chain.ts';
import { isPoint } from '../points.ts';
import type { Family, Predicate } from '../predicate.ts';

/** A word with which a predicate may begin, and what stands round it. */
export interface Candidate {
  readonly tokens: readonly Token[];
  readonly at: number;
  /** One past the last token that may belong to the predicate. */
  readonly last: number;
  readonly lower: string;
  /** The lemma of the word, verb or not. */
  readonly verb: string;
  readonly form: Form;
  /** The word before it, or "" where it opens its sentence. */
  readonly before: string;
  /** The word right after it, or "" where none follows, or code. */
  readonly after: string;
}

/** No predicate begins here, whatever other readers would say. */
export const NONE = 'none';

/** What a reader makes of a candidate; undefined where it is for others to say. */
export type Reading = Predicate | typeof NONE | undefined;

export function candidateAt(tokens: readonly Token[], at: number, last: number): Candidate {
  const token = tokens[at]!;
  const previous = tokens[at - 1];
  const next = tokens[at + 1];
  // "Leave it as it is. Offline maps …"
  const opens = previous === undefined || (token.start > previous.end + 1 && /^\p{Lu}/u.test(token.text));
  return {
    tokens,
    at,
    last,
    lower: token.lower,
    verb: token.lemma,
    form: formOf(token.lower),
    before: opens ? '' : previous.lower,
    after: at + 1 < last && next !== undefined && !next.code ? next.lower : '',
  };
}

/** The word so many places further on, or back, whether or not it belongs to the same clause. */
export const wordAt = ({ tokens, at }: Candidate, distance: number): string => tokens[at + distance]?.lower ?? '';

/** A date or a release so many places further on. */
export const isPointAt = ({ tokens, at, last }: Candidate, distance: number): boolean =>
  isPoint(tokens, at + distance, last);

/** A mark or the end follows. */
export const isClosed = ({ tokens, at, last }: Candidate): boolean =>
  at + 1 >= last || tokens[at + 1]!.start - tokens[at]!.end > 1;

/** What can stand before that which a thing is: "is out", "they're both out", "was put out". */
export const isCopula = (word: string): boolean =>
  /^(?:is|are|was|were|be|been|now|already|put|set|taken|both|all)$|'(?:s|re)$/.test(word);

/** The candidate as a predicate of so many words. */
export const predicate = (
  { form, at }: Candidate,
  family: Family,
  { length = 1, transitive = false }: { length?: number; transitive?: boolean } = {},
): Predicate => ({ family, form, end: at + length, transitive });

/** The same of what is no verb. */
export const adjective = ({ at }: Candidate, family: Family, length = 1): Predicate => ({
  family,
  form: 'adjective',
  end: at + length,
  transitive: false,
});
