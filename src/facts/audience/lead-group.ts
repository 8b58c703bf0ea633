import type { Document, Sentence } from '../../text/document.ts';
import { retiresIn } from '../lifecycle/ending.ts';
import { isAgentNoun } from './population.ts';
import type { Add } from './told.ts';

/** "Accountants on the Practice plan who receive exports by FTP: the last one is sent on …": people who lead a sentence in. */
export function readLeadGroup(doc: Document, { first, last, start }: Sentence, add: Add): boolean {
  const { tokens, plain } = doc;
  const [head, next] = [tokens[first], tokens[first + 1]];
  if (!head || !next || first + 1 >= last || head.code || !/^\p{Lu}\p{Ll}+s$/u.test(head.text)) return false;
  if (!/^(?:on|in|with|who|whose|using|under|at)$/.test(next.lower) || !isAgentNoun(head)) return false;
  for (let k = first + 2; k < Math.min(last, first + LEAD); k++) {
    const gap = plain.slice(tokens[k - 1]!.end, tokens[k]!.start);
    if (/^\s?[;.–—]/.test(gap)) return false;
    if (!/^["')]?:\s/.test(gap)) continue;
    // A relative clause tells them from what is told of them ("Users in the EU will see this: …").
    if (retiresIn(doc, first, k) || (next.lower !== 'who' && hasVerbBefore(doc, first + 2, k))) return false;
    if (tokens[k]!.start - start > LONG) return false;
    add('some', 'stated', first, k);
    return true;
  }
  return false;
}
/** So many tokens, and characters, before a colon may tell a group. */
const LEAD = 24;
const LONG = 160;

/** A finite verb that no relative pronoun governs. */
const hasVerbBefore = ({ tokens }: Document, first: number, last: number): boolean => {
  for (let k = first; k < last; k++) {
    if (/^(?:who|that|which|whose)$/.test(tokens[k]!.lower)) return false;
    if (/^(?:will|must|can|should|have|are|may|shall|need)$/.test(tokens[k]!.lower)) return true;
  }
  return false;
};
