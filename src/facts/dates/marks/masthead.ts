import type { Around } from './around.ts';
import { tellsEnd, tellsLast } from './endings.ts';

/** "Quillmail Status, 11 January 2027, 14:20 UTC": who writes and when, on a line of its own at the head of a notice. */
export function isMasthead({ doc, draft }: Around, line: string): boolean {
  const { block, end } = doc.sentences[draft.sentence]!;
  if (block > 2 || tellsEnd(line) || tellsLast(line)) return false;
  if (!WRITER.test(line) && !NEWS.test(line)) return false;
  // "Acme incident report, 12 June 2027. Calls fail …": or as the first sentence.
  if (draft.sentence === 0 && end - draft.closed < 2 && !AUXILIARY.test(line)) return true;
  const from = doc.map[draft.closed - 1] ?? doc.raw.length;
  // The time may stand behind the day without being joined to it; a full stop would end a sentence.
  return /^\S?[^\n.;:]{0,2}(?:\n|$)/.test(doc.raw.slice(from, from + 4));
}

const AUXILIARY = /\b(?:is|are|was|were|be|will|shall|must|can|may|has|have)\b/i;

/** "Orrery ML – changes to the model line-up, June 2027": what the paper is about, and when it was written. */
const NEWS =
  /^[^.;:]{0,60}\b(?:changes?|updates?|news|notes?|notices?|bulletin|overview|digest|summary|announcements?|reports?|follow-?ups?|letter|memo|circular)\b[^.;:()]{0,40}(?:,|\s[–—-])\s$/i;

const WRITER =
  /^[\s*_>(]*(?!(?:effective|phase|wave|stage|step|go|cut|target|date|start|starting|as|from|on|by|after|before|in)\b)(?:\p{Lu}[\p{L}&'.-]*\s|(?:of|the|and|for|at|&)\s){0,5}\p{L}[\p{L}&'.-]*(?:,|\s[·|–—-])\s?$/iu;
