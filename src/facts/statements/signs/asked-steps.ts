import type { Token } from '../../../text/tokens.ts';
import { familiesOf } from '../../grammar/families.ts';

/** "must be converted", "you need to run", "has to apply": the verb that is asked for is a step. */
export const asksForStep = (tokens: readonly Token[]): boolean =>
  tokens.some((_, k) => isDutyAt(tokens, k) && isStepBehind(tokens, k));

/** Whether a verb that is asked for follows: "must", "should", "have to". */
function isDutyAt(tokens: readonly Token[], k: number): boolean {
  const { lower } = tokens[k]!;
  return lower === 'to'
    ? /^(?:need|needs|have|has|ought|required|obliged)$/.test(tokens[k - 1]?.lower ?? '')
    : /^(?:must|should|required)$/.test(lower);
}

function isStepBehind(tokens: readonly Token[], duty: number): boolean {
  let at = duty + 1;
  while (at < tokens.length && at < duty + 4 && BEFORE_STEP.test(tokens[at]!.lower)) at++;
  const verb = tokens[at];
  if (verb === undefined) return false;
  // "must be approved by an owner": what has to be done to a thing is a step, whatever the verb.
  const passive =
    at > duty + 1 &&
    /^(?:be|get)$/.test(tokens[at - 1]!.lower) &&
    /^(?:\p{Ll}{3,}ed|done|sent|set|put|made|taken|given|written|built|kept|held)$/u.test(verb.lower);
  return passive || familiesOf(verb.lemma).includes('step');
}
const BEFORE_STEP = /^(?:be|to|also|first|then|always|now|get|either|all|each)$/;
