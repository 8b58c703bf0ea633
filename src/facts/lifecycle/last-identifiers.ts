import type { Document } from '../../text/document.ts';

/** The last identifiers before a token, unless they follow "use", "by" or "its successor" and so name the replacement. */
export function lastIdentifiers(doc: Document, before: number, from = 0): number[] {
  const found: number[] = [];
  for (let k = before - 1; k >= from && k > before - 60; k--) {
    const token = doc.tokens[k]!;
    // "As of 12.4", "at the end of Q2", "1st of May": when.
    const release = !token.code && /^(?:\d+(?:\.\d+)+|q[1-4]|\d{1,2}(?:st|nd|rd|th))$/.test(token.lower);
    if (release || !(token.code || token.shaped || token.url)) {
      if (found.length > 0) break;
      continue;
    }
    const lead = doc.tokens[k - 1];
    if (
      lead &&
      !lead.code &&
      /^(?:use|with|by|to|into|onto|instead|prefer|call|via|error|code|return|returns|successor|replacement|alternative)$/.test(
        lead.lower,
      )
    )
      continue;
    found.unshift(k);
  }
  return found;
}
