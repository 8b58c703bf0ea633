import type { Token } from '../../../text/tokens.ts';
import { isCarrier, isDeterminer, isTime, leadsIn } from '../subject.ts';
import { commaBefore, type Stretch } from './stretch.ts';

/** Where a subject begins behind another phrase or clause in its stretch; `first` where none of these stands there. */
export function behindOther(told: Stretch, first: number): number {
  let from = behindColon(told, first);
  from = behindConjunction(told, from);
  from = behindDay(told, from);
  return behindWith(told, from);
}

/** "… in `model`: `heron-1` went": behind a colon another phrase begins. */
function behindColon({ tokens, plain, last }: Stretch, from: number): number {
  for (let k = last - 1; k > from; k--) if (/:\s/.test(plain.slice(tokens[k - 1]!.end, tokens[k]!.start))) return k;
  return from;
}

/** "Bridges are brought to 11.2 and `v1` ends there too": behind the conjunction another clause has its own subject. */
function behindConjunction(told: Stretch, from: number): number {
  const { tokens, last } = told;
  for (let k = last - 2; k > from; k--)
    if (/^(?:and|but|while)$/.test(tokens[k]!.lower) && (isBeforePronoun(told, k) || hasClause(tokens, from, k)))
      return k + 1;
  return from;
}

/** "It warns of both, and both | are dropped": so it does behind a comma, where nothing but the pronoun follows. */
const isBeforePronoun = (told: Stretch, k: number): boolean =>
  k + 2 === told.last && /^(?:both|they|it|all)$/.test(told.tokens[k + 1]!.lower) && commaBefore(told, k);

/** A clause with its subject and an auxiliary stands between, and no relative one. */
function hasClause(tokens: readonly Token[], from: number, to: number): boolean {
  let named = false;
  for (let k = from; k < to; k++) {
    const { lower, code } = tokens[k]!;
    if (!code && /^(?:which|that|who|whose|whom|where|if|when|both|either)$/.test(lower)) return false;
    if (!code && named && /^(?:is|are|was|were|will|has|have)$/.test(lower)) return true;
    named ||= isCarrier(tokens[k]!);
  }
  return false;
}

/** "`a` has its last run on 3 May, `b` on 4 June, `c` was stopped": behind the day of one thing the next one begins. */
function behindDay(told: Stretch, from: number): number {
  const { tokens, plain, last } = told;
  for (let k = last - 1; k > from; k--) {
    const token = tokens[k]!;
    if (!isTime(tokens, k - 1) || isTime(tokens, k) || !commaBefore(told, k) || leadsIn(token.lower)) continue;
    const closes = /^[^(]*\)/.test(plain.slice(token.start, tokens[last]?.start));
    return !closes && (isCarrier(token) || isDeterminer(token)) ? k : from;
  }
  return from;
}

/** "The end of Pull, with `daily.csv` already off": another thing's. */
function behindWith(told: Stretch, from: number): number {
  const { tokens, plain, last } = told;
  for (let k = last - 1; k > from && !(tokens[k + 1] && commaBefore(told, k + 1)); k--)
    if (
      tokens[k]!.lower === 'with' &&
      commaBefore(told, k) &&
      !plain.slice(tokens[k]!.end, tokens[last]?.start).includes(')')
    )
      return k + 1;
  return from;
}
