import type { Document } from '../../text/document.ts';
import type { LifeStatement } from './statement.ts';
import { PASS, REACH } from './words.ts';

/**
 * "Plug v1 has reached end of life and | will be withdrawn", "Plug v1 has reached end of life. It | will be withdrawn": the
 * status says nothing of whether it works, since its removal is still to come. Called with the statements of a text in order.
 */
export const setStatusBeforeEnd = (doc: Document, life: readonly LifeStatement[]): LifeStatement[] =>
  life.map((x, n) =>
    isStatus(doc, x) && isFollowed(doc, x, life[n + 1]) ? { ...x, fate: 'warning', done: false } : x,
  );

const isStatus = ({ tokens }: Document, { family, mood, done, at, end }: LifeStatement): boolean =>
  family === 'removal' &&
  done &&
  mood === 'perfect' &&
  end === at + 2 &&
  (REACH.has(tokens[at]!.lemma) || PASS.has(tokens[at]!.lemma));

/** By an end ahead of the same thing: behind a conjunction, or told of "it". */
function isFollowed({ tokens, sentences }: Document, x: LifeStatement, next: LifeStatement | undefined): boolean {
  if (next?.family !== 'removal' || next.fate !== 'scheduled') return false;
  if (next.sentence === x.sentence) {
    const before = tokens[next.chain - 1]!.lower;
    return /^(?:and|but|so|it|they|which)$/.test(before);
  }
  const goesOn = next.sentence === x.sentence + 1 && sentences[next.sentence]!.block === sentences[x.sentence]!.block;
  return goesOn && /^(?:it|they)$/.test(tokens[next.chain - 1]!.lower);
}
