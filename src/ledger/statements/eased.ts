import type { Statement } from '../../facts/statements.ts';
import type { Document } from '../../text/document.ts';
import { movesAnEnd } from '../grace/moved.ts';

/**
 * "Bot authors told us that this was tight, so the date moves to 29 October": why an end was put off. It eases what users
 * have to do, and explains nothing that they cannot do.
 */
export function explainsDelay({ plain, sentences }: Document, { clause }: Statement): boolean {
  const { start, end } = sentences[clause.sentence]!;
  return isDelay(plain.slice(start, clause.start)) || isDelay(plain.slice(clause.end, end));
}

/** "So there is no way of prolonging it" puts nothing off. */
const isDelay = (text: string): boolean => movesAnEnd(text) && !DENIES.test(text);
const DENIES = /\b(?:no|not|never|neither|nor|cannot|impossible|unable|without|[a-z]+n['’]t)\b/i;
