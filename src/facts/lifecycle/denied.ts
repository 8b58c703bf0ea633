import type { Token } from '../../text/tokens.ts';
import { formOf } from './chain.ts';
import type { Predicate } from './predicate.ts';
import { isTime } from './subject.ts';
import { NEGATIVE } from './words.ts';

/**
 * "Is no longer read.", "no longer syncs (20 April)", "can't be entered any longer": whatever it did, it does so no more. Only
 * where nothing follows that it would still do to another, or at another time.
 */
export function deniedAt(tokens: readonly Token[], at: number, last: number): Predicate | undefined {
  const { lower, content } = tokens[at]!;
  if (!content || LIGHT.test(lower)) return undefined;
  const made: Predicate = { family: 'work', form: formOf(lower), end: at + 1, transitive: false };
  if (made.form === 'ed' && lastTime(tokens, at + 1, last)) return made;
  if (at < 2) return undefined;
  const k = /^(?:be|been|being)$/.test(tokens[at - 1]!.lower) ? at - 2 : at - 1;
  const longer = tokens[k]!.lower === 'longer' && tokens[k - 1]?.lower === 'no';
  const more = longer || !NEGATIVE.has(tokens[k]!.lower) ? 0 : moreBehind(tokens, at, last);
  if (!longer && more === 0) return undefined;
  const behind = at + more;
  const next = behind + 1 < last ? tokens[behind + 1]! : undefined;
  // "Is no longer sent as of 3 May", "won't be built anymore in 5.0": what befalls the thing itself, and when.
  const passive =
    made.form === 'ed' &&
    /^(?:be|been|is|are|was|were|isn't|aren't)$/.test(tokens[longer ? k - 2 : at - 1]?.lower ?? '');
  const timed = passive && next !== undefined && WHEN.test(next.lower) && isMoment(tokens, behind + 2, last);
  const closes = next === undefined || next.start - tokens[behind]!.end > 1 || next.lower === 'since' || timed;
  const comes = tokens
    .slice(Math.max(0, k - 3), k + 1)
    .some((token) => /^(?:will|shall|won't|may)$|'ll$/.test(token.lower));
  return closes && (!comes || passive) ? made : undefined;
}

const WHEN = /^(?:on|from|after|as|in|by|with|until|starting|beginning)$/;
/** "3 May", "of 3 May", "5.0", "the next release". */
const isMoment = (tokens: readonly Token[], at: number, last: number): boolean =>
  at < last &&
  (isTime(tokens, at) ||
    /^(?:v?\d+(?:\.\d+)+|of|version|release|then)$/.test(tokens[at]!.lower) ||
    (/^(?:the|this|that)$/.test(tokens[at]!.lower) &&
      at + 1 < last &&
      /^(?:next|day|date|release|version|update|end|new|coming)$/.test(tokens[at + 1]!.lower)));

/** "For the last time", "one last time": within a few words behind the verb. */
export function lastTime(tokens: readonly Token[], from: number, last: number): boolean {
  for (let k = from + 1; k + 1 < last && k < from + NEAR; k++)
    if (/^(?:last|final)$/.test(tokens[k]!.lower) && tokens[k + 1]!.lower === 'time')
      return /^(?:the|a|one|very)$/.test(tokens[k - 1]!.lower);
  return false;
}
const NEAR = 9;

/** "Any longer", "anymore": of how many words it is right behind the verb. */
function moreBehind(tokens: readonly Token[], at: number, last: number): number {
  if (at + 1 < last && tokens[at + 1]!.lower === 'anymore') return 1;
  return at + 2 < last && tokens[at + 1]!.lower === 'any' && /^(?:longer|more)$/.test(tokens[at + 2]!.lower) ? 2 : 0;
}
const LIGHT =
  /^(?:need|needs|needed|want|have|has|had|require|requires|required|necessary|plan|planned|planning|intend|true|mandatory|only|just|any)$|ly$/;
