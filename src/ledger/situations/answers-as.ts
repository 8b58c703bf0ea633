import type { Document } from '../../text/document.ts';
import { type Range, rangeAt } from '../../text/span.ts';

/** "`E_UNKNOWN_FLAG`", "`model_retired`". */
const ERROR = /^[A-Z]{1,4}\d{2,5}$|^[A-Z][A-Z\d]*_[A-Z\d_]+$|^[a-z]+_[a-z_]+$/;
/** What an error's name stands behind; a setting or a function may be spelt like one. */
const FAILS = /^(?:fail|return|raise|exit|answer|throw|respond|reject|refuse|get|receive|error)(?:s|ed|ing|es)?$/;
/** So many words before an error's name the verb stands. */
const REACH = 5;

/** "Since its shutdown it returns 410", of the notice's "requests fail with 410": told as what happens now. */
export function answersAs(notice: Document, evidence: Range, output: Document): boolean {
  const at = rangeAt(notice.sentences, evidence.start);
  const { block, first: from, last: to, end: ends } = notice.sentences[at]!;
  // "Removed: `--quick`. It now exits with `E_UNKNOWN_FLAG`."
  const next = notice.sentences[at + 1];
  const last = next?.block === block ? next.last : to;
  const codes = new Set<string>();
  for (let k = from; k < last; k++) {
    const { text, lower, code, dateWord, end } = notice.tokens[k]!;
    const status = end <= ends && !dateWord && /^[45]\d\d$/.test(text);
    if (status || (code && ERROR.test(text) && isBehindFailure(notice, k))) codes.add(lower);
  }
  return output.sentences.some(({ first, last: stop }) => {
    const words = output.tokens.slice(first, stop);
    return (
      words.some(({ lower }) => codes.has(lower)) && !words.some(({ lower }) => /^(?:will|shall|going)$/.test(lower))
    );
  });
}

function isBehindFailure({ tokens }: Document, at: number): boolean {
  for (let k = at - 1; k >= 0 && k >= at - REACH; k--)
    if (!tokens[k]!.code && FAILS.test(tokens[k]!.lower)) return true;
  return false;
}
