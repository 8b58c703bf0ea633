import type { Document } from '../../text/document.ts';
import { type Range, rangeAt } from '../../text/span.ts';

/** "`E_UNKNOWN_FLAG`", "`model_retired`". */
const ERROR = /^[A-Z]{1,4}\d{2,5}$|^[A-Z][A-Z\d]*_[A-Z\d_]+$|^[a-z]+_[a-z_]+$/;

/** "Since its shutdown it returns 410", of the notice's "requests fail with 410": told as what happens now. */
export function answersAs(notice: Document, evidence: Range, output: Document): boolean {
  const at = rangeAt(notice.sentences, evidence.start);
  const { block, first: from, last: to, end: ends } = notice.sentences[at]!;
  // "Removed: `--quick`. It now exits with `E_UNKNOWN_FLAG`."
  const next = notice.sentences[at + 1];
  const codes = new Set(
    notice.tokens
      .slice(from, next?.block === block ? next.last : to)
      .filter(
        ({ text, code, dateWord, end }) =>
          !dateWord && ((end <= ends && /^[45]\d\d$/.test(text)) || (code && ERROR.test(text))),
      )
      .map(({ lower }) => lower),
  );
  return output.sentences.some(({ first, last }) => {
    const words = output.tokens.slice(first, last);
    return (
      words.some(({ lower }) => codes.has(lower)) && !words.some(({ lower }) => /^(?:will|shall|going)$/.test(lower))
    );
  });
}
