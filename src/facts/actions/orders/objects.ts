import type { Token } from '../../../text/tokens.ts';
import { isAmbiguous } from './doing.ts';

/** Whether a word begins an object. */
export const isDeterminer = (word: string): boolean =>
  /^(?:what|which|whichever|whatever|how|whether|those|yours|one|two|both|new|another|other|only|that|the|your|a|an|its|all|any|each|every|this|these|it|them)$/.test(
    word,
  );

/** Whether a word begins an object, or what a preposition binds to a verb. */
export const startsObject = (word: string): boolean =>
  isDeterminer(word) ||
  /^(?:to|from|in|on|with|for|by|out|up|off|over|again|before|as|and|under|at|through|via|into|online)$/.test(word);

const FINITE =
  /^(?:is|are|was|were|has|have|had|will|would|can|cannot|may|must|should|does|do|did|isn't|aren't|won't|ends?|stops?|works?|stays?|remains?|keeps?|gets?|no)$/;

/** Behind a verb, a verb besides is looked for so far on. */
const REACH = 14;

/** Whether a verb with a tense of its own stands behind the one at `at`, from the token `from` on. */
export function hasFinite(tokens: readonly Token[], at: number, from: number, last: number): boolean {
  for (let k = from; k < last && k < at + REACH; k++)
    if (!tokens[k]!.code && FINITE.test(tokens[k]!.lower)) return true;
  return false;
}

/** "Export alert rules to JSON": a compound in the plural as object, and no verb besides. */
export function opensWithObject(tokens: readonly Token[], at: number, last: number): boolean {
  const head = tokens[at + 2];
  if (!head || at + 2 >= last || head.code || !/^[a-z]{3,}s$/.test(head.text) || !head.content) return false;
  return !hasFinite(tokens, at, at + 3, last);
}

/** Whether an object, or a preposition, follows a verb behind a comma. */
export function takesObject(verb: Token, next: Token): boolean {
  if (next.code || next.shaped || startsObject(next.lower) || next.capital) return true;
  return !isAmbiguous(verb) && /^[a-z]{3,}s$|^(?:people|staff|everyone|everybody)$/.test(next.text);
}
