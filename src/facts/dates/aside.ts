import type { Document } from '../../text/document.ts';
import { isFunctionWord } from '../../text/lemma.ts';
import { oncePer } from '../../text/once.ts';
import { rangeAt } from '../../text/span.ts';
import type { Token } from '../../text/tokens.ts';
import { hasVerb } from '../grammar/has-verb.ts';
import type { Draft } from './join.ts';
import { roleOfWord } from './role-words.ts';

/**
 * "Our summer party is on 3 July": a clause that has a verb, tells no end, and has no word in common with the rest of the
 * text tells news of something else.
 */
export function isAside(doc: Document, draft: Draft): boolean {
  const block = doc.blocks[doc.sentences[draft.sentence]!.block]!;
  if ((block.kind !== 'paragraph' && block.kind !== 'item') || draft.sentence === 0) return false;
  const isEntry = block.kind === 'item';
  const { first, last } = isEntry ? doc.sentences[draft.sentence]! : doc.clauses[rangeAt(doc.clauses, draft.start)]!;
  if (isEntry && last - first > LONG) return false;
  const tokens = doc.tokens.slice(first, last).filter(({ start, end }) => end <= draft.start || start >= draft.closed);
  const own = tokens.filter(isWord);
  // "May 4 – the Farewell Festival begins": an entry of a timetable, where what begins is no end.
  const tells = isEntry ? tokens.some(({ lower }) => BEGINS.test(lower)) : hasVerb(tokens);
  if (own.length < FEW || !tells || tokens.some(({ lower, code }) => code || TIES.test(lower))) return false;
  const sentences = sentencesWith(doc);
  return own.every(({ lower, lemma }) => roleOfWord(lower) === null && sentences.get(lemma) === 1);
}
const BEGINS = /^(?:begins?|starts?|opens?)$/;
/** So many words of content such a clause has. */
const FEW = 2;
/** No entry of a timetable has more tokens. */
const LONG = 40;
/** What points at something told elsewhere, or asks something of the reader. */
const TIES =
  /^(?:its?|they|their|them|this|these|those|both|such|you|your|there|dates?|deadlines?|days?|terms?|new|now|final|last|not?|can|may|cannot|\p{L}+n['’]t|only|must|until|till|from|after|before|by|up|to|through|including|latest)$/u;

const isWord = ({ content, dateWord, number, lower, lemma }: Token): boolean =>
  content && !dateWord && !number && lemma !== 'be' && !isFunctionWord(lower);

/** In how many sentences each word stands. */
const sentencesWith = oncePer(({ tokens, sentences }: Document): ReadonlyMap<string, number> => {
  const found = new Map<string, number>();
  for (const { first, last } of sentences)
    for (const lemma of new Set(tokens.slice(first, last).map((token) => token.lemma)))
      found.set(lemma, (found.get(lemma) ?? 0) + 1);
  return found;
});
