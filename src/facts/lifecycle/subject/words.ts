import type { Token } from '../../../text/tokens.ts';
import { isIndirectRelative } from '../relative.ts';
import { isCarrier, isTime, PRONOUN } from '../subject.ts';
import { behindAdverbial } from './behind-adverbial.ts';
import { behindOther } from './behind-other.ts';
import { behindTelling } from './behind-telling.ts';
import { commaBefore, isCompany, type Stretch } from './stretch.ts';

/** The tokens of a subject that carry it: content words, identifiers, pronouns, without dates and adverbials in front. */
export function subjectOf(tokens: readonly Token[], first: number, last: number, plain: string): number[] {
  const opens = behindWhereupon(tokens, first, last);
  const told: Stretch = { tokens, plain, first: behindTelling(tokens, opens, last, plain), last };
  const from = behindOther(told, behindAdverbial(told));
  const kept: number[] = [];
  for (let k = from; k < last; k++) {
    const close = k > from ? insertionEnd(told, k) : k;
    if (close > k) k = close - 1;
    else if (carries(tokens, k)) kept.push(k);
  }
  return kept;
}

/** "Support ends in May, whereupon | it is switched off": a clause of its own. */
function behindWhereupon(tokens: readonly Token[], first: number, last: number): number {
  for (let k = last - 1; k >= first && k > last - FAR; k--) if (tokens[k]!.lower === 'whereupon') return k + 1;
  return first;
}
/** So many words before its verb a subject begins. */
const FAR = 12;

function carries(tokens: readonly Token[], k: number): boolean {
  const token = tokens[k]!;
  // "Are not pulled after all, leave them up"
  if (token.lower === 'all' && /^(?:after|at|above)$/.test(tokens[k - 1]?.lower ?? '')) return false;
  return isCarrier(token) ? !isTime(tokens, k) : PRONOUN.has(token.lower) || isCompany(token);
}

/** Where a relative clause ends that begins at token `k`; `k` where none does. What it tells on the way is no subject. */
function insertionEnd(told: Stretch, k: number): number {
  const { tokens, last } = told;
  const { lower } = tokens[k]!;
  // "The add-on, which nobody can install since May, will be …"
  const relative = /^(?:which|who|whose)$/.test(lower) || (k + 1 < last && isIndirectRelative(tokens, k + 1));
  if (relative && commaBefore(told, k)) return lastComma(told, k);
  // "The report that Thistle sent you, called Family Mail, stopped"
  if (lower !== 'that' || !tokens[k - 1]!.content || tokens[k - 1]!.code) return k;
  let close = k + 1;
  while (close < last && !commaBefore(told, close)) close++;
  return close < last ? close : k;
}

/** The token behind the last comma that follows token `k`, or right before the verb; `k` where there is none. */
function lastComma(told: Stretch, k: number): number {
  const { tokens, last } = told;
  for (let close = last - 1; close > k; close--) if (commaBefore(told, close)) return close;
  return tokens[last] && commaBefore(told, last) ? last : k;
}
