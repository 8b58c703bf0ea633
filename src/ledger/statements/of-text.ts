import { isFooterOfTalk } from '../../facts/lifecycle/footer-of-talk.ts';
import type { Reading } from '../../facts/read.ts';
import type { Statement } from '../../facts/statements.ts';
import type { Document } from '../../text/document.ts';

/** "Stay curious, Tomás": the close of a letter, and what stands under it. */
export function isClose({ facts: { filler } }: Reading, { range }: Statement): boolean {
  const last = filler.at(-1);
  return last?.sort === 'signature' && last.range.start <= range.start;
}

/**
 * "This ticket closes itself after 14 days", "you received this mandatory service announcement": of the very text that the
 * reader holds, and of no thing.
 */
export function isOfTextItself(doc: Document, { clause }: Statement): boolean {
  const { tokens } = doc;
  if (YOU_GET.test(doc.plain.slice(clause.start, Math.min(clause.end, clause.start + FAR)))) return true;
  if (isFooterOfTalk(doc, clause)) return true;
  const word = (n: number): string => (clause.first + n < clause.last ? tokens[clause.first + n]!.lower : '');
  return word(0) === 'this' && TEXT.test(word(1)) && LEAVES.test(word(/^(?:will|is|gets)$/.test(word(2)) ? 3 : 2));
}
const YOU_GET =
  /^you(?:['’](?:re|ve)|\sare|\shave)?\s(?:receiv(?:e|ed|ing)|g[eo]t|getting)\s(?:this|the above)\s(?:[\p{L}-]+\s){0,3}(?:e-?mail|mail|message|notice|letter|announcement|bulletin|reminder|communication)\b/iu;
/** In characters. */
const FAR = 120;
const TEXT =
  /^(?:ticket|thread|topic|case|poll|survey|e-?mail|mail|message|notice|page|post|banner|letter|announcement|bulletin|reminder|conversation|channel)$/;
const LEAVES = /^(?:clos(?:es?|ed)|expires?|disappears?|locks?|locked|archived?|be|removed|hidden|goes)$/;
