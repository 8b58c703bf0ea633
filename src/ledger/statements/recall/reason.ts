import type { Statement } from '../../../facts/statements.ts';
import type { Document } from '../../../text/document.ts';
import type { Token } from '../../../text/tokens.ts';
import { AUXILIARY, spreadKey } from '../spread.ts';
import type { WordIndex } from '../word-index.ts';
import { placesOf, type Search } from './search.ts';

/*
 * "A cache is tied to its tokenizer", of prompts that are "cached anew": where no other word of the reason stands beside it, a
 * word that its rule has as well is no trace of the reason.
 */

/** The rule that a reason is given for, which is told in the other clauses of its sentence. */
export interface Rule {
  /** The words that it has. */
  readonly words: ReadonlySet<string>;
  /** The sentences of the output with a word that the reason has for itself. */
  readonly besideOwn: ReadonlySet<number>;
}

/** Undefined where the statement is no reason, or stands alone in its sentence. */
export function ruleOf({ statement, isReason, doc, index }: Search): Rule | undefined {
  const words = isReason ? wordsBeside(statement, doc) : undefined;
  if (words === undefined || words.size === 0) return undefined;
  const besideOwn = new Set<number>();
  for (const token of statement.content)
    if (!words.has(spreadKey(token)) && !AUXILIARY.has(token.lemma))
      for (const clause of placesOf(token, index)) besideOwn.add(sentenceOf(clause, index));
  return { words, besideOwn };
}

/** Whether a word, where the output has it, may as well be that of the rule. */
export const isOfRule = (token: Token, clauses: readonly number[], rule: Rule, index: WordIndex): boolean =>
  rule.words.has(spreadKey(token)) && !clauses.some((clause) => rule.besideOwn.has(sentenceOf(clause, index)));

const sentenceOf = (clause: number, { doc }: WordIndex): number => doc.clauses[clause]?.sentence ?? -1;

/** The words that other clauses of a statement's sentence have. */
function wordsBeside({ clause, content }: Statement, { sentences, tokens }: Document): ReadonlySet<string> {
  const { first, last } = sentences[clause.sentence]!;
  const own = new Set(content);
  const found = new Set<string>();
  for (let k = first; k < last; k++) {
    const token = tokens[k]!;
    if (token.content && !own.has(token) && (k < clause.first || k >= clause.last)) found.add(spreadKey(token));
  }
  return found;
}
