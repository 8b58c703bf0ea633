import type { Token } from '../../../text/tokens.ts';
import { DUE } from '../events/life-event.ts';
import { isForeseen } from '../when.ts';
import { ADVERB, BE_NOW, BE_PAST, HAVE, MODAL, NEGATIVE } from '../words.ts';
import { PLANNING } from './words.ts';

type Tense = 'past' | 'ahead' | 'open';

/** One reading of a run of auxiliaries. */
export interface Group {
  readonly tense: Tense;
  readonly first: number;
  readonly last: number;
}
export const OPEN = (k: number): Group => ({ tense: 'open', first: k, last: k });

const FUTURE = /^(?:will|shall|won't|\w{1,6}'ll)$/;
/** A passive or perfect needs a word after it that can be its participle. */
const PARTICIPLE =
  /(?:ed|en|wn|id|ut|pt|lt|ft|ood|ead|ff|out|down|et|ught|und|gone|done|ost|ark|ung|urned)$|^(?:re)?(?:sent|spent|lent|meant|learnt|burnt)$/;

export const isAuxiliary = (token: Token): boolean =>
  !token.code &&
  // "10 May 2027": the month.
  !token.dateWord &&
  (FUTURE.test(token.lower) ||
    BE_PAST.has(token.lower) ||
    BE_NOW.has(token.lower) ||
    HAVE.has(token.lower) ||
    MODAL.has(token.lower) ||
    /^(?:had|hadn't|would|wouldn't|been|being|do|does|did|don't|doesn't|didn't)$/.test(token.lower));

/** Reads the auxiliaries round token `k`, which is one of them. */
export function groupAt(tokens: readonly Token[], k: number, floor: number, last: number): Group {
  let first = k;
  while (first - 1 >= floor && (isAuxiliary(tokens[first - 1]!) || ADVERB.has(tokens[first - 1]!.lower))) first--;
  while (first < k && !isAuxiliary(tokens[first]!)) first++;
  let verb = first;
  let negated = false;
  while (
    verb < last &&
    (isAuxiliary(tokens[verb]!) || ADVERB.has(tokens[verb]!.lower) || /ly$/.test(tokens[verb]!.lower))
  ) {
    negated ||= NEGATIVE.has(tokens[verb]!.lower);
    verb++;
  }
  const group = { first, last: Math.min(verb, last - 1) };
  if (FUTURE.test(tokens[first]!.lower)) return { tense: 'ahead', ...group };
  const isOpen = negated || verb >= last || tokens[verb]?.code !== false;
  return { tense: isOpen ? 'open' : tenseOf(tokens, first, verb, floor, last), ...group };
}

/** The tense of the auxiliaries from `first` on with the verb behind them. */
function tenseOf(tokens: readonly Token[], first: number, verb: number, floor: number, last: number): Tense {
  const head = tokens[first]!.lower;
  const next = tokens[verb + 1];
  const { lower, lemma } = tokens[verb]!;
  if (BE_NOW.has(head) && (tokens[first + 1]?.lower === 'being' || (lower === 'going' && next?.lower === 'to')))
    return 'ahead';
  const perfect = HAVE.has(head);
  if (perfect) {
    // "Has been rejecting calls since"
    if (tokens[verb - 1]?.lower === 'been' && lower.endsWith('ing')) return 'past';
    // "Has expired by then"
    if (isForeseen(tokens, floor, first, verb + 1, last)) return 'ahead';
    // "Has ranked seasons frozen": what somebody has done to it.
    if (next?.content && /[^s]s$/.test(next.lower) && PARTICIPLE.test(tokens[verb + 2]?.lower ?? '')) return 'open';
  }
  // "Has been put off until 3 May"
  if (lower === 'put' && /^(?:off|back)$/.test(next?.lower ?? '')) return 'open';
  if (!PARTICIPLE.test(lower) || PLANNING.has(lemma) || isForEnd(tokens, verb + 1)) return 'open';
  return perfect || (BE_PAST.has(head) && next?.lower !== 'to') ? 'past' : 'open';
}

/** "Has been marked | for removal on 3 May", "was put down for its retirement": what has been done is to plan the end. */
const isForEnd = (tokens: readonly Token[], at: number): boolean =>
  [at, at + 1].some((k) => tokens[k]?.lower === 'for' && [k + 1, k + 2].some((n) => DUE.test(tokens[n]?.lower ?? '')));
