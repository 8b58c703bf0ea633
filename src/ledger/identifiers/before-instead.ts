import type { IdentifierFact } from '../../facts/identifiers.ts';
import type { Document, Sentence } from '../../text/document.ts';

/** "put it into the `x` field instead": the last identifier before the word is what comes instead. */
export function isBeforeInstead(doc: Document, sentence: Sentence, fact: IdentifierFact): boolean {
  const rest = doc.plain.slice(fact.range.end, Math.min(sentence.end, fact.range.end + 120));
  const at = rest.search(/\binstead\b(?! of)/i);
  return (
    at >= 0 &&
    !/[;.]\s/.test(rest.slice(0, at)) &&
    !doc.code.some((range) => range.start >= fact.range.end && range.start < fact.range.end + at)
  );
}
