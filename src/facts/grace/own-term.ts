import type { Token } from '../../text/tokens.ts';

const LASTS = /^(?:extend|run|last|reach)(?:s|ing)?$/;
const TERM = /^(?:contract|agreement|subscription|licen[cs]e|lease|warranty|term|commitment|membership|rider)s?$/;

/** "Contracts that extend beyond that date": the verb at `at` tells how long the reader's own term lasts, and grants nothing. */
export function isOwnTerm(tokens: readonly Token[], at: number): boolean {
  if (!LASTS.test(tokens[at]!.lower) || !/^(?:beyond|past|after|until|through|into)$/.test(tokens[at + 1]?.lower ?? ''))
    return false;
  const noun = tokens[/^(?:that|which)$/.test(tokens[at - 1]?.lower ?? '') ? at - 2 : at - 1];
  return noun !== undefined && TERM.test(noun.lower);
}
