import type { Document } from '../../../text/document.ts';
import type { Token } from '../../../text/tokens.ts';
import { type Family, familiesOf, isNegative } from '../../grammar/families.ts';
import type { Feature, Statement } from '../../statements.ts';
import type { Kind } from '../kinds.ts';
import { wordsOf } from '../words-of.ts';

/** The words of a statement, and what is known of them: what its kinds are read from. */
export interface Wording {
  readonly statement: Statement;
  readonly tokens: readonly Token[];
  readonly features: ReadonlySet<Feature>;
  /** The families of its words, but for those that are part of a name. */
  readonly families: ReadonlySet<Family>;
  /** Denies something, or tells a span of time. */
  readonly negated: boolean;
  readonly duration: boolean;
  /** Tells the reader to do something. */
  readonly order: boolean;
}

/** A kind, and whether a wording tells it, given the kinds found before. */
export type KindReader = readonly [Kind, (wording: Wording, told: readonly Kind[]) => boolean];

export function wordingOf(doc: Document, statement: Statement): Wording {
  const { features, range } = statement;
  const tokens = wordsOf(doc, statement).filter((token) => token.end <= range.end);
  const families = new Set<Family>();
  // A capital inside the clause makes a name ("Nightly CSV Export"), which does nothing.
  tokens.forEach((token, k) => {
    if (token.code || (k > 0 && token.capital)) return;
    for (const name of familiesOf(token.lemma)) families.add(name);
  });
  return {
    statement,
    tokens,
    features,
    families,
    negated: features.has('cue:negation'),
    duration: features.has('duration'),
    order: features.has('imperative'),
  };
}

/** "Cannot", "isn't", "unable" */
export const hasNegative = ({ tokens }: Wording): boolean => tokens.some(({ lower }) => isNegative(lower));

/** "You need not do anything", "no update is required", "customers needn't act" */
export const isNeedless = ({ tokens }: Wording): boolean =>
  tokens.some(({ lower }, k) => lower === "needn't" || (NEED.test(lower) && isDeniedAt(tokens, k)));
const NEED = /^(?:need|needs|have|has|required|necessary|needed|requires?)$/;

const isDeniedAt = (tokens: readonly Token[], k: number): boolean =>
  /^(?:not|nothing)$/.test(tokens[k + 1]?.lower ?? '') ||
  tokens
    .slice(Math.max(0, k - 3), k)
    .some(({ lower }) => /^(?:not|no|nothing|neither|never)$/.test(lower) || isNegative(lower));
