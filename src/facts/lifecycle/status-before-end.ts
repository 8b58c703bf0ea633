import type { Document } from '../../text/document.ts';
import type { LifeStatement } from './statement.ts';
import { PASS, REACH } from './words.ts';

/**
 * "Plug v1 has reached end of life and | will be withdrawn", "Plug v1 is end of life. It | will be withdrawn": the
 * status says nothing of whether it works, since its removal is still to come. Called with the statements of a text in order.
 */
export const setStatusBeforeEnd = (doc: Document, life: readonly LifeStatement[]): LifeStatement[] =>
  life.map((x, n) =>
    isStatus(doc, x) && isFollowed(doc, x, life[n + 1]) ? { ...x, fate: 'warning', done: false } : x,
  );

const isStatus = ({ tokens }: Document, { family, mood, done, at, end }: LifeStatement): boolean =>
  done &&
  (family === 'removal'
    ? mood === 'perfect' && end === at + 2 && (REACH.has(tokens[at]!.lemma) || PASS.has(tokens[at]!.lemma))
    : family === 'state' && mood === 'present' && tokens[at]!.lower === 'end');

/** By an end ahead of the same thing: behind a conjunction, or told of "it". */
function isFollowed({ tokens, sentences }: Document, x: LifeStatement, next: LifeStatement | undefined): boolean {
  if (next?.family !== 'removal' || next.fate !== 'scheduled') return false;
  if (next.sentence === x.sentence) {
    const before = tokens[next.chain - 1]!.lower;
    return /^(?:and|but|so|it|they|which)$/.test(before);
  }
  const { block } = sentences[x.sentence]!;
  const isOfIt = (s: number): boolean =>
    sentences[s]?.block === block && /^(?:it|they)$/.test(tokens[sentences[s]!.first]!.lower);
  // "It is also slow" may stand between.
  const goesOn = next.sentence === x.sentence + 1 || (next.sentence === x.sentence + 2 && isOfIt(x.sentence + 1));
  return goesOn && sentences[next.sentence]!.block === block && /^(?:it|they)$/.test(tokens[next.chain - 1]!.lower);
}
