import type { IdentifierFact } from '../../../facts/identifiers.ts';
import type { Document, Sentence } from '../../../text/document.ts';
import { isIdle } from './idle.ts';
import { isPlainName } from './mentions.ts';
import { sparesWhatItNames } from './spared.ts';

/*
 * "Move to Lantern", "the Pilot plan is replaced by the Harbour plan": one capitalised word may be a common noun ("export to
 * PDF", "go to Settings"), so that it counts as what comes instead only behind a verb that has no other object.
 */

const DETERMINER =
  '(?:(?:the|our|its|their|your)\\s)?(?:(?:new|newer|own|standalone|free|hosted|managed)\\s){0,2}["\'(]?';
const BEHIND = new RegExp(
  `\\b(?:(?:move|moving|migrat(?:e|ing)|switch(?:ing)?|transition(?:ing)?|upgrad(?:e|ing)|convert(?:ing)?|(?:(?:will|must|to|should|can)\\s(?:then\\s|automatically\\s)?be|being|are|is)\\s(?:automatically\\s)?(?:moved|migrated|switched|transitioned|upgraded|converted))\\s(?:(?!\\bto\\b|\\bfrom\\b|\\bnot\\b)[^\\s.;:!?]{1,24}\\s){0,4}?(?:over\\s)?to|(?:replaced|superseded)\\s(?:by|with)|in\\sfavou?r\\sof)\\s${DETERMINER}$`,
  'i',
);
/** "Replace it with Lantern" */
const EXCHANGED = new RegExp(`\\breplace\\s(?:[^\\s.;:!?]{1,24}\\s){1,6}?(?:with|by)\\s${DETERMINER}$`, 'i');
const USED = new RegExp(
  `\\b(?:use|choose|adopt|try|take|pick|install|order|recommend|suggest|offer|get)\\s${DETERMINER}$`,
  'i',
);
const INSTEAD = /^["')]?\s(?:(?:plan|tier|app|edition|service|tool|client|engine|gateway|format)\s)?instead\b(?!\sof)/;
/** "Instead of Pilot, use Harbour" */
const INSTEAD_OF = /^\W*(?:instead of|in place of)\s[^,;:]{2,60},\s/i;
/** "Replaces Pilot" is told by its own grammar; "the Harbour replaces the Pilot" of the subject. */
const TAKES_OVER =
  /^["')]?(?:\s\([^()]{1,40}\))?\s(?:(?:plan|tier|app|edition|service|tool)\s)?(?:(?:will\s|now\s)?replaces?\s|takes\s(?:over|its\splace|their\splace)\b)/;

/** So many characters before a name the verb is looked for. */
const REACH = 120;

/** Whether a name of one plain word is what its sentence has come instead. */
export function isPlainSuccessor(doc: Document, sentence: Sentence, fact: IdentifierFact): boolean {
  const { range, value } = fact;
  if (!isPlainName(value) || sparesWhatItNames(sentence, doc) || isIdle(doc, sentence, fact)) return false;
  const before = doc.plain.slice(Math.max(sentence.start, range.start - REACH), range.start);
  const after = doc.plain.slice(range.end, Math.min(sentence.end, range.end + REACH));
  if (DENIED.test(before.slice(before.search(/[^;:,]*$/)))) return false;
  return (
    BEHIND.test(before) ||
    EXCHANGED.test(before) ||
    TAKES_OVER.test(after) ||
    (USED.test(before) && (INSTEAD.test(after) || INSTEAD_OF.test(before)))
  );
}
const DENIED = /\b(?:not|never|cannot|without)\s|n['’]t\s/i;
