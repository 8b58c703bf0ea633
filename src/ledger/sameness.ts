import { type EquivalenceFact, partOf } from '../facts/equivalence.ts';
import type { Document } from '../text/document.ts';
import { lemma } from '../text/lemma.ts';
import type { Range } from '../text/span.ts';
import type { Ledger } from './ledger.ts';
import { commonWords, MOST, wordsNear } from './nearby.ts';
import { touching } from './touching.ts';

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
  const said = notice.facts.equivalences
    .slice(0, MOST)
    .map((claim) => ({ claim, words: tellingWords(wordsNear(notice.doc, claim)) }));
  const kept = keptSentences(notice.doc);
  const claimed = touching(claims.map(({ range }) => range));
  return claims.map((fact): SamenessMatch => {
    if (fact.sort === 'hint') return { fact, notice: undefined, fault: undefined };
    const words = tellingWords(wordsNear(output.doc, fact));
    // A sameness is stated of something: the notice's counts where both speak of the same thing.
    const vague = isVague(output.doc, fact);
    const about = said
      .filter((other) => vague || isVague(notice.doc, other.claim) || commonWords(words, other.words) > 0)
      .map(({ claim }) => claim);
    const total = about.find(({ sort }) => sort === 'same');
    if (fact.sort === 'part') {
      const parts = said.map(({ claim }) => claim).filter(({ sort }) => sort === 'part');
      const covered = (part: string): boolean =>
        parts.some((other) => other.of.includes(part) && (!fact.ofAll || other.ofAll)) ||
        (!fact.ofAll && kept.some((other) => other.parts.has(part) && commonWords(words, other.words) > 1));
      if (total || fact.of.every(covered))
        return { fact, notice: total ?? parts.find((other) => other.of.includes(fact.of[0]!)), fault: undefined };
      return { fact, notice: parts[0], fault: 'claim' };
    }
    const cover = about.find(({ sort }) => COVERS[fact.sort as keyof typeof COVERS].includes(sort));
    if (cover) return { fact, notice: cover, fault: undefined };
    // "Self-hosted runners need no change" is an exemption of the notice in other words.
    const bare =
      fact.sort === 'bare' ||
      (fact.sort === 'easy' && /^you/.test(output.doc.tokens[fact.token]!.lower) && opens(output.doc, fact));
    if (bare && isSpared(output.doc, fact, kept, claimed)) return { fact, notice: undefined, fault: undefined };
    return { fact, notice: about[0], fault: 'claim' };
  });
}

const opens = (doc: Document, { sentence, token }: EquivalenceFact): boolean =>
  token === doc.sentences[sentence]!.first;

/** True where a pronoun stands for what the claim speaks of: "It is a drop-in replacement". */
const isVague = (doc: Document, { sentence, token }: EquivalenceFact): boolean => {
  for (let i = token; i >= Math.max(doc.sentences[sentence]!.first, token - 8); i--)
    if (/^(?:it|they|both|these|this|which|its|their)$/.test(doc.tokens[i]!.lower)) return true;
  return false;
};

/** Words of sameness and of the reader, by which two claims are alike whatever they speak of. */
const PLAIN = new Set(
  'same change work run behave look feel go stay remain keep way before usual always now need require do you your nothing everything anything all else simply just note be have can will'
    .split(' ')
    .map((word) => lemma(word)),
);

const tellingWords = (words: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...words].filter((word) => !PLAIN.has(word)));

const KEEPS =
  /^(?:keep|stai|remain|continu|unchang|same|valid|still|carri|preserv|unaffect|affect|untouch|exempt|concern|touch|noth|anyth|action)$/;
/** "Need no update", "needs nothing", "need not". */
const NEEDS = /^(?:need|needs|require|requires)$/;

/** "Does not change". */
const CHANGES = /^changes?$/;
const DENIES = /^(?:not|never|no|nothing)$|n't$/;

/** A sentence by which the notice spares somebody: its words, and the parts it names. */
interface Kept {
  readonly words: ReadonlySet<string>;
  readonly parts: ReadonlySet<string>;
}

/** What the notice says stays as it is, or needs nothing. */
function keptSentences(doc: Document): readonly Kept[] {
  const found: Kept[] = [];
  doc.sentences.forEach((sentence, s) => {
    let keeps = false;
    for (let i = sentence.first; i < sentence.last && !keeps; i++)
      keeps =
        KEEPS.test(doc.tokens[i]!.lemma) ||
        (NEEDS.test(doc.tokens[i]!.lower) && /^(?:no|not|nothing)$/.test(doc.tokens[i + 1]?.lower ?? '')) ||
        doc.tokens[i]!.lower === "needn't" ||
        (CHANGES.test(doc.tokens[i]!.lower) && DENIES.test(doc.tokens[i - 1]?.lower ?? ''));
    if (!keeps || found.length >= MOST) return;
    const words = new Set<string>();
    const parts = new Set<string>();
    // "There is nothing to do" leans on the sentences before it.
    for (let k = s; k >= Math.max(0, s - 2) && doc.sentences[k]!.block === sentence.block && words.size < 2; k--) {
      for (let i = doc.sentences[k]!.first; i < doc.sentences[k]!.last; i++) {
        const token = doc.tokens[i]!;
        if (token.content && !PLAIN.has(token.lemma)) words.add(token.lemma);
        const part = partOf(token);
        if (k === s && part !== undefined) parts.add(part);
      }
    }
    found.push({ words, parts });
  });
  return found;
}

/** True where the claim's clause, or what precedes it, speaks of what the notice spares. */
function isSpared(
  doc: Document,
  fact: EquivalenceFact,
  kept: readonly Kept[],
  claimed: (range: Range) => boolean,
): boolean {
  const sentence = doc.sentences[fact.sentence]!;
  let c = sentence.firstClause;
  while (c + 1 < sentence.lastClause && doc.clauses[c + 1]!.first <= fact.token) c++;
  let told = false;
  for (; c >= 0; c--) {
    const clause = doc.clauses[c]!;
    const other = doc.sentences[clause.sentence]!;
    if (other.block !== sentence.block || clause.sentence < fact.sentence - 1) return false;
    const words = new Set<string>();
    for (let i = clause.first; i < Math.min(clause.last, clause.first + 2 * MOST); i++) {
      const token = doc.tokens[i]!;
      if (token.content && !claimed(token) && !PLAIN.has(token.lemma)) words.add(token.lemma);
    }
    if (words.size === 0) continue;
    if (told && clause.sentence < fact.sentence) return false;
    told = true;
    const spared = kept.some((other) => {
      const common = commonWords(words, other.words);
      return common >= 2 || common >= words.size / 2;
    });
    if (spared || clause.sentence < fact.sentence) return spared;
  }
  return false;
}
