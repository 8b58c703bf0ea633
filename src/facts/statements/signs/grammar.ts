import type { Token } from '../../../text/tokens.ts';
import { isImperative } from '../../actions/imperative.ts';
import type { Place } from '../place.ts';
import type { Sign } from '../signs.ts';

/** How a clause is built: its verb, its mood, its voice. */
export const GRAMMAR: readonly Sign[] = [
  ['imperative', isOrder],
  // "To keep your data, …"; but "(to be confirmed)".
  ['purpose', ({ clause, opener }) => opener === 'to' && clause.lead !== '('],
  ['past', ({ tokens }) => tokens.some(({ lower }) => /^(?:was|were|had|did)$/.test(lower))],
  ['passive', ({ tokens }) => tokens.some((_, k) => isPassive(tokens, k))],
  ['contrast', ({ tokens }) => tokens.some(contrasts)],
];

/** "Then please export the logs" */
function isOrder({ tokens, opener }: Place): boolean {
  if (opener === 'to') return false;
  const first = tokens.findIndex(({ lower }) => !BEFORE_ORDER.test(lower));
  return first >= 0 && isImperative(tokens, first);
}
const BEFORE_ORDER = /^(?:please|then|and|also|first|or|next|finally|now|simply|just|kindly|to|so|but|instead)$/;

const isPassive = (tokens: readonly Token[], k: number): boolean =>
  /^(?:is|are|be|been|being|was|were|gets?)$/.test(tokens[k]!.lower) &&
  /(?:ed|en|wn|ut|pt|nt)$/.test(tokens[k + 1]?.lower ?? '');

const contrasts = ({ lower }: Token, k: number): boolean =>
  /^(?:instead|rather|unlike|whereas)$/.test(lower) || (lower === 'not' && k > 0);
