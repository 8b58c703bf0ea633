import type { Document, Sentence } from '../../text/document.ts';
import { oncePer } from '../../text/once.ts';
import type { Range } from '../../text/span.ts';
import type { Token } from '../../text/tokens.ts';
import type { Ledger } from '../ledger.ts';
import { lacks, sparesNobodyElse } from './unspared.ts';

/**
 * "If your key starts with `NRAK`, no update is required": whom a condition spares, of which the output has no word while it
 * spares nobody. The relief and those whom it is for stand in two clauses, neither of which says much alone.
 */
export const unsparedIf: (ledger: Ledger) => readonly Range[] = oncePer((ledger: Ledger) => {
  const { doc } = ledger.notice;
  const spared = doc.sentences.flatMap((sentence) => sparedBy(doc, sentence) ?? []);
  return spared.length > 0 && sparesNobodyElse(ledger)
    ? spared.flatMap(({ words, range }) => (lacks(ledger, words) ? [range] : []))
    : [];
});

/** Nothing has to be done. */
const RELIEVES =
  /\b(?:no (?:\p{L}+ ){1,2}(?:is|are) (?:needed|required|necessary)|no (?:further )?(?:action|changes?|updates?|steps?) (?:needed|required|necessary)|(?:need|have) (?:to )?do nothing|(?:need not|needn['’]t|(?:do|does)(?: not|n['’]t) (?:need|have) to) (?:do|take|change|update|act|worry)|nothing (?:to do|needs|has to be|changes)|(?:can|may) (?:safely )?(?:ignore|disregard)|you(?: are|['’]re) not (?:affected|impacted|concerned))\b/iu;
/** One that everybody meets in time, or who has nothing that ends. */
const TRIVIAL =
  /\b(?:already|previously|not|never|no longer|any ?more|since|recently|have (?:moved|migrated|updated|upgraded|switched)|n['’]t)\b/i;
/** So many characters of a sentence are looked at. */
const LONGEST = 300;

/** The words of the condition under which a sentence asks for nothing. */
function sparedBy(doc: Document, sentence: Sentence): { words: readonly Token[]; range: Range } | undefined {
  const { kind } = doc.blocks[sentence.block]!;
  if (sentence.end - sentence.start > LONGEST || (kind !== 'paragraph' && kind !== 'item')) return undefined;
  const text = doc.plain.slice(sentence.start, sentence.end);
  const leading = /^\W*(?:please note that\s)?(?:if|when|where)\s[^,;:]+(?=[,:])/i.exec(text);
  const trailing = leading ? null : /\s(?:if|when|where)\s[^,;:.]+(?=\W*$)/i.exec(text);
  const condition = leading ?? trailing;
  if (condition === null || TRIVIAL.test(condition[0])) return undefined;
  const [from, to] = [condition.index, condition.index + condition[0].length];
  // What is asked beside it is not spared: "if you use `a`, no update is required, but restart".
  const rest = leading ? text.slice(to) : text.slice(0, from);
  if (!RELIEVES.test(rest) || /\b(?:but|except|however|unless|other than|beyond)\b/i.test(rest)) return undefined;
  const words = doc.tokens.slice(sentence.first, sentence.last).filter(({ start, end, content, dateWord }) => {
    const inside = start >= sentence.start + from && end <= sentence.start + to;
    return inside && content && !dateWord;
  });
  return { words, range: { start: sentence.start, end: sentence.end } };
}
