import { type EquivalenceFact, partOf } from '../facts/equivalence.ts';
import type { Document } from '../text/document.ts';
import type { Ledger } from './ledger.ts';
import { commonWords, MOST, wordsNear } from './nearby.ts';

/** A claim of sameness in the output, with the notice's claim that comes nearest. */
export interface SamenessMatch {
  readonly fact: EquivalenceFact;
  readonly notice: EquivalenceFact | undefined;
  /** `claim`: the notice does not say so, or says less. `hint`: the words may only describe. */
  readonly fault: 'claim' | 'hint' | undefined;
}

/** Which claims of the notice cover a total one of the output. A sameness covers everything; "simply" covers only itself. */
const COVERS: Readonly<Record<'same' | 'rest' | 'easy' | 'bare', readonly string[]>> = {
  same: ['same'],
  rest: ['same', 'rest', 'bare'],
  easy: ['same', 'rest', 'easy', 'bare'],
  bare: ['same', 'rest', 'bare'],
};

/** Lays every claim of sameness in the output beside those of the notice. */
export function matchSameness({ notice, output }: Ledger): SamenessMatch[] {
  const claims = output.facts.equivalences;
  if (claims.length === 0) return [];
  const said = notice.facts.equivalences;
  const parts = said.filter((other) => other.sort === 'part').slice(0, MOST);
  const covers = new Map(
    (['same', 'rest', 'easy', 'bare'] as const).map((sort) => [
      sort as string,
      said.find((other) => COVERS[sort].includes(other.sort)),
    ]),
  );
  const total = said.find((other) => other.sort === 'same');
  const kept = keptWords(notice.doc);
  return claims.map((fact): SamenessMatch => {
    if (fact.sort === 'hint') return { fact, notice: undefined, fault: undefined };
    if (fact.sort === 'part') {
      const covered = (part: string): boolean =>
        parts.some((other) => other.of.includes(part) && (!fact.ofAll || other.ofAll)) ||
        (!fact.ofAll && kept.parts.has(part));
      if (total || fact.of.every(covered))
        return { fact, notice: total ?? parts.find((other) => other.of.includes(fact.of[0]!)), fault: undefined };
      return { fact, notice: parts[0], fault: 'claim' };
    }
    const cover = covers.get(fact.sort);
    if (cover) return { fact, notice: cover, fault: undefined };
    // "Self-hosted runners need no change" is an exemption of the notice in other words.
    if (fact.sort === 'bare' && shareIn(output.doc, fact, kept.sentences) >= 0.3)
      return { fact, notice: undefined, fault: undefined };
    return { fact, notice: parts[0], fault: 'claim' };
  });
}

const KEEPS =
  /^(?:keep|stai|remain|continu|unchang|same|valid|still|carri|preserv|unaffect|affect|untouch|exempt|concern|touch|noth|anyth|action)$/;

/** What the notice says stays as it is: the parts it names, and the words of those sentences. */
function keptWords(doc: Document): { parts: ReadonlySet<string>; sentences: readonly ReadonlySet<string>[] } {
  const parts = new Set<string>();
  const sentences: ReadonlySet<string>[] = [];
  for (const sentence of doc.sentences) {
    let keeps = false;
    for (let i = sentence.first; i < sentence.last && !keeps; i++) keeps = KEEPS.test(doc.tokens[i]!.lemma);
    if (!keeps) continue;
    const words = new Set<string>();
    for (let i = sentence.first; i < sentence.last; i++) {
      const token = doc.tokens[i]!;
      if (token.content) words.add(token.lemma);
      const part = partOf(token);
      if (part !== undefined) parts.add(part);
    }
    if (sentences.length < MOST) sentences.push(words);
  }
  return { parts, sentences };
}

/** The greatest share of the claim's sentence that one of these sentences has too. */
function shareIn(doc: Document, fact: EquivalenceFact, sentences: readonly ReadonlySet<string>[]): number {
  const words = wordsNear(
    doc,
    fact,
    (i) => doc.tokens[i]!.start >= fact.range.start && doc.tokens[i]!.end <= fact.range.end,
  );
  let best = 0;
  for (const other of sentences) {
    const common = commonWords(words, other);
    if (common > 0) best = Math.max(best, common / words.size);
  }
  return best;
}
