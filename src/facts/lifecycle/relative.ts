import type { Document } from '../../text/document.ts';
import type { Token } from '../../text/tokens.ts';

/** A relative clause that hangs on one of these: its pronoun is no subject, so what it tells is told of another. */
const INDIRECT = /^(?:for|in|on|at|to|from|by|with|through|over|under|without|via|against|behind)$/;
/** "At which point it ends", "on which day": the main line goes on; but "in which time was logged". */
export const WHICH_TIME = /^(?:point|time|date|day|moment|case|stage|release|version|year|month)$/;

/** "For which", "with whom": a pronoun that cannot be the subject of its clause; "both of which" can. */
export const isIndirectRelative = (tokens: readonly Token[], k: number): boolean =>
  /^(?:which|whom)$/.test(tokens[k]!.lower) &&
  !tokens[k]!.code &&
  INDIRECT.test(tokens[k - 1]?.lower ?? '') &&
  !(WHICH_TIME.test(tokens[k + 1]?.lower ?? '') && !/^(?:is|was|will|has)$/.test(tokens[k + 2]?.lower ?? ''));

/** The pronoun of such a clause in which the verb at `last` stands. Behind a closing comma the main clause goes on. */
export function indirectRelative(
  tokens: readonly Token[],
  first: number,
  last: number,
  plain: string,
): number | undefined {
  const comma = (k: number): boolean => plain.slice(tokens[k - 1]!.end, tokens[k]?.start).includes(',');
  for (let k = last - 2; k > first; k--)
    if (isIndirectRelative(tokens, k)) return tokens[last] && comma(last) ? undefined : k;
  return undefined;
}

/** "The bridge that your school has paired": the pronoun is an object, and the verb that of a subject within the clause. */
export function isInRelative(tokens: readonly Token[], verb: number, floor: number): boolean {
  let k = verb - 1;
  while (k > floor && tokens[k]!.content && !tokens[k]!.code) k--;
  return (
    k - 2 >= floor &&
    /^(?:you|we|they|it|your|our|the|their|its)$/.test(tokens[k]!.lower) &&
    /^(?:that|which|whom)$/.test(tokens[k - 1]!.lower) &&
    tokens[k - 2]!.content &&
    // "We announced that the feed has closed": what is said.
    !/(?:ed|said|told|wrote|know|means?|says?|sure|note)$/.test(tokens[k - 2]!.lower)
  );
}

/** "Merchants whose terminals connect with it | will be refused": the relative clause has its verb before the main one. */
export function hasOwnVerb(tokens: readonly Token[], first: number, chain: number): boolean {
  for (let k = first + 2; k + 2 < chain; k++)
    if (/[^s]s$/.test(tokens[k - 1]!.lower) && /^\p{Ll}+[^s]$/u.test(tokens[k]!.text) && tokens[k]!.content)
      return PREPOSITION.test(tokens[k + 1]!.lower) || tokens[k + 1]!.code;
  return false;
}

/** "The licence it was trained under", "services the authority has appointed": a relative clause without its pronoun. */
export function isContact({ tokens, plain }: Document, verb: number, floor: number): boolean {
  let subject = verb - 1;
  if (subject <= floor) return false;
  if (tokens[subject]!.content && !tokens[subject]!.code) {
    while (subject > floor && tokens[subject]!.content && !tokens[subject]!.code) subject--;
    // "For fleet owners the server has closed": a phrase in front, and no noun that a clause could hang on.
    if (!/^(?:the|our|its|their|your)$/.test(tokens[subject]!.lower) || PREPOSITION.test(tokens[floor]!.lower))
      return false;
  } else if (!/^(?:it|they|we|you)$/.test(tokens[subject]!.lower)) return false;
  const noun = tokens[subject - 1];
  return (
    noun !== undefined &&
    subject - 1 >= floor &&
    (noun.content || /^(?:ones|those|what|all)$/.test(noun.lower)) &&
    !noun.dateWord &&
    !noun.number &&
    /^\p{Ll}+s?$/u.test(noun.text) &&
    plain.slice(noun.end, tokens[subject]!.start) === ' '
  );
}
const PREPOSITION = /^(?:for|in|on|at|from|with|to|by|of|under|as|since|after)$/;
