import type { Document } from '../../text/document.ts';
import type { Family } from './predicate.ts';

/**
 * "As of 14 December these pages are read-only, and comments are closed": beside an adjective a participle is a state, too,
 * and the day in front leaves open whether it is over.
 */
function isStateAsOf({ tokens, sentences }: Document, s: number): boolean {
  const { first, last } = sentences[s]!;
  if (tokens[first]!.lower !== 'as' || tokens[first + 1]?.lower !== 'of') return false;
  for (let k = first + 2; k + 1 < last; k++)
    if (/^(?:is|are)$/.test(tokens[k]!.lower) && isQuality(tokens[k + 1]!.lower, tokens[k + 2]?.lower)) return true;
  return false;
}

/** An adjective that no verb has as its participle; "read-only" is two tokens. */
const isQuality = (word: string, next = ''): boolean =>
  /(?:only|able|ible|ive)$/.test(word) ||
  (word === 'read' && next === 'only') ||
  /^(?:idle|empty|private|invisible)$/.test(word);

/** What is no longer so as of a day, or is in some state as of it, may be so already or be to come. */
export const isOpenState = (doc: Document, s: number, family: Family): boolean =>
  family === 'work' || family === 'state' || isStateAsOf(doc, s);
