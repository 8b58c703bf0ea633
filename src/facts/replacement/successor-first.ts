import type { Document, Sentence } from '../../text/document.ts';
import { Prefiltered } from '../../text/prefilter.ts';
import { retiresIn } from '../lifecycle/ending.ts';

const NOUN = '(?:successors?|replacements?|substitutes?|alternatives?)';
const DUTY =
  '(?:should|must|shall|ought to|has to|have to|needs? to|(?:is|are) (?:to|required to|expected to|supposed to))';
const TAKING = '(?:use|run|install|move|switch|upgrade|migrate|adopt|go|call|send|build|deploy|choose|pick|be)';

/** "Marlo replaces the tide feed with the wave feed": who does it, and not what comes; "with immediate effect" is a time. */
const WITH = '(?:(?!\\s(?:for|in|of|on|from|to)\\s)[^.,;:]){1,60}\\swith\\s(?!(?:immediate\\s)?effect\\b)';

/** Behind the subject of a sentence: that it comes instead of something else, or is what users have to take. */
const COMES_INSTEAD = new Prefiltered(
  new RegExp(
    `^\\s(?:(?:will|now|then|soon|is going to)\\s){0,2}(?:(?:replaces?|supersedes?|succeeds?)\\s(?!by\\b|with\\b|${WITH})|takes?\\s(?:over\\sfrom\\b|the\\splace\\sof\\b|over(?=\\s?[:;,.–—]))|steps?\\sin(?=\\s(?:for|as|instead)\\b|\\s?[.;:,–—])|(?:is|are|be|becomes?)\\s(?:now\\s)?(?:(?:the|its|their|our|your)\\s(?:[a-z-]{1,20}\\s){0,2}${NOUN}\\b|(?:what|where|the\\s(?:[a-z-]{1,16}\\s)?[a-z-]{1,16})\\s(?:(?:that|which|to which|on which|where)\\s)?(?:[^.;:]|\\.(?=\\S)){0,80}?\\b${DUTY}\\s(?:[a-z]+\\s){0,2}?${TAKING}\\b)|(?:${DUTY})\\sbe\\s(?:used|installed|adopted|deployed|chosen|run)\\b)`,
    'i',
  ),
);

const ASKED = /^(?:must|should|shall|ought|needs?|has|have|to|can|may|please)$/;

/** Where the subject of a sentence ends at which the sentence tells that it is what comes instead; -1 where it does not. Looks at its first words only. */
export function successorEnd(doc: Document, { first, last, end }: Sentence): number {
  for (let k = first; k < last && k < first + 8; k++) {
    const token = doc.tokens[k]!;
    if (k > first && /[,;:.(–—]/.test(doc.plain.slice(doc.tokens[k - 1]!.end, token.start))) return -1;
    // "Tenants must replace it": what they have to do, and not what takes its place.
    if (ASKED.test(token.lower) && !token.code) return -1;
    if (!COMES_INSTEAD.test(doc.plain.slice(token.end, Math.min(end, token.end + 160)))) continue;
    return retiresIn(doc, first, k + 1) ? -1 : token.end;
  }
  return -1;
}
