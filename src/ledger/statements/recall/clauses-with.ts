import { amountKeys } from '../../../facts/amounts.ts';
import type { Document } from '../../../text/document.ts';
import { oncePer } from '../../../text/once.ts';
import type { Token } from '../../../text/tokens.ts';
import { firstFound, lookUp, NONE } from '../word-index.ts';
import type { Search } from './search.ts';

/** The clauses of the output that have a word of the statement: itself, with its particle ("runs out"), or in a compound. */
export function clausesWith(token: Token, search: Search): readonly number[] {
  const { statement, index } = search;
  const exact = lookUp(token, index);
  if (exact.length > 0) return exact;
  const same = asAmount(token, search);
  if (same.length > 0) return same;
  const whole = statement.phrasal.get(token.start);
  const phrase = whole === undefined ? NONE : (index.clausesOf.get(whole) ?? NONE);
  return firstFound(phrase, inCompound(token, index.doc));
}

/** "14 days", told as a fortnight: the words of an amount stand wherever the same is told in another unit. */
function asAmount({ start }: Token, { doc, index, statement }: Search): readonly number[] {
  const amount = statement.amounts.find((other) => start >= other.start && start < other.end);
  if (amount === undefined) return NONE;
  for (const key of amountKeys(amount, doc)) {
    const clauses = index.amountsAt.get(key);
    if (clauses !== undefined) return clauses;
  }
  return NONE;
}

/** The clauses with a compound that begins with a name: "MD5-hashed", "SFTP-only". */
const inCompound = ({ text, lower }: Token, doc: Document): readonly number[] =>
  /^\p{Lu}[\p{Lu}\d]/u.test(text) ? (compoundsOf(doc).get(lower) ?? NONE) : NONE;

/** The clauses of each compound by its first part, the last few of them. */
const compoundsOf = oncePer(({ clauses, tokens }: Document): ReadonlyMap<string, readonly number[]> => {
  const found = new Map<string, number[]>();
  clauses.forEach(({ first, last }, clause) => {
    for (const { code, url, lower: word } of tokens.slice(first, last)) {
      const hyphen = word.indexOf('-');
      if (code || url || hyphen < 2) continue;
      const head = word.slice(0, hyphen);
      found.set(head, [...(found.get(head) ?? []).slice(-8), clause]);
    }
  });
  return found;
});
