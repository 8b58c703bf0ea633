import type { Reading } from '../../facts/read.ts';
import { oncePer } from '../../text/once.ts';
import type { Token } from '../../text/tokens.ts';
import { dayOf } from './word-index.ts';

/** Words that every text has. */
export const AUXILIARY: ReadonlySet<string> = new Set(['be', 'have', 'do']);

/** Words so common in notices that finding them proves little. */
const COMMON = new Set(
  'use work new old chang need user custom account servic pleas version api featur make get take run move sinc support replac remov endpoint request'.split(
    ' ',
  ),
);

/** Words that tell nothing of what a text is about. */
export const isCommon = (lemma: string): boolean => COMMON.has(lemma) || AUXILIARY.has(lemma);

/** One key for a name in backticks and without, called or not: "`to_epoch(ts)`", "to_epoch". */
export const spreadKey = ({ code, shaped, number, lower, lemma }: Token): string =>
  (code || shaped) && !number ? lower.replace(/(.)\(.*$/, '$1') : lemma;

export function weightOf(token: Token, sentencesWith: ReadonlyMap<string, number>): number {
  const spread = sentencesWith.get(spreadKey(token)) ?? 1;
  const rarity = spread === 1 ? 1 : spread === 2 ? 0.5 : spread === 3 ? 0.25 : 0.1;
  if (token.number) return 1.3 * rarity;
  return COMMON.has(token.lemma) ? 0.4 * rarity : rarity;
}

/** How widely the words of a notice are spread: sentences that have a lemma, and how often it stands at all. */
export interface Spread {
  readonly sentences: ReadonlyMap<string, number>;
  readonly mentions: ReadonlyMap<string, number>;
  /** How often each date stands. */
  readonly dates: ReadonlyMap<string, number>;
}

/** The spread of a notice's words, made once for all that weigh them. */
export const spreadOf: (notice: Reading) => Spread = oncePer(readSpread);

function readSpread({ doc, facts }: Reading): Spread {
  const sentences = new Map<string, number>();
  const mentions = new Map<string, number>();
  for (const sentence of doc.sentences) {
    const seen = new Set<string>();
    for (let i = sentence.first; i < sentence.last; i++) {
      const token = doc.tokens[i]!;
      if (!token.content) continue;
      const key = spreadKey(token);
      mentions.set(key, (mentions.get(key) ?? 0) + 1);
      if (seen.has(key)) continue;
      seen.add(key);
      sentences.set(key, (sentences.get(key) ?? 0) + 1);
    }
  }
  const dates = new Map<string, number>();
  for (const date of facts.dates) dates.set(dayOf(date), (dates.get(dayOf(date)) ?? 0) + 1);
  return { sentences, mentions, dates };
}
