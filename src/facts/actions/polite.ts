import type { Token } from '../../text/tokens.ts';
import { isDoing } from './orders/doing.ts';

/** So far behind its opening the verb of a polite request stands. */
const NEAR = 8;
const OPENS = /^(?:would|could|will|can)$/;
const GLAD =
  /^(?:grateful|thankful|obliged|glad|pleased|delighted|appreciated?|kind|helpful|helps?|good|lovely|nice|easier|appreciative)$/;

/**
 * What letters ask in the manner of a wish: "Would you bring the key back?", "Could each family send an envelope?", "I should
 * be grateful if you would return the slip", "it would help us if players signed the form". `k` is the word that opens it.
 */
export function isPolite(tokens: readonly Token[], k: number, first: number, last: number): boolean {
  const { lower } = tokens[k]!;
  if (k === first && OPENS.test(lower))
    return /^(?:you|each|every|all|those|any)$/.test(word(k + 1)) && asksStep(k + 2);
  if (lower !== 'if' || !/^(?:you|each|every|all|those|\p{L}+s)$/u.test(word(k + 1))) return false;
  for (let n = k - 1; n >= first && n > k - 5; n--) if (GLAD.test(word(n))) return asksStep(k + 2);
  return false;

  function word(n: number): string {
    return n < last ? tokens[n]!.lower : '';
  }
  /** A step follows, and no hope or offer: "grateful if you would stay with us". */
  function asksStep(from: number): boolean {
    for (let n = from; n < last && n < from + NEAR; n++) {
      const token = tokens[n]!;
      if (token.code) return false;
      if (isDoing(token) && !/[aeiouy][a-z]*ing$/.test(token.lower)) return true;
    }
    return false;
  }
}
