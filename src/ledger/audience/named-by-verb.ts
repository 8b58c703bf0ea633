import { readActions } from '../../facts/actions.ts';
import { oncePer } from '../../text/once.ts';
import type { Range } from '../../text/span.ts';
import type { Ledger } from '../ledger.ts';

/** The pairs of words that open a noun phrase of a text. */
const namesIn = oncePer((reading: Ledger['notice']): ReadonlySet<string> => {
  const { tokens, sentences } = reading.doc;
  const orders = new Set(readActions(reading.doc).map(({ at }) => at));
  const found = new Set<string>();
  for (const { first, last } of sentences)
    for (let k = first; k + 1 < last; k++)
      if (
        !orders.has(k) &&
        tokens[k]!.content &&
        tokens[k + 1]!.content &&
        (k === first || BEFORE_NOUN.test(tokens[k - 1]!.lower))
      )
        found.add(`${tokens[k]!.lemma} ${tokens[k + 1]!.lemma}`);
  return found;
});
const BEFORE_NOUN =
  /^(?:the|an?|your|our|its|their|all|any|each|every|no|these|those|such|of|for|with|in|on|by|from|old|new|existing)$/;

/** "Deploy hooks with a token", "call scripts": what looks like an order is what the notice calls a thing by. */
export function isNameInNotice({ notice, output }: Ledger, front: Range): boolean {
  const at = output.doc.tokens.findIndex(({ start }) => start >= front.start);
  const [word, next] = output.doc.tokens.slice(at, at + 2);
  // "Let's Encrypt ends its OCSP service": a name that begins like a call.
  if (/^let['’]s$/.test(word?.lower ?? '') && next?.capital)
    return notice.doc.plain.includes(output.doc.plain.slice(word!.start, next.end).replace(/['’]s$/, ''));
  return word?.content === true && next !== undefined && namesIn(notice).has(`${word.lemma} ${next.lemma}`);
}
