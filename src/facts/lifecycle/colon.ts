import type { Document } from '../../text/document.ts';
import { isCarrier } from './subject.ts';

/* What a statement without a subject of its own takes from the other side of a colon. Words are given by their tokens. */

/** "New sign-ups: closed already": what leads in a statement without a subject, by the tokens of its words. */
export function beforeColon({ tokens, clauses, sentences }: Document, s: number, c: number): readonly number[] {
  const before = clauses[c]!.lead === ':' && c > sentences[s]!.firstClause ? clauses[c - 1]! : undefined;
  if (before === undefined || before.last - before.first > LEAD) return [];
  const words: number[] = [];
  for (let k = before.first; k < before.last; k++) if (isCarrier(tokens[k]!)) words.push(k);
  return words;
}

/** "Ignored now: `a`": behind the colon stands what a statement at the head of its sentence tells of. */
export function behindColon(
  { tokens, clauses, sentences }: Document,
  s: number,
  c: number,
  at: number,
): readonly number[] {
  const next = clauses[c + 1];
  if (
    next?.lead !== ':' ||
    c + 1 >= sentences[s]!.lastClause ||
    /^(?:it|they|we|you)$/.test(tokens[next.first]?.lower ?? '')
  )
    return [];
  for (let k = sentences[s]!.first; k < at; k++) if (isCarrier(tokens[k]!)) return [];
  const words: number[] = [];
  for (let k = next.first; k < next.last && words.length < LEAD; k++) if (isCarrier(tokens[k]!)) words.push(k);
  return words;
}
/** So many words lead in at most. */
const LEAD = 5;
