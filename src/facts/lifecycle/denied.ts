import type { Token } from '../../text/tokens.ts';
import { formOf } from './chain.ts';
import type { Predicate } from './predicate.ts';

/**
 * "Is no longer read.", "no longer syncs (20 April)": whatever it did, it does so no more. Only where
 * nothing follows that it would still do to another, or at another time.
 */
export function deniedAt(tokens: readonly Token[], at: number, last: number): Predicate | undefined {
  const { lower, content, end } = tokens[at]!;
  if (at < 2 || !content || LIGHT.test(lower)) return undefined;
  const next = at + 1 < last ? tokens[at + 1]! : undefined;
  const k = /^(?:be|been|being)$/.test(tokens[at - 1]!.lower) ? at - 2 : at - 1;
  const denies =
    tokens[k]!.lower === 'longer' &&
    tokens[k - 1]?.lower === 'no' &&
    (next === undefined || next.start - end > 1 || next.lower === 'since');
  const comes = tokens
    .slice(Math.max(0, k - 3), k)
    .some((token) => /^(?:will|shall|won't|may)$|'ll$/.test(token.lower));
  return denies && !comes ? { family: 'work', form: formOf(lower), end: at + 1, transitive: false } : undefined;
}
const LIGHT =
  /^(?:need|needs|needed|want|have|has|had|require|requires|required|necessary|plan|planned|planning|intend|true|mandatory|only|just|any)$|ly$/;
