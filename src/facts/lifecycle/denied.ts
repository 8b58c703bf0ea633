import type { Token } from '../../text/tokens.ts';
import { formOf } from './chain.ts';
import type { Predicate } from './predicate.ts';
import { NEGATIVE } from './words.ts';

/**
 * "Is no longer read.", "no longer syncs (20 April)", "can't be entered any longer": whatever it did, it does so no more. Only
 * where nothing follows that it would still do to another, or at another time.
 */
export function deniedAt(tokens: readonly Token[], at: number, last: number): Predicate | undefined {
  const { lower, content } = tokens[at]!;
  if (at < 2 || !content || LIGHT.test(lower)) return undefined;
  const k = /^(?:be|been|being)$/.test(tokens[at - 1]!.lower) ? at - 2 : at - 1;
  const longer = tokens[k]!.lower === 'longer' && tokens[k - 1]?.lower === 'no';
  const more = longer || !NEGATIVE.has(tokens[k]!.lower) ? 0 : moreBehind(tokens, at, last);
  if (!longer && more === 0) return undefined;
  const behind = at + more;
  const next = behind + 1 < last ? tokens[behind + 1]! : undefined;
  const closes = next === undefined || next.start - tokens[behind]!.end > 1 || next.lower === 'since';
  const comes = tokens
    .slice(Math.max(0, k - 3), k + 1)
    .some((token) => /^(?:will|shall|won't|may)$|'ll$/.test(token.lower));
  return closes && !comes ? { family: 'work', form: formOf(lower), end: at + 1, transitive: false } : undefined;
}

/** "Any longer", "anymore": of how many words it is right behind the verb. */
function moreBehind(tokens: readonly Token[], at: number, last: number): number {
  if (at + 1 < last && tokens[at + 1]!.lower === 'anymore') return 1;
  return at + 2 < last && tokens[at + 1]!.lower === 'any' && /^(?:longer|more)$/.test(tokens[at + 2]!.lower) ? 2 : 0;
}
const LIGHT =
  /^(?:need|needs|needed|want|have|has|had|require|requires|required|necessary|plan|planned|planning|intend|true|mandatory|only|just|any)$|ly$/;
