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
