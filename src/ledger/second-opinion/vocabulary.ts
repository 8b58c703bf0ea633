import type { Reading } from '../../facts/read.ts';
import { type Feature, statementsIn } from '../../facts/statements.ts';
import type { Document } from '../../text/document.ts';
import { oncePer } from '../../text/once.ts';

/** What of a text the other is laid beside: its words, pairs of words in a row, what its clauses tell, and its days. */
export interface Vocabulary {
  readonly words: ReadonlySet<string>;
  readonly pairs: ReadonlySet<string>;
  readonly features: ReadonlySet<Feature>;
  readonly days: ReadonlySet<string>;
}

export const vocabularyOf = oncePer((reading: Reading): Vocabulary => {
  const { doc } = reading;
  const words = new Set<string>();
  const features = new Set<Feature>();
  const pairs = new Set<string>();
  for (const { clause, features: own } of statementsIn(reading)) {
    for (const feature of own) features.add(feature);
    for (let k = clause.first; k < clause.last; k++) {
      words.add(doc.tokens[k]!.lemma);
      if (k > clause.first) pairs.add(pairAt(doc, k));
    }
  }
  const days = new Set(reading.facts.dates.map(({ value }) => value));
  return { words, pairs, features, days };
});

/** The word there with the one before it. */
export const pairAt = ({ tokens }: Document, k: number): string => `${tokens[k - 1]!.lemma} ${tokens[k]!.lemma}`;
