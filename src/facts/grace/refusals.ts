import { lemma } from '../../text/lemma.ts';
import type { Token } from '../../text/tokens.ts';

const keys = (text: string): ReadonlySet<string> => new Set(text.split(' ').map((word) => lemma(word)));

/** What is said of a thing that is not to be had: "extensions are impossible". */
const REFUSED = keys('impossible unavailable inadmissible exclude refuse deny preclude bar forbid prohibit reject');
/** Verbs that refuse what follows them: "the law precludes an extension". */
const REFUSES = keys('exclude refuse deny decline preclude bar forbid prohibit prevent reject');
/** "Out of the question", "off the table", "ruled out": a place where nothing is to be had. */
const AWAY = /^(?:out|off)$/;
const PLACE = /^(?:question|table|cards)$/;

/** So many words around a noun its refusal is looked for. */
const REACH = 5;

/** "Has ruled out extensions", "has excluded any extension": the verb within the words `first` to `last` (one past) refuses. */
export const refusesWithin = (tokens: readonly Token[], first: number, last: number): boolean =>
  tokens
    .slice(first, last)
    .some(
      ({ lower, lemma: key }, k) =>
        REFUSES.has(key) || (lower === 'out' && /^rul/.test(tokens[first + k - 1]?.lower ?? '')),
    );

/** Whether the words `first` to `last` (one past) are refused by a predicate behind them or a verb before them, with no negation at all. */
export function isRefused(
  tokens: readonly Token[],
  first: number,
  last: number,
  opens: (token: number) => boolean,
): boolean {
  for (let i = last; i < Math.min(tokens.length, last + REACH) && !opens(i); i++) {
    const { lower, lemma: key } = tokens[i]!;
    if (REFUSED.has(key) || (lower === 'out' && /^rul/.test(tokens[i - 1]!.lower))) return true;
    if (AWAY.test(lower) && [1, 2, 3].some((k) => PLACE.test(tokens[i + k]?.lower ?? ''))) return true;
  }
  for (let i = first - 1; i >= Math.max(0, first - REACH) && !opens(i + 1); i--) {
    const { lower, lemma: key } = tokens[i]!;
    if (REFUSES.has(key) || (lower === 'out' && /^rul/.test(tokens[i - 1]?.lower ?? ''))) return true;
  }
  return false;
}
