import { keyOf } from '../../facts/grammar/naming.ts';
import type { Document, Sentence } from '../../text/document.ts';
import { oncePer } from '../../text/once.ts';
import { singular } from './breadth.ts';

/** What a text says of those whom it spares, behind them. */
const SPARED =
  /\b(?:(?:is|are|was|were) (?:not|un)\s?(?:affected|concerned|impacted|touched|asked|required|obliged)|(?:is|are) (?:exempt|excluded|spared|fine)|(?:will )?(?:keeps?|stays?|remains?|continues?|go(?:es)? on)\b|needs? (?:no|not|do nothing)|needn['’]t|(?:has|have) nothing|out of scope)\b|n['’]t (?:affected|concerned|impacted|need)\b/i;
/** Behind a noun such a word begins what tells its group from others. */
const RESTRICTS = /^(?:that|which|who|whose|with|on|in|from|using|\p{Ll}{3,}ing|\p{Ll}{3,}ed)$/u;
/** So many tokens before its description a noun stands, and so many characters the description has. */
const HEAD = 4;
const LONG = 200;

/**
 * The words by which a text describes those whom it spares, under their noun: "applications" → "Java", "17" of "Applications on
 * Java 17 need no change". Such a word does not tell the affected of the same noun ("applications on Java 21") from all.
 */
export const opposedIn = (doc: Document): ((fact: Pick<Sentence, 'first' | 'last'>) => ReadonlySet<string>) => {
  const spared = sparedIn(doc);
  return (fact) => spared.get(singular(doc.tokens[restrictedNoun(doc, fact)]?.lower ?? '')) ?? NONE;
};
const NONE: ReadonlySet<string> = new Set();

/** The described of a text whom it spares: their noun, and the words of the description. */
export const sparedIn = oncePer((doc: Document): ReadonlyMap<string, ReadonlySet<string>> => {
  const found = new Map<string, Set<string>>();
  for (const sentence of doc.sentences) {
    const head = restrictedNoun(doc, sentence);
    if (head < 0) continue;
    const from = doc.tokens[head]!.end;
    const at = SPARED.exec(doc.plain.slice(from, Math.min(sentence.end, from + LONG)))?.index ?? 0;
    const noun = singular(doc.tokens[head]!.lower);
    const words = found.get(noun) ?? new Set();
    for (let k = head + 1; k < sentence.last && doc.tokens[k]!.start < from + at; k++) words.add(keyOf(doc.tokens[k]!));
    found.set(noun, words);
  }
  return found;
});

/** The token of the plural noun with which a sentence or a group begins, if something restricts it; -1 otherwise. */
function restrictedNoun({ tokens }: Document, { first, last }: Pick<Sentence, 'first' | 'last'>): number {
  for (let k = first; k + 1 < Math.min(last, first + HEAD); k++)
    if (/[^s]s$/.test(tokens[k]!.lower) && RESTRICTS.test(tokens[k + 1]!.lower)) return tokens[k]!.code ? -1 : k;
  return -1;
}
