import { populationOf } from '../../facts/audience/population.ts';
import { readLife } from '../../facts/lifecycle/statements.ts';
import type { Document } from '../../text/document.ts';
import type { Range } from '../../text/span.ts';
import type { Token } from '../../text/tokens.ts';
import type { Ledger } from '../ledger.ts';
import { lacks, sparesNobodyElse } from './unspared.ts';

/** So many words tell whom or what an exception is for. */
const LONGEST = 10;

/**
 * Exceptions that stand in the very clause that tells an end, and of which the output has no word and no exception either: "is
 * removed on 1 March, except for sandbox accounts", "fails unless the shop has an extension". The clause itself is told, so that its
 * loss does not show as that of a statement.
 */
export function lostExceptions(ledger: Ledger): readonly Range[] {
  const { doc, facts } = ledger.notice;
  if (!MARKS.test(doc.plain)) return [];
  const ends = new Set(readLife(doc, facts.dates).map(({ sentence }) => sentence));
  const found: Range[] = [];
  for (const s of ends) {
    const { first, last } = doc.sentences[s]!;
    for (let k = first + 1; k < last; k++) {
      const from = k + exceptionAt(doc.tokens, k);
      if (from === k) continue;
      const words = wordsFrom(doc, from, last);
      const end = words.at(-1)?.end;
      if (end !== undefined && lacks(ledger, words, 1) && sparesNobodyElse(ledger))
        found.push({ start: doc.tokens[k]!.start, end });
    }
  }
  return found;
}
const MARKS = /\b(?:except|exception|unless|excluding|apart from|other than|without)\b/i;

/** How many tokens lead in an exception at token `k`: "except for", "with the exception of", "unless"; 0 where none does. */
function exceptionAt(tokens: readonly Token[], k: number): number {
  const word = (n: number): string => tokens[k + n]?.lower ?? '';
  switch (word(0)) {
    case 'except':
      return /^(?:for|in|on|at|where)$/.test(word(1)) ? 2 : 1;
    case 'with':
      return word(1) === 'the' && word(2) === 'exception' && word(3) === 'of' ? 4 : 0;
    case 'unless':
      // "Unless you replace it": what is to be done, and nobody spared.
      return /^(?:you|your|it|they|this)$/.test(word(1)) ? 0 : 1;
    case 'excluding':
      return 1;
    case 'apart':
      return word(1) === 'from' ? 2 : 0;
    case 'other':
      return word(1) === 'than' ? 2 : 0;
    case 'without':
      // "Shops without an extension", "without webhooks"; but "without limit", "removed without replacement".
      return k > 0 && populationOf(tokens[k - 1]!) !== null && /^(?:an?|any|such|the|\p{L}+s)$/u.test(word(1)) ? 1 : 0;
    default:
      return 0;
  }
}

/** The content words up to the next comma, bracket or stop; none where the clause goes on behind them ("… can ignore this"). */
function wordsFrom({ tokens, plain }: Document, from: number, last: number): readonly Token[] {
  const words: Token[] = [];
  const isWithout = tokens[from - 1]!.lower === 'without';
  for (let k = from; k < Math.min(last, from + LONGEST); k++) {
    const { content, dateWord, number, lower } = tokens[k]!;
    if (k > from && /[,;:.()!?–—]/.test(plain.slice(tokens[k - 1]!.end, tokens[k]!.start))) break;
    if (isWithout && /^(?:can|may|will|must|need|is|are|has|have|do)$/.test(lower)) return [];
    if (content && !dateWord && !number) words.push(tokens[k]!);
  }
  return words;
}
