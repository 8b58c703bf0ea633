import type { Document } from '../../text/document.ts';
import { isImperative } from '../actions/imperative.ts';
import { populationOf } from '../audience/population.ts';
import { isKnownVerb } from '../grammar/has-verb.ts';
import { LABELLED, TAKES_OVER } from '../replacement/takes-over.ts';

/** How far round a name the words are looked at that tell it, in characters. */
const REACH = 90;
/** "Training replaces it", "Registration takes its place": what is done, and no product. */
const ABSTRACT = /(?:ing|ions?|ments?|ness|ity|[ae]nce)$/;

/**
 * "Lantern takes its place.", "Replacement: Lantern": where every word has a capital, one that stands there for what comes
 * instead is a name all the same, for it has no article.
 */
export function isSuccessorsName(doc: Document, first: number, last: number): boolean {
  const { tokens, plain } = doc;
  const [{ start }, { end }] = [tokens[first]!, tokens[last - 1]!];
  if (/^(?:none|nothing|nil|tb[acd])$/.test(tokens[first]!.lower)) return false;
  if (isImperative(tokens, first) || populationOf(tokens[first]!) !== null) return false;
  const after = plain
    .slice(end, end + REACH)
    .split('\n', 1)[0]!
    .toLowerCase();
  const line = plain.slice(Math.max(0, start - REACH), start);
  const before = line.slice(line.lastIndexOf('\n') + 1).toLowerCase();
  if (/[:→]\s*$/.test(before)) return /^\s*(?:[.,;(]|$)/.test(after) && LABELLED.test(before);
  // "Support takes over your boards": a word that is a verb too is a common one.
  return !ABSTRACT.test(tokens[first]!.lower) && !isKnownVerb(tokens[first]!) && TAKES_OVER.test(after);
}
