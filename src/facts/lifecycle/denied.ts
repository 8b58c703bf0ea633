import type { Token } from '../../text/tokens.ts';
import { formOf } from './chain.ts';
import type { Predicate } from './predicate.ts';

/** "Is no longer read", "no longer syncs", "has not synced since": whatever it did, it does so no more. */
export function deniedAt(tokens: readonly Token[], at: number): Predicate | undefined {
  const { lower, content } = tokens[at]!;
  if (at < 2 || !content || LIGHT.test(lower)) return undefined;
  const k = /^(?:be|been|being)$/.test(tokens[at - 1]!.lower) ? at - 2 : at - 1;
  const denies =
    (tokens[k]!.lower === 'longer' && tokens[k - 1]?.lower === 'no') ||
    (/^not$|n't$/.test(tokens[k]!.lower) && tokens[at + 1]?.lower === 'since' && formOf(lower) === 'ed');
  return denies ? { family: 'work', form: formOf(lower), end: at + 1, transitive: false } : undefined;
}
const LIGHT =
  /^(?:need|needs|needed|want|have|has|had|require|requires|required|necessary|plan|planned|planning|intend|true|mandatory|only|just|any)$|ly$/;
