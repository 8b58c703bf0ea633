import type { IdentifierFact } from '../../facts/identifiers.ts';

/** Identifiers without those that are a part of another one among them: "Node 20.11" tells "20.11" as well. */
export const wholesOf = <T extends IdentifierFact>(facts: readonly T[]): T[] =>
  facts.filter((fact) => !isPartOfOne(fact, facts));

/** True where another identifier has this one in it, between separators: "v1" in "Object Storage v1", "1.2" in "TLS 1.2". */
export const isPartOfOne = (fact: IdentifierFact, others: readonly IdentifierFact[]): boolean =>
  others.some((other) => other.value.length > fact.value.length && hasWord(other.value, fact.value));

function hasWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (!JOINED.test(text[at - 1] ?? '') && !JOINED.test(text[at + word.length] ?? '')) return true;
  return false;
}
/** What makes one word of what stands on both sides of it. */
const JOINED = /[^\s()"'`]/;
