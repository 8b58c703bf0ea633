import type { Document } from '../../../text/document.ts';
import type { Token } from '../../../text/tokens.ts';
import { predicateAt } from '../predicate.ts';
import { isDatePart, isPresentForm } from './words.ts';

/** "`a` on 3 May and `b` on 4 June": names and times alone, no verb of its own. */
export function sharesVerb({ tokens }: Document, from: number, to: number): boolean {
  let plainWords = 0;
  for (let k = from + 1; k < to; k++) {
    const token = tokens[k]!;
    if (isPresent(tokens, k, to)) return false;
    if (!token.code && !token.shaped && !token.number && !token.dateWord && token.content) plainWords++;
  }
  return plainWords <= 3;
}

/** "…, which we ceased to sell on 2 May, ends on 3 June": the past verb has its day, and another verb takes the next. */
export function isOverBy({ tokens }: Document, verb: number, at: number): boolean {
  let dated = false;
  for (let k = verb + 1; k < at; k++) {
    if (dated && isPresent(tokens, k, at)) return true;
    dated ||= isDatePart(tokens[k]!);
  }
  return false;
}

/** "The pool closes", "older ones fail": a verb in the present. */
function isPresent(tokens: readonly Token[], k: number, to: number): boolean {
  if (isPresentForm(tokens[k]!.lower)) return true;
  const form = predicateAt(tokens, k, to)?.form;
  if (form === undefined) return false;
  return (
    tokens[k]!.text.endsWith('s') || (form === 'base' && /(?:s|ones|these|those|both|they)$/.test(tokens[k - 1]!.lower))
  );
}
