import type { Document, Sentence } from '../../../text/document.ts';
import { lemma } from '../../../text/lemma.ts';
import { oncePer } from '../../../text/once.ts';
import { DENIAL } from '../role-words.ts';

/** "… are not affected", "… stays as it is": what the sentence names, it spares. */
export const sparesWhatItNames = oncePer((sentence: Sentence, { tokens }: Document): boolean => {
  let denied = false;
  for (let i = sentence.first; i < sentence.last; i++) {
    const token = tokens[i]!;
    if (DENIAL.has(token.lower)) denied = true;
    if (EXEMPT.has(token.lemma) || (denied && CONCERNED.has(token.lemma))) return true;
  }
  return false;
});
const EXEMPT = new Set([lemma('unaffected'), lemma('exempt')]);
const CONCERNED = new Set([lemma('affected'), lemma('concerned')]);
