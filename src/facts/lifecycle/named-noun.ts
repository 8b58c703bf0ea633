import type { Token } from '../../text/tokens.ts';

/** So many words before "these keys" the keys were named. */
const POINTED = 80;
/** "Keys starting with `tk1_`". */
const isStarting = (tokens: readonly Token[], noun: number): boolean =>
  /^(?:starting|beginning|that|which|with|whose)$/.test(tokens[noun + 1]?.lower ?? '') &&
  tokens.slice(noun + 2, noun + 5).some(({ code }) => code);

/** "WS-Token", "`lk_` keys", "Guest Links": the word belongs to the name of a thing. */
export function isNamed(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  if (before === undefined) return false;
  // "`tk1_` keys … We have disabled these keys": as they were named before.
  if (/^(?:these|those)$/.test(before.lower))
    for (let k = at - 2; k > 0 && k > at - POINTED; k--)
      if (
        tokens[k]!.lemma === tokens[at]!.lemma &&
        (tokens[k - 1]!.code || tokens[k + 1]!.code || isStarting(tokens, k))
      )
        return true;
  // "PinMate codes", "PX-1 codes"
  if (!before.code && before.content && PROPER.test(before.text)) return true;
  return before.code || (tokens[at]!.capital && before.capital && before.content);
}
/** A name by its form: a capital within it, or letters with a figure. */
const PROPER = /^\p{Lu}\p{Ll}+\p{Lu}|^\p{Lu}+-\d+$/u;
