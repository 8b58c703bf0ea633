import { RESTRICTS } from '../../facts/audience/described.ts';
import { isPlural, populationOf } from '../../facts/audience/population.ts';
import { keyOf } from '../../facts/grammar/naming.ts';
import type { Subject } from '../../facts/grammar/subject.ts';
import type { Opening } from '../../facts/opening.ts';
import type { Document } from '../../text/document.ts';
import { COMPANY, type Narrowing, share } from './narrowing.ts';

/** Words by which an opening may tell one user from another. */
const TELLS = /^(?:who|whose|whom|if|with|without|using|only|you|your|those|some)$/;
/** What stands before a noun and restricts nothing. */
const EMPTY = /^(?:the|our|all|any|every|each|to|for|of|and|or|affected|dear|attention|notice|users?|customers?)$/;

/**
 * "Basalt MySQL users: the certificate expires", where clients that verify it are affected and others told that they are not:
 * the opening speaks of whoever uses the product, and nothing in it tells which. The group that is lost so, or null.
 */
export function bareGroup(
  doc: Document,
  { sentences }: Opening,
  narrowings: readonly Narrowing[],
  { vendor, names, others }: Subject,
  keys: ReadonlySet<string>,
  spares: boolean,
): Narrowing | null {
  const group = narrowings.find(
    ({ fact, hard, soft, ofSome }) => fact.certainty === 'stated' && !ofSome && (hard.size > 0 || soft.size > 1),
  );
  if (
    !spares ||
    group === undefined ||
    narrowings.some((one) => one.hard.size + one.soft.size > 0 && share(one, keys) > 0)
  )
    return null;
  let bare = false;
  for (const s of sentences) {
    const { first, last } = doc.sentences[s]!;
    for (let k = first; k < last; k++) {
      const token = doc.tokens[k]!;
      if (TELLS.test(token.lower)) return null;
      if (
        populationOf(token) !== 'everybody' ||
        token.capital !== (k === first && token.capital) ||
        !isPlural(token.lower)
      )
        continue;
      if (k + 1 < last && doc.plain[token.end] === ' ' && RESTRICTS.test(doc.tokens[k + 1]!.lower)) return null;
      for (
        let n = k - 1;
        n >= first && /^[\s*_]{1,3}$/.test(doc.plain.slice(doc.tokens[n]!.end, doc.tokens[n + 1]!.start));
        n--
      ) {
        const before = doc.tokens[n]!;
        const key = keyOf(before);
        const ofProduct =
          vendor.has(key) || COMPANY.has(key) || (before.capital && (names.has(key) || others.has(key)));
        if (EMPTY.test(before.lower)) continue;
        if (!ofProduct) return null;
      }
      bare = true;
    }
  }
  return bare ? group : null;
}
