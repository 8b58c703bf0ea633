import type { Document } from '../../text/document.ts';
import { isTime } from './subject.ts';

/** A subject with what ends together with it; itself where nothing does. */
export function withCompanions(doc: Document, s: number, end: number, subject: readonly number[]): readonly number[] {
  const more = subject.length > 0 ? companions(doc, s, Math.max(end, subject.at(-1)! + 1)) : [];
  return more.length > 0 ? subject.concat(more) : subject;
}

/**
 * What ends with the subject, told behind the verb: "`a` closes on 3 May, as does `b`", "together with `b`", "and so will
 * `b`". By the tokens of its words; `from` is one past the verb and its object.
 */
function companions({ tokens, plain, sentences }: Document, s: number, from: number): readonly number[] {
  const { last } = sentences[s]!;
  const word = (k: number): string => (k < last && !tokens[k]!.code ? tokens[k]!.lower : '');
  for (let k = from; k + 2 < last && k < from + FAR; k++) {
    if (k > from && /[;:.]/.test(plain.slice(tokens[k - 1]!.end, tokens[k]!.start))) return [];
    const joins = (/^(?:as|so)$/.test(word(k)) && HELPS.test(word(k + 1))) || WITH.test(`${word(k)} ${word(k + 1)}`);
    if (!joins) continue;
    const words: number[] = [];
    for (let n = k + 2; n < last && n < k + 2 + NAME; n++) {
      if (n > k + 2 && /[,;:.()]/.test(plain.slice(tokens[n - 1]!.end, tokens[n]!.start))) break;
      if (isTime(tokens, n) || /^(?:on|in|at|from|by|for|is|are|which|who|that)$/.test(word(n))) break;
      if (tokens[n]!.content) words.push(n);
    }
    return words;
  }
  return [];
}
const HELPS = /^(?:is|are|do|does|did|will|has|have|was|were)$/;
const WITH = /^(?:together with|along with|as with)$/;
/** So many words behind the verb, and so many words long. */
const [FAR, NAME] = [14, 5];
