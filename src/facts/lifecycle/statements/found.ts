import { leadsIn } from '../subject.ts';
import type { Verb } from './verb.ts';

const FINDS = /^(?:finds?|sees?)$/;
/** Words by which a sentence tells of another time or of a condition. */
const WHEN = /^(?:when|once|if|unless|whether|after|before|until|till|by|as|then|soon|later)$/;
/** What stands right before a verb that tells no fact of its own subject. */
const NO_FACT =
  /^(?:will|would|shall|may|might|can|could|must|should|to|not|never|won't|cannot|who|which|that|and|or)$|'ll$/;

/**
 * "Growers | find it closed", "shops find the feed removed": a participle that tells how something is found now, with its
 * object between the two verbs, and no time in front or behind.
 */
export function isFoundSo({ doc, s, at, end, predicate }: Verb): boolean {
  if (predicate.family !== 'removal') return false;
  const { tokens, plain, sentences } = doc;
  const { first, last } = sentences[s]!;
  const gap = (k: number): string => plain.slice(tokens[k - 1]!.end, tokens[k]!.start);
  if (end < last && (!/[.;:,!–—]/.test(gap(end)) || leadsIn(tokens[end]!.lower))) return false;
  let finds = at - 1;
  while (finds > first && finds > at - LONGEST && !FINDS.test(tokens[finds]!.lower) && !/[,;:()]/.test(gap(finds)))
    finds--;
  const isVerb = finds < at - 1 && finds > first && FINDS.test(tokens[finds]!.lower) && !tokens[finds]!.code;
  if (!isVerb || NO_FACT.test(tokens[finds - 1]!.lower) || leadsIn(tokens[first]!.lower)) return false;
  return !tokens.slice(first, at).some(({ lower, code }) => !code && WHEN.test(lower));
}
/** So many words lie between the two verbs at most. */
const LONGEST = 7;
