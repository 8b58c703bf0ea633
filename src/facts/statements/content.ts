import type { Range } from '../../text/span.ts';
import type { Token } from '../../text/tokens.ts';

/** Of the words at these positions those that carry content and that a paraphrase needs to repeat: none of the old side. */
export function contentOf(tokens: readonly Token[], words: readonly number[], old: Range): readonly Token[] {
  const frame = behindFrame(tokens);
  const content: Token[] = [];
  for (const k of words)
    if (tokens[k]!.content && k >= frame && !(k >= old.start && k < old.end) && !pointsAtTime(tokens, k))
      content.push(tokens[k]!);
  return content;
}

/** "The reason for the withdrawal is a flaw": where the reason itself begins. */
function behindFrame(tokens: readonly Token[]): number {
  const [article, reason] = tokens;
  if (!/^(?:the|one|another|our|main)$/.test(article?.lower ?? '') || !/^(?:reason|cause)$/.test(reason?.lower ?? ''))
    return 0;
  const is = tokens.findIndex(({ lower }, k) => k > 1 && k < FRAME && /^(?:is|was)$/.test(lower));
  return is < 0 || is + 2 >= tokens.length ? 0 : is + 1;
}
/** So many words such a frame has at most. */
const FRAME = 8;

/** "No longer", "after that day", "at the same time": words of grammar, which no paraphrase needs to repeat. */
function pointsAtTime(tokens: readonly Token[], k: number): boolean {
  const { lower } = tokens[k]!;
  const before = tokens[k - 1]?.lower ?? '';
  // "You must re-embed your corpus before you switch": the move tells when, and no word of the step.
  if (TURN.test(lower) && /^(?:you|they|we)$/.test(before) && tokens[k - 2]?.lower === 'before') return true;
  if (lower === 'longer') return /^(?:no|any|not)$/.test(before);
  return /^(?:day|date|time|moment|point)$/.test(lower) && /^(?:that|this|same)$/.test(before);
}
const TURN = /^(?:switch|move|migrate|upgrade|change|update|start|begin|proceed|deploy)$/;
