import type { Token } from '../../text/tokens.ts';
import { isOrderByForm } from './orders/base-form.ts';
import type { Candidate } from './orders/candidate.ts';
import { isKnownStep, isOrderOfStep } from './orders/known-step.ts';
import { isNoOrder } from './orders/no-order.ts';

/** Words that may stand before an imperative without being its subject. */
const BEFORE =
  /^(?:please|then|and|or|so|first|next|finally|also|now|just|simply|instead|therefore|afterwards|either|otherwise|before|kindly|always|to|you|only|optionally|alternatively|meanwhile|never|not|don't|do|let['’]s)$/;

/** "Re-home it": the verb stands behind the hyphen. */
export const verbAt = (tokens: readonly Token[], k: number, plain: string): number =>
  tokens[k]!.lower === 're' && !tokens[k]!.code && plain[tokens[k]!.end] === '-' && k + 1 < tokens.length ? k + 1 : k;

/** The token of the imperative that opens a clause, or -1. */
export function orderAt(tokens: readonly Token[], first: number, last: number, plain: string): number {
  let k = first;
  while (k < last && !tokens[k]!.code && BEFORE.test(tokens[k]!.lower)) k++;
  if (k >= last) return -1;
  // "You get this mail", "you get two seats": what comes to the reader.
  if (k > first && tokens[k]!.lower === 'get' && tokens[k - 1]!.lower === 'you') return -1;
  const at = verbAt(tokens, k, plain);
  if (at >= last) return -1;
  const verb = tokens[at]!;
  // "Do Rosters › Move to Planner": the menu is the object.
  if (at > first && verb.capital && tokens[at - 1]!.lower === 'do') return at - 1;
  if (verb.code || verb.shaped || verb.number || verb.dateWord) return -1;
  const next = at + 1 < last ? tokens[at + 1] : undefined;
  const candidate: Candidate = { tokens, plain, first, last, at, verb, next };
  if (isNoOrder(candidate)) return -1;
  return (isKnownStep(candidate) ? isOrderOfStep(candidate) : isOrderByForm(candidate)) ? at : -1;
}
