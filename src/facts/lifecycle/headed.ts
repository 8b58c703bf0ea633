import type { Document } from '../../text/document.ts';
import { oncePer } from '../../text/once.ts';
import { hasVerb } from '../grammar/has-verb.ts';

/** Titles are short. */
const LONGEST = 12;

/** "password token": the last two words in a row of each phrase that heads a text or a part of it, without a verb. */
const titles = oncePer((doc: Document): ReadonlySet<string> => {
  const found = new Set<string>();
  doc.sentences.forEach(({ first, last, block }, s) => {
    const { kind } = doc.blocks[block]!;
    const alone = doc.sentences[s - 1]?.block !== block && doc.sentences[s + 1]?.block !== block;
    if (kind !== 'heading' && !(alone && /^(?:item|paragraph)$/.test(kind))) return;
    const words = doc.tokens.slice(first, last);
    if (words.length > LONGEST || (kind !== 'heading' && hasVerb(words))) return;
    words.forEach(({ lemma, content, code }, k) => {
      const before = words[k - 1];
      if (content && !code && before?.content) found.add(`${before.lemma} ${lemma}`);
    });
  });
  return found;
});

/** "Existing password tokens", under "1. Password tokens": a thing in its own right, whatever its head noun is elsewhere. */
export const isHeaded = (doc: Document, head: number | undefined): boolean =>
  head !== undefined && head > 0 && titles(doc).has(`${doc.tokens[head - 1]!.lemma} ${doc.tokens[head]!.lemma}`);
