import { retiresIn } from '../../facts/lifecycle/ending.ts';
import type { Opening } from '../../facts/opening.ts';
import type { Document } from '../../text/document.ts';
import { METHOD } from '../identifiers/known.ts';
import { identifierRoles } from '../identifiers/roles.ts';
import type { Ledger } from '../ledger.ts';

/** Between the name and its verb: "in Ledger Online", "by Acme". */
const OF = '(?:\\s(?:in|on|of|by|from|for)\\s[^,.;:]{1,40}?)?';
const TOLD = new RegExp(
  `^["']?${OF}\\s(?:is|are|will|now|becomes?|replaces?|supersedes?|succeeds?|takes?|steps?|stands?|comes?|offers?|does|handles?|gives?|brings?|lets?|covers?|serves?|runs?)\\b`,
  'i',
);

/** "Marlo replaces the tide feed with the wave feed": the vendor, and nothing that comes instead. */
const EXCHANGES = /^["']?\s(?:will\s|now\s)?replac(?:es?|ing)\s[^.;:]{1,80}?\s(?:with|by)\s/i;

/** "Bank Feeds is where your imports belong": the text begins with what the notice names as the way out, as its subject. */
export function beginsWithSuccessor({ notice, output: { doc } }: Ledger, { sentences, titles }: Opening): boolean {
  const sentence = doc.sentences[sentences[0] ?? -1];
  if (sentence === undefined || titles > 0) return false;
  const { start, end, first, last } = sentence;
  if (retiresIn(doc, first, untilMark(doc, first, last))) return false;
  const text = doc.plain.slice(start, end).replace(/^\W*(?:(?:the|our|your)\s)?["']?/i, '');
  return [...identifierRoles(notice).values()].some(({ fact: { value }, role }) => {
    if (role !== 'replacement') return false;
    const name = [value, value.replace(METHOD, '')].find((form) => text.startsWith(form));
    return name !== undefined && TOLD.test(text.slice(name.length)) && !EXCHANGES.test(text.slice(name.length));
  });
}

/** One past the last token before the first mark: so far the sentence may tell that what it begins with ends, instead. */
function untilMark({ tokens, plain }: Document, first: number, last: number): number {
  let k = first + 1;
  while (k < last && !/[,;:(–—]/.test(plain.slice(tokens[k - 1]!.end, tokens[k]!.start))) k++;
  return k;
}
