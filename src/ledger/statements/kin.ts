import type { Document } from '../../text/document.ts';
import { oncePer } from '../../text/once.ts';
import type { Token } from '../../text/tokens.ts';

/** Letters that two words share at the least to be of one name. */
const SHARED = 5;
/** With what a name ends, alone or as an adjective or in the plural: "Mexico" and "Mexican", "Emeritus" and "Emeriti". */
const ENDS = /^(?:|a|o|y|e|us|um|i|ia|an|ian|n|s|ish|ese)$/;

/** The clauses with another form of a name: "Canadian sites" of "sites in Canada". */
export function kinClauses({ lower, text, code, url, shaped, number }: Token, doc: Document): readonly number[] {
  if (code || url || shaped || number || !/^\p{Lu}/u.test(text) || lower.length < SHARED) return [];
  return (namesOf(doc).get(lower.slice(0, SHARED)) ?? [])
    .filter(([word]) => isKin(lower, word))
    .map(([, clause]) => clause);
}

function isKin(a: string, b: string): boolean {
  let k = SHARED;
  while (k < a.length && k < b.length && a[k] === b[k]) k++;
  return ENDS.test(a.slice(k)) && ENDS.test(b.slice(k));
}

const namesOf = oncePer((doc: Document): ReadonlyMap<string, readonly (readonly [word: string, clause: number])[]> => {
  const found = new Map<string, (readonly [string, number])[]>();
  doc.clauses.forEach(({ first, last }, clause) => {
    for (const { lower, text, code } of doc.tokens.slice(first, last)) {
      if (code || !/^\p{Lu}/u.test(text) || lower.length < SHARED) continue;
      const key = lower.slice(0, SHARED);
      found.set(key, [...(found.get(key) ?? []).slice(-MANY), [lower, clause]]);
    }
  });
  return found;
});
/** So many places of a name are kept. */
const MANY = 8;
