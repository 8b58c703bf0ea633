import type { Token } from '../../../text/tokens.ts';

/** "The shutdown of X | took place", "the end of X | was reached": of the end itself it is told that it comes, or came. */
export function tellsEvent(tokens: readonly Token[], k: number): boolean {
  const at = /^(?:is|was|will|has|been|already)$/.test(tokens[k]?.lower ?? '') ? k + 1 : k;
  const [verb, next] = [tokens[at]?.lower ?? '', tokens[at + 1]?.lower ?? ''];
  if (/^t(?:akes?|ook|aken)$/.test(verb)) return /^(?:place|effect)$/.test(next);
  if (/^(?:go(?:es)?|went|gone)$/.test(verb)) return /^(?:ahead|through|into)$/.test(next);
  return /^(?:happen(?:s|ed)?|occur(?:s|red)?|comes?|came|reached|completed|carried|moves|follows)$/.test(verb);
}
