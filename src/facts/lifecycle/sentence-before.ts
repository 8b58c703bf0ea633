import type { Document } from '../../text/document.ts';
import { isEmpty, keysOf } from './keys.ts';
import { isGroup, isMark, LABEL, openingPhrase, VERBAL } from './mention.ts';
import { isTime } from './subject.ts';
import { isThirdParty } from './words.ts';

/**
 * Where a sentence begins to name what it is about: behind a comma that closes an adverbial ("In 5.0, the panel …"), behind
 * the "that" of what was said ("In May we told you that the panel …"), or with its first word.
 */
function topicOf({ tokens, plain, sentences }: Document, s: number): number {
  const { first, last } = sentences[s]!;
  const to = Math.min(last, first + 16);
  if (/^(?:goodbye|farewell)$/.test(tokens[first]?.lower ?? '') && first + 2 < last)
    return tokens[first + 1]!.lower === 'to' ? first + 2 : first + 1;
  for (let k = first + 1; k + 1 < to; k++)
    if (tokens[k]!.lower === 'that' && SAID.test(tokens[k - 1]!.lower)) return k + 1;
  if (!/^(?:in|on|at|as|from|since|until|after|before|for|with|by|to|under)$/.test(tokens[first]?.lower ?? ''))
    return first;
  for (let k = first + 2; k < to && !VERBAL.test(tokens[k - 1]!.lower); k++)
    if (/,\s/.test(plain.slice(tokens[k - 1]!.end, tokens[k]!.start)) && !isTime(tokens, k)) return k;
  return first;
}
const SAID = /^(?:said|told|announced|wrote|promised|you|know|mentioned|warned|reported)$/;

/** "RFC notice: the `x` header is deprecated": a title that names no thing stands before the colon. */
function behindTitle({ tokens, plain, sentences }: Document, s: number, from: number): number {
  const to = Math.min(sentences[s]!.last, from + 6);
  for (let k = from + 1; k < to; k++) {
    if (tokens[k - 1]!.code || VERBAL.test(tokens[k - 1]!.lower)) return from;
    if (/:\s/.test(plain.slice(tokens[k - 1]!.end, tokens[k]!.start)))
      return /^(?:the|our|your|its)$/.test(tokens[k]!.lower) && isMark(tokens[k + 1] ?? tokens[k]!) ? k : from;
  }
  return from;
}

/** "`pack --flat`, in projects with `layout = 1`": the identifiers that open the phrase, up to what a comma adds to them. */
function untilAdded({ tokens, plain }: Document, phrase: number[]): number[] {
  if (!tokens[phrase[0] ?? -1]?.code) return phrase;
  const end = phrase.findIndex(
    (k, n) =>
      n > 0 &&
      !tokens[k]!.code &&
      /, (?:in|on|for|with|of|where|when|if|as)\s/.test(plain.slice(tokens[phrase[n - 1]!]!.end, tokens[k]!.start)),
  );
  return end < 0 ? phrase : phrase.slice(0, end);
}

/** What a pronoun at the start of a sentence goes back to: the first noun phrase of the sentence before, in the same block. */
export function antecedent(doc: Document, sentence: number): number[] {
  const { block } = doc.sentences[sentence]!;
  for (let s = sentence - 1; s >= 0 && s >= sentence - 3; s--) {
    if (doc.sentences[s]!.block !== block) break;
    const phrase = untilAdded(doc, openingPhrase(doc, s, behindTitle(doc, s, topicOf(doc, s))));
    const keys = keysOf(doc.tokens, phrase);
    // "Update, 14 December.": when a text was written.
    if (phrase.length === 1 && LABEL.test(doc.tokens[phrase[0]!]!.lower)) continue;
    if (
      phrase.length > 0 &&
      phrase.length < 14 &&
      !isEmpty(keys) &&
      keys.strong.size + keys.weak.size <= 8 &&
      !isGroup(doc, phrase) &&
      // "The act obliges us …": it is no thing of the company's.
      !phrase.some((k) => isThirdParty(doc.tokens[k]!))
    )
      return phrase;
  }
  return [];
}
